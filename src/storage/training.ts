import type { ProgressStorage } from '@/store/practice/saved-progress.ts';
import { NO_TRAINING, type TrainingProgress } from '@/store/practice/training-progress.ts';
import { TRAINING_VERSION, encodeTraining, parseTraining } from './formats/training.ts';
import { type KeyedStore, indexedDbStore } from './keyed-store.ts';
import { refuseNewer } from './newer-version.ts';
import { newQuarantineKey } from './quarantine-keys.ts';

/** The key of the training progress. */
const TRAINING = 'training';

/** The repository of training progress. Unreadable data is quarantined. Both methods reject for data of a newer version. */
export const trainingStorage = (
  store: KeyedStore = indexedDbStore(),
): ProgressStorage<TrainingProgress> => ({
  async read() {
    const [saved] = await store.get([TRAINING]);
    if (saved === undefined) return NO_TRAINING;
    refuseNewer(TRAINING_VERSION, saved);
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
  async write(saved) {
    // Another tab may have been updated since this one read it.
    const [found] = await store.get([TRAINING]);
    refuseNewer(TRAINING_VERSION, found);
    await store.change({ put: [[TRAINING, encodeTraining(saved)]] });
  },
});
