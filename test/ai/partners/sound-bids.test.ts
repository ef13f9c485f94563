import { describe, expect, it } from 'vitest';
import { soundBids } from '@/ai/partners/sound-bids.ts';
import { type Card, type RuleSet, allowed, presetRules, viewFor } from '@/engine/index.ts';
import { dealt, newGameWith } from '../../../tools/lib/games.ts';

const SPADES = presetRules('spades');
/** Nine cards of no importance. */
const REST: readonly Card[] = ['2H', '3H', '4H', '5H', '2D', '3D', '4D', '2C', '3C'];

/** The bids that are sound for a hand of seat 1, which bids first. */
function soundFor(
  cards: readonly Card[],
  rules: RuleSet = SPADES,
  closed: (bid: number) => boolean = () => false,
) {
  const hands = Array.from({ length: rules.players }, (_, seat) => (seat === 1 ? cards : []));
  const view = viewFor(
    dealt(newGameWith(rules), { hands, dealer: 0, handSize: 13, trump: 'S' }),
    1,
  );
  if (view.round.phase !== 'bid') throw new Error('no bid');
  const moves = allowed(view.choices).filter((move) => move.type === 'bid' && !closed(move.bid));
  return soundBids(view, view.round, moves).map((move) => (move.type === 'bid' ? move.bid : NaN));
}

describe('the sound bids of a partner', () => {
  it('are no fewer than its trumps above all others', () => {
    expect(Math.min(...soundFor(['AS', 'KS', '9S', '8S', ...REST]))).toBe(2);
    expect(Math.min(...soundFor(['KS', 'QS', 'JS', 'TS', ...REST]))).toBe(0);
  });

  it('are all bids where every higher one is forbidden', () => {
    const cards: readonly Card[] = ['AS', 'KS', 'QS', '8S', ...REST];
    expect(soundFor(cards, SPADES, (bid) => bid > 1)).toEqual([0, 1]);
  });

  it('are all bids in a game with jokers, which beat every trump', () => {
    const jokers: RuleSet = { ...SPADES, jokers: { high: 1, low: 0 } };
    expect(Math.min(...soundFor(['AS', 'KS', 'QS', 'JS', ...REST], jokers))).toBe(0);
  });
});
