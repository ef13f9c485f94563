// A small fully connected net: features → HIDDEN → SECOND → OUTPUTS, with ReLU. Weights are f32 in linear
// memory, one row per input, so that only rows of present features are read.
import { count, indices, positionCount, values } from './feature-list';

const HIDDEN: i32 = 128;
const SECOND: i32 = 32;
/** Classes of the deviation (tricks − bid): −5 and less … 5 and more. */
export const DEVIATIONS: i32 = 11;
export const ON_TARGET: i32 = 5;
/**
 * Outputs after the deviations: per other seat clockwise the logit of making its bid; in partnerships of each
 * nil, the seat's first, of the opponents' contract and, in the bid net, of the partner's bid and the mean of the
 * opponents', as shares of the hand. Padded to 20.
 */
const OUTPUTS: i32 = 20;

/** Bytes of a number, and of a row of each layer. */
export const FLOAT: usize = 4;
export const ROW: usize = <usize>HIDDEN * FLOAT;
export const SECOND_ROW: usize = <usize>SECOND * FLOAT;
export const OUT_ROW: usize = <usize>OUTPUTS * FLOAT;

/** Number of weights. */
export function netSize(inputs: i32): i32 {
  return inputs * HIDDEN + HIDDEN + HIDDEN * SECOND + SECOND + SECOND * OUTPUTS + OUTPUTS;
}

/** Address of the biases of the first hidden layer, which follow its rows of weights. */
export function bias1(net: usize, inputs: i32): usize {
  return net + <usize>inputs * ROW;
}
/** Address of the weights of the second hidden layer: a row for each unit of the layer before. */
export function weights2(net: usize, inputs: i32): usize {
  return bias1(net, inputs) + ROW;
}
/** Address of the biases of the second hidden layer. */
export function bias2(net: usize, inputs: i32): usize {
  return weights2(net, inputs) + <usize>HIDDEN * SECOND_ROW;
}
/** Address of the weights of the output layer: a row for each unit of the layer before. */
export function weights3(net: usize, inputs: i32): usize {
  return bias2(net, inputs) + SECOND_ROW;
}
/** Address of the biases of the output layer. */
export function bias3(net: usize, inputs: i32): usize {
  return weights3(net, inputs) + <usize>SECOND * OUT_ROW;
}

const position: usize = memory.data(512, 16);
/** Pre-activations of both hidden layers, as computed last. */
export const hidden: usize = memory.data(512, 16);
export const second: usize = memory.data(128, 16);
/** Outputs as computed last. */
const logits: usize = memory.data(80, 16);

/** sums = source + the rows of features `from` to `to`, 32 numbers at a time. */
function addRows(net: usize, source: usize, sums: usize, from: i32, to: i32): void {
  for (let block: usize = 0; block < ROW; block += 128) {
    const at = source + block;
    let a = v128.load(at);
    let b = v128.load(at, 16);
    let c = v128.load(at, 32);
    let d = v128.load(at, 48);
    let e = v128.load(at, 64);
    let f = v128.load(at, 80);
    let g = v128.load(at, 96);
    let h = v128.load(at, 112);
    for (let k = from; k < to; k++) {
      const row = net + <usize>unchecked(indices[k]) * ROW + block;
      const x = unchecked(values[k]);
      if (x == 1) {
        a = f32x4.add(a, v128.load(row));
        b = f32x4.add(b, v128.load(row, 16));
        c = f32x4.add(c, v128.load(row, 32));
        d = f32x4.add(d, v128.load(row, 48));
        e = f32x4.add(e, v128.load(row, 64));
        f = f32x4.add(f, v128.load(row, 80));
        g = f32x4.add(g, v128.load(row, 96));
        h = f32x4.add(h, v128.load(row, 112));
      } else {
        const s = f32x4.splat(x);
        a = f32x4.add(a, f32x4.mul(s, v128.load(row)));
        b = f32x4.add(b, f32x4.mul(s, v128.load(row, 16)));
        c = f32x4.add(c, f32x4.mul(s, v128.load(row, 32)));
        d = f32x4.add(d, f32x4.mul(s, v128.load(row, 48)));
        e = f32x4.add(e, f32x4.mul(s, v128.load(row, 64)));
        f = f32x4.add(f, f32x4.mul(s, v128.load(row, 80)));
        g = f32x4.add(g, f32x4.mul(s, v128.load(row, 96)));
        h = f32x4.add(h, f32x4.mul(s, v128.load(row, 112)));
      }
    }
    const place = sums + block;
    v128.store(place, a);
    v128.store(place, b, 16);
    v128.store(place, c, 32);
    v128.store(place, d, 48);
    v128.store(place, e, 64);
    v128.store(place, f, 80);
    v128.store(place, g, 96);
    v128.store(place, h, 112);
  }
}

/** Accumulates the features of the position; `forward` then adds those of an action. */
export function forwardPosition(net: usize, inputs: i32): void {
  addRows(net, bias1(net, inputs), position, 0, positionCount);
}

/** A bit for each positive one of up to 64 numbers, to iterate over active units without branches. */
function activeUnits(numbers: usize, count: usize): u64 {
  let set: u64 = 0;
  const none = f32x4.splat(0);
  for (let k: usize = 0; k < count; k += 4) {
    const bits = i32x4.bitmask(f32x4.gt(v128.load(numbers + k * FLOAT), none));
    set |= u64(bits) << u64(k);
  }
  return set;
}

/**
 * Computes `logits` for the current features. Long because each layer is unrolled into local vectors, which
 * AssemblyScript cannot keep in an array.
 */
export function forward(net: usize, inputs: i32): void {
  addRows(net, position, hidden, positionCount, count);
  let a = v128.load(bias2(net, inputs));
  let b = v128.load(bias2(net, inputs), 16);
  let c = v128.load(bias2(net, inputs), 32);
  let d = v128.load(bias2(net, inputs), 48);
  let e = v128.load(bias2(net, inputs), 64);
  let f = v128.load(bias2(net, inputs), 80);
  let g = v128.load(bias2(net, inputs), 96);
  let h = v128.load(bias2(net, inputs), 112);
  const rows = weights2(net, inputs);
  let half: usize = 0;
  let active = activeUnits(hidden, 64);
  for (;;) {
    if (active == 0) {
      if (half != 0) break;
      half = 64;
      active = activeUnits(hidden + 64 * FLOAT, 64);
      continue;
    }
    const i = half + <usize>ctz<u64>(active);
    active &= active - 1;
    const row = rows + i * SECOND_ROW;
    const s = f32x4.splat(load<f32>(hidden + i * FLOAT));
    a = f32x4.add(a, f32x4.mul(s, v128.load(row)));
    b = f32x4.add(b, f32x4.mul(s, v128.load(row, 16)));
    c = f32x4.add(c, f32x4.mul(s, v128.load(row, 32)));
    d = f32x4.add(d, f32x4.mul(s, v128.load(row, 48)));
    e = f32x4.add(e, f32x4.mul(s, v128.load(row, 64)));
    f = f32x4.add(f, f32x4.mul(s, v128.load(row, 80)));
    g = f32x4.add(g, f32x4.mul(s, v128.load(row, 96)));
    h = f32x4.add(h, f32x4.mul(s, v128.load(row, 112)));
  }
  v128.store(second, a);
  v128.store(second, b, 16);
  v128.store(second, c, 32);
  v128.store(second, d, 48);
  v128.store(second, e, 64);
  v128.store(second, f, 80);
  v128.store(second, g, 96);
  v128.store(second, h, 112);
  const outBias = bias3(net, inputs);
  a = v128.load(outBias);
  b = v128.load(outBias, 16);
  c = v128.load(outBias, 32);
  d = v128.load(outBias, 48);
  e = v128.load(outBias, 64);
  const outRows = weights3(net, inputs);
  for (active = activeUnits(second, SECOND); active != 0; active &= active - 1) {
    const i = <usize>ctz<u64>(active);
    const row = outRows + i * OUT_ROW;
    const s = f32x4.splat(load<f32>(second + i * FLOAT));
    a = f32x4.add(a, f32x4.mul(s, v128.load(row)));
    b = f32x4.add(b, f32x4.mul(s, v128.load(row, 16)));
    c = f32x4.add(c, f32x4.mul(s, v128.load(row, 32)));
    d = f32x4.add(d, f32x4.mul(s, v128.load(row, 48)));
    e = f32x4.add(e, f32x4.mul(s, v128.load(row, 64)));
  }
  v128.store(logits, a);
  v128.store(logits, b, 16);
  v128.store(logits, c, 32);
  v128.store(logits, d, 48);
  v128.store(logits, e, 64);
}

/** e^x for x ≤ 0, with a relative error of about 1e-7. */
export function exp(x: f32): f32 {
  return f32x4.extract_lane(exp4(f32x4.splat(x)), 0);
}

/** The same for four numbers. */
function exp4(x: v128): v128 {
  const t = f32x4.mul(x, f32x4.splat(<f32>1.4426950408889634));
  const whole = f32x4.floor(t);
  const y = f32x4.mul(f32x4.sub(t, whole), f32x4.splat(<f32>0.6931471805599453));
  let p = f32x4.splat(<f32>0.0013888889);
  p = f32x4.add(f32x4.mul(p, y), f32x4.splat(<f32>0.008333334));
  p = f32x4.add(f32x4.mul(p, y), f32x4.splat(<f32>0.041666668));
  p = f32x4.add(f32x4.mul(p, y), f32x4.splat(<f32>0.16666667));
  p = f32x4.add(f32x4.mul(p, y), f32x4.splat(<f32>0.5));
  p = f32x4.add(f32x4.mul(p, y), f32x4.splat(<f32>1));
  p = f32x4.add(f32x4.mul(p, y), f32x4.splat(<f32>1));
  const power = i32x4.add(i32x4.trunc_sat_f32x4_s(whole), i32x4.splat(127));
  const result = f32x4.mul(p, i32x4.shl(power, 23));
  return v128.andnot(result, f32x4.lt(x, f32x4.splat(-80)));
}

/** Probabilities as computed last: of the deviations, then of other seats or nils. */
export const probabilities: usize = memory.data(96, 16);

/**
 * Computes probabilities from the logits: a softmax over deviations `low` to `high` (as indices), logistic
 * functions for the `others` that follow.
 */
export function computeProbabilities(low: i32, high: i32, others: i32): void {
  let maxLogit: f32 = -1e9;
  for (let k = low; k <= high; k++) {
    const x = load<f32>(logits + ((<usize>k) << 2));
    if (x > maxLogit) maxLogit = x;
  }
  const top = f32x4.splat(maxLogit);
  for (let at: usize = 0; at < <usize>DEVIATIONS * FLOAT; at += 16)
    v128.store(probabilities + at, exp4(f32x4.sub(v128.load(logits + at), top)));
  let sum: f32 = 0;
  for (let k = 0; k < DEVIATIONS; k++) {
    const at = probabilities + ((<usize>k) << 2);
    if (k >= low && k <= high) sum += load<f32>(at);
    else store<f32>(at, 0);
  }
  const scale: f32 = 1 / sum;
  for (let k = low; k <= high; k++) {
    const at = probabilities + ((<usize>k) << 2);
    store<f32>(at, load<f32>(at) * scale);
  }
  const one = f32x4.splat(1);
  for (let k = 0; k < others; k += 4) {
    const at = (<usize>(DEVIATIONS + k)) << 2;
    const x = v128.load(logits + at);
    const small = exp4(f32x4.neg(f32x4.abs(x)));
    const part = v128.bitselect(one, small, f32x4.gt(x, f32x4.splat(0)));
    v128.store(probabilities + at, f32x4.div(part, f32x4.add(one, small)));
  }
}

/** A probability of the last forward pass: of a deviation by its index, then of the other outputs. */
export function probabilityOf(index: i32): f32 {
  return load<f32>(probabilities + ((<usize>index) << 2));
}
