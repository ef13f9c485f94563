import type { NamedRuleSet } from '@/store/rule-repository.ts';

/** `id` is null as long as the rules are not on the savedRules; `before` is what the editing began with. */
interface EditorPage {
  readonly name: 'editor';
  readonly id: string | null;
  readonly set: NamedRuleSet;
  readonly before: NamedRuleSet;
  /** What changed too when something was chosen. */
  readonly also: string | null;
}

/** The editor with rules as they are. */
export const editing = (id: string | null, set: NamedRuleSet): EditorPage => ({
  name: 'editor',
  id,
  set,
  before: set,
  also: null,
});

/** Whether a page holds something that would be lost with it. */
export const isUnsaved = (page: Page): boolean =>
  page.name === 'editor' &&
  JSON.stringify([page.set.name, page.set.rules]) !==
    JSON.stringify([page.before.name, page.before.rules]);

/** What the sheet shows: the choice of a game, or one of the things that lead from it. */
export type Page =
  | { readonly name: 'choose' | 'rules' }
  | { readonly name: 'share' | 'incoming'; readonly set: NamedRuleSet }
  | EditorPage
  /** `link` is read at once. */
  | { readonly name: 'import'; readonly link: string | null };
