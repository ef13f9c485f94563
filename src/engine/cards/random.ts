import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** 128 bits as 32 lower-case hexadecimal digits, not all zero. */
export type Seed = string;

/** Whether an unknown value is a {@link Seed}. */
export const isSeed = (value: unknown): value is Seed =>
  typeof value === 'string' && /^(?!0{32})[0-9a-f]{32}$/.test(value);

/** A random source: `below(n)` is uniform in 0…n−1 and advances it. */
export interface RandomSource {
  below(n: number): number;
}

function wordsOf(seed: Seed): number[] {
  if (!isSeed(seed)) throw new Error('a seed is 32 hexadecimal digits, not all zero');
  return [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0);
}

const sourceFrom = (generator: RandomGenerator): RandomSource => ({
  below: (n) => uniformInt(generator, 0, n - 1),
});

/**
 * One of the independent streams of a seed: xoroshiro128+ started from the seed's four words and
 * jumped `stream + 1` times by 2^64 steps, so that streams can never overlap [DEAL-3].
 */
export function randomStream(seed: Seed, stream: number): RandomSource {
  const generator = xoroshiro128plusFromState(wordsOf(seed));
  for (let jump = 0; jump <= stream; jump++) generator.jump();
  return sourceFrom(generator);
}

/** The finalizer of MurmurHash3, for full avalanche. */
function scrambled(word: number): number {
  let mixed = word;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Warm-up steps, after which similar starting states have diverged. */
const WARM_UP = 8;

/**
 * A random source for a list of integers, which are hashed into the seed's words; that is faster
 * than jumping. Unlike jumped streams, these may overlap, with negligible probability.
 */
export function keyedSource(seed: Seed, keys: readonly number[]): RandomSource {
  const words = wordsOf(seed);
  for (const [at, key] of keys.entries())
    for (let word = 0; word < 4; word++) {
      const before = words[(word + 3) % 4] ?? 0;
      words[word] = scrambled(
        (words[word] ?? 0) ^ scrambled(before + key + Math.imul(at + 1, 0x9e3779b9)),
      );
    }
  words[0] = (words[0] ?? 0) | 1; // Never all zeros: the generator could not leave that state.
  const generator = xoroshiro128plusFromState(words);
  for (let step = 0; step < WARM_UP; step++) generator.next();
  return sourceFrom(generator);
}

/** Fisher–Yates from the end; the input stays as it is [DEAL-3]. */
export function shuffled<T>(items: readonly T[], source: RandomSource): T[] {
  const result = items.slice();
  for (let last = result.length - 1; last > 0; last--) {
    const other = source.below(last + 1);
    const swapped = result[last] as T;
    result[last] = result[other] as T;
    result[other] = swapped;
  }
  return result;
}
