// Points and utilities of results. The host fills the tables; the formulas stay in the engine.

import { MAX_HAND, MAX_SEATS } from './round';

/** The tables have a row for each bid and a column for each number of tricks, both from 0 to the largest hand. */
const ROW_LENGTH: i32 = MAX_HAND + 1;
/** Points in this round by bid (row) and tricks (column). */
export const points = new StaticArray<f32>(ROW_LENGTH * ROW_LENGTH);
/** How much a point of an average opponent weighs, relative to one of the seat's own. */
export let spoiling: f32 = 0.5;

/** Sets the weight of an average opponent's points. */
export function setSpoiling(weight: f32): void {
  spoiling = weight;
}

/** The seat that plays to win the game, not for points alone, or −1. The host provides its utilities. */
export let utilitySeat: i32 = -1;
/** Utility to that seat by bid (row) and tricks (column), in points. */
export const utilities = new StaticArray<f32>(ROW_LENGTH * ROW_LENGTH);
/** By opponent, the cost to `utilitySeat` if that opponent makes its bid, in points. */
export const opponentCosts = new StaticArray<f32>(MAX_SEATS);

/** Sets the seat that plays to win the game; −1 for none. */
export function setUtilitySeat(seat: i32): void {
  utilitySeat = seat;
}

/** The utility of a result `deviation` tricks away from the bid, clamped to 0 … `maxTricks`. */
export function utilityByDeviation(bid: i32, deviation: i32, maxTricks: i32): f32 {
  return unchecked(utilities[bid * ROW_LENGTH + max(0, min(maxTricks, bid + deviation))]);
}

/** The points of a bid with `tricks` taken; more is better. */
export function pointsFor(bid: i32, tricks: i32): f32 {
  return unchecked(points[bid * ROW_LENGTH + tricks]);
}

/** The points of a result `deviation` tricks away from the bid, clamped to 0 … `maxTricks`. */
export function pointsByDeviation(bid: i32, deviation: i32, maxTricks: i32): f32 {
  return pointsFor(bid, max(0, min(maxTricks, bid + deviation)));
}
