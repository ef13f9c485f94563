import type { ProgressStorage } from '@/store/practice/saved-progress.ts';
import type { KeyedStore } from './keyed-store.ts';
import { refuseNewer } from './newer-version.ts';
import { newQuarantineKey } from './quarantine-keys.ts';

/** Where and how progress is saved. */
interface ProgressFormat<Progress> {
  readonly key: string;
  /** The current version of the document. */
  readonly version: number;
  /** The progress of a new player. */
  readonly none: Progress;
  readonly encode: (progress: Progress) => unknown;
  /** Leaves out what cannot be read; `isWhole` if that is nothing. Never throws. */
  readonly parse: (document: unknown) => { readonly progress: Progress; readonly isWhole: boolean };
}

/** A repository of progress. Unreadable data is quarantined. Both methods reject for data of a newer version. */
export const progressStorage = <Progress>(
  { key, version, none, encode, parse }: ProgressFormat<Progress>,
  store: KeyedStore,
): ProgressStorage<Progress> => ({
  async read() {
    const [saved] = await store.get([key]);
    if (saved === undefined) return none;
    refuseNewer(version, saved);
    const { progress, isWhole } = parse(saved);
    if (!isWhole) {
      const quarantineKey = await newQuarantineKey(store);
      await store.change({
        put: [
          [quarantineKey, saved],
          [key, encode(progress)],
        ],
      });
    }
    return progress;
  },
  async write(progress) {
    // Another tab may have been updated since this one read it.
    const [found] = await store.get([key]);
    refuseNewer(version, found);
    await store.change({ put: [[key, encode(progress)]] });
  },
});
