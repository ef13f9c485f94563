import { DECK, MAX_JOKERS } from '../cards/card.ts';
import { type StreakRule, resolveScoring } from '../scoring/formula.ts';
import {
  MAX_PLAYERS,
  MAX_ROUNDS,
  MIN_PLAYERS,
  NO_JOKERS,
  type Repeats,
  type RuleSet,
} from './rules.ts';
import { maxHandSize, resolveHigh } from './schedule.ts';

/** Why a rule set cannot be played. */
export type RuleProblem =
  | { readonly kind: 'players'; readonly min: number; readonly max: number }
  | { readonly kind: 'eight-each-players'; readonly min: number; readonly max: number }
  | { readonly kind: 'jokers-out-of-range'; readonly max: number }
  | { readonly kind: 'partners-need-four' }
  | { readonly kind: 'low-out-of-range'; readonly max: number }
  | { readonly kind: 'high-out-of-range'; readonly max: number }
  | { readonly kind: 'low-above-high'; readonly high: number }
  | { readonly kind: 'turns-out-of-range'; readonly max: number }
  | { readonly kind: 'ends-out-of-range'; readonly max: number }
  | { readonly kind: 'zero-limit-out-of-range'; readonly max: number }
  | { readonly kind: 'hook-from-out-of-range'; readonly max: number }
  | { readonly kind: 'trump-list-length'; readonly max: number }
  | { readonly kind: 'no-trump-round-out-of-range'; readonly max: number }
  | { readonly kind: 'no-trump-rounds-need-suits' }
  | { readonly kind: 'duty-needs-suits' }
  | { readonly kind: 'partnership-needs-partners' }
  | { readonly kind: 'partners-need-partnership' }
  | { readonly kind: 'partnership-hides-nothing' }
  | { readonly kind: 'number-out-of-range'; readonly max: number }
  | { readonly kind: 'target-out-of-range'; readonly max: number };

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** Limits of numbers in a scoring, and of a target, which keep totals readable and exact. */
const MAX_POINTS = 1000;
const MAX_TARGET = 10_000;

/** How many players can get the eight highest cards each from one deck [DECK-2]. */
const MIN_EIGHT_EACH = 3;
const MAX_EIGHT_EACH = 6;
/** How often the sizes at the ends of a schedule can be repeated, unless it has only one size. */
const MAX_REPEATS = 10;
/** The largest hand size from which the hook can start: the largest hand of any game, jokers included. */
const MAX_HOOK_FROM = (DECK.length + 2 * MAX_JOKERS) / MIN_PLAYERS;
/** The longest list of trumps. */
const MAX_TRUMP_LIST = 20;

const isRepeats = (value: Repeats, max: number): boolean =>
  value === 'players' || isWhole(value, 1, max);

function scheduleProblems(rules: RuleSet): RuleProblem[] {
  const { schedule } = rules;
  const { shape, low, turns, ends = 1 } = schedule;
  const fit = maxHandSize(rules);
  const high = resolveHigh(schedule.high, rules);
  const problems: RuleProblem[] = [];
  // A schedule of one size has no low.
  const min = shape === 'constant' ? 1 : low;
  if (!isWhole(high, 1, fit)) problems.push({ kind: 'high-out-of-range', max: fit });
  else if (!isWhole(min, 1, fit)) problems.push({ kind: 'low-out-of-range', max: high });
  else if (min > high) problems.push({ kind: 'low-above-high', high });
  const longest = shape === 'constant' ? MAX_ROUNDS : MAX_REPEATS;
  if (!isRepeats(turns, longest)) problems.push({ kind: 'turns-out-of-range', max: longest });
  if (!isRepeats(ends, MAX_REPEATS)) problems.push({ kind: 'ends-out-of-range', max: MAX_REPEATS });
  return problems;
}

function trumpProblems({ trump, duty = 'follow' }: RuleSet): RuleProblem[] {
  const problems: RuleProblem[] = [];
  if (trump.kind === 'list' && !isWhole(trump.order.length, 1, MAX_TRUMP_LIST))
    problems.push({ kind: 'trump-list-length', max: MAX_TRUMP_LIST });
  const { noTrumpRounds = [] } = trump;
  const isRound = (value: number) => value !== 0 && isWhole(value, -MAX_ROUNDS, MAX_ROUNDS);
  if (!noTrumpRounds.every(isRound) || noTrumpRounds.length > MAX_ROUNDS)
    problems.push({ kind: 'no-trump-round-out-of-range', max: MAX_ROUNDS });
  if (trump.kind === 'all-but-led' && noTrumpRounds.length > 0)
    problems.push({ kind: 'no-trump-rounds-need-suits' });
  if (trump.kind === 'all-but-led' && duty !== 'follow')
    problems.push({ kind: 'duty-needs-suits' });
  return problems;
}

/** All numbers in nested data. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

/** Whether a streak bonus, if there is one, starts at the first bid of a streak or later [SCORE-3]. */
const isStreakValid = (streak: StreakRule | null): boolean =>
  streak === null || ('from' in streak ? streak.from : streak.every) >= 1;

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
  const whole = numbersIn(scoring).every((value) => isWhole(value, -MAX_POINTS, MAX_POINTS));
  const positive =
    !partnership || (scoring.bagLimit >= 1 && scoring.perTrick >= 0 && scoring.blindNilBehind >= 0);
  const streak = partnership || isStreakValid(scoring.streak);
  if (!whole || !positive || !streak)
    problems.push({ kind: 'number-out-of-range', max: MAX_POINTS });
  if (!numbersIn(rules.end).every((value) => isWhole(value, -MAX_TARGET, MAX_TARGET)))
    problems.push({ kind: 'target-out-of-range', max: MAX_TARGET });
  return problems;
}

/**
 * All problems of a well-formed rule set; empty if it can be played. Contradictory rules are
 * rejected here and nowhere else.
 */
export function ruleProblems(rules: RuleSet): readonly RuleProblem[] {
  if (!isWhole(rules.players, MIN_PLAYERS, MAX_PLAYERS))
    return [{ kind: 'players', min: MIN_PLAYERS, max: MAX_PLAYERS }];
  if (rules.deck === 'eight-each' && !isWhole(rules.players, MIN_EIGHT_EACH, MAX_EIGHT_EACH))
    return [{ kind: 'eight-each-players', min: MIN_EIGHT_EACH, max: MAX_EIGHT_EACH }];
  const { high, low } = rules.jokers ?? NO_JOKERS;
  if (!isWhole(high, 0, MAX_JOKERS) || !isWhole(low, 0, MAX_JOKERS))
    return [{ kind: 'jokers-out-of-range', max: MAX_JOKERS }];
  const problems: RuleProblem[] = [
    ...scheduleProblems(rules),
    ...trumpProblems(rules),
    ...scoringProblems(rules),
  ];
  if (rules.sides === 'partners' && rules.players !== 4)
    problems.push({ kind: 'partners-need-four' });
  if (rules.zeroLimit !== null && !isWhole(rules.zeroLimit, 1, 10))
    problems.push({ kind: 'zero-limit-out-of-range', max: 10 });
  const { hookFrom = 1 } = rules;
  if (!isWhole(hookFrom, 1, MAX_HOOK_FROM))
    problems.push({ kind: 'hook-from-out-of-range', max: MAX_HOOK_FROM });
  return problems;
}
