// The opponents' core with functions that only tests call.
import { beginChains } from '../../../src/wasm/chains';
import { cardValue, readPlayPosition } from '../../../src/wasm/judge';
import { NO_FLOOR, beginSampling, logWeight } from '../../../src/wasm/sample';

export * from '../../../src/wasm/core';
export { advanceBatch } from '../../../src/wasm/chains';
export { countDeterminizations, determinize } from '../../../src/wasm/determinize';
export { distinctLegal } from '../../../src/wasm/legal';
export { enterDeterminization } from '../../../src/wasm/sample';
export { roundUtility } from '../../../src/wasm/sides';

/** The value of a legal card; its probabilities are at `probabilitiesAt`. */
export function evaluateCard(net: usize, card: i32): f32 {
  readPlayPosition(net);
  return cardValue(net, card);
}

/** Begins to draw determinizations by Markov chains, from the current position as a seat sees it. */
export function beginDrawing(seat: i32): void {
  beginSampling(seat);
  beginChains();
}

/** The logarithm of the weight of the current hands. */
export function weightOfHands(): f32 {
  return logWeight(NO_FLOOR);
}
