import { describe, expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { type Card, presetRules, viewFor } from '@/engine/index.ts';
import { after, dealt, newGameWith } from '../../../tools/lib/games.ts';
import { decide } from '../../../tools/lib/player.ts';

/** A hand worth about four tricks. */
const HAND = 'AS QS 7S 4S KH QH 5H AD 8D 3D KC 6C 2C'.split(' ') as readonly Card[];

/** Hard's bid on the hand after these bids of the other seats, in their order. */
function bidAfter(...bids: readonly number[]): number {
  const rules = presetRules('spades');
  const seat = (bids.length + 1) % rules.players;
  const hands = Array.from({ length: rules.players }, (_, each) => (each === seat ? HAND : []));
  const state = after(
    dealt(newGameWith(rules), { hands, dealer: 0, handSize: 13, trump: 'S' }),
    ...bids.map((bid, at) => ({ type: 'bid', seat: (at + 1) % rules.players, bid }) as const),
  );
  const view = viewFor(state, seat);
  const move = decide(view, 'hard', decisionRng('a'.repeat(32), view));
  return move.type === 'bid' ? move.bid : Number.NaN;
}

describe('the third and the fourth bidder of partners', () => {
  it('bid less on the same hand, the more the others have bid', () => {
    expect(bidAfter(5, 5)).toBeLessThan(bidAfter(2, 2));
    expect(bidAfter(4, 4, 4)).toBeLessThan(bidAfter(2, 3, 2));
  });

  it('bid no more after low bids, and take nothing from a nil', () => {
    expect(bidAfter(1, 1)).toBe(bidAfter(2, 2));
    expect(bidAfter(0, 6)).toBe(bidAfter(0, 3));
  });
});
