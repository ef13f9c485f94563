import { type Command, type GameState, type Seat, allowed, choicesOf } from '@/engine/index.ts';

/** The only card that a seat may legally play; null if it has a choice, or is not to play. */
export function forcedCard(state: GameState, seat: Seat): Command | null {
  if (state.round.phase !== 'play') return null;
  const [only, ...others] = allowed(choicesOf(state, seat));
  return others.length === 0 ? (only ?? null) : null;
}
