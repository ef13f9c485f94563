import type { Seed } from '@/engine/index.ts';

/** Chance that no game depends on: new seeds and the length of a pause. */
export interface Randomness {
  seed(): Seed;
  /** In [0, 1). */
  fraction(): number;
}
