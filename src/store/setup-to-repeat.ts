import { type Header, type RuleSet, handSizes, isSameRules } from '@/engine/index.ts';
import { inOtherLength } from './game-length.ts';
import type { Game } from './hooks.ts';
import type { Randomness } from './ports/randomness.ts';
import type { GameNote, GameTitle } from './ports/saves.ts';
import { type GameSetup, headerFor, presetGameRules } from './setup.ts';

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

/**
 * The game to play once more after the one on the table: a setup and, where its rules have been deleted, header and
 * title of a game under the rules that were just played.
 */
export function gameToRepeat(
  { table, settings, savedRules }: Pick<Game, 'table' | 'settings' | 'savedRules'>,
  randomness: Randomness,
): [setup: GameSetup, header?: Header, title?: GameTitle | null] {
  const { setup } = settings.getState();
  const { rules } = table.record().header;
  const note = table.note();
  const { game } = setup;
  const isDeleted =
    game.kind === 'own' && savedRules.store.getState().sets.every(({ id }) => id !== game.id);
  return isDeleted && note.origin === null
    ? [setup, headerFor(rules, setup, randomness), note.title]
    : [setupToRepeat(setup, rules, note)];
}
