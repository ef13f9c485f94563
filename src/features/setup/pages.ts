import type { NamedRuleSet } from '@/store/rule-repository.ts';
import type { CataloguePage, QuestionsPage, TraditionPage } from './catalogue/catalogue-pages.ts';

/** `id` is null until the rules are saved; `before` are the rules at the start. */
export interface EditorPage {
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
export const isUnsaved = (page: SetupPageName): boolean =>
  page.name === 'editor' &&
  JSON.stringify([page.set.name, page.set.rules]) !==
    JSON.stringify([page.before.name, page.before.rules]);

/** The pages of the sheet. */
export type SetupPageName =
  | { readonly name: 'choose' | 'rules' }
  | { readonly name: 'share' | 'incoming'; readonly set: NamedRuleSet }
  | EditorPage
  | CataloguePage
  | QuestionsPage
  | TraditionPage
  /** A link to read at once. */
  | { readonly name: 'import'; readonly link: string | null };

/** The page that Back leads to; null if it closes the sheet. */
export function pageBefore(page: SetupPageName): SetupPageName | null {
  switch (page.name) {
    case 'choose':
      return null;
    case 'questions':
      return { ...page.from, atHome: { answers: page.answers, players: page.players } };
    case 'tradition':
      return page.from;
    default:
      return { name: 'choose' };
  }
}

/** How many pages Back goes through until the sheet is closed. */
function depthOf(page: SetupPageName): number {
  const before = pageBefore(page);
  return before === null ? 1 : 1 + depthOf(before);
}

/**
 * How many steps Back takes to close the sheet. Unsaved changes count as a step from the first edit
 * on: browsers may skip history entries that were added without a user gesture, as they would be if
 * Back itself added one for the question.
 */
export function stepsOf(page: SetupPageName, isAsking: boolean): number {
  const depth = depthOf(page);
  return isUnsaved(page) && !isAsking ? depth + 1 : depth;
}
