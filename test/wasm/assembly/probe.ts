// The opponents' core with functions that only tests call.
import { cardValue, readPlayPosition } from '../../../src/wasm/judge';

export * from '../../../src/wasm/core';
export { countDeterminizations, determinize } from '../../../src/wasm/determinize';
export { roundUtility } from '../../../src/wasm/sides';

/** The value of a legal card; its probabilities are at `probabilitiesAt`. */
export function evaluateCard(net: usize, card: i32): f32 {
  readPlayPosition(net);
  return cardValue(net, card);
}
