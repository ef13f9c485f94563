import type { RandomSource } from '../../engine/index.ts';

const STEPS = 1 << 16;

/** Roughly normal with mean 0 and deviation 1: twelve uniform numbers less their mean. */
function bell(chance: RandomSource): number {
  let sum = -6;
  for (let each = 0; each < 12; each++) sum += (chance.below(STEPS) + 0.5) / STEPS;
  return sum;
}

/**
 * The option that seems best to somebody who misjudges every worth a little, but never one that is
 * worse than the best by more than the tolerance. Without an error the best, of equals the first.
 */
export function pick<T>(
  options: readonly T[],
  worths: readonly number[],
  error: number,
  tolerance: number,
  chance: RandomSource,
): T {
  const best = Math.max(...worths);
  let chosen = options[0] as T;
  let seemsBest = -Infinity;
  for (const [index, option] of options.entries()) {
    const worth = worths[index] as number;
    const seems = error === 0 ? worth : worth + error * bell(chance);
    if (worth < best - tolerance || seems <= seemsBest) continue;
    chosen = option;
    seemsBest = seems;
  }
  return chosen;
}
