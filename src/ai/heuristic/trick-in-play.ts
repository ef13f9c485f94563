import {
  type Card,
  type DealtView,
  type Ranking,
  ledSuit,
  rankValue,
  suitValue,
} from '../../engine/index.ts';
import { LOW_JOKER, NO_SUIT, NO_TRUMP, suitNumber } from './card-sets.ts';
import type { Situation } from './situation.ts';
import { type BestCard, type StartedTrick, beats } from './trick-probability.ts';

/** The trick on the table: suit led, winning card, players still to come. */
export interface TrickInPlay {
  /** null when this seat leads; `NO_SUIT` where others have played, but none is led [JOKER-4]. */
  readonly led: number | null;
  readonly best: BestCard | null;
  readonly winner: number;
  readonly toPlay: number;
}

/** A card as numbers. */
export const cardNumbers = (card: Card, ranking: Ranking): BestCard => ({
  suit: suitNumber(card),
  rank: rankValue(card, ranking),
});

/** Reads the trick for the seat whose turn it is. */
export function trickInPlay(
  { trick }: DealtView,
  { trump, players, seat, ranking }: Situation,
): TrickInPlay {
  const first = trick.cards[0];
  if (first === undefined) return { led: null, best: null, winner: seat, toPlay: players - 1 };
  const suit = ledSuit(trick);
  const led = suit === null ? NO_SUIT : suitValue(suit);
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

/** The suit led once a card is played: its own after low jokers alone, none after a high joker [JOKER-4]. */
function ledWith(card: BestCard, led: number | null, best: BestCard | null): number {
  const isOpen = led === null || (led === NO_SUIT && best?.suit === LOW_JOKER);
  if (!isOpen) return led;
  return card.suit < NO_TRUMP ? card.suit : NO_SUIT;
}

/** The trick once the situation's seat has played that card. */
export function trickWith(
  card: BestCard,
  { led: ledBefore, best, winner, toPlay }: TrickInPlay,
  { seat, trump }: Situation,
  pressure: number,
): StartedTrick {
  const led = ledWith(card, ledBefore, best);
  return best === null || beats(card, best, led, trump)
    ? { best: card, led, pressure, winner: seat, toPlay }
    : { best, led, pressure, winner, toPlay };
}
