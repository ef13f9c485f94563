import type { DrillAnswer } from '@/store/drill/answers.ts';

/** An answer in the bidding drill, given at a time in ms. */
export const drillAnswer = (at: number): DrillAnswer => ({
  at,
  preset: 'canadian',
  name: null,
  cards: 5,
  bid: 2,
  chance: 60,
  made: true,
  expert: 47,
  cost: 12,
});
