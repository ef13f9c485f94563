import { type Estimate, Z95, meanOf } from '../insights/estimate.ts';
import type { DrillAnswer } from './answers.ts';

/** With fewer answers no conclusion is drawn. */
export const MIN_ANSWERS = 20;

/** How many answers make one point of the trend, and how many points its average. */
export const BLOCK = 10;
const AVERAGED_BLOCKS = 5;

/** The results of all bids to which one chance was given. */
export interface CalibrationStep {
  /** The chance, from 0 to 1. */
  readonly chance: number;
  readonly count: number;
  readonly made: number;
  /** The 95% interval of the fraction that is made (Wilson). */
  readonly range: readonly [low: number, high: number];
}

/** How well the chances given fit the results. */
export interface Calibration {
  readonly count: number;
  /** The Brier score: the mean squared difference of chance and result, 0 for a prophet; null without answers. */
  readonly brier: number | null;
  /** The same of the adviser, over the answers for which it is known, and the player's over those. */
  readonly expert: { readonly brier: number; readonly own: number; readonly count: number } | null;
  /** How much higher chances are than results, from −1 to 1; null for too few answers. */
  readonly excess: Estimate | null;
  /** Standard points lost per bid; null for too few answers. */
  readonly cost: Estimate | null;
  readonly steps: readonly CalibrationStep[];
  readonly trend: readonly BrierBlock[];
}

/** Ten answers in a row. */
export interface BrierBlock {
  /** The number of its first and its last answer, from 1. */
  readonly from: number;
  readonly to: number;
  readonly brier: number;
  /** The average of the last blocks up to this one. */
  readonly mean: number;
}

/** The Wilson score interval of a fraction. */
export function wilson(made: number, count: number): readonly [low: number, high: number] {
  if (count === 0) return [0, 1];
  const part = made / count;
  const square = Z95 ** 2;
  const center = (part + square / (2 * count)) / (1 + square / count);
  const margin =
    (Z95 * Math.sqrt((part * (1 - part)) / count + square / (4 * count ** 2))) /
    (1 + square / count);
  return [Math.max(0, center - margin), Math.min(1, center + margin)];
}

/** The squared difference of a chance in percent and a result. */
const penalty = (percent: number, made: boolean): number => (percent / 100 - Number(made)) ** 2;

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const ownPenalty = ({ chance, made }: DrillAnswer): number => penalty(chance, made);

function stepsOf(answers: readonly DrillAnswer[]): CalibrationStep[] {
  const chances = [...new Set(answers.map(({ chance }) => chance))].toSorted((a, b) => a - b);
  return chances.map((chance) => {
    const said = answers.filter((each) => each.chance === chance);
    const made = said.filter((each) => each.made).length;
    return { chance: chance / 100, count: said.length, made, range: wilson(made, said.length) };
  });
}

function trendOf(answers: readonly DrillAnswer[]): BrierBlock[] {
  const blocks = Array.from({ length: Math.floor(answers.length / BLOCK) }, (_, at) =>
    average(answers.slice(at * BLOCK, (at + 1) * BLOCK).map(ownPenalty)),
  );
  return blocks.map((brier, at) => ({
    from: at * BLOCK + 1,
    to: (at + 1) * BLOCK,
    brier,
    mean: average(blocks.slice(Math.max(0, at + 1 - AVERAGED_BLOCKS), at + 1)),
  }));
}

/** How well the chances of answers, in the order given, fit their results. */
export function calibrationOf(answers: readonly DrillAnswer[]): Calibration {
  const count = answers.length;
  const known = answers.flatMap((answer) =>
    answer.expert === null ? [] : [{ ...answer, expert: answer.expert }],
  );
  const costs = answers.flatMap(({ cost }) => (cost === null ? [] : [cost / 100]));
  return {
    count,
    brier: count === 0 ? null : average(answers.map(ownPenalty)),
    expert:
      known.length === 0
        ? null
        : {
            brier: average(known.map(({ expert, made }) => penalty(expert, made))),
            own: average(known.map(ownPenalty)),
            count: known.length,
          },
    excess:
      count < MIN_ANSWERS
        ? null
        : meanOf(answers.map(({ chance, made }) => chance / 100 - Number(made))),
    cost: costs.length < MIN_ANSWERS ? null : meanOf(costs),
    steps: stepsOf(answers),
    trend: trendOf(answers),
  };
}
