import { type Answers, type CatalogueFilter, NO_ANSWERS, NO_FILTER } from '@/catalogue/index.ts';

/** What the player said of the game at home. */
interface AtHome {
  readonly answers: Answers;
  readonly players: number;
}

/** The list; `at` is the row that was opened last, `atHome` the answers that were given before. */
export interface CataloguePage {
  readonly name: 'catalogue';
  readonly filter: CatalogueFilter;
  readonly at: string | null;
  readonly atHome: AtHome | null;
}

/** *How do you play it at home?* */
export interface QuestionsPage extends AtHome {
  readonly name: 'questions';
  readonly from: CataloguePage;
}

/** One tradition with its rules. */
export interface TraditionPage {
  readonly name: 'tradition';
  readonly id: string;
  readonly players: number;
  readonly from: CataloguePage;
}

export const CATALOGUE_PAGE: CataloguePage = {
  name: 'catalogue',
  filter: NO_FILTER,
  at: null,
  atHome: null,
};

/** The questions with the answers given before, if any. */
export const questionsPage = (from: CataloguePage, players: number): QuestionsPage => ({
  name: 'questions',
  ...(from.atHome ?? { answers: NO_ANSWERS, players }),
  from,
});
