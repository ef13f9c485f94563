import {
  type Advice,
  type Command,
  type GameRecord,
  type PlayerView,
  type RandomSource,
  isSameCommand,
} from '../../engine/index.ts';
import type { HabitName, Subject } from '../../engine/exercise/index.ts';
import { type AnyAdviser, adviceSteps } from '../advice/full-advice.ts';
import { ADVICE_SEED, type AnytimeAdvice } from '../advice/anytime-advice.ts';
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
import { type VerificationSettings, verificationSteps } from './verify-answer.ts';

/** Advice that is less clear than `margin` after `determinizations` is given up. */
interface Checkpoint {
  readonly determinizations: number;
  readonly margin: typeof MARGIN;
}

/** Early checkpoints: most positions are given up here. Set by hand. */
const EARLY_CHECKPOINTS: readonly Checkpoint[] = [
  { determinizations: 27, margin: { points: 0.4, errors: 1 } },
  { determinizations: 80, margin: { points: 0.8, errors: 2 } },
];

/** The determinizations of a proof. */
const DETERMINIZATIONS = 480;

/** Checkpoints of a promising position. All but the last are set by hand. */
const CHECKPOINTS: readonly Checkpoint[] = [
  { determinizations: 160, margin: { points: 1, errors: 3 } },
  { determinizations: 320, margin: { points: 1, errors: 3 } },
  { determinizations: DETERMINIZATIONS, margin: MARGIN },
];

/** The programs and settings of a proof. */
export interface ProofTools {
  readonly adviser: AnyAdviser;
  /** The nets' choice, without search. */
  readonly quickGuess: (view: PlayerView) => Command;
  /** The players of the rollouts that verify an answer: it must be right among each kind. */
  readonly policies: (subject: Subject) => readonly Policy[];
  readonly verification: VerificationSettings;
  /** Whether advice ends at the first checkpoint at which it is clear enough; otherwise it takes all determinizations. */
  readonly endsEarly: boolean;
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

/** A test for being one of these choices. */
export const isAmong =
  (choices: readonly Command[]) =>
  (choice: Command): boolean =>
    choices.some((each) => isSameCommand(each, choice));

/** The advice at the last checkpoint reached; null if it was given up. */
function* checkedAdvice(
  anytime: AnytimeAdvice,
  checkpoints: readonly Checkpoint[],
  endsEarly: boolean,
): Steps<Advice | null> {
  let advice: Advice | null = null;
  for (const { determinizations, margin } of checkpoints) {
    advice = yield* adviceSteps(anytime, determinizations);
    if (!isClear(advice, margin)) return null;
    if (endsEarly && isClear(advice, MARGIN)) return advice;
  }
  return advice;
}

/**
 * The advice under two independent seeds; null unless both have the same clear answer.
 * @param first the advice under the first seed, which is improved
 */
function* agreeing(
  { adviser, endsEarly }: ProofTools,
  view: PlayerView,
  first: AnytimeAdvice,
  right: readonly Command[],
): Steps<readonly [Advice, Advice] | null> {
  const answers = JSON.stringify(right);
  const isSame = (advice: Advice | null): advice is Advice =>
    advice !== null && JSON.stringify(bestChoices(advice)) === answers;
  const advice = yield* checkedAdvice(first, CHECKPOINTS, endsEarly);
  if (!isSame(advice)) return null;
  const other = adviser.advise(view, SECOND_SEED, DETERMINIZATIONS);
  if (other === null) return null;
  const again = yield* checkedAdvice(other, CHECKPOINTS, endsEarly);
  return isSame(again) ? [advice, again] : null;
}

/**
 * The proof that a position is an exercise on one of these subjects: one answer is clearly best by search, and
 * independent rollouts agree. Null if it is no exercise.
 */
export function* proofSteps(
  tools: ProofTools,
  record: GameRecord,
  subjects: readonly Subject[],
  wanted: Wanted,
  rng: RandomSource,
): Steps<Proven | null> {
  const { adviser, quickGuess, policies, verification } = tools;
  const open = subjects.filter((subject) => canBeAbout(subject, record));
  if (open.length === 0) return null;
  const view = viewOf(record);
  // The quick guess is usually the best choice. If habits make it too, there is no need to search.
  if (wanted(open, habitsThatSolve(view, isAmong([quickGuess(view)]))).length === 0) return null;
  const anytime = adviser.advise(view, ADVICE_SEED, DETERMINIZATIONS);
  const early = anytime === null ? null : yield* checkedAdvice(anytime, EARLY_CHECKPOINTS, false);
  if (anytime === null || early === null) return null;
  const right = bestChoices(early);
  const habits = habitsThatSolve(view, isAmong(right));
  const worthwhile = wanted(open, habits);
  if (worthwhile.length === 0) return null;
  const both = yield* agreeing(tools, view, anytime, right);
  if (both === null) return null;
  const subject = worthwhile.find((each) =>
    both.every((one) => isAbout(adviser, each, record, one, MIN_MAKE_PROBABILITY)),
  );
  if (subject === undefined) return null;
  for (const policy of policies(subject))
    if (!(yield* verificationSteps({ subject, record, right }, policy, verification, rng)))
      return null;
  return { subject, right, habits };
}
