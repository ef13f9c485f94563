import type { SaveDocument } from './formats/save.ts';
import { type Database, database, resultOf } from './database.ts';

/** The game in progress, or the last one. */
export const CURRENT = 'current';
const OWNER = 'owner';
/** Finished games, by their id. */
export const FINISHED = 'game/';
/** Games that were begun and left for another, by their id. */
export const LEFT = 'open/';
/** The one try that counts at the deal of a day, by its date, begun or finished. */
export const DAILY = 'daily/';
/** The expert's games, by the day. What the player was told stays true when the expert learns more. */
export const EXPERT = 'expert/';
/** What is kept of each finished game for lists and statistics, by its id; see `kept-summary.ts`. */
export const SUMMARY = 'sum/';
/** What was thought of a game, by its id. */
export const REVIEW = 'review/';
/** What could not be read, by the time when that was found. */
export const SET_ASIDE = 'aside/';

/** Another tab has taken the table over: nothing is written from here. */
export class TakenOver extends Error {}

/** What a page finds that takes over. */
interface Found {
  /** The game that was kept; undefined if there was none. */
  readonly game: unknown;
  /** Whether this page was the last to write: no other has played since. */
  readonly wasMine: boolean;
}

/** The games, in the browser's IndexedDB. */
export interface GameStorage {
  /** From now on only this page may write. */
  takeOver(): Promise<Found>;
  /**
   * Rejects with {@link TakenOver} if another page may write now. Says whether everything had been
   * deleted since this page took over; then the game is kept again.
   */
  write(game: SaveDocument): Promise<{ readonly wasDeleted: boolean }>;
  /** A game that was left for another, or a try that counts; undefined if there is none of that id. */
  find(id: string): Promise<unknown>;
  /** Keeps what could not be read under another name, so that nothing is lost. */
  setAside(value: unknown): Promise<void>;
}

/** More games than these are not kept once they were left; the oldest go first. */
const MOST_LEFT = 100;

/** The keys that begin like this: `0` follows `/`. */
export const keysIn = (folder: string): IDBKeyRange =>
  IDBKeyRange.bound(folder, folder.replace('/', '0'), false, true);

/** Forgets the oldest of the games that were left, if there are too many. */
async function forgetOldest(store: IDBObjectStore): Promise<void> {
  const kept = await resultOf<unknown[]>(store.getAll(keysIn(LEFT)));
  const left = kept as (Partial<SaveDocument> | undefined)[];
  const oldest = left.toSorted((a, b) => (a?.begun ?? 0) - (b?.begun ?? 0));
  for (const game of oldest.slice(0, -MOST_LEFT)) store.delete(`${LEFT}${game?.id}`);
}

/** A game in which nobody has decided anything is not worth going back to. */
const BARELY_BEGUN = 2;

/** The keys under which a game will be looked for: it may be left for another at any time. */
export function keysOf({ id, origin, moves, ended }: SaveDocument): readonly string[] {
  const isOver = ended !== null;
  const isLeft = !isOver && moves.length > BARELY_BEGUN;
  // Whoever has not seen the cards has not tried yet.
  const counts = origin?.kind === 'daily' && origin.rated && moves !== '';
  return [
    CURRENT,
    ...(isOver ? [FINISHED + id] : []),
    ...(isLeft ? [LEFT + id] : []),
    ...(counts ? [DAILY + origin.date] : []),
  ];
}

async function putGame(store: IDBObjectStore, game: SaveDocument): Promise<void> {
  store.delete(LEFT + game.id);
  for (const key of keysOf(game)) store.put(game, key);
  if (game.moves === '') await forgetOldest(store);
}

/**
 * A game that was left, by its id. The try that counts can be gone on with for good, also when it has
 * barely begun, or was taken from the list of those that were left.
 */
export function leftGame(left: unknown, tries: readonly unknown[], id: string): unknown {
  return left ?? tries.find((each) => (each as { readonly id?: unknown } | null)?.id === id);
}

/**
 * The games in IndexedDB, written by this page alone once it has taken them over.
 * @param me a name that no other page has.
 */
export function indexedDbSaves(me: string, games: Database = database): GameStorage {
  return {
    takeOver: () =>
      games.run('readwrite', async (store) => {
        const [owner, game] = await Promise.all([
          resultOf<unknown>(store.get(OWNER)),
          resultOf<unknown>(store.get(CURRENT)),
        ]);
        store.put(me, OWNER);
        return { game, wasMine: owner === me };
      }),
    // Asked and written in one transaction: no other page can come between the two.
    write: (game) =>
      games.run('readwrite', async (store) => {
        const owner = await resultOf<unknown>(store.get(OWNER));
        // A page that takes over leaves its name: where there is none, it was deleted with the rest.
        const wasDeleted = owner === undefined;
        if (!wasDeleted && owner !== me) throw new TakenOver();
        if (wasDeleted) store.put(me, OWNER);
        await putGame(store, game);
        return { wasDeleted };
      }),
    find: (id) =>
      games.run('readonly', async (store) => {
        const [left, tries] = await Promise.all([
          resultOf<unknown>(store.get(LEFT + id)),
          resultOf<unknown[]>(store.getAll(keysIn(DAILY))),
        ]);
        return leftGame(left, tries, id);
      }),
    setAside: (value) =>
      games.run(
        'readwrite',
        (store) => void store.put(value, SET_ASIDE + new Date().toISOString()),
      ),
  };
}
