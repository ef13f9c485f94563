import type { SaveDocument } from './formats/save.ts';
import { type Database, database, keysIn, resultOf } from './database.ts';
import { CURRENT, DAILY, FINISHED, OWNER, PLAYED, UNFINISHED } from './keyed-store.ts';
import { newQuarantineKey } from './quarantine-keys.ts';

/** Another tab has taken over the game: this page may not write. */
export class TakenOver extends Error {}

interface Takeover {
  /** The saved game; undefined if there is none. */
  readonly game: unknown;
  /** Whether this page was the last to write: no other tab has played since. */
  readonly wasMine: boolean;
}

/** Saves in the browser's IndexedDB, written by one page at a time. */
export interface SaveRepository {
  /** From now on only this page may write. */
  takeOver(): Promise<Takeover>;
  /**
   * Rejects with {@link TakenOver} if another page may write now. Resolves with whether all data had
   * been deleted since this page took over; the game is saved either way.
   */
  write(game: SaveDocument): Promise<{ readonly wasDeleted: boolean }>;
  /** An unfinished game or a rated attempt by id; undefined if there is none. */
  find(id: string): Promise<unknown>;
  /** Saves unreadable data under another key, so that nothing is lost. */
  quarantine(value: unknown): Promise<void>;
}

/** How long a save may wait before it tries a new connection, in ms. */
const LIMIT_MS = 5000;

/** The length of `moves` with one command, the deal: such a game has no decision to come back to. */
const ONE_COMMAND = 2;

/** Every key under which a game is saved. */
export function keysOf({ id, origin, moves, ended }: SaveDocument): readonly string[] {
  const isGameOver = ended !== null;
  const isUnfinished = !isGameOver && moves.length > ONE_COMMAND;
  // An attempt begins when its cards have been dealt.
  const isAttempt = origin?.kind === 'daily' && origin.rated && moves !== '';
  return [
    CURRENT,
    ...(isGameOver ? [FINISHED + id] : []),
    ...(isUnfinished ? [UNFINISHED + id] : []),
    ...(isAttempt ? [DAILY + origin.date] : []),
  ];
}

function putGame(store: IDBObjectStore, game: SaveDocument): void {
  const { id } = game;
  const unfinished = UNFINISHED + id;
  store.delete(unfinished);
  for (const key of keysOf(game)) {
    store.put(game, key);
    // For the limit of unfinished games, which is applied at the next start.
    if (key === unfinished) store.put({ version: 1, id, at: Date.now() }, PLAYED + id);
  }
}

/**
 * An unfinished game by id. A rated attempt can always be resumed, even if it has barely begun or was
 * deleted from the unfinished games.
 */
export function findUnfinished(
  unfinished: unknown,
  attempts: readonly unknown[],
  id: string,
): unknown {
  return (
    unfinished ?? attempts.find((each) => (each as { readonly id?: unknown } | null)?.id === id)
  );
}

/** @param me an id that no other page has */
export function indexedDbSaves(me: string, games: Database = database): SaveRepository {
  return {
    takeOver: () =>
      games.run(
        'readwrite',
        async (store) => {
          const [owner, game] = await Promise.all([
            resultOf<unknown>(store.get(OWNER)),
            resultOf<unknown>(store.get(CURRENT)),
          ]);
          store.put(me, OWNER);
          return { game, wasMine: owner === me };
        },
        LIMIT_MS,
      ),
    // Check and write are one transaction, so that no other page can take over in between.
    write(game) {
      // Kept when the job runs again: the first run may have written the owner and been cut off.
      let wasDeleted = false;
      return games.run(
        'readwrite',
        async (store) => {
          const owner = await resultOf<unknown>(store.get(OWNER));
          // Whoever takes over writes an owner: if there is none, all data was deleted.
          wasDeleted ||= owner === undefined;
          if (owner === undefined) store.put(me, OWNER);
          else if (owner !== me) throw new TakenOver();
          putGame(store, game);
          return { wasDeleted };
        },
        LIMIT_MS,
      );
    },
    find: (id) =>
      games.run('readonly', async (store) => {
        const [unfinished, attempts] = await Promise.all([
          resultOf<unknown>(store.get(UNFINISHED + id)),
          resultOf<unknown[]>(store.getAll(keysIn(DAILY))),
        ]);
        return findUnfinished(unfinished, attempts, id);
      }),
    quarantine: (value) =>
      games.run('readwrite', async (store) => {
        const keys = async (folder: string): Promise<string[]> =>
          (await resultOf(store.getAllKeys(keysIn(folder)))).map(String);
        store.put(value, await newQuarantineKey({ keys }));
      }),
  };
}
