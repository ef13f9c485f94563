import type { Advice, PlayerView, Seed } from '../../engine/index.ts';
import { type Steps, runSteps } from '../steps.ts';
import type { Adviser } from './adviser.ts';
import type { AnytimeAdvice } from './anytime-advice.ts';

/** Whatever gives advice: the adviser, or a test's stand-in. */
export type AnyAdviser = Pick<Adviser, 'advise'>;

/** Advice improved until it has `determinizations`, or is final. It can be improved further. */
export function* adviceSteps(anytime: AnytimeAdvice, determinizations = Infinity): Steps<Advice> {
  while (anytime.determinizations < determinizations && anytime.improve()) yield;
  return anytime.best();
}

/** Advice after `determinizations`, computed at once; null where there is none. */
export function fullAdvice(
  adviser: AnyAdviser,
  view: PlayerView,
  determinizations: number,
  seed?: Seed,
): Advice | null {
  const anytime = adviser.advise(view, seed, determinizations);
  return anytime === null ? null : runSteps(adviceSteps(anytime));
}
