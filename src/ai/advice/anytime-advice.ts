import type { Advice, Seed } from '../../engine/index.ts';

/** Advice in the making: better with every step, and there after the first one. */
export interface AnytimeAdvice {
  /** Tries every choice in a few more worlds; false when more of it changes nothing. */
  improve(): boolean;
  readonly determinizations: number;
  best(): Advice;
}

/** The chance of advice: the same position gives the same advice, however often it is asked. */
export const ADVICE_SEED: Seed = '61647669636520666f72206576657279';

/** After so many worlds advice is as good as it gets. */
export const ADVICE_DETERMINIZATIONS = 480;

/** Advice that needs no worlds. */
export const finalAdvice = (advice: Advice): AnytimeAdvice => ({
  improve: () => false,
  determinizations: 0,
  best: () => advice,
});
