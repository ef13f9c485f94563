// One round: the cards on the table and in the hands, and what a card does. No allocation, no checks: callers
// play legal cards only. Compared move by move with the public engine.
import {
  ALL_BUT_LED,
  DECK,
  NO_CARD,
  NO_SUIT,
  NO_TRUMP,
  SUITS,
  bit,
  isHighJoker,
  isJoker,
  rankOf,
  suitOf,
} from './cards';

/** The most seats that a round can have. */
export const MAX_SEATS: i32 = 8;
/** The most cards of a hand: half a deck with all jokers. */
export const MAX_HAND: i32 = 30;
export const NO_BID: i32 = -1;

export let players: i32 = 4;
export let handSize: i32 = 0;
/** A suit, `NO_TRUMP`, `ALL_BUT_LED` or `UNNAMED`. */
export let trump: i32 = NO_TRUMP;
/** Whether trump must be broken before it is led [PLAY-4]. */
export let mustBreak: bool = false;
/** Whether trump has been broken. */
export let broken: bool = false;
/** Whether trump stays unbroken all round: only a hand of nothing but trumps may lead it [PLAY-6]. */
export let neverBreaks: bool = false;
/** A bit for every seat barred from bidding 0 while it may bid anything else [BID-3]. */
export let zeroBarred: i32 = 0;
/** Whether this is a forehead round [SIGHT-1]. */
export let onForehead: bool = false;
/** Whether the hook applies [BID-2]; set in forehead rounds only, to interpret bids. */
export let hooked: bool = false;
/** Whether trump is named after the bids [TRUMP-3]; set in forehead rounds only. */
export let namedLast: bool = false;
/** Whether a player void in the suit led must trump [PLAY-5]. */
export let mustTrump: bool = false;
/** Whether a player who can must beat the winning card [PLAY-5]. */
export let mustHead: bool = false;
/** Who bids first: left of the dealer. */
export let opener: i32 = 0;
/** Whether the highest bidder leads the first trick, not the seat left of the dealer [LEAD-1]. */
export let highestBidderLeads: bool = false;
export let turn: i32 = 0;
/** Cards on the table, the suit led or `NO_SUIT`, the winning card and its seat. */
export let onTable: i32 = 0;
export let led: i32 = 0;
export let best: i32 = NO_CARD;
export let bestSeat: i32 = 0;
/** Unfinished tricks, including the one on the table. */
export let tricksLeft: i32 = 0;
/** All cards with a suit, and the jokers in play. */
export let deck: u64 = DECK;
/** Suit cards that are not in the deck [DECK-4]. */
export let absent: u64 = 0;
/** Cards known to be in no hand: absent, played in finished tricks, or turned up. */
export let gone: u64 = 0;
/** The dealer's open card as a set, empty without one, and the dealer [TRUMP-8]. */
let openCard: u64 = 0;
let openSeat: i32 = 0;

export const hands = new StaticArray<u64>(MAX_SEATS);
export const bids = new StaticArray<i32>(MAX_SEATS);
export const tricks = new StaticArray<i32>(MAX_SEATS);
/** By seat, a bit for every suit the seat is known to be void in. */
export const voids = new StaticArray<i32>(MAX_SEATS);
/** By seat, its known level: 0 unknown or strong, 1 hard, 2 medium, 3 easy. */
export const levels = new StaticArray<i32>(MAX_SEATS);
/** By seat, its card on the table, or `NO_CARD`. */
export const table = new StaticArray<i32>(MAX_SEATS);

/** A new round before the bidding, with empty hands. */
export function begin(
  seats: i32,
  cards: i32,
  trumpIs: i32,
  breaking: bool,
  firstBidder: i32,
): void {
  players = seats;
  handSize = cards;
  trump = trumpIs;
  mustBreak = breaking;
  neverBreaks = false;
  highestBidderLeads = false;
  mustTrump = false;
  mustHead = false;
  broken = false;
  opener = firstBidder;
  turn = firstBidder;
  onTable = 0;
  led = 0;
  best = NO_CARD;
  bestSeat = 0;
  tricksLeft = cards;
  deck = DECK;
  absent = 0;
  gone = 0;
  openCard = 0;
  zeroBarred = 0;
  onForehead = false;
  hooked = false;
  namedLast = false;
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    unchecked((hands[seat] = 0));
    unchecked((bids[seat] = NO_BID));
    unchecked((tricks[seat] = 0));
    unchecked((voids[seat] = 0));
    unchecked((table[seat] = NO_CARD));
  }
}

/** Trump must be broken before it is led [PLAY-4], after {@link begin}. */
export function requireBreaking(): void {
  mustBreak = true;
}

/** Trump may be led only from a hand of nothing but trumps [PLAY-6], after {@link begin}. */
export function requireTrumpLast(): void {
  mustBreak = true;
  neverBreaks = true;
}

/** A player void in the suit led must trump [PLAY-5], after {@link begin}. */
export function requireTrumping(): void {
  mustTrump = true;
}

/** A player who can must beat the winning card [PLAY-5], after {@link begin}. */
export function requireHeading(): void {
  mustHead = true;
}

/** A seat holds a card for all to see [TRUMP-8], after {@link begin}. */
export function showCard(seat: i32, card: i32): void {
  openCard = bit(card);
  openSeat = seat;
  unchecked((hands[seat] |= openCard));
}

/** The open card in the hand of a seat, as a set: empty once it is played [TRUMP-8]. */
export function shownBy(seat: i32): u64 {
  if (openCard == 0 || seat != openSeat) return 0;
  return openCard & ~gone & ~tableCards();
}

/** The open card, unless a seat is the one that shows it: it cannot hold that card [TRUMP-8]. */
export function shownElsewhere(seat: i32): u64 {
  return seat == openSeat ? 0 : openCard;
}

/** The highest bidder leads the first trick [LEAD-1], after {@link begin}. */
export function letHighestBidderLead(): void {
  highestBidderLeads = true;
}

/** The highest bidder so far, the earliest among equals; left of the dealer without bids [TRUMP-3]. */
export function highestBidder(): i32 {
  let best = opener;
  for (let place = 1; place < players; place++) {
    const seat = seatAfter(opener, place);
    if (unchecked(bids[seat]) > unchecked(bids[best])) best = seat;
  }
  return best;
}

/** Who leads the first trick, as far as the bids say [PLAY-1], [LEAD-1]. */
export function firstLeader(): i32 {
  return highestBidderLeads ? highestBidder() : opener;
}

/** Whether a card has been played. */
export function hasPlayBegun(): bool {
  return onTable > 0 || tricksLeft < handSize;
}

/** Gives the turn to the first leader, once all bids are in. */
export function openPlay(): void {
  turn = firstLeader();
}

/** Bars seats (bits) from bidding zero, after {@link begin}. */
export function barZero(toSeats: i32): void {
  zeroBarred = toSeats;
}

/**
 * Makes the round a forehead round, after {@link begin}: whether the hook applies, and whether trump is named
 * after the bids.
 */
export function hideOwnCards(hook: bool, naming: bool): void {
  onForehead = true;
  hooked = hook;
  namedLast = naming;
}

/** Sets trump, as the core numbers it (`src/wasm/cards.ts`). */
export function setTrump(value: i32): void {
  trump = value;
}

/** Sets the cards that are out of play. */
export function setGone(cards: u64): void {
  gone = cards;
}

/** Leaves a card out of the deck [DECK-4], after {@link begin}. */
export function leaveOut(card: i32): void {
  absent |= bit(card);
  gone |= bit(card);
}

/** Adds a joker to the deck [JOKER-1], after {@link begin}. */
export function addJoker(card: i32): void {
  deck |= bit(card);
}

/** The seat `by` places clockwise; at most the number of players. */
export function seatAfter(seat: i32, by: i32): i32 {
  const sum = seat + by;
  return sum >= players ? sum - players : sum;
}

/** An even share of the tricks, rounded down as the nets were trained; the host's `fairBid` rounds to the nearest. */
export function evenShare(): i32 {
  return handSize / players;
}

/** The number of seats from one to another, clockwise. */
export function distance(from: i32, seat: i32): i32 {
  return seat >= from ? seat - from : seat - from + players;
}

/** Whether `card` beats `over`, played before it, when `suit` was led [PLAY-3], [TRUMP-5], [JOKER-3]. */
export function beats(card: i32, over: i32, suit: i32): bool {
  if (isJoker(over)) return !isHighJoker(over) && (isHighJoker(card) || !isJoker(card));
  if (isJoker(card)) return isHighJoker(card);
  const own = suitOf(card);
  const other = suitOf(over);
  if (own == other) return card > over;
  if (trump != ALL_BUT_LED) return own == trump;
  if (own == suit) return false;
  if (other == suit) return true;
  return rankOf(card) != rankOf(over) ? rankOf(card) > rankOf(over) : own > other;
}

/** Whether the next suit card decides the suit led: nothing but low jokers lies [JOKER-4]. */
export function isSuitOpen(): bool {
  return onTable == 0 || (led == NO_SUIT && !isHighJoker(best));
}

/** Notes the suit led, and what a card says about its player's hand. */
function noteSuit(card: i32): void {
  const isOpen = isSuitOpen();
  if (isJoker(card)) {
    if (isOpen) led = NO_SUIT;
    return;
  }
  const suit = suitOf(card);
  if (suit == trump && (isOpen || led != trump) && !neverBreaks) broken = true;
  if (isOpen) led = suit;
  else if (suit != led && led != NO_SUIT) {
    unchecked((voids[turn] |= 1 << led));
    if (mustTrump && suit != trump && trump < SUITS) unchecked((voids[turn] |= 1 << trump));
  }
}

/** The seat to play plays a card; a complete trick goes to its winner. */
export function play(card: i32): void {
  unchecked((hands[turn] &= ~bit(card)));
  unchecked((table[turn] = card));
  noteSuit(card);
  if (onTable == 0 || beats(card, best, led)) {
    best = card;
    bestSeat = turn;
  }
  onTable++;
  if (onTable < players) {
    turn = seatAfter(turn, 1);
    return;
  }
  for (let seat = 0; seat < players; seat++) {
    gone |= bit(unchecked(table[seat]));
    unchecked((table[seat] = NO_CARD));
  }
  unchecked(tricks[bestSeat]++);
  turn = bestSeat;
  onTable = 0;
  best = NO_CARD;
  tricksLeft--;
}

/** The cards on the table. */
export function tableCards(): u64 {
  let set: u64 = 0;
  if (onTable > 0)
    for (let seat = 0; seat < players; seat++) {
      const card = unchecked(table[seat]);
      if (card != NO_CARD) set |= bit(card);
    }
  return set;
}

/** Cards in a seat's hand, from public facts. */
export function cardsOf(seat: i32): i32 {
  return tricksLeft - (onTable > 0 && unchecked(table[seat]) != NO_CARD ? 1 : 0);
}

// --- Saving a position -----------------------------------------------------------------------------

/** Bytes of a saved position. */
export const POSITION_SIZE: i32 = 256;

/** Saves what changes while cards are played; bids, trump and sizes stay. */
export function savePosition(target: usize): void {
  memory.copy(target, changetype<usize>(hands), 64);
  memory.copy(target + 64, changetype<usize>(tricks), 32);
  memory.copy(target + 96, changetype<usize>(voids), 32);
  memory.copy(target + 128, changetype<usize>(table), 32);
  store<u64>(target, gone, 160);
  store<i32>(target, turn, 168);
  store<i32>(target, onTable, 172);
  store<i32>(target, led, 176);
  store<i32>(target, best, 180);
  store<i32>(target, bestSeat, 184);
  store<i32>(target, tricksLeft, 188);
  store<i32>(target, broken ? 1 : 0, 192);
}

/** Restores a saved position. */
export function restorePosition(source: usize): void {
  memory.copy(changetype<usize>(hands), source, 64);
  memory.copy(changetype<usize>(tricks), source + 64, 32);
  memory.copy(changetype<usize>(voids), source + 96, 32);
  memory.copy(changetype<usize>(table), source + 128, 32);
  gone = load<u64>(source, 160);
  turn = load<i32>(source, 168);
  onTable = load<i32>(source, 172);
  led = load<i32>(source, 176);
  best = load<i32>(source, 180);
  bestSeat = load<i32>(source, 184);
  tricksLeft = load<i32>(source, 188);
  broken = load<i32>(source, 192) != 0;
}
