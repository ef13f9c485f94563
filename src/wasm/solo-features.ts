// Features that both solo nets have: of cards and of bids. Only the seat's own hand and public facts are read, on
// the forehead all hands but its own: tests permute the hidden cards and change the seat's card.
import {
  DECK,
  HIGH_JOKERS,
  LOW_JOKERS,
  NO_TRUMP,
  RANKS,
  SUITS,
  first,
  lane,
  rest,
  size,
  suitOf,
} from './cards';
import { clamp, on, put } from './feature-list';
import { netPlayers } from './net-seats';
import { pointsByDeviation, spoiling } from './payoff';
import { deck, gone, handSize, hands, levels, trump } from './round';
import { SLOTS, depth, slotOf, suitIn, unseenLength } from './suit-slots';

const MINE: i32 = 0; // slot × depth
const OWN_LENGTH: i32 = MINE + SLOTS * RANKS; // slot × 0 … 7 and more
const OTHER_LENGTH: i32 = OWN_LENGTH + SLOTS * 8; // slot × 0 … 13
const TABLE_SIZE: i32 = OTHER_LENGTH + SLOTS * 14; // 3 … 7 players
const NO_TRUMPS: i32 = TABLE_SIZE + 5;
const DEALT: i32 = NO_TRUMPS + 1; // share of the unseen cards in hands, also in quarters
const LOSS: i32 = DEALT + 5; // cost of a deviation of −2, 1, 2, relative to −1
const SPOILING: i32 = LOSS + 3;
/** Number of these features. */
export const COMMON: i32 = SPOILING + 1;

/**
 * The slot in which high jokers are encoded: above all trumps or, without a trump suit, above the longest
 * suit, so that nets not yet trained with them value them; {@link putHandRules} tells them apart.
 */
export function jokerSlot(): i32 {
  return trump < SUITS ? 0 : 2;
}

/** Low jokers look like the lowest card of the last suit. */
export const LOW_JOKER_PLACE: i32 = SLOTS * RANKS - 1;

/** The place of a suit card among slots and depths, below the high jokers still in play. */
export function placeOf(card: i32): i32 {
  const slot = unchecked(slotOf[suitOf(card)]);
  const own = depth(card);
  if (deck == DECK || slot != jokerSlot()) return slot * RANKS + own;
  return slot * RANKS + min(RANKS - 1, own + size(deck & ~gone & HIGH_JOKERS));
}

/** The features of a hand, and of the cards that the other players hold. */
export function putCommon(seat: i32, unseen: u64, othersHold: i32): void {
  const hand = unchecked(hands[seat]);
  for (let left = hand & DECK; left != 0; left = rest(left)) on(MINE + placeOf(first(left)));
  const highs = size(hand & HIGH_JOKERS);
  for (let k = 0; k < highs; k++) on(MINE + jokerSlot() * RANKS + k);
  if (hand & LOW_JOKERS) put(MINE + LOW_JOKER_PLACE, <f32>size(hand & LOW_JOKERS));
  let unseenCards = size(unseen & ~DECK);
  for (let slot = 0; slot < SLOTS; slot++) {
    const suit = unchecked(suitIn[slot]);
    if (suit < 0) continue;
    const others = unseenLength(unseen, hand, suit);
    unseenCards += others;
    const isAbove = deck != DECK && slot == jokerSlot();
    const own = popcnt<i32>(lane(hand, suit)) + (isAbove ? highs : 0);
    const out = others + (isAbove ? size(unseen & HIGH_JOKERS) : 0);
    on(OWN_LENGTH + slot * 8 + min(7, own));
    on(OTHER_LENGTH + slot * 14 + min(RANKS, out));
  }
  on(TABLE_SIZE + netPlayers() - 3);
  if (trump == NO_TRUMP) on(NO_TRUMPS);
  const share: f32 = unseenCards == 0 ? 0 : <f32>othersHold / <f32>unseenCards;
  put(DEALT, share);
  on(DEALT + 1 + clamp(<i32>(share * 4), 0, 3));
}

/** Points lost by missing a bid, relative to the nearest miss. */
export function putLosses(bid: i32): void {
  const made = pointsByDeviation(bid, 0, handSize);
  const near =
    made - (bid > 0 ? pointsByDeviation(bid, -1, handSize) : pointsByDeviation(bid, 1, handSize));
  const unit: f32 = near > 0.5 ? near : 0.5;
  put(LOSS, min<f32>(4, (made - pointsByDeviation(bid, -2, handSize)) / unit) - 1);
  put(LOSS + 1, min<f32>(4, (made - pointsByDeviation(bid, 1, handSize)) / unit) - 1);
  put(LOSS + 2, min<f32>(4, (made - pointsByDeviation(bid, 2, handSize)) / unit) - 1);
  put(SPOILING, spoiling);
}

/** The level of another player, if known, weighted as its seat. */
export function putLevel(index: i32, other: i32, weight: f32): void {
  const level = unchecked(levels[other]);
  if (level > 0) put(index + level - 1, weight);
}
