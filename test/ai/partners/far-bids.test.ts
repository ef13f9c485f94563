import { describe, expect, it } from 'vitest';
import { farBid } from '@/ai/partners/far-bids.ts';
import { type Card, DECK, allowed, presetRules, viewFor } from '@/engine/index.ts';
import { dealt, opened } from '../../../tools/lib/games.ts';

/** A hand that takes three tricks or four. */
const HAND: readonly Card[] = [
  ...(['KS', '5S', '4S', '3S'] as const),
  ...(['AH', 'QH', '4H'] as const),
  ...(['8D', '7D', '2D'] as const),
  ...(['AC', 'TC', '7C'] as const),
];

/** The bids to compare with a bid of seat 1, which bids first; null if it is not far. */
function comparedWith(bid: number): readonly number[] | null {
  const others = DECK.filter((card) => !HAND.includes(card));
  const hands = [others.slice(0, 13), HAND, others.slice(13, 26), others.slice(26)];
  const state = dealt(opened(presetRules('spades')), {
    hands,
    dealer: 0,
    handSize: 13,
    trump: 'S',
  });
  const view = viewFor(state, 1);
  if (view.round.phase !== 'bid') throw new Error('no bid');
  const far = farBid(view, view.round, bid, allowed(view.choices));
  return far === null ? null : [...HAND.keys(), 13].filter((each) => far.range & (1 << each));
}

describe('a bid far from the tricks of the hand', () => {
  it('is compared with those between it and the tricks', () => {
    expect(comparedWith(7)).toEqual([3, 4, 5, 6, 7]);
  });

  it('is none near the tricks', () => {
    expect([2, 3, 4, 5].map(comparedWith)).toEqual([null, null, null, null]);
  });

  it('is not nil, which is another contract', () => {
    expect(comparedWith(0)).toBeNull();
  });
});
