import { describe, expect, it } from 'vitest';
import { farBid } from '@/ai/partners/far-bids.ts';
import { type Card, DECK, allowed, presetRules, viewFor } from '@/engine/index.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../../tools/lib/games.ts';

/** A hand that takes three tricks or four. */
const HAND: readonly Card[] = [
  ...(['KS', '5S', '4S', '3S'] as const),
  ...(['AH', 'QH', '4H'] as const),
  ...(['8D', '7D', '2D'] as const),
  ...(['AC', 'TC', '7C'] as const),
];

/** A hand that takes one trick at most. */
const POOR_HAND: readonly Card[] = [
  ...(['6S', '3S'] as const),
  ...(['9H', '7H', '4H', '2H'] as const),
  ...(['TD', '7D', '6D', '2D'] as const),
  ...(['9C', '8C', '5C'] as const),
];

/** The bids to compare with a bid of seat 1, after those of earlier seats; null if it is not far. */
const comparedWith = (bid: number, ...before: readonly number[]) => compared(HAND, bid, before);

function compared(
  hand: readonly Card[],
  bid: number,
  before: readonly number[],
): readonly number[] | null {
  const others = DECK.filter((card) => !hand.includes(card));
  const hands = [others.slice(0, 13), hand, others.slice(13, 26), others.slice(26)];
  const dealer = (4 - before.length) % 4;
  const opening = dealt(newGameWith(presetRules('spades')), {
    hands,
    dealer,
    handSize: 13,
    trump: 'S',
  });
  const state = after(opening, ...bidsInOrder(4, dealer, before));
  const view = viewFor(state, 1);
  if (view.round.phase !== 'bid') throw new Error('no bid');
  const far = farBid(view, view.round, bid, allowed(view.choices));
  return far === null ? null : [...hand.keys(), 13].filter((each) => far.range & (1 << each));
}

describe('a bid far from the tricks of the hand', () => {
  it('is compared with those between it and the tricks', () => {
    expect(comparedWith(7)).toEqual([3, 4, 5, 6, 7]);
  });

  it('is none near the tricks', () => {
    expect([2, 3, 4, 5].map((bid) => comparedWith(bid))).toEqual([null, null, null, null]);
  });

  it('is reached sooner above the tricks than below them', () => {
    expect(comparedWith(6)).toEqual([3, 4, 5, 6]);
    expect(comparedWith(1)).toEqual([1, 2, 3, 4]);
  });

  it('is reached sooner below the tricks after a nil', () => {
    expect(comparedWith(2, 3)).toBeNull();
    expect(comparedWith(2, 0)).toEqual([2, 3, 4]);
    expect(comparedWith(3, 0)).toBeNull();
    expect(comparedWith(5, 0)).toBeNull();
  });

  it('is a nil on a hand that counts tricks, compared with all bids up to these', () => {
    expect(comparedWith(0)).toEqual([0, 1, 2, 3, 4]);
    expect(compared(POOR_HAND, 0, [])).toBeNull();
  });
});
