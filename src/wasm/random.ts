// SplitMix64: one word of state, every seed is good.
let state: u64 = 0;

/** Seeds the generator (SplitMix64). */
export function seedRandom(high: u32, low: u32): void {
  state = ((<u64>high) << 32) | <u64>low;
}

function next(): u64 {
  state += 0x9e3779b97f4a7c15;
  let z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

/** A whole number from 0 to `limit` − 1. The bias of the multiplication is below limit / 2³². */
export function below(limit: i32): i32 {
  return <i32>(((next() >> 32) * <u64>limit) >> 32);
}

/** From 0 (included) to 1 (excluded). */
export function uniform(): f32 {
  return <f32>(<u32>(next() >> 40)) * <f32>(1.0 / 16777216.0);
}

/** From 0 (included) to 1 (excluded), in steps of 2⁻⁵³. */
export function uniform64(): f64 {
  return <f64>(next() >> 11) * (1.0 / 9007199254740992.0);
}
