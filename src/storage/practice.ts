import { encodePractice, parsePractice } from './formats/practice.ts';
import type { PracticeStorage } from '@/store/practice.ts';
import { type KeyedStore, indexedDbStore } from './keyed-store.ts';
import { SET_ASIDE } from './saves.ts';

/** What has been solved, and the mistakes that wait. */
const PRACTICE = 'practice';

/** What is kept of the exercises, in that store. What cannot be read is set aside, never lost. */
export const practiceStorage = (store: KeyedStore = indexedDbStore()): PracticeStorage => ({
  async read() {
    const [kept] = await store.get([PRACTICE]);
    if (kept === undefined) return { solved: [], mistakes: [] };
    const { practice, isWhole } = parsePractice(kept);
    if (!isWhole) {
      const aside = SET_ASIDE + new Date().toISOString();
      await store.change({
        put: [
          [aside, kept],
          [PRACTICE, encodePractice(practice)],
        ],
      });
    }
    return practice;
  },
  write: (kept) => store.change({ put: [[PRACTICE, encodePractice(kept)]] }),
});
