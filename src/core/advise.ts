// Advice: what every choice of a seat leads to, in the same worlds for all of them, each played to
// its end. A search finds the best card; advice tells the truth about all.
import { DECK, NO_TRUMP, SUITS, UNNAMED, first, lane, rest, suitOf } from './cards';
import { chooseBid, chooseCard, chooseTrump, chooser, openBids } from './decide';
import { pointsFor } from './payoff';
import {
  NO_BID,
  bids,
  doTheSame,
  gone,
  handSize,
  hands,
  legal,
  opener,
  play,
  players,
  seatAfter,
  setTrump,
  tricks,
  tricksLeft,
  trump,
  turn,
} from './round';
import {
  BATCH,
  beginSampling,
  bidNet,
  enter,
  isHooked,
  isSealed,
  leave,
  playNet,
  sample,
  viewer,
} from './sample';

export const ABOUT_BID: i32 = 0;
export const ABOUT_TRUMP: i32 = 1;
export const ABOUT_CARD: i32 = 2;

const MOST_OPTIONS: i32 = 18;
export const MOST_WORLDS: i32 = 2048;
const SEATS: i32 = 8;
const CARD_NUMBERS: i32 = 64;

/** The bids, trumps or cards in question. */
export const options = new StaticArray<i32>(MOST_OPTIONS);
export let optionCount: i32 = 0;
/** By option, the first one that is the same: only that one is played. */
export const twins = new StaticArray<i32>(MOST_OPTIONS);
/** By option and world, own points, and the points of all others together. */
export const ownPoints = new StaticArray<f32>(MOST_OPTIONS * MOST_WORLDS);
export const otherPoints = new StaticArray<f32>(MOST_OPTIONS * MOST_WORLDS);
/** By option and seat, in how many worlds the seat made its bid. */
export const made = new StaticArray<i32>(MOST_OPTIONS * SEATS);
/**
 * By option and card of the own hand, in how many worlds its suit took as many tricks as the hand has
 * cards of the suit from this one up: which of several took one is chance, and no card is worth more
 * than a higher one.
 */
export const takes = new StaticArray<i32>(MOST_OPTIONS * CARD_NUMBERS);
export let worlds: i32 = 0;

export let about: i32 = ABOUT_CARD;
let trumpNow: i32 = 0;
const bidsNow = new StaticArray<i32>(SEATS);
const newBids = new StaticArray<i32>(SEATS);

function addOption(action: i32): void {
  unchecked((options[optionCount] = action));
  unchecked((twins[optionCount] = optionCount));
  optionCount++;
}

/** The first card before this one that does the same, or itself. */
function twinOf(at: i32, others: u64): i32 {
  const card = unchecked(options[at]);
  for (let k = 0; k < at; k++)
    if (doTheSame(card, unchecked(options[k]), others)) return unchecked(twins[k]);
  return at;
}

function listOptions(open: i32): void {
  optionCount = 0;
  if (about == ABOUT_BID) {
    for (let bid = 0; bid <= handSize; bid++) if (open & (1 << bid)) addOption(bid);
  } else if (about == ABOUT_TRUMP) {
    for (let named = 0; named <= NO_TRUMP; named++) addOption(named);
  } else {
    const others = DECK & ~gone & ~unchecked(hands[viewer]);
    const cards = legal();
    for (let left = cards; left != 0; left = rest(left)) {
      addOption(first(left));
      unchecked((twins[optionCount - 1] = twinOf(optionCount - 1, others)));
    }
  }
}

/**
 * Prepares advice for a seat: the position is as that seat sees it. `open` has a bit for every bid
 * that it may make.
 */
export function beginAdvice(
  ofCards: usize,
  ofBids: usize,
  kind: i32,
  seat: i32,
  open: i32,
  sealedBids: bool,
  hook: bool,
  named: bool,
): void {
  about = kind;
  trumpNow = trump;
  worlds = 0;
  for (let each = 0; each < players; each++) unchecked((bidsNow[each] = bids[each]));
  beginSampling(ofCards, ofBids, seat, sealedBids, hook, named);
  listOptions(open);
  memory.fill(changetype<usize>(made), 0, MOST_OPTIONS * SEATS * 4);
  memory.fill(changetype<usize>(takes), 0, MOST_OPTIONS * CARD_NUMBERS * 4);
}

/** Everybody who has not bid does, the viewer as the option says. */
export function finishBids(bid: i32): void {
  for (let place = 0; place < players; place++) {
    const seat = seatAfter(opener, place);
    const known = unchecked(bids[seat]);
    const chosen =
      known != NO_BID
        ? known
        : seat == viewer
          ? bid
          : chooseBid(bidNet, seat, openBids(seat, place, isSealed, isHooked), isSealed);
    unchecked((newBids[seat] = chosen));
    if (!isSealed) unchecked((bids[seat] = chosen));
  }
  for (let seat = 0; seat < players; seat++) unchecked((bids[seat] = newBids[seat]));
  if (trump == UNNAMED) chooseTrump(bidNet, chooser());
}

/** How many tricks the own cards of each suit have taken in this world. */
const taken = new StaticArray<i32>(SUITS);

/** Counts the tricks of each suit for its highest cards. */
function noteTakes(option: i32, hand: u64): void {
  for (let suit = 0; suit < SUITS; suit++) {
    let ranks = lane(hand, suit);
    for (let more = unchecked(taken[suit]); more > 0 && ranks != 0; more--) {
      const rank = 31 - <i32>clz<u32>(ranks);
      ranks &= ~(u32(1) << u32(rank));
      unchecked(takes[option * CARD_NUMBERS + (suit << 4) + rank]++);
    }
  }
}

function playOut(option: i32): void {
  const hand = unchecked(hands[viewer]);
  for (let suit = 0; suit < SUITS; suit++) unchecked((taken[suit] = 0));
  const action = unchecked(options[option]);
  if (about == ABOUT_BID) finishBids(action);
  else if (about == ABOUT_TRUMP) setTrump(action);
  let own = action;
  let isFirst = about == ABOUT_CARD;
  while (tricksLeft > 0) {
    const card = isFirst ? action : chooseCard(playNet);
    isFirst = false;
    if (turn == viewer) own = card;
    const before = unchecked(tricks[viewer]);
    play(card);
    if (unchecked(tricks[viewer]) != before) unchecked(taken[suitOf(own)]++);
  }
  noteTakes(option, hand);
}

function note(option: i32): void {
  let others: f32 = 0;
  for (let seat = 0; seat < players; seat++) {
    const bid = unchecked(bids[seat]);
    const won = unchecked(tricks[seat]);
    if (bid == won) unchecked(made[option * SEATS + seat]++);
    if (seat != viewer) others += pointsFor(bid, won);
  }
  const bid = unchecked(bids[viewer]);
  const won = unchecked(tricks[viewer]);
  unchecked((ownPoints[option * MOST_WORLDS + worlds] = pointsFor(bid, won)));
  unchecked((otherPoints[option * MOST_WORLDS + worlds] = others));
}

/** Bids, trump and cards are again as the viewer sees them. */
export function goBack(): void {
  for (let seat = 0; seat < players; seat++) unchecked((bids[seat] = bidsNow[seat]));
  setTrump(trumpNow);
}

/** Plays every option in a batch of further worlds; false when no world fits or there are enough. */
export function adviseOn(): bool {
  if (worlds + BATCH > MOST_WORLDS || !sample()) return false;
  for (let world = 0; world < BATCH; world++) {
    for (let option = 0; option < optionCount; option++) {
      if (unchecked(twins[option]) != option) continue;
      enter(world);
      playOut(option);
      note(option);
      goBack();
    }
    worlds++;
  }
  leave();
  return true;
}
