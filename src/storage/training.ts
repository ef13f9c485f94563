import type { ProgressStorage } from '@/store/practice/saved-progress.ts';
import { NO_TRAINING, type TrainingProgress } from '@/store/practice/training-progress.ts';
import { encodeTraining, parseTraining } from './formats/training.ts';
import { type KeyedStore, indexedDbStore } from './keyed-store.ts';
import { newQuarantineKey } from './quarantine-keys.ts';

/** The key of the training progress. */
const TRAINING = 'training';

/** The repository of training progress. Unreadable data is quarantined. */
export const trainingStorage = (
  store: KeyedStore = indexedDbStore(),
): ProgressStorage<TrainingProgress> => ({
  async read() {
    const [saved] = await store.get([TRAINING]);
    if (saved === undefined) return NO_TRAINING;
    const training = parseTraining(saved);
    if (training !== null) return training;
    const quarantineKey = await newQuarantineKey(store);
    await store.change({
      put: [
        [quarantineKey, saved],
        [TRAINING, encodeTraining(NO_TRAINING)],
      ],
    });
    return NO_TRAINING;
  },
  write: (saved) => store.change({ put: [[TRAINING, encodeTraining(saved)]] }),
});
