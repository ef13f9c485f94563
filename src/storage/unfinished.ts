import type { UnfinishedRepository, UnfinishedGame } from '@/store/ports/archive.ts';
import { parseSave } from './formats/read-save.ts';
import { namesakeOf } from '@/store/namesake.ts';
import { REVIEW, STAND_INS, UNFINISHED, indexedDbStore, removeWithUndo } from './keyed-store.ts';

/** A list entry, or none for an unreadable save. Games are not folded: there may be many. */
function listed(saved: unknown): UnfinishedGame[] {
  const save = parseSave(saved);
  if (!save.ok) return [];
  const { id, started, origin, title, record } = save.value;
  const round = record.commands.filter(({ type }) => type === 'deal').length;
  const isDaily = origin?.kind === 'daily';
  return [{ id, started, ...namesakeOf(record.header.rules), title, isDaily, round }];
}

const store = indexedDbStore();

/** The repository of unfinished games. */
export const indexedDbUnfinished: UnfinishedRepository = {
  async list() {
    return (await store.all(UNFINISHED)).flatMap(listed);
  },
  remove: (id) =>
    removeWithUndo(
      store,
      [UNFINISHED, REVIEW, STAND_INS].map((folder) => folder + id),
    ),
};
