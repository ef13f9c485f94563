import { type Database, database, keysIn, resultOf } from './database.ts';
import { CURRENT, PLAYED, REVIEW, STAND_INS, UNFINISHED } from './keyed-store.ts';

/** How many unfinished games that were played on this device are kept from one visit to the next. */
const MAX_UNFINISHED = 100;

/** When a game was last played, in ms since 1970. */
interface Played {
  readonly version: 1;
  readonly id: string;
  readonly at: number;
}

function isPlayed(value: unknown): value is Played {
  const { version, id, at } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return version === 1 && typeof id === 'string' && typeof at === 'number';
}

/**
 * Deletes the unfinished games beyond the limit that were not played for longest, with what belongs to them.
 * The game on the table stays: it looks old if the clock was wrong when it was played. Games that were never
 * played on this device, such as imported ones, neither count nor are deleted.
 */
export const limitUnfinished = (games: Database = database): Promise<void> =>
  games.run('readwrite', async (store) => {
    const [notes, keys, current] = await Promise.all([
      resultOf<unknown[]>(store.getAll(keysIn(PLAYED))),
      resultOf(store.getAllKeys(keysIn(UNFINISHED))),
      resultOf<unknown>(store.get(CURRENT)),
    ]);
    const onTable = (current as { readonly id?: unknown } | undefined)?.id;
    const unfinished = new Set(keys);
    const played = notes.filter(isPlayed).toSorted((a, b) => a.at - b.at);
    const isLeft = ({ id }: Played): boolean => unfinished.has(UNFINISHED + id);
    // The game was finished or deleted.
    for (const { id } of played.filter((note) => !isLeft(note))) store.delete(PLAYED + id);
    const beyond = played.filter(isLeft).slice(0, -MAX_UNFINISHED);
    for (const { id } of beyond.filter((note) => note.id !== onTable))
      for (const folder of [UNFINISHED, REVIEW, STAND_INS, PLAYED]) store.delete(folder + id);
  });
