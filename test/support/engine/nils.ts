import { type Card, type GameState, type Seat, presetRules } from '@/engine/index.ts';
import { after, bidsInOrder, dealt, opened } from '../../../tools/lib/games.ts';

const SEATS = [0, 1, 2, 3] as const;

const HANDS: readonly (readonly Card[])[] = [
  ['AD', '2C', 'AH', '2H'],
  ['KD', '5C', 'QH', '9H'],
  ['QD', '4C', 'JH', '8H'],
  ['JD', '3C', 'TH', '7H'],
];

/** Partners with these hands, seat 0 to lead, after these bids and so many cards of both first tricks. */
function played(bids: readonly number[], cards: number): GameState {
  const order = [0, 1].flatMap((place) =>
    SEATS.map((seat) => ({ type: 'play', seat, card: HANDS[seat]?.[place] as Card }) as const),
  );
  return after(
    dealt(opened(presetRules('spades'), { firstDealer: 3 }), { hands: HANDS, dealer: 3 }),
    ...bidsInOrder(4, 3, bids),
    ...order.slice(0, cards),
  );
}

/**
 * Partners, two tricks before the end: seat 0 has lost its nil with an ace and plays last, the ace
 * and the two of hearts to a queen; its partner has bid 1 and has none.
 */
export function lostNil(): { readonly before: GameState; readonly seat: Seat } {
  const hearts = ([1, 2, 3] as const).map(
    (seat) => ({ type: 'play', seat, card: HANDS[seat]?.[2] as Card }) as const,
  );
  return { before: after(played([0, 1, 1, 1], 8), ...hearts), seat: 0 };
}

/** Partners of whom 1 and 2 bid nil: before the first card, and once seat 1 has taken a trick. */
export const nilsStanding = (): { readonly before: GameState; readonly lost: GameState } => ({
  before: played([1, 0, 0, 1], 0),
  lost: played([1, 0, 0, 1], 8),
});
