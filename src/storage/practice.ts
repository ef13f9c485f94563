import { encodePractice, parsePractice } from './formats/practice.ts';
import type { ProgressStorage } from '@/store/practice/saved-progress.ts';
import { NO_PRACTICE, type PracticeProgress } from '@/store/practice/practice-progress.ts';
import { type KeyedStore, indexedDbStore } from './keyed-store.ts';
import { newQuarantineKey } from './quarantine-keys.ts';

/** The key of the practice progress. */
const PRACTICE = 'practice';

/** The repository of practice progress. Unreadable data is quarantined. */
export const practiceStorage = (
  store: KeyedStore = indexedDbStore(),
): ProgressStorage<PracticeProgress> => ({
  async read() {
    const [saved] = await store.get([PRACTICE]);
    if (saved === undefined) return NO_PRACTICE;
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
  write: (saved) => store.change({ put: [[PRACTICE, encodePractice(saved)]] }),
});
