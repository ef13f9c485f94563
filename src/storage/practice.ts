import { NO_PRACTICE, type PracticeProgress } from '@/store/practice/practice-progress.ts';
import type { ProgressStorage } from '@/store/practice/saved-progress.ts';
import { PRACTICE_VERSION, encodePractice, parsePractice } from './formats/practice.ts';
import { type KeyedStore, indexedDbStore } from './keyed-store.ts';
import { progressStorage } from './progress-storage.ts';

/** The repository of practice progress. */
export const practiceStorage = (
  store: KeyedStore = indexedDbStore(),
): ProgressStorage<PracticeProgress> =>
  progressStorage(
    {
      key: 'practice',
      version: PRACTICE_VERSION,
      none: NO_PRACTICE,
      encode: encodePractice,
      parse(document) {
        const { practice: progress, isWhole } = parsePractice(document);
        return { progress, isWhole };
      },
    },
    store,
  );
