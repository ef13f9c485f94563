import type { NamedRuleSet } from '@/store/rule-repository.ts';

/** `id` is null until the rules are saved; `before` are the rules at the start. */
interface EditorPage {
  readonly name: 'editor';
  readonly id: string | null;
  readonly set: NamedRuleSet;
  readonly before: NamedRuleSet;
  /** Adjustments after the last choice. */
  readonly also: string | null;
}

/** The editor page for some rules. */
export const editorPage = (id: string | null, set: NamedRuleSet): EditorPage => ({
  name: 'editor',
  id,
  set,
  before: set,
  also: null,
});

/** Whether leaving a page would lose changes. */
export const isUnsaved = (page: Page): boolean =>
  page.name === 'editor' &&
  JSON.stringify([page.set.name, page.set.rules]) !==
    JSON.stringify([page.before.name, page.before.rules]);

/** The pages of the sheet. */
export type Page =
  | { readonly name: 'choose' | 'rules' }
  | { readonly name: 'share' | 'incoming'; readonly set: NamedRuleSet }
  | EditorPage
  /** A link to read at once. */
  | { readonly name: 'import'; readonly link: string | null };

/**
 * How many steps Back takes to close the sheet. Unsaved changes count as a step from the first edit
 * on: browsers may skip history entries that were added without a user gesture, as they would be if
 * Back itself added one for the question.
 */
export function stepsOf(page: Page, isAsking: boolean): number {
  if (page.name === 'choose') return 1;
  return isUnsaved(page) && !isAsking ? 3 : 2;
}
