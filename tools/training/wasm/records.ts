// A record of every decision of the learners in a round, to train on.
import { SAVED_BYTES, saveFeatures } from '../../../src/wasm/feature-list';
import { learners } from './seating';

const MAX_RECORDS: i32 = 72;
export let recordCount: i32 = 0;
export let recordRoom: usize = 0;
/** The seat that decided; −1 if the decision is not to be trained on. */
export const recordSeat = new StaticArray<i32>(MAX_RECORDS);
/** Whether it was a bid or the naming of trump, not a card. */
export const recordBid = new StaticArray<bool>(MAX_RECORDS);
/** The lowest and highest deviation still possible, as indices. */
export const recordLow = new StaticArray<i32>(MAX_RECORDS);
export const recordHigh = new StaticArray<i32>(MAX_RECORDS);

/** Records the features of the last forward pass for a seat that learns. */
export function record(seat: i32, isBid: bool, low: i32, high: i32): void {
  if (!unchecked(learners[seat])) return;
  if (recordRoom == 0) recordRoom = heap.alloc(<usize>(MAX_RECORDS * SAVED_BYTES));
  unchecked((recordSeat[recordCount] = seat));
  unchecked((recordBid[recordCount] = isBid));
  unchecked((recordLow[recordCount] = low));
  unchecked((recordHigh[recordCount] = high));
  saveFeatures(recordRoom + <usize>(recordCount * SAVED_BYTES));
  recordCount++;
}

/** Takes the records of a seat out of training: after an exploratory action the outcome says nothing about them. */
export function forget(seat: i32, bidsToo: bool): void {
  for (let k = 0; k < recordCount; k++)
    if (unchecked(recordSeat[k]) == seat && (bidsToo || !unchecked(recordBid[k])))
      unchecked((recordSeat[k] = -1));
}

/** Forgets all decisions so far. */
export function clearRecords(): void {
  recordCount = 0;
}
