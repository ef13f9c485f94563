import { describe, expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { type RuleSet, maxHandSize, presetRules, toAct, viewFor } from '@/engine/index.ts';
import { decide } from '../../../tools/lib/player.ts';
import { after, newGameWith } from '../../../tools/lib/games.ts';

const CLASSIC: RuleSet = { ...presetRules('bugger-your-neighbor'), hook: false };
const DEALS = 40;

/** All bids of experts in a round of these rules as a share of its tricks, averaged over deals. */
function shareBid(rules: RuleSet, handSize: number): number {
  let sum = 0;
  for (let deal = 1; deal <= DEALS; deal++) {
    const dealSeed = deal.toString(16).padStart(32, '7');
    const schedule = { shape: 'constant', low: handSize, high: handSize, turns: 1 } as const;
    let state = after(newGameWith({ ...rules, schedule }, { dealSeed }), { type: 'deal' });
    while (state.round.phase === 'bid') {
      const seat = toAct(state)[0] ?? 0;
      const view = viewFor(state, seat);
      const move = decide(view, 'expert', decisionRng(dealSeed, view));
      if (move.type === 'bid') sum += move.bid;
      state = after(state, move);
    }
  }
  return sum / (DEALS * handSize);
}

describe('experts bid as high as with 52 cards', () => {
  it.each<[string, Partial<RuleSet>]>([
    ['36 cards', { deck: '36' }],
    ['32 cards', { deck: '32' }],
    ['40 Spanish cards', { deck: '40' }],
    ['eight cards for each of three', { deck: 'eight-each', players: 3 }],
    ['a trimmed deck for five', { deck: 'trimmed', players: 5 }],
  ])('with %s', (_title, options) => {
    const rules = { ...CLASSIC, ...options };
    for (const handSize of [4, maxHandSize(rules)]) {
      const share = shareBid(rules, handSize) / shareBid({ ...rules, deck: '52' }, handSize);
      expect(share).toBeGreaterThan(0.8);
      expect(share).toBeLessThan(1.2);
    }
  });
});
