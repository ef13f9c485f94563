import type { UnfinishedRepository, UnfinishedGame } from '@/store/ports/archive.ts';
import { parseSave } from './formats/read-save.ts';
import { namesakeOf } from '@/store/namesake.ts';
import { database, keysIn, resultOf } from './database.ts';
import { REVIEW, STAND_INS, UNFINISHED } from './keyed-store.ts';

/** A list entry, or none for an unreadable save. Games are not folded: there may be many. */
function listed(saved: unknown): UnfinishedGame[] {
  const save = parseSave(saved);
  if (!save.ok) return [];
  const { id, started, origin, title, record } = save.value;
  const round = record.commands.filter(({ type }) => type === 'deal').length;
  const isDaily = origin?.kind === 'daily';
  return [{ id, started, ...namesakeOf(record.header.rules), title, isDaily, round }];
}

/** The repository of unfinished games. */
export const indexedDbUnfinished: UnfinishedRepository = {
  async list() {
    const all = await database.run('readonly', (store) =>
      resultOf<unknown[]>(store.getAll(keysIn(UNFINISHED))),
    );
    return all.flatMap(listed);
  },
  async remove(id) {
    const keys = [UNFINISHED, REVIEW, STAND_INS].map((folder) => folder + id);
    const removed = await database.run('readwrite', async (store) => {
      const saved = await Promise.all(keys.map((key) => resultOf<unknown>(store.get(key))));
      for (const key of keys) store.delete(key);
      return saved;
    });
    return () =>
      database.run('readwrite', (store) => {
        for (const [at, key] of keys.entries())
          if (removed[at] !== undefined) store.put(removed[at], key);
      });
  },
};
