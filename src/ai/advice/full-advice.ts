import type { Advice, PlayerView, Seed } from '../../engine/index.ts';
import { type Steps, finished } from '../steps.ts';
import type { Adviser } from './adviser.ts';

/** Gives advice. */
export type AnyAdviser = Pick<Adviser, 'advise'>;

/**
 * Final advice after that many determinizations; null where there is none.
 * @param isHopeless ends it early, with null: asked once, after a third of the determinizations.
 */
export function* fullAdviceSteps(
  adviser: AnyAdviser,
  view: PlayerView,
  determinizations: number,
  seed?: Seed,
  isHopeless: (advice: Advice) => boolean = () => false,
): Steps<Advice | null> {
  const anytime = adviser.advise(view, seed, determinizations);
  if (anytime === null) return null;
  let isAsked = false;
  while (anytime.improve()) {
    yield;
    if (isAsked) continue;
    const advice = anytime.best();
    isAsked = advice.determinizations >= determinizations / 3;
    if (isAsked && isHopeless(advice)) return null;
  }
  return anytime.best();
}

/** The same without steps. */
export const fullAdvice = (...question: Parameters<typeof fullAdviceSteps>): Advice | null =>
  finished(fullAdviceSteps(...question));
