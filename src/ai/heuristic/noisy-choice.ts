import type { RandomSource } from '../../engine/index.ts';

/** The number of values that a uniform number can have. */
const UNIFORM_STEPS = 1 << 16;

/** Approximately standard normal: the sum of twelve uniform numbers, less 6 (Irwin–Hall). */
function standardNormal(rng: RandomSource): number {
  let sum = -6;
  for (let each = 0; each < 12; each++) sum += (rng.below(UNIFORM_STEPS) + 0.5) / UNIFORM_STEPS;
  return sum;
}

/**
 * The option that seems best with normally distributed errors, but never one worse than the best by more than
 * the tolerance. Without errors it is the best, the first among equals.
 * @param noise the standard deviation of the errors, in the unit of the values, as is the tolerance
 */
export function pick<T>(
  options: readonly T[],
  values: readonly number[],
  noise: number,
  tolerance: number,
  rng: RandomSource,
): T {
  const best = Math.max(...values);
  let chosen = options[0] as T;
  let bestPerceived = -Infinity;
  for (const [index, option] of options.entries()) {
    const value = values[index] as number;
    const perceived = noise === 0 ? value : value + noise * standardNormal(rng);
    if (value < best - tolerance || perceived <= bestPerceived) continue;
    chosen = option;
    bestPerceived = perceived;
  }
  return chosen;
}
