import {
  type Card,
  type Jokers,
  type Ranking,
  type Trump,
  isHighJoker,
  isLowJoker,
  rankValue,
  suitOf,
  suitValue,
} from '../../engine/index.ts';

/** The cards of one suit: 13 bits, the lowest rank of the deck first. */
export type SuitMask = number;

/** A suit as a number: 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
type SuitNumber = 0 | 1 | 2 | 3;

/** A set of cards: one mask per suit in bridge order. */
export type CardSet = readonly [SuitMask, SuitMask, SuitMask, SuitMask];
export type MutableCardSet = [SuitMask, SuitMask, SuitMask, SuitMask];

/** The thirteen ranks of a suit. */
export const WHOLE_SUIT: SuitMask = 0x1fff;

/** Trump as a number, here and in the core: a suit in bridge order, or one of these. */
export const NO_TRUMP = 4;
export const ALL_BUT_LED = 5;
const UNNAMED = 6;

const TRUMP_NUMBER = {
  C: 0,
  D: 1,
  H: 2,
  S: 3,
  N: NO_TRUMP,
  L: ALL_BUT_LED,
} as const satisfies Record<Trump, number>;

/** In place of a suit: a high joker, a low one, and no suit led [JOKER-4]. */
export const HIGH_JOKER = 7;
export const LOW_JOKER = 8;
export const NO_SUIT = 9;

/** The number of a card's suit, or the kind of a joker. */
export function suitNumber(card: Card): number {
  const suit = suitOf(card);
  if (suit !== null) return suitValue(suit);
  return isHighJoker(card) ? HIGH_JOKER : LOW_JOKER;
}

/** The number of a trump; null stands for not named yet. */
export const trumpNumber = (trump: Trump | null): number =>
  trump === null ? UNNAMED : TRUMP_NUMBER[trump];

const BITS = Uint8Array.from({ length: WHOLE_SUIT + 1 }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
});

/** How many cards a mask has. */
export const size = (mask: SuitMask): number => BITS[mask] as number;

/** The cards of a mask above a rank. */
export const above = (mask: SuitMask, rank: number): SuitMask => (mask >> (rank + 1)) << (rank + 1);
/** The cards of a mask below a rank. */
export const below = (mask: SuitMask, rank: number): SuitMask => mask & ((1 << rank) - 1);

/** The number of cards of a set. */
export const setSize = (set: CardSet): number =>
  size(set[0]) + size(set[1]) + size(set[2]) + size(set[3]);

/** The cards of a suit, by its number in bridge order. */
export const maskIn = (set: CardSet, suit: number): SuitMask => set[suit as SuitNumber];

/** Adds cards of a suit, by its number in bridge order, to a set in place. */
export function addMask(set: MutableCardSet, suit: number, mask: SuitMask): void {
  set[suit as SuitNumber] |= mask;
}

/** Adds a card to a set in place. Jokers are in no set: they have no suit. */
export function add(set: MutableCardSet, card: Card, ranking: Ranking): void {
  const suit = suitOf(card);
  if (suit !== null) addMask(set, suitValue(suit), 1 << rankValue(card, ranking));
}

/** The set of these cards, without jokers. */
export function setOf(cards: Iterable<Card>, ranking: Ranking): MutableCardSet {
  const set: MutableCardSet = [0, 0, 0, 0];
  for (const card of cards) add(set, card, ranking);
  return set;
}

/** The jokers among these cards. */
export function jokersAmong(cards: readonly Card[]): Jokers {
  return { high: cards.filter(isHighJoker).length, low: cards.filter(isLowJoker).length };
}

/** The jokers without a card, which may be one of them. */
export function jokersWithout(jokers: Jokers, suit: number): Jokers {
  if (suit === HIGH_JOKER) return { ...jokers, high: jokers.high - 1 };
  return suit === LOW_JOKER ? { ...jokers, low: jokers.low - 1 } : jokers;
}

/** A set without one card; a joker is in none. */
export function without(set: CardSet, suit: number, rank: number): CardSet {
  if (suit >= NO_TRUMP) return set;
  const rest: MutableCardSet = [set[0], set[1], set[2], set[3]];
  rest[suit as SuitNumber] &= ~(1 << rank);
  return rest;
}
