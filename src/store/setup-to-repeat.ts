import { type RuleSet, handSizes } from '@/engine/index.ts';
import { inOtherLength } from './game-length.ts';
import type { GameNote } from './ports/saves.ts';
import { type GameSetup, presetGameRules } from './setup.ts';

/** As JSON that does not depend on the order of keys. */
const sortedJson = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Whether games of both rules are the same, though their hand sizes may be written differently. */
const isSame = (a: RuleSet, b: RuleSet): boolean =>
  handSizes(a).join() === handSizes(b).join() &&
  sortedJson({ ...a, schedule: b.schedule }) === sortedJson(b);

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
  return origin === null && game !== null && isSame(presetGameRules(game), played)
    ? { ...setup, game }
    : setup;
}
