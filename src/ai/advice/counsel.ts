import type { Advice, Option, Seed, Verdict } from '../../engine/index.ts';
import { type Estimate, worthOf } from './estimate.ts';

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

/** Points of the usual scoring that are worth a word. */
export const WORTH_A_WORD = 0.1;

/** Advice that needs no worlds. */
export const reckoned = (advice: Advice): Counsel => ({
  on: () => false,
  worlds: 0,
  advice: () => advice,
});

/** The index of the best choice, of equal ones the first. */
export function bestOf(estimates: readonly Estimate[]): number {
  const worths = estimates.map(worthOf);
  return worths.indexOf(Math.max(...worths));
}

/** Below so many points, or so many standard errors, nobody can tell two choices apart. */
const TOSS_UP_POINTS = 0.2;
const TOSS_UP_ERRORS = 1;
/** From so many points and standard errors on there is no doubt. */
const CLEAR_POINTS = 0.5;
const CLEAR_ERRORS = 2.5;

/**
 * How sure it is which choice is the best. Choices that are the same card for card are one.
 * @param unit points that one point of the usual scoring comes to.
 */
export function verdictOf(
  options: readonly Pick<Option, 'cost' | 'costError'>[],
  unit: number,
): Verdict {
  const rivals = options.filter(({ cost, costError }) => cost > 0 || costError > 0);
  const next = rivals.reduce<(typeof rivals)[number] | null>(
    (least, each) => (least === null || each.cost < least.cost ? each : least),
    null,
  );
  if (next === null) return 'only';
  const { cost, costError } = next;
  if (cost >= CLEAR_POINTS * unit && cost >= CLEAR_ERRORS * costError) return 'clear';
  return cost < TOSS_UP_POINTS * unit || cost < TOSS_UP_ERRORS * costError ? 'toss-up' : 'close';
}
