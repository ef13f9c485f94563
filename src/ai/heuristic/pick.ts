import type { RandomSource } from '../../engine/index.ts';

const UNIFORM_STEPS = 1 << 16;

/** Roughly normal with mean 0 and deviation 1: twelve uniform numbers less their mean. */
function standardNormal(rng: RandomSource): number {
  let sum = -6;
  for (let each = 0; each < 12; each++) sum += (rng.below(UNIFORM_STEPS) + 0.5) / UNIFORM_STEPS;
  return sum;
}

/**
 * The option that seems best to somebody who misjudges every worth a little, but never one that is
 * worse than the best by more than the tolerance. Without an error the best, of equals the first.
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
