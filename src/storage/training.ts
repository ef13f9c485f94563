import type { ProgressStorage } from '@/store/practice/saved-progress.ts';
import { NO_TRAINING, type TrainingProgress } from '@/store/practice/training-progress.ts';
import { TRAINING_VERSION, encodeTraining, parseTraining } from './formats/training.ts';
import { type KeyedStore, indexedDbStore } from './keyed-store.ts';
import { progressStorage } from './progress-storage.ts';

/** The repository of training progress. */
export const trainingStorage = (
  store: KeyedStore = indexedDbStore(),
): ProgressStorage<TrainingProgress> =>
  progressStorage(
    {
      key: 'training',
      version: TRAINING_VERSION,
      none: NO_TRAINING,
      encode: encodeTraining,
      parse(document) {
        const progress = parseTraining(document);
        return { progress: progress ?? NO_TRAINING, isWhole: progress !== null };
      },
    },
    store,
  );
