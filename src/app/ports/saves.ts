import { type UseStore, createStore, promisifyRequest } from 'idb-keyval';
import type { SaveDocument } from '@/persistence/save.ts';
import { cryptoEntropy } from './entropy.ts';

// One object store for everything, which never changes its shape: what is kept says its own version.
// An upgrade of the database would wait for every tab that still has it open.

export const DATABASE = 'oh-hell';
export const STORE = 'games';
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

/** The games, in the browser's IndexedDB. */
export interface GameStorage {
  /** From now on only this page may write. Gives what was kept; undefined if nothing was. */
  takeOver(): Promise<unknown>;
  /** Rejects with {@link TakenOver} if another page may write now. */
  write(game: SaveDocument): Promise<void>;
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
  const left = await promisifyRequest<(Partial<SaveDocument> | undefined)[]>(
    store.getAll(keysIn(LEFT)),
  );
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

/** Opened at the first use, inside a promise: a browser without IndexedDB throws right there. */
export function indexedDbSaves(): GameStorage {
  const me = cryptoEntropy.seed();
  let opened: UseStore | undefined;
  const change = <T>(job: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
    (opened ??= createStore(DATABASE, STORE))('readwrite', async (store) => {
      const done = await job(store);
      await promisifyRequest(store.transaction);
      return done;
    });
  return {
    takeOver: async () =>
      change((store) => {
        store.put(me, OWNER);
        return promisifyRequest<unknown>(store.get(CURRENT));
      }),
    // Asked and written in one transaction: no other page can come between the two.
    write: async (game) =>
      change(async (store) => {
        if ((await promisifyRequest<unknown>(store.get(OWNER))) !== me) throw new TakenOver();
        await putGame(store, game);
      }),
    find: async (id) =>
      change(async (store) => {
        const [left, tries] = await Promise.all([
          promisifyRequest<unknown>(store.get(LEFT + id)),
          promisifyRequest<unknown[]>(store.getAll(keysIn(DAILY))),
        ]);
        return leftGame(left, tries, id);
      }),
    setAside: async (value) =>
      change(async (store) => void store.put(value, SET_ASIDE + new Date().toISOString())),
  };
}
