import type { DrillRepository } from '@/store/drill/answers.ts';
import { encodeAnswer, parseAnswer } from './formats/drill.ts';
import { DRILL, type KeyedStore, indexedDbStore, removeWithUndo } from './keyed-store.ts';

/** The key of an answer: its time, padded to a fixed width, so that keys sort by time. */
export const drillKey = (at: number): string => DRILL + `${at}`.padStart(16, '0');

/** The repository of answers of the bidding drill. Those that cannot be read are left where they are. */
export const drillRepository = (store: KeyedStore = indexedDbStore()): DrillRepository => ({
  async all() {
    return (await store.all(DRILL)).flatMap((value) => parseAnswer(value) ?? []);
  },
  add: (answer) => store.change({ put: [[drillKey(answer.at), encodeAnswer(answer)]] }),
  async clear() {
    return removeWithUndo(store, await store.keys(DRILL));
  },
});
