import type { TrainingProgress } from '@/store/practice/training-progress.ts';
import type { Stock, StockStorage } from '@/store/practice/training-stock.ts';
import type { ProgressStorage } from '@/store/practice/saved-progress.ts';
import { createTraining } from '@/store/practice/training.ts';

/** Progress of somebody who has trained on three days. */
export const TRAINED: TrainingProgress = {
  rating: { value: 1234.5, deviation: 87.25, volatility: 0.059999 },
  answered: 40,
  right: 28,
  days: ['2026-11-20', '2026-11-21', '2026-11-22'],
  puzzles: new Map([
    ['2026-11-20', true],
    ['2026-11-22', false],
  ]),
};

/** Storage in memory, with everything that was written to it. */
export function memoryTraining(saved: TrainingProgress) {
  const written: TrainingProgress[] = [];
  const storage: ProgressStorage<TrainingProgress> = {
    read: () => Promise.resolve(written.at(-1) ?? saved),
    write: async (news) => void written.push(news),
  };
  return { written, training: createTraining(storage, () => '2026-11-23') };
}

/** A stock in memory. */
export function memoryStock(saved: Stock = { filter: null, positions: [] }) {
  const written: Stock[] = [];
  const storage: StockStorage = {
    read: () => Promise.resolve(written.at(-1) ?? saved),
    write: async (news) => void written.push(news),
  };
  return { written, storage };
}
