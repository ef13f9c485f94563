// Features of a position and an action for the partnership nets. As for solo nets, only the seat's own hand
// and public facts are read. The nets were trained without jokers and with up to 13 cards: a high joker looks like
// the ace of trumps, a low one like the two of a short suit.
import { IN_SUIT_FEATURES, cardsOfOthers, putInSuit, stepOf } from './card-in-trick';
import {
  ALL_BUT_LED,
  DECK,
  NO_CARD,
  NO_SUIT,
  NO_TRUMP,
  RANKS,
  SUITS,
  UNNAMED,
  first,
  isHighJoker,
  isJoker,
  lane,
  laneMask,
  rest,
  size,
  suitOf,
} from './cards';
import { beginAction, beginList, clamp, endPosition, on, put } from './feature-list';
import { beaters } from './legal';
import {
  NO_BID,
  beats,
  best,
  bestSeat,
  bids,
  broken,
  deck,
  distance,
  gone,
  handSize,
  hands,
  isSuitOpen,
  led,
  levels,
  mustBreak,
  onTable,
  opener,
  players,
  seatAfter,
  shownElsewhere,
  table,
  tableCards,
  tricks,
  tricksLeft,
  trump,
  turn,
  voids,
} from './round';
import {
  bagRatio,
  contractOf,
  countedTricks,
  nilIsLost,
  nilRatio,
  nilStands,
  partnerOf,
  sideOf,
} from './sides';
import { SLOTS, arrangeSuits, depth, slotOf, suitIn, unseenLength } from './suit-slots';

/** The others clockwise: left-hand opponent, partner, right-hand opponent. */
const OTHERS: i32 = 3;
const PARTNER: i32 = 2;
const MAX_TRICKS: i32 = 13;

// --- Features that both nets have -----------------------------------------------------------------

const MINE: i32 = 0; // slot × depth
const OWN_LENGTH: i32 = MINE + SLOTS * RANKS; // slot × 0 … 7 and more
const OTHER_LENGTH: i32 = OWN_LENGTH + SLOTS * 8; // slot: share of 13, and whether 0
const NO_TRUMPS: i32 = OTHER_LENGTH + SLOTS * 2;
const DEALT: i32 = NO_TRUMPS + 1; // share of the unseen cards in hands
const SCORING: i32 = DEALT + 1; // cost of a bag, points of a nil
const COMMON: i32 = SCORING + 2;

/** The place of a card among slots and depths. */
function placeOf(card: i32): i32 {
  if (isJoker(card)) return isHighJoker(card) ? 0 : SLOTS * RANKS - 1;
  return unchecked(slotOf[suitOf(card)]) * RANKS + depth(card);
}

function putCommon(seat: i32, unseen: u64, othersHold: i32): void {
  const hand = unchecked(hands[seat]);
  for (let left = hand; left != 0; left = rest(left)) on(MINE + placeOf(first(left)));
  let unseenCards = size(unseen & ~DECK);
  for (let slot = 0; slot < SLOTS; slot++) {
    const suit = unchecked(suitIn[slot]);
    if (suit < 0) continue;
    on(OWN_LENGTH + slot * 8 + min(7, popcnt<i32>(lane(hand, suit))));
    const others = unseenLength(unseen, hand, suit);
    unseenCards += others;
    put(OTHER_LENGTH + slot * 2, <f32>others / <f32>RANKS);
    if (others == 0) on(OTHER_LENGTH + slot * 2 + 1);
  }
  if (trump == NO_TRUMP) on(NO_TRUMPS);
  put(DEALT, unseenCards == 0 ? 0 : <f32>othersHold / <f32>unseenCards);
  put(SCORING, bagRatio());
  put(SCORING + 1, nilRatio());
}

function putLevel(index: i32, other: i32): void {
  const level = unchecked(levels[other]);
  if (level > 0) on(index + level - 1);
}

// --- Playing a card -------------------------------------------------------------------------------

const NEEDS: i32 = 8; // bid minus tricks, −2 … 5; unless it bid nil
const WINNING_DEPTHS: i32 = 7;
const OTHER_NEEDS: i32 = COMMON;
const OTHER_NIL: i32 = OTHER_NEEDS + OTHERS * NEEDS; // standing, failed
const OTHER_VOIDS: i32 = OTHER_NIL + OTHERS * 2;
const OTHER_STATE: i32 = OTHER_VOIDS + OTHERS * SLOTS; // yet to play, played, winning
const OTHER_BID: i32 = OTHER_STATE + OTHERS * 3;
const OTHER_LEVEL: i32 = OTHER_BID + OTHERS; // hard, medium, easy
const OWN_NIL: i32 = OTHER_LEVEL + OTHERS * 3; // standing, failed
const OWN_BID: i32 = OWN_NIL + 2;
const LEFT: i32 = OWN_BID + 1; // tricks left, 1 … 13
const NEED: i32 = LEFT + MAX_TRICKS + 1; // of the seat's side, −4 … 9
const THEIR_NEED: i32 = NEED + 14;
const SLACK: i32 = THEIR_NEED + 14; // tricks that the seat's side may still lose, −1 … 7
const THEIR_SLACK: i32 = SLACK + 9;
const WANTED: i32 = THEIR_SLACK + 9; // tricks both sides need minus tricks left, −5 … 5
const PLACE: i32 = WANTED + 11; // cards on the table
const WINNING: i32 = PLACE + 4; // the winning card: slot × depth
const TRUMP_LED: i32 = WINNING + SLOTS * WINNING_DEPTHS;
const RUFFED: i32 = TRUMP_LED + 1;
const CLOSED: i32 = RUFFED + 1; // trump may not be led yet
const POSITION: i32 = CLOSED + 1;

const CARD: i32 = POSITION; // slot × depth
const WINS: i32 = CARD + SLOTS * RANKS;
const CERTAIN: i32 = WINS + 1; // certain to win, certain to lose
const BEATEN_BY: i32 = CERTAIN + 2; // unseen cards that beat it, in 7 steps
const IN_SUIT: i32 = BEATEN_BY + 7;
const STATE_IF: i32 = IN_SUIT + IN_SUIT_FEATURES; // state of the seat's side after a certain win or loss
const STATES: i32 = 6;
const OVER: i32 = STATE_IF + 2 * STATES; // beats the partner, its nil, an opponent's nil; loses to one
/** Number of features of a card. */
export const SIDE_PLAY_FEATURES: i32 = OVER + 4;

let unseenNow: u64 = 0;
let handNow: u64 = 0;
/** The cards that a seat yet to play to the trick may hold, as far as voids say. */
let laterMayHold: u64 = 0;
let stateNow: i32 = 0;

/** Tricks a side still needs for its contract; negative by its bags. */
function needOf(side: i32): i32 {
  return contractOf(side) - countedTricks(side);
}

/** The features of the seat to play, before its card. */
export function putSidePosition(): void {
  beginList();
  const seat = turn;
  const hand = unchecked(hands[seat]);
  handNow = hand;
  unseenNow = deck & ~gone & ~hand & ~tableCards();
  arrangeSuits(hand, onTable > 0 && led != NO_SUIT ? led : -1);
  putCommon(seat, unseenNow, cardsOfOthers(seat));
  laterMayHold = 0;
  for (let place = 1; place < players; place++) putOther(place);
  const side = sideOf(seat);
  const left = tricksLeft;
  const need = needOf(side);
  const theirs = needOf(1 - side);
  if (nilStands(seat)) on(OWN_NIL);
  if (nilIsLost(seat)) on(OWN_NIL + 1);
  put(OWN_BID, <f32>unchecked(bids[seat]) / <f32>handSize);
  on(LEFT + min(left, MAX_TRICKS));
  on(NEED + 4 + clamp(need, -4, 9));
  on(THEIR_NEED + 4 + clamp(theirs, -4, 9));
  on(SLACK + 1 + clamp(left - max(0, need), -1, 7));
  on(THEIR_SLACK + 1 + clamp(left - max(0, theirs), -1, 7));
  on(WANTED + 5 + clamp(max(0, need) + max(0, theirs) - left, -5, 5));
  on(PLACE + onTable);
  stateNow = nilStands(seat) ? STATES - 1 : clamp(need, 0, STATES - 2);
  if (onTable > 0 && !isJoker(best)) {
    const slot = unchecked(slotOf[suitOf(best)]);
    on(WINNING + slot * WINNING_DEPTHS + stepOf(depth(best)));
    if (led == trump) on(TRUMP_LED);
    else if (suitOf(best) == trump || (trump == ALL_BUT_LED && suitOf(best) != led)) on(RUFFED);
  }
  if (mustBreak && !broken) on(CLOSED);
  endPosition();
}

function putOther(place: i32): void {
  const other = seatAfter(turn, place);
  const at = place - 1;
  const bid = unchecked(bids[other]);
  if (bid > 0) on(OTHER_NEEDS + at * NEEDS + 2 + clamp(bid - unchecked(tricks[other]), -2, 5));
  if (nilStands(other)) on(OTHER_NIL + at * 2);
  if (nilIsLost(other)) on(OTHER_NIL + at * 2 + 1);
  put(OTHER_BID + at, <f32>bid / <f32>handSize);
  putLevel(OTHER_LEVEL + at * 3, other);
  const gaps = unchecked(voids[other]);
  let mayHold: u64 = deck & ~shownElsewhere(other);
  for (let suit = 0; suit < SUITS; suit++)
    if (gaps & (1 << suit)) {
      on(OTHER_VOIDS + at * SLOTS + unchecked(slotOf[suit]));
      mayHold &= ~laneMask(suit);
    }
  const played = unchecked(table[other]) != NO_CARD;
  if (!played) laterMayHold |= mayHold;
  on(OTHER_STATE + at * 3 + (played ? 1 : 0));
  if (onTable > 0 && bestSeat == other) on(OTHER_STATE + at * 3 + 2);
}

/** What a card does to the seat that is winning the trick. */
function putOver(wins: bool): void {
  if (onTable == 0) return;
  if (bestSeat == partnerOf(turn)) {
    if (wins) on(nilStands(bestSeat) ? OVER + 1 : OVER);
  } else if (nilStands(bestSeat)) on(wins ? OVER + 2 : OVER + 3);
}

/** Replaces the features of the last action by those of a card. */
export function putSideCard(card: i32): void {
  beginAction();
  const leads = onTable == 0;
  const joker = isJoker(card);
  const leadSuit = joker ? led : isSuitOpen() ? suitOf(card) : led;
  const last = onTable == players - 1;
  const wins = leads || beats(card, best, leadSuit);
  on(CARD + placeOf(card));
  if (wins) {
    on(WINS);
    // A seat known to be void cannot hold it.
    const against = beaters(card, leadSuit) & unseenNow & laterMayHold;
    const danger = last ? 0 : size(against);
    on(BEATEN_BY + stepOf(danger));
    if (danger == 0) {
      on(CERTAIN);
      on(STATE_IF + stateNow);
    }
  } else {
    on(CERTAIN + 1);
    on(STATE_IF + STATES + stateNow);
  }
  putOver(wins);
  if (!joker) putInSuit(IN_SUIT, card, leadSuit, handNow);
}

// --- Bidding --------------------------------------------------------------------------------------

const OTHER_BIDS: i32 = COMMON; // unknown, nil, 1 … 6 and more
const BIDDER_LEVEL: i32 = OTHER_BIDS + OTHERS * 8;
const CARDS: i32 = BIDDER_LEVEL + OTHERS * 3; // hand size, 1 … 13
const ORDER: i32 = CARDS + MAX_TRICKS + 1; // position in the first trick
const REMAINING: i32 = ORDER + 4; // tricks minus the known bids of others, −3 … 13
const TO_NAME: i32 = REMAINING + 17;
const BID_POSITION: i32 = TO_NAME + 1;
const BID: i32 = BID_POSITION; // 0 … 13
const WITH_PARTNER: i32 = BID + 14; // sum with the partner's known bid, 1 … 13
const BALANCE: i32 = WITH_PARTNER + 14; // tricks it leaves unclaimed, −4 … 8
const PARTNERS_NIL: i32 = BALANCE + 13; // the bid beside a partner's nil, 0 … 7
/** Number of features of a bid. */
export const SIDE_BID_FEATURES: i32 = PARTNERS_NIL + 8;

let remaining: i32 = 0;
let partnersBid: i32 = 0;

/** The features of a seat before it bids, or before it names trump. */
export function putSideBidding(seat: i32): void {
  beginList();
  const hand = unchecked(hands[seat]);
  arrangeSuits(hand, -1);
  putCommon(seat, deck & ~gone & ~hand, OTHERS * handSize);
  remaining = handSize;
  for (let place = 1; place < players; place++) {
    const at = place - 1;
    const other = seatAfter(seat, place);
    const bid = unchecked(bids[other]);
    putLevel(BIDDER_LEVEL + at * 3, other);
    on(OTHER_BIDS + at * 8 + (bid == NO_BID ? 0 : 1 + min(6, bid)));
    if (bid != NO_BID) remaining -= bid;
    if (place == PARTNER) partnersBid = bid;
  }
  on(CARDS + min(handSize, MAX_TRICKS));
  on(ORDER + distance(opener, seat));
  on(REMAINING + 3 + clamp(remaining, -3, 13));
  if (trump == UNNAMED) on(TO_NAME);
  endPosition();
}

/** Replaces the features of the last action by those of a bid. */
export function putSideBid(bid: i32): void {
  beginAction();
  on(BID + min(bid, MAX_TRICKS));
  if (partnersBid > 0) on(WITH_PARTNER + min(13, partnersBid + bid));
  on(BALANCE + 4 + clamp(remaining - bid, -4, 8));
  if (partnersBid == 0) on(PARTNERS_NIL + min(7, bid));
}
