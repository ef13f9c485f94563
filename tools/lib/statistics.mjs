// Means, intervals and quantiles of measurements.

/** The 97.5% quantile of the normal distribution, for 95% intervals. */
const Z = 1.96;

/**
 * A mean with its 95% interval.
 * @typedef {{ readonly mean: number, readonly interval: readonly [number, number] }} Estimate
 */

/**
 * The mean of at least one value.
 * @param {readonly number[]} values
 */
export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Mean and interval of independent values; of a single one the interval is infinite.
 * @param {readonly number[]} values
 * @returns {Estimate}
 */
export function estimate(values) {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const error = Math.sqrt(squares / (values.length - 1) / values.length);
  const half = values.length < 2 ? Infinity : Z * error;
  return { mean: middle, interval: [middle - half, middle + half] };
}

/**
 * A quantile of values in ascending order; 0 if there are none.
 * @param {ArrayLike<number>} sorted
 * @param {number} share 0…1
 */
export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
