import { type Card, type GameState, type Seat, presetRules } from '@/engine/index.ts';
import { after, bidsInOrder, dealt, opened } from './games.ts';

/**
 * Partners, two tricks before the end: seat 0 has lost its nil with an ace and plays last, the ace
 * and the two of hearts to a queen; its partner has bid 1 and has none.
 */
export function lostNil(): { readonly before: GameState; readonly seat: Seat } {
  const hands: readonly (readonly Card[])[] = [
    ['AD', '2C', 'AH', '2H'],
    ['KD', '5C', 'QH', '9H'],
    ['QD', '4C', 'JH', '8H'],
    ['JD', '3C', 'TH', '7H'],
  ];
  const played: readonly (readonly [Seat, Card])[] = [
    ...([0, 1, 2, 3] as const).map((seat) => [seat, hands[seat]?.[0] as Card] as const),
    ...([0, 1, 2, 3] as const).map((seat) => [seat, hands[seat]?.[1] as Card] as const),
    ...([1, 2, 3] as const).map((seat) => [seat, hands[seat]?.[2] as Card] as const),
  ];
  const before = after(
    dealt(opened(presetRules('spades'), { firstDealer: 3 }), { hands, dealer: 3 }),
    ...bidsInOrder(4, 3, [0, 1, 1, 1]),
    ...played.map(([seat, card]) => ({ type: 'play', seat, card }) as const),
  );
  return { before, seat: 0 };
}
