import { fold } from '@/engine/index.ts';
import { parseSave } from './read-save.ts';
import type { SavedGame } from './save.ts';

/** A save whose commands are legal, and whether it is over; null for anything else. */
function playableGame(value: unknown): { readonly game: SavedGame; readonly over: boolean } | null {
  const save = parseSave(value);
  if (!save.ok) return null;
  const folded = fold(save.value.record);
  return folded.ok ? { game: save.value, over: folded.value.round.phase === 'over' } : null;
}

/** A finished legal game; null for anything else. */
export function finishedGame(value: unknown): SavedGame | null {
  const playable = playableGame(value);
  return playable?.over === true ? playable.game : null;
}

/** An unfinished legal game; null for anything else. */
export function unfinishedGame(value: unknown): SavedGame | null {
  const playable = playableGame(value);
  return playable?.over === false ? playable.game : null;
}

/** A rated attempt at a daily deal, in progress or finished; null for anything else. */
export function ratedAttempt(value: unknown): SavedGame | null {
  const playable = playableGame(value);
  if (playable === null) return null;
  const { game, over } = playable;
  const isRated = game.origin?.kind === 'daily' && game.origin.rated;
  return isRated && over === (game.ended !== null) ? game : null;
}
