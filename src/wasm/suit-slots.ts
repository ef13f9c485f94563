// Suits in a canonical order, the same in every deal: trump, the suit led, then the others by length. Ranks
// are counted from the highest card still in play. The nets were trained with full decks: suits of a smaller deck
// are scaled to 13 cards, so that an average hand looks average.
import { DECK, RANKS, SUITS, lane, rankOf, suitOf } from './cards';
import { absent, gone, trump } from './round';

export const SLOTS: i32 = 5;
/** The slot of each suit, and the suit of each slot or −1. */
export const slotOf = new StaticArray<i32>(SUITS);
export const suitIn = new StaticArray<i32>(SLOTS);

/** Gives every suit its slot: 0 trump, 1 led (or the fourth plain suit), 2 … 4 the rest by length. */
export function arrangeSuits(hand: u64, leadSuit: i32): void {
  let taken: i32 = 0;
  for (let slot = 0; slot < SLOTS; slot++) unchecked((suitIn[slot] = -1));
  if (trump < SUITS) {
    taken |= 1 << trump;
    unchecked((suitIn[0] = trump));
    unchecked((slotOf[trump] = 0));
  }
  if (leadSuit >= 0 && leadSuit != trump) {
    taken |= 1 << leadSuit;
    unchecked((suitIn[1] = leadSuit));
    unchecked((slotOf[leadSuit] = 1));
  }
  let slot = 2;
  while (taken != 15) {
    let longest = -1;
    let measure: i32 = -1;
    for (let suit = 0; suit < SUITS; suit++) {
      if (taken & (1 << suit)) continue;
      const own = lane(hand, suit);
      const key = (popcnt<i32>(own) << 16) + <i32>own;
      if (key > measure) {
        measure = key;
        longest = suit;
      }
    }
    taken |= 1 << longest;
    const place = slot == SLOTS ? 1 : slot;
    unchecked((suitIn[place] = longest));
    unchecked((slotOf[longest] = place));
    slot++;
  }
}

/** How many higher cards of the suit are still in play. */
export function higherInPlay(card: i32): i32 {
  return popcnt<i32>(lane(DECK & ~gone, suitOf(card)) >> (rankOf(card) + 1));
}

/** The same, scaled to a suit of 13. */
export function depth(card: i32): i32 {
  const suit = suitOf(card);
  const higher = higherInPlay(card);
  if (absent == 0) return higher;
  const ranks = RANKS - popcnt<i32>(lane(absent, suit));
  return (higher * RANKS + ranks / 2) / ranks;
}

/** How many unseen cards a suit has beside those of a hand, scaled to a suit of 13. */
export function unseenLength(unseen: u64, hand: u64, suit: i32): i32 {
  const cards = popcnt<i32>(lane(unseen, suit));
  if (absent == 0 || cards == 0) return cards;
  const missing = popcnt<i32>(lane(absent, suit));
  const others = RANKS - missing - popcnt<i32>(lane(hand, suit));
  return cards + (missing * cards + others - 1) / others;
}
