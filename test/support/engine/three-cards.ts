import { HUMAN, type RuleSet, cards, presetRules } from '@/engine/index.ts';
import type { Position } from '@/engine/position/index.ts';

/** Round 8 of *Bugger Your Neighbor*: three cards; seat 3 deals, so that the viewer at seat 0 bids and leads first. */
export const threeCards = (rules: RuleSet = presetRules('bugger-your-neighbor', 4)): Position => ({
  rules,
  seats: Array.from({ length: rules.players }, () => ({ name: '', player: HUMAN })),
  seat: 0,
  index: 7,
  dealer: 3,
  past: [],
  totals: null,
  turned: '2S',
  openCard: null,
  hands: [cards('AS KH 4D'), ...Array.from({ length: rules.players - 1 }, () => [])],
  moves: [],
});
