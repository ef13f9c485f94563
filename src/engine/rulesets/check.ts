import { resolveScoring } from '../scoring/formula.ts';
import { MAX_PLAYERS, MIN_PLAYERS, type RuleSet } from './rules.ts';
import { maxHandSize, resolveHigh } from './schedule.ts';

/** The maximum number of rounds, far beyond any real game. */
export const MAX_ROUNDS = 100;

/** Why a rule set cannot be played. */
export type RuleProblem =
  | { readonly kind: 'players'; readonly min: number; readonly max: number }
  | { readonly kind: 'partners-need-four' }
  | { readonly kind: 'low-out-of-range'; readonly max: number }
  | { readonly kind: 'high-out-of-range'; readonly max: number }
  | { readonly kind: 'low-above-high'; readonly high: number }
  | { readonly kind: 'turns-out-of-range'; readonly max: number }
  | { readonly kind: 'zero-limit-out-of-range'; readonly max: number }
  | { readonly kind: 'hook-needs-turns' }
  | { readonly kind: 'no-trump-to-break' }
  | { readonly kind: 'partnership-needs-partners' }
  | { readonly kind: 'partners-need-partnership' }
  | { readonly kind: 'partnership-hides-nothing' }
  | { readonly kind: 'target-needs-partnership' }
  | { readonly kind: 'number-out-of-range'; readonly max: number };

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** Limits of numbers in a scoring, which keep totals readable and exact. */
const MAX_POINTS = 1000;

function scheduleProblems({ schedule, players }: RuleSet): RuleProblem[] {
  const fit = maxHandSize(players);
  const high = resolveHigh(schedule.high, players);
  const problems: RuleProblem[] = [];
  if (!isWhole(high, 1, fit)) problems.push({ kind: 'high-out-of-range', max: fit });
  else if (!isWhole(schedule.low, 1, fit)) problems.push({ kind: 'low-out-of-range', max: high });
  else if (schedule.low > high) problems.push({ kind: 'low-above-high', high });
  const longest = schedule.shape === 'constant' ? MAX_ROUNDS : 10;
  if (!isWhole(schedule.turns, 1, longest))
    problems.push({ kind: 'turns-out-of-range', max: longest });
  return problems;
}

/** All numbers in nested data. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

function scoringProblems(rules: RuleSet): RuleProblem[] {
  const problems: RuleProblem[] = [];
  const scoring = resolveScoring(rules.scoring);
  const partnership = scoring.kind === 'partnership';
  if (partnership && rules.sides !== 'partners')
    problems.push({ kind: 'partnership-needs-partners' });
  if (!partnership && rules.sides === 'partners')
    problems.push({ kind: 'partners-need-partnership' });
  if (partnership && (rules.sight !== 'own' || rules.bidding !== 'in-turn'))
    problems.push({ kind: 'partnership-hides-nothing' });
  if (!partnership && rules.end.kind === 'target')
    problems.push({ kind: 'target-needs-partnership' });
  const whole = numbersIn([scoring, rules.end]).every((value) =>
    isWhole(value, -MAX_POINTS, MAX_POINTS),
  );
  const positive =
    !partnership || (scoring.bagLimit >= 1 && scoring.perTrick >= 0 && scoring.blindNilBehind >= 0);
  const streak = partnership || scoring.streak === null || scoring.streak.from >= 1;
  if (!whole || !positive || !streak)
    problems.push({ kind: 'number-out-of-range', max: MAX_POINTS });
  return problems;
}

/**
 * All problems of a well-formed rule set; empty if it can be played. Contradictory rules are
 * rejected here and nowhere else.
 */
export function ruleProblems(rules: RuleSet): readonly RuleProblem[] {
  if (!isWhole(rules.players, MIN_PLAYERS, MAX_PLAYERS))
    return [{ kind: 'players', min: MIN_PLAYERS, max: MAX_PLAYERS }];
  const problems: RuleProblem[] = [...scheduleProblems(rules), ...scoringProblems(rules)];
  if (rules.sides === 'partners' && rules.players !== 4)
    problems.push({ kind: 'partners-need-four' });
  if (rules.zeroLimit !== null && !isWhole(rules.zeroLimit, 1, 10))
    problems.push({ kind: 'zero-limit-out-of-range', max: 10 });
  if (rules.hook && rules.bidding === 'sealed') problems.push({ kind: 'hook-needs-turns' });
  const { kind } = rules.trump;
  if (rules.trumpLead === 'broken' && (kind === 'none' || kind === 'all-but-led'))
    problems.push({ kind: 'no-trump-to-break' });
  return problems;
}
