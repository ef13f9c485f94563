import { type Answers, type CatalogueFilter, NO_ANSWERS, NO_FILTER } from '@/catalogue/index.ts';

/** The list; `at` is the row that was opened last. */
export interface CataloguePage {
  readonly name: 'catalogue';
  readonly filter: CatalogueFilter;
  readonly at: string | null;
}

/** *How do you play it at home?* */
export interface QuestionsPage {
  readonly name: 'questions';
  readonly answers: Answers;
  readonly players: number;
  readonly from: CataloguePage;
}

/** One tradition with its rules. */
export interface TraditionPage {
  readonly name: 'tradition';
  readonly id: string;
  readonly players: number;
  readonly from: CataloguePage;
}

export const CATALOGUE_PAGE: CataloguePage = { name: 'catalogue', filter: NO_FILTER, at: null };

export const questionsPage = (from: CataloguePage, players: number): QuestionsPage => ({
  name: 'questions',
  answers: NO_ANSWERS,
  players,
  from,
});
