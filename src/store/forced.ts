import { type Command, type GameState, type Seat, allowed, choicesOf } from '@/engine/index.ts';

/** The one card that a seat may play now; null where there is a choice, or none. */
export function onlyCard(state: GameState, seat: Seat): Command | null {
  if (state.round.phase !== 'play') return null;
  const [only, ...others] = allowed(choicesOf(state, seat));
  return others.length === 0 ? (only ?? null) : null;
}
