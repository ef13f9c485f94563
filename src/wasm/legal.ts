// The legal cards, the cards that beat a card, and cards that are equivalent.
import {
  ALL_BUT_LED,
  DECK,
  HIGH_JOKERS,
  NO_SUIT,
  SUITS,
  bit,
  first,
  isHighJoker,
  isJoker,
  laneMask,
  rankOf,
  rest,
  suitOf,
} from './cards';
import {
  best,
  broken,
  deck,
  gone,
  hands,
  led,
  mustBreak,
  mustHead,
  mustTrump,
  onTable,
  trump,
  turn,
} from './round';

/** The lowest card of every suit. Multiplied by ranks of one suit, it gives these ranks in all suits. */
const EVERY_SUIT: u64 = 0x0001000100010001;

/** The cards that would beat `card`, which is winning a trick in which `suit` was led. */
export function beaters(card: i32, suit: i32): u64 {
  if (isJoker(card)) return isHighJoker(card) ? 0 : DECK | HIGH_JOKERS;
  return HIGH_JOKERS | beatersInSuits(card, suit);
}

/** The same for a card with a suit, without jokers. */
function beatersInSuits(card: i32, suit: i32): u64 {
  const own = suitOf(card);
  const higher = laneMask(own) & ~((bit(card) << 1) - 1);
  if (trump != ALL_BUT_LED)
    return own == trump || trump >= SUITS ? higher : higher | laneMask(trump);
  if (own == suit) return higher | (DECK & ~laneMask(suit));
  let set: u64 = 0;
  for (let other = 0; other < SUITS; other++) {
    if (other == suit) continue;
    const from = other > own ? rankOf(card) : rankOf(card) + 1;
    set |= laneMask(other) & ~(((u64(1) << u64(from)) - 1) << u64(other << 4));
  }
  return set;
}

/**
 * The legal cards of a hand without jokers where {@link mustTrump} or {@link mustHead} is set; `follow`: those of
 * the suit led.
 */
function legalUnderDuty(hand: u64, follow: u64): u64 {
  const free = follow != 0 ? follow : hand;
  const from = follow != 0 ? follow : trump < SUITS ? hand & laneMask(trump) : 0;
  if (mustTrump) return from != 0 ? from : free;
  const heading = from & beaters(best, led);
  return heading != 0 ? heading : free;
}

/** The legal cards of the seat to play [PLAY-2], [PLAY-4…6]; jokers always are [JOKER-2]. */
export function legal(): u64 {
  const hand = unchecked(hands[turn]);
  const jokers = hand & ~DECK;
  return jokers | legalInSuits(hand & DECK);
}

/** The legal cards of a hand without its jokers. */
function legalInSuits(hand: u64): u64 {
  if (onTable > 0) {
    if (led == NO_SUIT) return hand;
    const follow = hand & laneMask(led);
    if (mustTrump || mustHead) return legalUnderDuty(hand, follow);
    return follow != 0 ? follow : hand;
  }
  if (mustBreak && !broken && trump < SUITS) {
    const others = hand & ~laneMask(trump);
    if (others != 0) return others;
  }
  return hand;
}

/**
 * Whether two cards of a hand are equivalent: no card that `others` may play ranks between them. Where every
 * suit but the led one is trump, ranks compare across suits [TRUMP-5]: then no card of another suit may rank
 * between them or equal to one of them.
 */
export function areEquivalent(one: i32, other: i32, others: u64): bool {
  if (isJoker(one) || isJoker(other)) return rankOf(one) == rankOf(other);
  if (suitOf(one) != suitOf(other)) return false;
  const low = min(one, other);
  const high = max(one, other);
  if ((others & (bit(high) - 1) & ~((bit(low) << 1) - 1)) != 0) return false;
  if (trump != ALL_BUT_LED) return true;
  const ranks = ((u64(1) << u64(rankOf(high) + 1)) - 1) & ~((u64(1) << u64(rankOf(low))) - 1);
  return (others & (ranks * EVERY_SUIT) & ~laneMask(suitOf(one))) == 0;
}

/** The legal cards of the seat to play, of equivalent ones only the lowest. */
export function distinctLegal(): u64 {
  const others = deck & ~gone & ~unchecked(hands[turn]);
  let distinct: u64 = 0;
  let lower = -1;
  for (let left = legal(); left != 0; left = rest(left)) {
    const card = first(left);
    if (lower < 0 || !areEquivalent(card, lower, others)) distinct |= bit(card);
    lower = card;
  }
  return distinct;
}
