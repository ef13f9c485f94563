import { browserClock } from '@/platform/clock.ts';
import { threadedPositionMakers } from '@/platform/threaded-position-makers.ts';
import { cryptoRandomness } from '@/platform/randomness.ts';
import { whileThinking } from '@/platform/thinking.ts';
import { stockStorage } from '@/storage/stock.ts';
import { trainingStorage } from '@/storage/training.ts';
import type { Clock } from '@/store/ports/clock.ts';
import type { Practice } from '@/store/practice/practice.ts';
import { type Training, createTraining } from '@/store/practice/training.ts';
import { type Supply, createSupply } from '@/store/practice/training-supply.ts';
import { practice } from './practice.ts';
import { onDataDeleted } from '../start/resave.ts';
import { today } from '../today.ts';

/** The dependencies of training. */
export interface TrainingPorts {
  readonly supply: Supply;
  readonly training: Training;
  readonly practice: Practice;
  readonly clock: Clock;
}

/** Training progress. */
export const training = createTraining(trainingStorage(), today);

/** The positions to train with. */
export const supply = createSupply({
  makers: threadedPositionMakers(),
  storage: stockStorage(),
  randomness: cryptoRandomness,
  rating: { load: training.load, value: () => training.store.getState().rating.value },
  whileThinking,
});

onDataDeleted(() => void training.rewrite());

/** Training progress and the supply of positions. */
export const trainingPorts: TrainingPorts = { supply, training, practice, clock: browserClock };
