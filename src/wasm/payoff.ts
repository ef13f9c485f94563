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

/** The seat that plays for the game and not for points alone, or −1; the host says what that is worth. */
export let utilitySeat: i32 = -1;
/** What a bid (row) with its tricks (column) is worth to the seat that is aiming, in points. */
export const utilities = new StaticArray<f32>(SIDE * SIDE);
/** By seat, what it costs the seat that is aiming when that seat makes its bid. */
export const opponentCosts = new StaticArray<f32>(8);

export function setUtilitySeat(seat: i32): void {
  utilitySeat = seat;
}

/** What a result is worth to the seat that is aiming, `off` tricks away from its bid. */
export function utilityAt(bid: i32, deviation: i32, maxTricks: i32): f32 {
  return unchecked(utilities[bid * SIDE + max(0, min(maxTricks, bid + deviation))]);
}

export function pointsFor(bid: i32, tricks: i32): f32 {
  return unchecked(points[bid * SIDE + tricks]);
}

/** The same, `off` tricks away from the bid, as far as that is possible with `most` tricks. */
export function pointsAt(bid: i32, deviation: i32, maxTricks: i32): f32 {
  return pointsFor(bid, max(0, min(maxTricks, bid + deviation)));
}
