import { ADVICE_SEED } from '@/ai/advice/anytime-advice.ts';
import { type GameState, presetRules, viewFor } from '@/engine/index.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { newAdviser } from '../../../tools/lib/adviser.ts';

export const adviser = newAdviser();
export const RULES = presetRules('bugger-your-neighbor');

/** The full advice to a seat. @throws where there is none. */
export const adviceOn = (
  state: GameState,
  seat: number,
  determinizations = 480,
  seed = ADVICE_SEED,
) => {
  const advice = fullAdvice(adviser, viewFor(state, seat), determinizations, seed);
  if (advice === null) throw new Error('no advice');
  return advice;
};
