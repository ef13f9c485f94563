import { ADVICE_SEED } from '@/ai/advice/anytime-advice.ts';
import type { Reviewer } from '@/ai/review/reviewer.ts';
import {
  type GameRecord,
  type Level,
  type RuleSet,
  type Seat,
  stateAfter,
} from '@/engine/index.ts';
import {
  CHOICE_GRADES,
  DECISION_KINDS,
  decisionsOf,
  gradeOf,
  kindOf,
} from '@/engine/review/index.ts';
import { runSteps } from '@/ai/steps.ts';
import { gameAmong, levelsAt } from '../lib/self-play.ts';

/**
 * A judged decision: index of its kind, hand size, trick (−1 before the first), cost and its standard error in
 * thousandths of a standard point, index of its grade.
 */
export type DecisionRow = readonly [
  kind: number,
  handSize: number,
  trick: number,
  cost: number,
  costError: number,
  grade: number,
];

/** The decisions of one seat in one game, by round. */
export interface SeatSample {
  readonly rules: string;
  readonly game: number;
  readonly seat: Seat;
  readonly level: Level;
  readonly rounds: readonly (readonly DecisionRow[])[];
}

const thousandths = (points: number): number => Math.round(points * 1000);

/** Judges every decision of a seat in a game as a review does, without hindsight and luck. */
function judgedRounds(reviewer: Reviewer, record: GameRecord, seat: Seat): DecisionRow[][] {
  return stateAfter(record).past.map(({ index, handSize }) => {
    const played = decisionsOf(record, seat, index);
    if (!played.ok || played.value === null) throw new Error(`round ${index} was not played`);
    return played.value.decisions.flatMap((decision): DecisionRow[] => {
      const judgment = runSteps(reviewer.judge(decision, seat, { seed: ADVICE_SEED }));
      if (judgment === null) return [];
      return [
        [
          DECISION_KINDS.indexOf(kindOf(decision)),
          handSize,
          judgment.trick ?? -1,
          thousandths(judgment.cost / judgment.pointScale),
          thousandths(judgment.costError / judgment.pointScale),
          CHOICE_GRADES.indexOf(gradeOf(judgment)),
        ],
      ];
    });
  });
}

/** The samples of a game that are wanted. */
export function* samplesOf(
  reviewer: Reviewer,
  about: { readonly rules: RuleSet; readonly name: string; readonly game: number },
  levels: readonly Level[],
  isWanted: (seat: Seat) => boolean,
): Generator<SeatSample> {
  const { rules, name, game } = about;
  const seats = levelsAt(levels, rules, game);
  let record: GameRecord | null = null;
  for (const [seat, level] of seats.entries()) {
    if (!isWanted(seat)) continue;
    record ??= gameAmong(rules, seats, game);
    yield { rules: name, game, seat, level, rounds: judgedRounds(reviewer, record, seat) };
  }
}
