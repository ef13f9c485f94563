import { type Card, type GameState, type Seat, presetRules } from '@/engine/index.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../../tools/lib/games.ts';

const SEATS = [0, 1, 2, 3] as const;

const HANDS: readonly (readonly Card[])[] = [
  ['AD', '2C', 'AH', '2H'],
  ['KD', '5C', 'QH', '9H'],
  ['QD', '4C', 'JH', '8H'],
  ['JD', '3C', 'TH', '7H'],
];

/** Spades with these hands, seat 0 to lead, after these bids and the first `cards` cards played. */
function played(bids: readonly number[], cards: number): GameState {
  const order = [0, 1].flatMap((place) =>
    SEATS.map((seat) => ({ type: 'play', seat, card: HANDS[seat]?.[place] as Card }) as const),
  );
  return after(
    dealt(newGameWith(presetRules('spades'), { firstDealer: 3 }), { hands: HANDS, dealer: 3 }),
    ...bidsInOrder(4, 3, bids),
    ...order.slice(0, cards),
  );
}

/**
 * Spades, two tricks before the end. Seat 0 has failed its nil with an ace and plays last, with the
 * ace and the two of hearts to a led queen; its partner bid 1 and has taken no trick.
 */
export function lostNil(): { readonly before: GameState; readonly seat: Seat } {
  const hearts = ([1, 2, 3] as const).map(
    (seat) => ({ type: 'play', seat, card: HANDS[seat]?.[2] as Card }) as const,
  );
  return { before: after(played([0, 1, 1, 1], 8), ...hearts), seat: 0 };
}

/** Spades in which seats 1 and 2 bid nil: before the first card, and after seat 1 has taken a trick. */
export const spadesWithTwoNils = (): { readonly before: GameState; readonly lost: GameState } => ({
  before: played([1, 0, 0, 1], 0),
  lost: played([1, 0, 0, 1], 8),
});
