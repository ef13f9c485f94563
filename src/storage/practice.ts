import { PRACTICE_VERSION, encodePractice, parsePractice } from './formats/practice.ts';
import type { ProgressStorage } from '@/store/practice/saved-progress.ts';
import { NO_PRACTICE, type PracticeProgress } from '@/store/practice/practice-progress.ts';
import { type KeyedStore, indexedDbStore } from './keyed-store.ts';
import { refuseNewer } from './newer-version.ts';
import { newQuarantineKey } from './quarantine-keys.ts';

/** The key of the practice progress. */
const PRACTICE = 'practice';

/** The repository of practice progress. Unreadable data is quarantined. Both methods reject for data of a newer version. */
export const practiceStorage = (
  store: KeyedStore = indexedDbStore(),
): ProgressStorage<PracticeProgress> => ({
  async read() {
    const [saved] = await store.get([PRACTICE]);
    if (saved === undefined) return NO_PRACTICE;
    refuseNewer(PRACTICE_VERSION, saved);
    const { practice, isWhole } = parsePractice(saved);
    if (!isWhole) {
      const quarantineKey = await newQuarantineKey(store);
      await store.change({
        put: [
          [quarantineKey, saved],
          [PRACTICE, encodePractice(practice)],
        ],
      });
    }
    return practice;
  },
  async write(saved) {
    // Another tab may have been updated since this one read it.
    const [found] = await store.get([PRACTICE]);
    refuseNewer(PRACTICE_VERSION, found);
    await store.change({ put: [[PRACTICE, encodePractice(saved)]] });
  },
});
