// The features of a net's input: indices and values.

const CAPACITY: i32 = 512;
/** The features of the position, then those of one action. */
export const indices = new StaticArray<u16>(CAPACITY);
export const values = new StaticArray<f32>(CAPACITY);
export let count: i32 = 0;
/** How many of them belong to the position. */
export let positionCount: i32 = 0;

/** Adds a feature with a value. */
export function put(index: i32, value: f32): void {
  unchecked((indices[count] = <u16>index));
  unchecked((values[count] = value));
  count++;
}

/** Adds a feature with the value 1. */
export function on(index: i32): void {
  put(index, 1);
}

/** The value, or the nearest limit. */
export function clamp(value: i32, low: i32, high: i32): i32 {
  return max(low, min(high, value));
}

/** Starts a new list. */
export function beginList(): void {
  count = 0;
}

/** What follows belongs to an action. */
export function endPosition(): void {
  positionCount = count;
}

/** Drops the features of the last action. */
export function beginAction(): void {
  count = positionCount;
}

/** Bytes of a saved list. */
export const SAVED_BYTES: i32 = 8 + CAPACITY * 6;

/** Saves the list at an address. */
export function saveFeatures(target: usize): void {
  store<i32>(target, count);
  store<i32>(target, positionCount, 4);
  memory.copy(target + 8, changetype<usize>(indices), (<usize>count) << 1);
  memory.copy(
    target + 8 + ((<usize>CAPACITY) << 1),
    changetype<usize>(values),
    (<usize>count) << 2,
  );
}

/** Restores a saved list. */
export function restoreFeatures(source: usize): void {
  count = load<i32>(source);
  positionCount = load<i32>(source, 4);
  memory.copy(changetype<usize>(indices), source + 8, (<usize>count) << 1);
  memory.copy(
    changetype<usize>(values),
    source + 8 + ((<usize>CAPACITY) << 1),
    (<usize>count) << 2,
  );
}
