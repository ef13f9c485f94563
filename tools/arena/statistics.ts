/** The 97.5% quantile of the normal distribution, for 95% intervals. */
const Z = 1.96;

/** A mean with its 95% interval. */
export interface Estimate {
  readonly mean: number;
  readonly interval: readonly [number, number];
}

/** Mean and interval of independent values; of a single one the interval is infinite. */
export function estimate(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (values.length - 1) / values.length);
  const half = values.length < 2 ? Infinity : Z * error;
  return { mean, interval: [mean - half, mean + half] };
}

/** A quantile of sorted values. */
export const quantile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
