import type { Unfinished, UnfinishedGame } from '@/store/ports/archive.ts';
import { parseSave } from './formats/read-save.ts';
import { presetOf } from '@/store/summary.ts';
import { database, resultOf } from './database.ts';
import { LEFT, keysIn } from './saves.ts';

/**
 * What is said of a game that can be gone on with; what cannot be read stays where it is. None is
 * folded for it, since there may be many.
 */
function unfinished(kept: unknown): UnfinishedGame[] {
  const save = parseSave(kept);
  if (!save.ok) return [];
  const { id, begun, origin, record } = save.value;
  const round = record.commands.filter(({ type }) => type === 'deal').length;
  const isDaily = origin?.kind === 'daily';
  return [{ id, begun, preset: presetOf(record.header.rules), isDaily, round }];
}

/** The games that were left for another, in the browser's IndexedDB. */
export const indexedDbUnfinished: Unfinished = {
  async list() {
    const all = await database.run('readonly', (store) =>
      resultOf<unknown[]>(store.getAll(keysIn(LEFT))),
    );
    return all.flatMap(unfinished);
  },
  async remove(id) {
    const key = LEFT + id;
    const game = await database.run('readwrite', async (store) => {
      const kept = await resultOf<unknown>(store.get(key));
      store.delete(key);
      return kept;
    });
    return () =>
      database.run('readwrite', (store) => {
        if (game !== undefined) store.put(game, key);
      });
  },
};
