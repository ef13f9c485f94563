import { type RuleSet, handSizes, isNoTrumpRound, trumpOrder } from '@/engine/index.ts';

/** Trump of a round, where the rules say it before the deal; null where it is decided at the table. */
function trumpOf(rules: RuleSet, round: number): RuleSet['trump'] | null {
  if (isNoTrumpRound(rules, round)) return { kind: 'none' };
  const order = trumpOrder(rules);
  const listed = order?.[round % order.length];
  if (listed === undefined) return null;
  return listed === 'N' ? { kind: 'none' } : { kind: 'fixed', suit: listed };
}

/**
 * The rules of one round of a game, as a game of its own.
 * @param round 0-based, below the number of rounds
 * @param cards the hand size, if it is not that of the round
 */
export function singleRound(rules: RuleSet, round: number, cards?: number): RuleSet {
  const size = cards ?? handSizes(rules)[round] ?? 1;
  const { noTrumpRounds: _, ...trump } = rules.trump;
  return {
    ...rules,
    schedule: { shape: 'constant', low: size, high: size, turns: 1 },
    trump: trumpOf(rules, round) ?? trump,
  };
}
