import { type RuleSet, handSizes } from '@/engine/index.ts';
import {
  type GameChoice,
  type GameSetup,
  PRESET_OPTIONS,
  type PresetGame,
  SHORT,
  presetGameRules,
} from './setup.ts';

/**
 * The chosen game as a short one, or, if it is short, in the preset's own order; null for games whose
 * length is their own.
 */
export function inOtherLength(game: GameChoice): PresetGame | null {
  if (game.kind !== 'preset' || PRESET_OPTIONS[game.preset].shapes.length === 0) return null;
  return { ...game, shape: game.shape === SHORT ? null : SHORT };
}

const isSame = (a: RuleSet, b: RuleSet): boolean =>
  JSON.stringify(handSizes(a)) === JSON.stringify(handSizes(b)) &&
  JSON.stringify({ ...a, schedule: b.schedule }) === JSON.stringify(b);

/** The setup to play once more: the chosen one, in its other length if that was played. */
export function setupToRepeat(setup: GameSetup, played: RuleSet): GameSetup {
  const game = inOtherLength(setup.game);
  return game !== null && isSame(presetGameRules(game), played) ? { ...setup, game } : setup;
}
