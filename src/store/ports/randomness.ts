import type { Seed } from '@/engine/index.ts';

/** The random source for new seeds and opponents' delays; no game depends on it otherwise. */
export interface Randomness {
  seed(): Seed;
  /** In [0, 1). */
  fraction(): number;
}
