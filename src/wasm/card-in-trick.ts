// Features of a card in its suit and trick that the nets of solo and partnership games share.
import { ALL_BUT_LED, lane, rankOf, suitOf } from './cards';
import { on } from './feature-list';
import { cardsOf, players, trump } from './round';

/** {@link putInSuit} sets features from an index on: these, and whether the card is the highest and lowest. */
export const RUFF: i32 = 0;
export const DISCARD: i32 = 1;
const LEAVES: i32 = 2; // cards left in the suit, 0 … 3 and more
const HIGHEST: i32 = LEAVES + 4;
const LOWEST: i32 = HIGHEST + 1;
export const IN_SUIT_FEATURES: i32 = LOWEST + 1;

/** Whether a suit card ruffs or is discarded, and its place in the hand; `index`: of the first feature. */
export function putInSuit(index: i32, card: i32, leadSuit: i32, hand: u64): void {
  const suit = suitOf(card);
  if (suit != leadSuit) on(index + (suit == trump || trump == ALL_BUT_LED ? RUFF : DISCARD));
  const own = lane(hand, suit);
  on(index + LEAVES + min(3, popcnt<i32>(own) - 1));
  const rank = rankOf(card);
  if (own >> (rank + 1) == 0) on(index + HIGHEST);
  if ((own & ((1 << rank) - 1)) == 0) on(index + LOWEST);
}

/** A number of cards, such as those that beat a card, in 7 steps. */
export function stepOf(cards: i32): i32 {
  return cards < 4 ? cards : cards < 6 ? 4 : cards < 9 ? 5 : 6;
}

/** The number of cards in the hands of all other seats. */
export function cardsOfOthers(seat: i32): i32 {
  let cards = 0;
  for (let other = 0; other < players; other++) if (other != seat) cards += cardsOf(other);
  return cards;
}
