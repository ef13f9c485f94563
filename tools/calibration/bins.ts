// Predicted against observed shares, by tenths of the predicted probability.
import type { Case } from './curve.ts';

/** The cases whose predicted probability is in one tenth of the range; shares in percent. */
export interface Bin {
  readonly name: string;
  readonly count: number;
  readonly predicted: number;
  readonly observed: number;
  /** Half of the 95% interval of `observed`. */
  readonly error: number;
  /** Observed less predicted, in percentage points. */
  readonly deviation: number;
}

const TENTHS = Array.from({ length: 10 }, (_, tenth) => tenth);

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/**
 * The standard error of an observed share. Cases of one round tend to end alike, so their errors are added
 * up by round before they are squared (cluster-robust variance).
 */
function clusteredError(cases: readonly Case[], share: number): number {
  const byRound = new Map<number, number>();
  for (const { round, made } of cases)
    byRound.set(round, (byRound.get(round) ?? 0) + (made ? 1 : 0) - share);
  return Math.sqrt(sum([...byRound.values()].map((each) => each ** 2))) / cases.length;
}

/** Bins by tenths of the predicted probability, without empty ones. */
export const binsOf = (cases: readonly Case[]): readonly Bin[] =>
  TENTHS.flatMap((tenth) => {
    const these = cases.filter(
      ({ predicted }) => Math.min(9, Math.floor(predicted * 10)) === tenth,
    );
    if (these.length === 0) return [];
    const predicted = sum(these.map((each) => each.predicted)) / these.length;
    const observed = these.filter(({ made }) => made).length / these.length;
    return [
      {
        name: `${tenth * 10}–${tenth * 10 + 10}`,
        count: these.length,
        predicted: 100 * predicted,
        observed: 100 * observed,
        error: 196 * clusteredError(these, observed),
        deviation: 100 * (observed - predicted),
      },
    ];
  });

/** The fewest cases for a bin to be judged. */
const MIN_CASES = 50;

/** The largest deviation that counts as calibrated, in percentage points. */
const TOLERANCE = 5;

/** Whether a bin has enough cases to be judged. */
export const isJudged = ({ count }: Bin): boolean => count >= MIN_CASES;

/** Whether a bin deviates by more than is tolerated. */
export const isOff = ({ deviation }: Bin): boolean => Math.abs(deviation) > TOLERANCE;

/** What is said of a bin: too few cases, calibrated, off within its interval, or off beyond doubt. */
function verdictOf(bin: Bin): string {
  if (!isJudged(bin)) return 'few';
  if (!isOff(bin)) return 'ok';
  return Math.abs(bin.deviation) - bin.error > TOLERANCE ? 'OFF' : 'off within its interval';
}

/** A number with one decimal, six characters wide. */
const padded = (value: number): string => value.toFixed(1).padStart(5);

/** A bin as a line to print. */
export const binLine = (bin: Bin): string =>
  `  ${bin.name} %  n ${`${bin.count}`.padStart(5)}  predicted ${padded(bin.predicted)}  observed ${padded(bin.observed)} ±${bin.error.toFixed(1)}  ${bin.deviation >= 0 ? '+' : ''}${bin.deviation.toFixed(1)} ${verdictOf(bin)}`;
