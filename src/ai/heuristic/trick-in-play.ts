import {
  type Card,
  type DealtView,
  type Ranking,
  rankValue,
  suitOf,
  suitValue,
} from '../../engine/index.ts';
import type { Situation } from './situation.ts';
import { type BestCard, type StartedTrick, beats } from './trick-probability.ts';

/** The trick on the table: suit led, winning card, players still to come. */
export interface TrickInPlay {
  /** null when this seat leads. */
  readonly led: number | null;
  readonly best: BestCard | null;
  readonly winner: number;
  readonly toPlay: number;
}

/** A card as numbers. */
export const cardNumbers = (card: Card, ranking: Ranking): BestCard => ({
  suit: suitValue(suitOf(card)),
  rank: rankValue(card, ranking),
});

/** Reads the trick for the seat whose turn it is. */
export function trickInPlay(
  { trick }: DealtView,
  { trump, players, seat, ranking }: Situation,
): TrickInPlay {
  const first = trick.cards[0];
  if (first === undefined) return { led: null, best: null, winner: seat, toPlay: players - 1 };
  const led = suitValue(suitOf(first));
  let best = cardNumbers(first, ranking);
  let winner = 0;
  for (let index = 1; index < trick.cards.length; index++) {
    const card = cardNumbers(trick.cards[index] as Card, ranking);
    if (!beats(card, best, led, trump)) continue;
    best = card;
    winner = index;
  }
  return {
    led,
    best,
    winner: (trick.leader + winner) % players,
    toPlay: players - 1 - trick.cards.length,
  };
}

/** The trick once the situation's seat has played that card. */
export function trickWith(
  card: BestCard,
  { led: ledBefore, best, winner, toPlay }: TrickInPlay,
  { seat, trump }: Situation,
  pressure: number,
): StartedTrick {
  const led = ledBefore ?? card.suit;
  return best === null || beats(card, best, led, trump)
    ? { best: card, led, pressure, winner: seat, toPlay }
    : { best, led, pressure, winner, toPlay };
}
