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

const gradient3: usize = memory.data(80, 16);
const gradient2: usize = memory.data(128, 16);
const gradient1: usize = memory.data(512, 16);

/** The target probabilities, to be filled before `learn`: of each deviation, then of the other outputs. */
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

/** Subtracts the gradients of a layer from its biases. */
function updateBiases(biases: usize, gradients: usize, bytes: usize): void {
  for (let k: usize = 0; k < bytes; k += 16)
    v128.store(biases + k, f32x4.sub(v128.load(biases + k), v128.load(gradients + k)));
}

/** The gradients of the outputs, times the learning rate: softmax or sigmoid minus target, for the cross entropy. */
function findOutputGradients(others: i32, othersWeight: f32, rate: f32): void {
  memory.fill(gradient3, 0, OUT_ROW);
  for (let k = 0; k < DEVIATIONS + others; k++) {
    const at = (<usize>k) << 2;
    const weight = k < DEVIATIONS ? rate : rate * othersWeight;
    store<f32>(gradient3 + at, weight * (load<f32>(probabilities + at) - load<f32>(target + at)));
  }
}

/** Passes the gradients of the outputs back to the second layer, unrolled. @param updates whether the weights between them are updated. */
function backpropagateOutputs(weights: usize, updates: bool): void {
  const a = v128.load(gradient3);
  const b = v128.load(gradient3, 16);
  const c = v128.load(gradient3, 32);
  const d = v128.load(gradient3, 48);
  const e = v128.load(gradient3, 64);
  let row = weights;
  for (let i: usize = 0; i < SECOND_ROW; i += FLOAT, row += OUT_ROW) {
    const x = load<f32>(second + i);
    if (x <= 0) {
      store<f32>(gradient2 + i, 0);
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
    store<f32>(gradient2 + i, laneSum(sum));
    if (!updates) continue;
    v128.store(row, f32x4.sub(wa, f32x4.mul(s, a)));
    v128.store(row, f32x4.sub(wb, f32x4.mul(s, b)), 16);
    v128.store(row, f32x4.sub(wc, f32x4.mul(s, c)), 32);
    v128.store(row, f32x4.sub(wd, f32x4.mul(s, d)), 48);
    v128.store(row, f32x4.sub(we, f32x4.mul(s, e)), 64);
  }
}

/** Passes the gradients of the second layer back to the first. @param updates whether the weights between them are updated. */
function backpropagateSecond(weights: usize, updates: bool): void {
  let row = weights;
  for (let i: usize = 0; i < ROW; i += FLOAT, row += SECOND_ROW) {
    const x = load<f32>(hidden + i);
    if (x <= 0) {
      store<f32>(gradient1 + i, 0);
      continue;
    }
    const s = f32x4.splat(x);
    let sum = f32x4.splat(0);
    for (let k: usize = 0; k < SECOND_ROW; k += 16) {
      const w = v128.load(row + k);
      const g = v128.load(gradient2 + k);
      sum = f32x4.add(sum, f32x4.mul(w, g));
      if (updates) v128.store(row + k, f32x4.sub(w, f32x4.mul(s, g)));
    }
    store<f32>(gradient1 + i, laneSum(sum));
  }
}

/** Updates the weights of the inputs that are present and not frozen. */
function updateInputs(net: usize, frozen: i32): void {
  for (let k = 0; k < count; k++) {
    if (<i32>unchecked(indices[k]) < frozen) continue;
    const row = net + <usize>unchecked(indices[k]) * ROW;
    const s = f32x4.splat(unchecked(values[k]));
    for (let j: usize = 0; j < ROW; j += 16)
      v128.store(row + j, f32x4.sub(v128.load(row + j), f32x4.mul(s, v128.load(gradient1 + j))));
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
  const updatesAll = frozen == 0;
  findOutputGradients(others, othersWeight, rate);
  backpropagateOutputs(weights3(net, inputs), updatesAll);
  backpropagateSecond(weights2(net, inputs), updatesAll);
  if (updatesAll) {
    updateBiases(bias3(net, inputs), gradient3, OUT_ROW);
    updateBiases(bias2(net, inputs), gradient2, SECOND_ROW);
    updateBiases(bias1(net, inputs), gradient1, ROW);
  }
  updateInputs(net, frozen);
}
