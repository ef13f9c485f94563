// The rules of the rounds to come, which the host sets.
import { DECK, UNNAMED, first, rest } from '../../../src/wasm/cards';
import { below, uniform } from '../../../src/wasm/random';
import {
  addJoker,
  begin,
  barZero,
  hideOwnCards,
  requireTrumpLast,
  letHighestBidderLead,
  leaveOut,
  players,
  requireHeading,
  requireTrumping,
} from '../../../src/wasm/round';

let seats: i32 = 4;
let cards: i32 = 10;
export let trumpIs: i32 = UNNAMED;
export let flips: bool = true;
let breaking: bool = false;
export let sealedBids: bool = false;
export let hook: bool = true;
/** The probability that a seat has reached the zero limit [BID-3]. */
let zeroBarredShare: f32 = 0;
let forehead: bool = false;

/** Sets players, hand size and trump. */
export function setRound(
  seatCount: i32,
  hand: i32,
  fixedTrump: i32,
  flipping: bool,
  broken: bool,
): void {
  seats = seatCount;
  cards = hand;
  trumpIs = fixedTrump;
  flips = flipping;
  breaking = broken;
}

/** Sets the rules of bidding. */
export function setBidding(sealing: bool, hooking: bool, barredShare: f32, onForehead: bool): void {
  sealedBids = sealing;
  hook = hooking;
  zeroBarredShare = barredShare;
  forehead = onForehead;
}

/** The cards in play, jokers included. */
let pack: u64 = DECK;
let mustTrump: bool = false;
let mustHead: bool = false;
let trumpLast: bool = false;
let highestBidderLeads: bool = false;
export let showsLast: bool = false;

/** Sets the cards in play, as the low and the high half of a set [DECK-1], [JOKER-1]. */
export function setPack(low: u32, high: u32): void {
  pack = ((<u64>high) << 32) | low;
}

/** Sets the duties, when trump may be led, who leads first and whether the dealer shows the last card. */
export function setPlayRules(
  trumping: bool,
  heading: bool,
  trumpComesLast: bool,
  highestLeads: bool,
  dealerShowsLast: bool,
): void {
  mustTrump = trumping;
  mustHead = heading;
  trumpLast = trumpComesLast;
  highestBidderLeads = highestLeads;
  showsLast = dealerShowsLast;
}

/** Draws the seats that have reached the zero limit. */
function barZeros(): void {
  let barred = 0;
  for (let seat = 0; seat < players; seat++) if (uniform() < zeroBarredShare) barred |= 1 << seat;
  barZero(barred);
}

/** Puts the cards and the further rules of play into the round. */
function applyPlayRules(): void {
  for (let left = DECK & ~pack; left != 0; left = rest(left)) leaveOut(first(left));
  for (let left = pack & ~DECK; left != 0; left = rest(left)) addJoker(first(left));
  if (mustTrump) requireTrumping();
  if (mustHead) requireHeading();
  if (trumpLast) requireTrumpLast();
  if (highestBidderLeads) letHighestBidderLead();
}

/** Begins a round under these rules, before the deal; returns the seat that bids first. */
export function beginRound(): i32 {
  const opener = below(seats);
  begin(seats, cards, trumpIs, breaking, opener);
  applyPlayRules();
  if (zeroBarredShare > 0) barZeros();
  if (forehead) hideOwnCards(hook, trumpIs == UNNAMED && !flips);
  return opener;
}
