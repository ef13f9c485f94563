import { isDoubtful as mayBeCostly } from '@/ai/review/comparison.ts';
import type { Reviewer } from '@/ai/review/reviewer.ts';
import type { Advice, Command, GameRecord, RuleSet } from '@/engine/index.ts';
import { type RecordedRound, type RoundReview, decisionsOf } from '@/engine/review/index.ts';
import { headerOf } from '../../../tools/lib/games.ts';
import { randomGame } from '../../../tools/lib/random-play.ts';

/** Enough determinizations that judgments of different decisions differ. */
export const FEW_DETERMINIZATIONS = 8;

/** A game of random moves with a seeded deal. */
export const someGame = (rules: RuleSet, seed: number): GameRecord =>
  randomGame(headerOf(rules, { dealSeed: `${seed + 1}`.padStart(32, '5') }), seed);

/** The finished review of a round. */
export function reviewed(
  reviewer: Reviewer,
  record: GameRecord,
  round: number,
  seat: number,
  determinizations = FEW_DETERMINIZATIONS,
): RoundReview {
  const reviewing = reviewer.review({ record, round, seat }, determinizations);
  while (reviewing.improve());
  return reviewing.best();
}

/** The decisions of a seat in a finished round. */
export function decisionsIn(record: GameRecord, seat: number, round: number): RecordedRound {
  const played = decisionsOf(record, seat, round);
  if (!played.ok || played.value === null) throw new Error('no round');
  return played.value;
}

/** The first look at a choice, as advice has it. */
export const firstLook = (advice: Advice | null, command: Command) =>
  advice?.options.find((option) => JSON.stringify(option.command) === JSON.stringify(command));

/** Whether a choice seems to cost so much that a review takes a second look. */
export function isDoubtful(advice: Advice | null, command: Command): boolean {
  const made = firstLook(advice, command);
  return advice !== null && made !== undefined && mayBeCostly(advice, made);
}

/** The advice on a choice as a judgment; of a doubtful one only the choice, since a second look judges it. */
export function judgedBy(advice: Advice | null, command: Command) {
  const made = firstLook(advice, command);
  if (isDoubtful(advice, command)) return { own: { command } };
  return {
    cost: made?.cost,
    costError: made?.costError,
    own: { command, points: made?.points, make: made?.make },
  };
}
