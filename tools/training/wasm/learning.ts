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

/**
 * One gradient step on the cross entropy toward `target`. `others` outputs follow the deviations, weighted
 * by `othersWeight`. The first `frozen` inputs are frozen, and then all later layers too: rounds without new
 * inputs are predicted as before, to the bit. Long because each layer is unrolled into local vectors.
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
  memory.fill(slope3, 0, OUT_ROW);
  for (let k = 0; k < DEVIATIONS + others; k++) {
    const at = (<usize>k) << 2;
    const weight = k < DEVIATIONS ? rate : rate * othersWeight;
    store<f32>(slope3 + at, weight * (load<f32>(probabilities + at) - load<f32>(target + at)));
  }
  // Output layer.
  const a = v128.load(slope3);
  const b = v128.load(slope3, 16);
  const c = v128.load(slope3, 32);
  const d = v128.load(slope3, 48);
  const e = v128.load(slope3, 64);
  const all = frozen == 0;
  let at = bias3(net, inputs);
  if (all) {
    v128.store(at, f32x4.sub(v128.load(at), a));
    v128.store(at, f32x4.sub(v128.load(at, 16), b), 16);
    v128.store(at, f32x4.sub(v128.load(at, 32), c), 32);
    v128.store(at, f32x4.sub(v128.load(at, 48), d), 48);
    v128.store(at, f32x4.sub(v128.load(at, 64), e), 64);
  }
  let row = weights3(net, inputs);
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
    store<f32>(
      slope2 + i,
      f32x4.extract_lane(sum, 0) +
        f32x4.extract_lane(sum, 1) +
        f32x4.extract_lane(sum, 2) +
        f32x4.extract_lane(sum, 3),
    );
    if (!all) continue;
    v128.store(row, f32x4.sub(wa, f32x4.mul(s, a)));
    v128.store(row, f32x4.sub(wb, f32x4.mul(s, b)), 16);
    v128.store(row, f32x4.sub(wc, f32x4.mul(s, c)), 32);
    v128.store(row, f32x4.sub(wd, f32x4.mul(s, d)), 48);
    v128.store(row, f32x4.sub(we, f32x4.mul(s, e)), 64);
  }
  // Second layer.
  at = bias2(net, inputs);
  for (let k: usize = 0; all && k < SECOND_ROW; k += 16)
    v128.store(at + k, f32x4.sub(v128.load(at + k), v128.load(slope2 + k)));
  row = weights2(net, inputs);
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
      if (all) v128.store(row + k, f32x4.sub(w, f32x4.mul(s, g)));
    }
    store<f32>(
      slope1 + i,
      f32x4.extract_lane(sum, 0) +
        f32x4.extract_lane(sum, 1) +
        f32x4.extract_lane(sum, 2) +
        f32x4.extract_lane(sum, 3),
    );
  }
  // First layer: only rows of present features.
  at = bias1(net, inputs);
  for (let k: usize = 0; all && k < ROW; k += 16)
    v128.store(at + k, f32x4.sub(v128.load(at + k), v128.load(slope1 + k)));
  for (let k = 0; k < count; k++) {
    if (<i32>unchecked(indices[k]) < frozen) continue;
    const target = net + <usize>unchecked(indices[k]) * ROW;
    const s = f32x4.splat(unchecked(values[k]));
    for (let j: usize = 0; j < ROW; j += 16)
      v128.store(target + j, f32x4.sub(v128.load(target + j), f32x4.mul(s, v128.load(slope1 + j))));
  }
}
