import { type GameChoice, PRESET_OPTIONS, type PresetGame, SHORT } from './setup.ts';

/**
 * The chosen game as a short one, or, if it is short, in the preset's own order; null for games whose
 * length is their own.
 */
export function inOtherLength(game: GameChoice): PresetGame | null {
  if (game.kind !== 'preset' || PRESET_OPTIONS[game.preset].shapes.length === 0) return null;
  return { ...game, shape: game.shape === SHORT ? null : SHORT };
}
