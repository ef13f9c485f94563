import type { Advice, Seed } from '../../engine/index.ts';

/** Advice in the making: better with every step, and there after the first one. */
export interface Counsel {
  /** Tries every choice in a few more worlds; false when more of it changes nothing. */
  on(): boolean;
  readonly worlds: number;
  advice(): Advice;
}

/** The chance of advice: the same position gives the same advice, however often it is asked. */
export const ADVICE_SEED: Seed = '61647669636520666f72206576657279';

/** After so many worlds advice is as good as it gets. */
export const ADVICE_WORLDS = 480;

/** Advice that needs no worlds. */
export const reckoned = (advice: Advice): Counsel => ({
  on: () => false,
  worlds: 0,
  advice: () => advice,
});
