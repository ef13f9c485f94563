// Features of a position and an action for the solo nets. Only the seat's own hand and public facts are read,
// on the forehead all hands but its own: tests permute the hidden cards and change the seat's card.
import {
  ALL_BUT_LED,
  DECK,
  HIGH_JOKERS,
  LOW_JOKERS,
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
  rankOf,
  rest,
  size,
  suitOf,
} from './cards';
import { beginAction, beginList, clamp, endPosition, on, put } from './feature-list';
import { FOREHEAD_FEATURES, putForehead } from './forehead-features';
import { NET_HAND, NET_OTHERS, NET_SEATS, netPlace, netPlayers, netWeight } from './net-seats';
import { pointsAt, spoiling } from './payoff';
import {
  BIDDING_RULE_FEATURES,
  BID_RULE_FEATURES,
  CARD_RULE_FEATURES,
  POSITION_RULE_FEATURES,
  putBidRules,
  putCardRules,
  putHandRules,
  leaderWith,
  putLeader,
  putPositionRules,
} from './rule-features';
import {
  NO_BID,
  beaters,
  beats,
  best,
  bestSeat,
  bids,
  cardsOf,
  deck,
  distance,
  gone,
  handSize,
  hands,
  highestLeads,
  isSuitOpen,
  led,
  levels,
  zeroClosed,
  onForehead,
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
import { SLOTS, arrangeSuits, depth, slotOf, suitIn, unseenLength } from './suit-slots';

// --- Features that both nets have -----------------------------------------------------------------

const MINE: i32 = 0; // slot × depth
const OWN_LENGTH: i32 = MINE + SLOTS * RANKS; // slot × 0 … 7 and more
const OTHER_LENGTH: i32 = OWN_LENGTH + SLOTS * 8; // slot × 0 … 13
const TABLE_SIZE: i32 = OTHER_LENGTH + SLOTS * 14; // 3 … 7 players
const NO_TRUMPS: i32 = TABLE_SIZE + 5;
const DEALT: i32 = NO_TRUMPS + 1; // share of the unseen cards in hands, also in quarters
const LOSS: i32 = DEALT + 5; // cost of a deviation of −2, 1, 2, relative to −1
const SPOILING: i32 = LOSS + 3;
const COMMON: i32 = SPOILING + 1;

/**
 * The slot in which high jokers are encoded: above all trumps or, without a trump suit, above the longest
 * suit, so that nets not yet trained with them value them; {@link putHandRules} tells them apart.
 */
function jokerSlot(): i32 {
  return trump < SUITS ? 0 : 2;
}

/** Low jokers look like the lowest card of the last suit. */
const LOW_JOKER_PLACE: i32 = SLOTS * RANKS - 1;

/** The place of a suit card among slots and depths, below the high jokers still in play. */
function placeOf(card: i32): i32 {
  const slot = unchecked(slotOf[suitOf(card)]);
  const own = depth(card);
  if (deck == DECK || slot != jokerSlot()) return slot * RANKS + own;
  return slot * RANKS + min(RANKS - 1, own + size(deck & ~gone & HIGH_JOKERS));
}

function putCommon(seat: i32, unseen: u64, othersHold: i32): void {
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
function putLosses(bid: i32): void {
  const made = pointsAt(bid, 0, handSize);
  const near = made - (bid > 0 ? pointsAt(bid, -1, handSize) : pointsAt(bid, 1, handSize));
  const unit: f32 = near > 0.5 ? near : 0.5;
  put(LOSS, min<f32>(4, (made - pointsAt(bid, -2, handSize)) / unit) - 1);
  put(LOSS + 1, min<f32>(4, (made - pointsAt(bid, 1, handSize)) / unit) - 1);
  put(LOSS + 2, min<f32>(4, (made - pointsAt(bid, 2, handSize)) / unit) - 1);
  put(SPOILING, spoiling);
}

function putLevel(index: i32, other: i32, weight: f32): void {
  const level = unchecked(levels[other]);
  if (level > 0) put(index + level - 1, weight);
}

// --- Playing a card -------------------------------------------------------------------------------

const NEEDS: i32 = 8; // unknown, over, 0 … 5 and more
const OTHER_NEEDS: i32 = COMMON;
const OTHER_VOIDS: i32 = OTHER_NEEDS + NET_OTHERS * NEEDS;
const OTHER_STATE: i32 = OTHER_VOIDS + NET_OTHERS * SLOTS; // yet to play, played, winning
const OTHER_BID: i32 = OTHER_STATE + NET_OTHERS * 3; // its bid relative to a fair share
const OTHER_LEVEL: i32 = OTHER_BID + NET_OTHERS; // hard, medium, easy
const LEFT: i32 = OTHER_LEVEL + NET_OTHERS * 3; // own cards, 1 … 17
const NEED: i32 = LEFT + 18; // −3 … 9
const SLACK: i32 = NEED + 13; // tricks that the seat may still lose, −1 … 6
const WANTED: i32 = SLACK + 8; // tricks all players need minus tricks left, −5 … 5
const PLACE: i32 = WANTED + 11; // cards on the table
const AFTER: i32 = PLACE + NET_SEATS; // players yet to play
const WINNING: i32 = AFTER + NET_SEATS; // the winning card: slot × depth
const TRUMP_LED: i32 = WINNING + SLOTS * RANKS;
const RUFFED: i32 = TRUMP_LED + 1;
const BID_SHARE: i32 = RUFFED + 1; // own bid relative to the hand size
const POSITION: i32 = BID_SHARE + 1;

const CARD: i32 = POSITION; // slot × depth
const WINS: i32 = CARD + SLOTS * RANKS;
const CERTAIN: i32 = WINS + 1; // certain to win, certain to lose
const BEATEN_BY: i32 = CERTAIN + 2; // unseen cards that beat it, in 7 steps
const RUFF: i32 = BEATEN_BY + 7;
const DISCARD: i32 = RUFF + 1;
const LEAVES: i32 = DISCARD + 1; // cards left in the suit, 0 … 3 and more
const HIGHEST: i32 = LEAVES + 4;
const LOWEST: i32 = HIGHEST + 1;
const NEED_IF: i32 = LOWEST + 1; // need after a certain win or loss: −1 … 3
const ZERO_LIMITED: i32 = NEED_IF + 10; // has reached the zero limit
const POSITION_RULES: i32 = ZERO_LIMITED + NET_OTHERS;
const CARD_RULES: i32 = POSITION_RULES + POSITION_RULE_FEATURES;
/** Number of features of a card. */
export const PLAY_FEATURES: i32 = CARD_RULES + CARD_RULE_FEATURES;

let unseenNow: u64 = 0;
let handNow: u64 = 0;
let laterMay: u64 = 0;

/** The features of the seat to play, before its card. */
export function putPosition(): void {
  beginList();
  const seat = turn;
  const hand = unchecked(hands[seat]);
  handNow = hand;
  unseenNow = deck & ~gone & ~hand & ~tableCards();
  arrangeSuits(hand, onTable > 0 && led != NO_SUIT ? led : -1);
  let othersHold = 0;
  for (let other = 0; other < players; other++) if (other != seat) othersHold += cardsOf(other);
  putCommon(seat, unseenNow, othersHold);
  const bid = unchecked(bids[seat]);
  putLosses(bid);
  const need = bid - unchecked(tricks[seat]);
  let wanted = max(0, need);
  laterMay = 0;
  const share: f32 = <f32>players / <f32>handSize;
  for (let place = 1; place < players; place++) {
    const other = seatAfter(seat, place);
    const at = netPlace(place);
    const weight = netWeight(place);
    const otherBid = unchecked(bids[other]);
    const otherNeed = otherBid - unchecked(tricks[other]);
    wanted += max(0, otherNeed);
    put(OTHER_NEEDS + at * NEEDS + 2 + clamp(otherNeed, -1, 5), weight);
    put(OTHER_BID + at, <f32>otherBid * share * weight);
    putLevel(OTHER_LEVEL + at * 3, other, weight);
    if (zeroClosed & (1 << other)) put(ZERO_LIMITED + at, weight);
    const gaps = unchecked(voids[other]);
    let may: u64 = deck & ~shownElsewhere(other);
    for (let suit = 0; suit < SUITS; suit++)
      if (gaps & (1 << suit)) {
        put(OTHER_VOIDS + at * SLOTS + unchecked(slotOf[suit]), weight);
        may &= ~laneMask(suit);
      }
    const played = unchecked(table[other]) != NO_CARD;
    if (!played) laterMay |= may;
    put(OTHER_STATE + at * 3 + (played ? 1 : 0), weight);
    if (onTable > 0 && bestSeat == other) put(OTHER_STATE + at * 3 + 2, weight);
  }
  const left = tricksLeft;
  on(LEFT + min(left, NET_HAND));
  on(NEED + 3 + clamp(need, -3, 9));
  on(SLACK + 1 + clamp(left - max(0, need), -1, 6));
  on(WANTED + 5 + clamp(wanted - left, -5, 5));
  on(PLACE + min(onTable, NET_OTHERS));
  on(AFTER + min(players - 1 - onTable, NET_OTHERS));
  put(BID_SHARE, <f32>bid / <f32>handSize);
  if (onTable > 0 && isHighJoker(best)) {
    on(WINNING + jokerSlot() * RANKS);
    on(RUFFED);
  } else if (onTable > 0 && !isJoker(best)) {
    on(WINNING + placeOf(best));
    if (led == trump) on(TRUMP_LED);
    else if (suitOf(best) == trump || (trump == ALL_BUT_LED && suitOf(best) != led)) on(RUFFED);
  }
  putPositionRules(POSITION_RULES, seat, hand, unseenNow, othersHold, need);
  endPosition();
}

function stepOf(cards: i32): i32 {
  return cards < 4 ? cards : cards < 6 ? 4 : cards < 9 ? 5 : 6;
}

/** Whether the card wins so far, and for certain, given how many unseen cards would beat it. */
function putConsequences(wins: bool, danger: i32, need: i32): void {
  if (wins) {
    on(WINS);
    on(BEATEN_BY + stepOf(danger));
    if (danger == 0) {
      on(CERTAIN);
      on(NEED_IF + 1 + clamp(need - 1, -1, 3));
    }
  } else {
    on(CERTAIN + 1);
    on(NEED_IF + 6 + clamp(need, -1, 3));
  }
}

/** The place of a suit card in the hand, and in the trick. */
function putInSuit(card: i32, leadSuit: i32): void {
  const suit = suitOf(card);
  if (suit != leadSuit) on(suit == trump || trump == ALL_BUT_LED ? RUFF : DISCARD);
  const own = lane(handNow, suit);
  on(LEAVES + min(3, popcnt<i32>(own) - 1));
  const rank = rankOf(card);
  if (own >> (rank + 1) == 0) on(HIGHEST);
  if ((own & ((1 << rank) - 1)) == 0) on(LOWEST);
}

/** Replaces the features of the last action by those of a card. */
export function putCard(card: i32): void {
  beginAction();
  const leads = onTable == 0;
  const last = onTable == players - 1;
  const need = unchecked(bids[turn]) - unchecked(tricks[turn]);
  const joker = isJoker(card);
  const leadSuit = joker ? led : isSuitOpen() ? suitOf(card) : led;
  const wins = leads || beats(card, best, leadSuit);
  // A seat known to be void cannot hold it.
  const against = wins ? beaters(card, leadSuit) & unseenNow & laterMay : 0;
  const danger = last ? 0 : size(against);
  if (!joker) on(CARD + placeOf(card));
  else on(CARD + (isHighJoker(card) ? jokerSlot() * RANKS : LOW_JOKER_PLACE));
  putConsequences(wins, danger, need);
  if (!joker) putInSuit(card, leadSuit);
  else if (!isHighJoker(card) || !wins) on(DISCARD);
  else if (!leads) on(RUFF);
  putCardRules(CARD_RULES, card, wins, stepOf(danger), !joker && suitOf(card) != leadSuit, need);
}

// --- Bidding --------------------------------------------------------------------------------------

const OTHER_BIDS: i32 = COMMON; // unknown, 0 … 5 and more
const OTHER_SHARE: i32 = OTHER_BIDS + NET_OTHERS * 7; // its bid relative to a fair share
const BIDDER_LEVEL: i32 = OTHER_SHARE + NET_OTHERS; // hard, medium, easy
const CARDS: i32 = BIDDER_LEVEL + NET_OTHERS * 3; // hand size, 1 … 17
const ORDER: i32 = CARDS + 18; // position in the first trick
const OPEN: i32 = ORDER + NET_SEATS; // unknown bids
const REMAINING: i32 = OPEN + NET_SEATS; // tricks minus the known bids of others: −6 … 17
const SEALED: i32 = REMAINING + 24;
const TO_NAME: i32 = SEALED + 1;
const BID_POSITION: i32 = TO_NAME + 1;
const BID: i32 = BID_POSITION; // 0 … 17
const BALANCE: i32 = BID + 18; // tricks it leaves unclaimed: −6 … 6
const SHARE: i32 = BALANCE + 13; // minus a fair share: −4 … 6
const ZERO_LIMITED_BIDDER: i32 = SHARE + 11; // has reached the zero limit
const FOREHEAD: i32 = ZERO_LIMITED_BIDDER + NET_OTHERS;
const BIDDING_RULES: i32 = FOREHEAD + FOREHEAD_FEATURES;
const BID_RULES: i32 = BIDDING_RULES + BIDDING_RULE_FEATURES;
/** Number of features of a bid. */
export const BID_FEATURES: i32 = BID_RULES + BID_RULE_FEATURES;

let bidder: i32 = 0;
let remaining: i32 = 0;
let unknownBidCount: i32 = 0;

/** The features of a seat before it bids, or before it names trump. */
export function putBidding(seat: i32, sealedBids: bool): void {
  beginList();
  if (onForehead) putForehead(FOREHEAD, seat);
  else {
    const hand = unchecked(hands[seat]);
    arrangeSuits(hand, -1);
    putCommon(seat, deck & ~gone & ~hand, (players - 1) * handSize);
  }
  bidder = seat;
  remaining = handSize;
  unknownBidCount = 0;
  const share: f32 = <f32>players / <f32>handSize;
  for (let place = 1; place < players; place++) {
    const at = netPlace(place);
    const weight = netWeight(place);
    const other = seatAfter(seat, place);
    const bid = unchecked(bids[other]);
    putLevel(BIDDER_LEVEL + at * 3, other, weight);
    if (zeroClosed & (1 << other)) put(ZERO_LIMITED_BIDDER + at, weight);
    if (bid == NO_BID) {
      put(OTHER_BIDS + at * 7, weight);
      unknownBidCount++;
      continue;
    }
    put(OTHER_BIDS + at * 7 + 1 + min(5, bid), weight);
    put(OTHER_SHARE + at, <f32>bid * share * weight);
    remaining -= bid;
  }
  on(CARDS + min(handSize, NET_HAND));
  // Where the highest bidder leads, the order depends on the bid.
  if (!highestLeads) putOrder(opener);
  on(OPEN + min(unknownBidCount, NET_OTHERS));
  on(REMAINING + 6 + clamp(remaining, -6, 17));
  if (sealedBids) on(SEALED);
  if (trump == UNNAMED) on(TO_NAME);
  if (!onForehead) {
    const hand = unchecked(hands[seat]);
    putHandRules(BIDDING_RULES, seat, hand, deck & ~gone & ~hand, (players - 1) * handSize);
    putLeader(BIDDING_RULES, seat);
  }
  endPosition();
}

/** The bidder's position in the first trick. */
function putOrder(leader: i32): void {
  on(ORDER + min(distance(leader, bidder), NET_OTHERS));
}

/** Replaces the features of the last action by those of a bid. */
export function putBid(bid: i32): void {
  beginAction();
  putLosses(bid);
  on(BID + min(bid, NET_HAND));
  on(BALANCE + 6 + clamp(remaining - bid, -6, 6));
  on(SHARE + 4 + clamp(bid - handSize / players, -4, 6));
  if (highestLeads) putOrder(leaderWith(bidder, bid));
  if (!onForehead) putBidRules(BID_RULES, bidder, bid);
}
