import {
  type Advice,
  type Command,
  type GameRecord,
  type PlayerView,
  type RandomSource,
  isSameCommand,
} from '../../engine/index.ts';
import type { HabitName, Subject } from '../../engine/exercise/index.ts';
import { type AnyAdviser, fullAdviceSteps } from '../advice/full-advice.ts';
import { ADVICE_SEED } from '../advice/anytime-advice.ts';
import type { Steps } from '../steps.ts';
import { habitsThatSolve } from './habits.ts';
import {
  MARGIN,
  MIN_MAKE_PROBABILITY,
  SECOND_SEED,
  bestChoices,
  canBeAbout,
  isAbout,
  isClear,
  viewOf,
} from './proof-criteria.ts';
import type { Policy } from './rollouts.ts';
import { type Trial, verificationSteps } from './verify-answer.ts';

/** Determinizations of a first, quick look, and of the final one. */
const GLANCE = 80;
const DETERMINIZATIONS = 480;

/** How clear the quick look must be. */
const PROMISING = { points: 0.8, errors: 2 };

/** How clear the quick look must be after a third of its determinizations: most positions end here. */
const POSSIBLE = { points: 0.4, errors: 1 };

/** How clear advice must be after a third of its determinizations for the rest to be worthwhile. */
const LIKELY = { points: 1, errors: 3 };

/** The programs and settings of a proof. */
export interface ProofTools {
  readonly adviser: AnyAdviser;
  /** What is usually best, found at once. */
  readonly likely: (view: PlayerView) => Command;
  /** The players of the rollouts that verify an answer: it must be right among each kind. */
  readonly policies: (subject: Subject) => readonly Policy[];
  readonly trial: Trial;
}

/**
 * The subjects still worth a proof if these habits solve the position, the most wanted first.
 * @param subjects those that the position can be about.
 */
export type Wanted = (
  subjects: readonly Subject[],
  habits: readonly HabitName[],
) => readonly Subject[];

/** A position that is proved to be an exercise. */
export interface Proven {
  readonly subject: Subject;
  /** The best command and all equivalent ones. */
  readonly right: readonly Command[];
  /** The habits that solve it. */
  readonly habits: readonly HabitName[];
}

export const isAmong =
  (choices: readonly Command[]) =>
  (choice: Command): boolean =>
    choices.some((each) => isSameCommand(each, choice));

/** The advice under two independent seeds; null unless both have the same clear answer. */
function* agreeing(
  adviser: AnyAdviser,
  view: PlayerView,
  right: readonly Command[],
): Steps<readonly [Advice, Advice] | null> {
  const answers = JSON.stringify(right);
  const isSame = (advice: Advice | null): advice is Advice =>
    advice !== null && isClear(advice, MARGIN) && JSON.stringify(bestChoices(advice)) === answers;
  const isHopeless = (advice: Advice): boolean => !isClear(advice, LIKELY);
  const advice = yield* fullAdviceSteps(adviser, view, DETERMINIZATIONS, ADVICE_SEED, isHopeless);
  if (!isSame(advice)) return null;
  const again = yield* fullAdviceSteps(adviser, view, DETERMINIZATIONS, SECOND_SEED, isHopeless);
  return isSame(again) ? [advice, again] : null;
}

/**
 * Whether a position is an exercise on one of these subjects: one answer is clearly best by search, and
 * independent rollouts agree. Null if it is not.
 */
export function* proofSteps(
  { adviser, likely, policies, trial }: ProofTools,
  record: GameRecord,
  subjects: readonly Subject[],
  wanted: Wanted,
  rng: RandomSource,
): Steps<Proven | null> {
  const open = subjects.filter((subject) => canBeAbout(subject, record));
  if (open.length === 0) return null;
  const view = viewOf(record);
  // The likely choice is usually the best. If habits make it too, there is no need to look further.
  if (wanted(open, habitsThatSolve(view, isAmong([likely(view)]))).length === 0) return null;
  const isUnclear = (advice: Advice): boolean => !isClear(advice, POSSIBLE);
  const glance = yield* fullAdviceSteps(adviser, view, GLANCE, ADVICE_SEED, isUnclear);
  if (glance === null || !isClear(glance, PROMISING)) return null;
  const right = bestChoices(glance);
  const habits = habitsThatSolve(view, isAmong(right));
  const worthwhile = wanted(open, habits);
  if (worthwhile.length === 0) return null;
  const both = yield* agreeing(adviser, view, right);
  if (both === null) return null;
  const subject = worthwhile.find((each) =>
    both.every((one) => isAbout(adviser, each, record, one, MIN_MAKE_PROBABILITY)),
  );
  if (subject === undefined) return null;
  for (const policy of policies(subject))
    if (!(yield* verificationSteps({ subject, record, right }, policy, trial, rng))) return null;
  return { subject, right, habits };
}
