import { type RuleSet, handSizes, isSameRules } from '@/engine/index.ts';
import { inOtherLength } from './game-length.ts';
import type { GameNote } from './ports/saves.ts';
import { type GameSetup, presetGameRules } from './setup.ts';

/** Whether games of both rules are the same, though their hand sizes may be written differently. */
const isSameGame = (a: RuleSet, b: RuleSet): boolean =>
  handSizes(a).join() === handSizes(b).join() && isSameRules({ ...a, schedule: b.schedule }, b);

/**
 * The setup to play once more: the chosen one, in its other length if that was played. A daily deal or
 * a game from a link was not chosen by its length, whatever its rules.
 */
export function setupToRepeat(
  setup: GameSetup,
  played: RuleSet,
  { origin }: Pick<GameNote, 'origin'>,
): GameSetup {
  const game = inOtherLength(setup.game);
  return origin === null && game !== null && isSameGame(presetGameRules(game), played)
    ? { ...setup, game }
    : setup;
}
