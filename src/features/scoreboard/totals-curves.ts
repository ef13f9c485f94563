import type { RoundRecord } from '@/engine/index.ts';

/** The totals of one side from the start (0) to the last finished round. */
const totalsOf = (past: readonly RoundRecord[], side: number): number[] => [
  0,
  ...past.map(({ standing }) => standing.totals[side] ?? 0),
];

/** The line of one side, from the start to the last finished round. */
export interface TotalsCurve {
  readonly side: number;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** A chart in the unit square, with y downwards as on the screen. */
export interface TotalsCurves {
  readonly low: number;
  readonly high: number;
  /** The y of 0 points. */
  readonly zero: number;
  readonly curves: readonly TotalsCurve[];
}

/** The totals of all sides over the rounds, fitted into the unit square. */
export function totalsCurves(past: readonly RoundRecord[], sides: number): TotalsCurves {
  const totals = Array.from({ length: sides }, (_, side) => totalsOf(past, side));
  const low = Math.min(...totals.flat());
  const high = Math.max(...totals.flat());
  const height = (total: number): number => (high === low ? 0.5 : (high - total) / (high - low));
  const width = (round: number): number => (past.length === 0 ? 0 : round / past.length);
  return {
    low,
    high,
    zero: height(0),
    curves: totals.map((own, side) => ({
      side,
      points: own.map((total, round) => [width(round), height(total)]),
    })),
  };
}
