import { type Database, database } from './database.ts';
import { type StoreChange, makeChange, valuesOf } from './keyed-store.ts';

/**
 * Makes a change if the values of those keys, in the same transaction, are still such that it applies.
 * Resolves with whether it was made.
 */
export type ChangeIf = (
  keys: readonly string[],
  applies: (values: readonly unknown[]) => boolean,
  change: StoreChange,
) => Promise<boolean>;

/** For the game's database. */
export const indexedDbChangeIf =
  (games: Database = database): ChangeIf =>
  (keys, applies, change) => {
    // Kept when the job runs again: the first run may have made the change and been cut off.
    let isMade = false;
    return games.run('readwrite', async (store) => {
      isMade ||= applies(await valuesOf(store, keys));
      if (isMade) makeChange(store, change);
      return isMade;
    });
  };
