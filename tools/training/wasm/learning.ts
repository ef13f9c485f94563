// One step of stochastic gradient descent, for the features and activations of the last forward pass.
import { count, indices, values } from '../../../src/wasm/feature-list';
import {
  FLOAT,
  DEVIATIONS,
  OUT_ROW,
  ROW,
  SECOND_ROW,
  bias1,
  bias2,
  bias3,
  probabilities,
  hidden,
  second,
  weights2,
  weights3,
} from '../../../src/wasm/net';

const slope3: usize = memory.data(80, 16);
const slope2: usize = memory.data(128, 16);
const slope1: usize = memory.data(512, 16);

/** The target probabilities; to be filled before `learn`. */
export const target: usize = memory.data(80, 16);

/** Whether any input from that index on is present. */
function isPresent(from: i32): bool {
  for (let k = 0; k < count; k++) if (<i32>unchecked(indices[k]) >= from) return true;
  return false;
}

/** The sum of the four lanes. */
const laneSum = (sum: v128): f32 =>
  f32x4.extract_lane(sum, 0) +
  f32x4.extract_lane(sum, 1) +
  f32x4.extract_lane(sum, 2) +
  f32x4.extract_lane(sum, 3);

/** Steps the biases of a layer against their slopes. */
function stepBiases(biases: usize, slopes: usize, bytes: usize): void {
  for (let k: usize = 0; k < bytes; k += 16)
    v128.store(biases + k, f32x4.sub(v128.load(biases + k), v128.load(slopes + k)));
}

/** The slopes of the outputs: the learning rate times the error of each probability. */
function findOutputSlopes(others: i32, othersWeight: f32, rate: f32): void {
  memory.fill(slope3, 0, OUT_ROW);
  for (let k = 0; k < DEVIATIONS + others; k++) {
    const at = (<usize>k) << 2;
    const weight = k < DEVIATIONS ? rate : rate * othersWeight;
    store<f32>(slope3 + at, weight * (load<f32>(probabilities + at) - load<f32>(target + at)));
  }
}

/** Passes the slopes of the outputs back to the second layer; `steps`: and steps the weights between. Unrolled. */
function passOutputLayer(weights: usize, steps: bool): void {
  const a = v128.load(slope3);
  const b = v128.load(slope3, 16);
  const c = v128.load(slope3, 32);
  const d = v128.load(slope3, 48);
  const e = v128.load(slope3, 64);
  let row = weights;
  for (let i: usize = 0; i < SECOND_ROW; i += FLOAT, row += OUT_ROW) {
    const x = load<f32>(second + i);
    if (x <= 0) {
      store<f32>(slope2 + i, 0);
      continue;
    }
    const s = f32x4.splat(x);
    const wa = v128.load(row);
    const wb = v128.load(row, 16);
    const wc = v128.load(row, 32);
    const wd = v128.load(row, 48);
    const we = v128.load(row, 64);
    const sum = f32x4.add(
      f32x4.add(f32x4.mul(wa, a), f32x4.mul(wb, b)),
      f32x4.add(f32x4.add(f32x4.mul(wc, c), f32x4.mul(wd, d)), f32x4.mul(we, e)),
    );
    store<f32>(slope2 + i, laneSum(sum));
    if (!steps) continue;
    v128.store(row, f32x4.sub(wa, f32x4.mul(s, a)));
    v128.store(row, f32x4.sub(wb, f32x4.mul(s, b)), 16);
    v128.store(row, f32x4.sub(wc, f32x4.mul(s, c)), 32);
    v128.store(row, f32x4.sub(wd, f32x4.mul(s, d)), 48);
    v128.store(row, f32x4.sub(we, f32x4.mul(s, e)), 64);
  }
}

/** Passes the slopes of the second layer back to the first; `steps`: and steps the weights between. */
function passSecondLayer(weights: usize, steps: bool): void {
  let row = weights;
  for (let i: usize = 0; i < ROW; i += FLOAT, row += SECOND_ROW) {
    const x = load<f32>(hidden + i);
    if (x <= 0) {
      store<f32>(slope1 + i, 0);
      continue;
    }
    const s = f32x4.splat(x);
    let sum = f32x4.splat(0);
    for (let k: usize = 0; k < SECOND_ROW; k += 16) {
      const w = v128.load(row + k);
      const g = v128.load(slope2 + k);
      sum = f32x4.add(sum, f32x4.mul(w, g));
      if (steps) v128.store(row + k, f32x4.sub(w, f32x4.mul(s, g)));
    }
    store<f32>(slope1 + i, laneSum(sum));
  }
}

/** Steps the weights of the inputs that are present and not frozen. */
function stepInputs(net: usize, frozen: i32): void {
  for (let k = 0; k < count; k++) {
    if (<i32>unchecked(indices[k]) < frozen) continue;
    const row = net + <usize>unchecked(indices[k]) * ROW;
    const s = f32x4.splat(unchecked(values[k]));
    for (let j: usize = 0; j < ROW; j += 16)
      v128.store(row + j, f32x4.sub(v128.load(row + j), f32x4.mul(s, v128.load(slope1 + j))));
  }
}

/**
 * One gradient step on the cross entropy toward `target`. `others` outputs follow the deviations, weighted
 * by `othersWeight`. The first `frozen` inputs are frozen, and then all later layers too: rounds without new
 * inputs are predicted as before, to the bit.
 */
export function learn(
  net: usize,
  inputs: i32,
  others: i32,
  othersWeight: f32,
  rate: f32,
  frozen: i32,
): void {
  if (frozen > 0 && !isPresent(frozen)) return;
  const stepsAll = frozen == 0;
  findOutputSlopes(others, othersWeight, rate);
  passOutputLayer(weights3(net, inputs), stepsAll);
  passSecondLayer(weights2(net, inputs), stepsAll);
  if (stepsAll) {
    stepBiases(bias3(net, inputs), slope3, OUT_ROW);
    stepBiases(bias2(net, inputs), slope2, SECOND_ROW);
    stepBiases(bias1(net, inputs), slope1, ROW);
  }
  stepInputs(net, frozen);
}
