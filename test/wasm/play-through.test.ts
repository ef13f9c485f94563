import { expect, it } from 'vitest';
import { openCore } from '@/ai/net/core.ts';
import { loadNets } from '@/ai/net/loaded-nets.ts';
import { cardNumber, putPosition, putUtility, setPolicy } from '@/ai/net/position.ts';
import { type RuleSet, dealtRound, presetRules, viewFor } from '@/engine/index.ts';
import { weightsOf } from '../../tools/lib/net-weights.ts';
import { after, withoutTrailing, newGameWith } from '../../tools/lib/games.ts';

const core = openCore();
const nets = loadNets(core, weightsOf('sides'), 'sides');

/** Everyone's bid and tricks in a rollout of a deal, after these seats have bid blind nil. */
function rolledOut(rules: RuleSet, seed: number, blind: readonly number[]) {
  const dealSeed = seed.toString(16).padStart(32, '0');
  const state = after(newGameWith(withoutTrailing(rules), { firstDealer: 3, dealSeed }), {
    type: 'deal',
  });
  const view = viewFor(state, 0);
  const round = dealtRound(view);
  if (round === null || state.round.phase === 'ready') throw new Error('no cards were dealt');
  const blindNils = round.hands.map((_, seat) => blind.includes(seat));
  const bids = blindNils.map((isBlind) => (isBlind ? 0 : null));
  putPosition(core, view, { ...round, blindNils, bids });
  putUtility(core, view, round, 1);
  for (const [seat, cards] of state.round.hands.entries())
    for (const card of cards) core.hold(seat, cardNumber(card, {}));
  setPolicy(core, nets, rules, round);
  core.rolloutRound();
  const bySeat = (at: number) => [...new Int32Array(core.memory.buffer, at, 4)];
  return { bids: bySeat(core.bidsAt.value), tricks: bySeat(core.tricksAt.value) };
}

const deals = Array.from({ length: 80 }, (_, seed) => seed + 1);
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

it('if the dealer has bid blind nil, the hook binds the last seat that bids after that [BID-2]', () => {
  const open = presetRules('spades');
  const sums = (rules: RuleSet) => deals.map((seed) => sum(rolledOut(rules, seed, [3]).bids));
  expect(sums(open)).toContain(13);
  expect(sums({ ...open, hook: true })).not.toContain(13);
});

it('nobody bids nil beside a partner’s nil, which only they could cover', () => {
  for (const seed of deals.slice(0, 30)) {
    const { bids, tricks } = rolledOut(presetRules('spades'), seed, [3]);
    expect(bids[3]).toBe(0);
    expect(bids[1]).toBeGreaterThan(0);
    expect(sum(tricks)).toBe(13);
  }
});
