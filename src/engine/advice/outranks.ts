import { type Card, isJoker, suitOf } from '../cards/card.ts';
import { type Ranking, rankValue } from '../cards/ranking.ts';

/** Whether a card is above another one of its suit. Jokers have no suit. */
export const outranks = (card: Card, other: Card, ranking: Ranking): boolean =>
  !isJoker(card) &&
  suitOf(card) === suitOf(other) &&
  rankValue(card, ranking) > rankValue(other, ranking);
