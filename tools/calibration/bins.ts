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
 * up by round before they are squared (cluster-robust variance). It is at least that of the Agresti–Coull
 * interval: that all cases ended alike is no certainty.
 */
function standardError(cases: readonly Case[], made: number): number {
  const share = made / cases.length;
  const byRound = new Map<number, number>();
  for (const each of cases)
    byRound.set(each.round, (byRound.get(each.round) ?? 0) + (each.made ? 1 : 0) - share);
  const clustered = Math.sqrt(sum([...byRound.values()].map((error) => error ** 2))) / cases.length;
  const [count, adjusted] = [cases.length + 4, (made + 2) / (cases.length + 4)];
  return Math.max(clustered, Math.sqrt((adjusted * (1 - adjusted)) / count));
}

/** Predicted and observed shares of cases, at least one. */
function binOf(name: string, cases: readonly Case[]): Bin {
  const predicted = sum(cases.map((each) => each.predicted)) / cases.length;
  const made = cases.filter((each) => each.made).length;
  const observed = made / cases.length;
  return {
    name,
    count: cases.length,
    predicted: 100 * predicted,
    observed: 100 * observed,
    error: 196 * standardError(cases, made),
    deviation: 100 * (observed - predicted),
  };
}

/** All cases as one bin; null where there are none. */
export const binOfAll = (cases: readonly Case[]): Bin | null =>
  cases.length === 0 ? null : binOf('0–100', cases);

/** Bins by tenths of the predicted probability, without empty ones. */
export const binsOf = (cases: readonly Case[]): readonly Bin[] =>
  TENTHS.flatMap((tenth) => {
    const these = cases.filter(
      ({ predicted }) => Math.min(9, Math.floor(predicted * 10)) === tenth,
    );
    return these.length === 0 ? [] : [binOf(`${tenth * 10}–${tenth * 10 + 10}`, these)];
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

/** A number with one decimal, five characters wide. */
const padded = (value: number): string => value.toFixed(1).padStart(5);

/** A bin as a line to print. */
export const binLine = (bin: Bin): string =>
  `  ${bin.name} %  n ${`${bin.count}`.padStart(5)}  predicted ${padded(bin.predicted)}  observed ${padded(bin.observed)} ±${bin.error.toFixed(1)}  ${bin.deviation >= 0 ? '+' : ''}${bin.deviation.toFixed(1)} ${verdictOf(bin)}`;
