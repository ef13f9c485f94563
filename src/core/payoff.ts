// What a result is worth. The host fills the table; the formulas stay in the engine.

/** Bids and tricks go from 0 to 17. */
const SIDE: i32 = 18;
/** Points for a bid (row) and the tricks taken (column) in this round. */
export const points = new StaticArray<f32>(SIDE * SIDE);
/** How much a point of an average opponent counts against one's own. */
export let spoiling: f32 = 0.5;

export function setSpoiling(weight: f32): void {
  spoiling = weight;
}

export function pointsFor(bid: i32, tricks: i32): f32 {
  return unchecked(points[bid * SIDE + tricks]);
}

/** The same, `off` tricks away from the bid, as far as that is possible with `most` tricks. */
export function pointsOff(bid: i32, off: i32, most: i32): f32 {
  return pointsFor(bid, max(0, min(most, bid + off)));
}
