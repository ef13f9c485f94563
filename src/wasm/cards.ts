// A card is the number of its bit in a set: suit × 16 + rank, suits in bridge order (clubs 0 … spades 3),
// rank 0 (two) … 12 (ace). A set of cards is a u64 with a lane of 16 bits per suit. Jokers fill the lanes up: the
// first high joker has rank 13 in the lane of clubs, the first low one rank 14; the second ones follow in diamonds.

export const SUITS: i32 = 4;
export const RANKS: i32 = 13;
export const NO_TRUMP: i32 = 4;
export const ALL_BUT_LED: i32 = 5;
/** Trump that is not named yet. */
export const UNNAMED: i32 = 6;
/** In place of the suit led: none, since a high joker was led or only low ones lie [JOKER-4]. */
export const NO_SUIT: i32 = 7;
export const NO_CARD: i32 = -1;
/** All cards with a suit. */
export const DECK: u64 = 0x1fff1fff1fff1fff;
export const HIGH_JOKERS: u64 = 0x2000200020002000;
export const LOW_JOKERS: u64 = 0x4000400040004000;
const HIGH_JOKER_RANK: i32 = 13;
const LANE: u32 = 0x1fff;

/** The suit of a card; without meaning for a joker. */
export function suitOf(card: i32): i32 {
  return card >> 4;
}

/** The rank of a card, 0 … 12 from low to high; above 12 it is a joker. */
export function rankOf(card: i32): i32 {
  return card & 15;
}

/** Whether a card is a joker, high or low. */
export function isJoker(card: i32): bool {
  return rankOf(card) >= HIGH_JOKER_RANK;
}

/** Whether a card is a high joker. */
export function isHighJoker(card: i32): bool {
  return rankOf(card) == HIGH_JOKER_RANK;
}

/** The set of one card. */
export function bit(card: i32): u64 {
  return u64(1) << u64(card);
}

/** The ranks of one suit as bits 0 … 12. */
export function lane(set: u64, suit: i32): u32 {
  return u32(set >> u64(suit << 4)) & LANE;
}

/** The set of all cards of a suit, without jokers. */
export function laneMask(suit: i32): u64 {
  return u64(LANE) << u64(suit << 4);
}

/** The number of cards of a set. */
export function size(set: u64): i32 {
  return <i32>popcnt<u64>(set);
}

/** The lowest card of a set that is not empty. */
export function first(set: u64): i32 {
  return <i32>ctz<u64>(set);
}

/** The set without its lowest card. */
export function rest(set: u64): u64 {
  return set & (set - 1);
}
