// Features of rules beyond those that the solo nets were first trained with: small decks, duties, jokers, other
// numbers of players, first leads, the dealer's open card. All of them are absent in games without these rules,
// where the nets decide as before. The value of a card or a bid depends on such rules, so cards and bids have
// features of their own under each rule. A new input goes to the end of the last block of its net: trained rows
// keep their places (`Learner.widened`), and `hasNewInput` of the trainer says which rules need it.
import {
  DECK,
  HIGH_JOKERS,
  LOW_JOKERS,
  NO_SUIT,
  RANKS,
  first,
  isHighJoker,
  isJoker,
  rest,
  size,
  suitOf,
} from './cards';
import { clamp, on, put } from './feature-list';
import { NET_HAND, NET_SEATS, netPlace } from './net-seats';
import {
  absent,
  bids,
  deck,
  best,
  distance,
  evenShare,
  highestBidder,
  highestBidderLeads,
  isSuitOpen,
  led,
  mustHead,
  mustTrump,
  neverBreaks,
  onTable,
  opener,
  players,
  seatAfter,
  shownBy,
  trump,
} from './round';
import { SLOTS, higherInPlay, slotOf } from './suit-slots';

/** Rules under which cards and bids have features of their own. */
const SMALL_DECK: i32 = 0;
const WITH_JOKERS: i32 = 1;
const MUST_HEAD: i32 = 2;
const MUST_TRUMP: i32 = 3;
const TWO_PLAYERS: i32 = 4;
const RULES: i32 = 5;

const CARD_PLACES: i32 = SLOTS * RANKS;
const JOKER_COUNTS: i32 = 5; // 0 … 4

// --- Features that both nets have -----------------------------------------------------------------

const RULE: i32 = 0;
const MINE: i32 = RULE + RULES; // rule × slot × number of higher cards still in play
const RANKS_IN_PLAY: i32 = MINE + RULES * CARD_PLACES; // of a suit, rounded down: 0 … 12
const EIGHT_PLAYERS: i32 = RANKS_IN_PLAY + RANKS;
const TRUMP_LAST: i32 = EIGHT_PLAYERS + 1;
const HIGHEST_BIDDER_LEADS: i32 = TRUMP_LAST + 1;
const OWN_HIGH: i32 = HIGHEST_BIDDER_LEADS + 1;
const OWN_LOW: i32 = OWN_HIGH + JOKER_COUNTS;
const UNSEEN_HIGH: i32 = OWN_LOW + JOKER_COUNTS;
const UNSEEN_LOW: i32 = UNSEEN_HIGH + JOKER_COUNTS;
const HELD_HIGH: i32 = UNSEEN_LOW + JOKER_COUNTS; // how many high jokers the others are likely to hold
const HELD_LOW: i32 = HELD_HIGH + 1;
const OPEN_BY: i32 = HELD_LOW + 1; // who shows a card: the seat itself, or another one
const OPEN_CARD: i32 = OPEN_BY + NET_SEATS; // number of higher trumps in play, or the kind of joker
/** Number of features of a hand. */
const HAND_RULE_FEATURES: i32 = OPEN_CARD + RANKS + 2;

/** Whether a rule of {@link RULES} holds. */
function holds(rule: i32): bool {
  switch (rule) {
    case SMALL_DECK:
      return absent != 0;
    case WITH_JOKERS:
      return deck != DECK;
    case MUST_HEAD:
      return mustHead;
    case MUST_TRUMP:
      return mustTrump;
    default:
      return players == 2;
  }
}

/** The place of a suit card among the features of its kind. */
function cardPlace(card: i32): i32 {
  return unchecked(slotOf[suitOf(card)]) * RANKS + higherInPlay(card);
}

function putJokers(at: i32, hand: u64, unseen: u64, othersHold: i32): void {
  const high = size(unseen & HIGH_JOKERS);
  const low = size(unseen & LOW_JOKERS);
  on(at + OWN_HIGH + size(hand & HIGH_JOKERS));
  on(at + OWN_LOW + size(hand & LOW_JOKERS));
  on(at + UNSEEN_HIGH + high);
  on(at + UNSEEN_LOW + low);
  if (high + low == 0) return;
  const share = min<f32>(1, <f32>othersHold / <f32>size(unseen));
  put(at + HELD_HIGH, <f32>high * share);
  put(at + HELD_LOW, <f32>low * share);
}

function putOpenCard(at: i32, seat: i32): void {
  for (let place = 0; place < players; place++) {
    const open = shownBy(seatAfter(seat, place));
    if (open == 0) continue;
    const card = first(open);
    on(at + OPEN_BY + (place == 0 ? 0 : 1 + netPlace(place)));
    if (isJoker(card)) on(at + OPEN_CARD + RANKS + (isHighJoker(card) ? 0 : 1));
    else on(at + OPEN_CARD + higherInPlay(card));
  }
}

/**
 * Adds the features of a seat's hand from `at` on; suits are arranged already.
 * @param unseen the cards that it does not see.
 * @param othersHold how many of these are in other hands.
 */
export function putHandRules(at: i32, seat: i32, hand: u64, unseen: u64, othersHold: i32): void {
  for (let rule = 0; rule < RULES; rule++) {
    if (!holds(rule)) continue;
    on(at + RULE + rule);
    for (let left = hand & DECK; left != 0; left = rest(left))
      on(at + MINE + rule * CARD_PLACES + cardPlace(first(left)));
  }
  if (absent != 0) on(at + RANKS_IN_PLAY + (size(DECK & ~absent) >> 2));
  if (players > NET_SEATS) on(at + EIGHT_PLAYERS);
  if (neverBreaks && trump < 4) on(at + TRUMP_LAST);
  if (highestBidderLeads) on(at + HIGHEST_BIDDER_LEADS);
  if (deck != DECK) putJokers(at, hand, unseen, othersHold);
  putOpenCard(at, seat);
}

// --- Playing a card -------------------------------------------------------------------------------

const NEEDS: i32 = 13; // −3 … 9
const NEED: i32 = HAND_RULE_FEATURES; // by rule
const NOTHING_LED: i32 = NEED + RULES * NEEDS; // only low jokers lie, or a high one was led
const JOKER_WINS: i32 = NOTHING_LED + 2; // a high one, a low one
/** Number of features of a position with cards to play. */
export const POSITION_RULE_FEATURES: i32 = JOKER_WINS + 2;

/** Adds the features of the seat to play, which needs `need` more tricks. */
export function putPositionRules(
  at: i32,
  seat: i32,
  hand: u64,
  unseen: u64,
  othersHold: i32,
  need: i32,
): void {
  putHandRules(at, seat, hand, unseen, othersHold);
  for (let rule = 0; rule < RULES; rule++)
    if (holds(rule)) on(at + NEED + rule * NEEDS + 3 + clamp(need, -3, 9));
  if (deck == DECK || onTable == 0) return;
  if (isSuitOpen()) on(at + NOTHING_LED);
  else if (led == NO_SUIT) on(at + NOTHING_LED + 1);
  if (isJoker(best)) on(at + JOKER_WINS + (isHighJoker(best) ? 0 : 1));
}

const CARD: i32 = 0; // by rule, slot × number of higher cards still in play
const STEPS: i32 = 7;
const WINS_AGAINST: i32 = CARD + RULES * CARD_PLACES; // by rule, unseen cards that beat it
const LOSES: i32 = WINS_AGAINST + RULES * STEPS; // by rule
const OFF_SUIT: i32 = LOSES + RULES; // by rule
const HIGH: i32 = OFF_SUIT + RULES; // leads, wins or comes too late, each by whether tricks are needed
const LOW: i32 = HIGH + 6; // leads, wins over low jokers only or loses, each by whether tricks are needed
/** Number of features of a card. */
export const CARD_RULE_FEATURES: i32 = LOW + 6;

/** Adds the features of a joker as the card to play. */
function putJoker(at: i32, card: i32, wins: bool, need: i32): void {
  const kind = onTable == 0 ? 0 : wins ? 1 : 2;
  on(at + (isHighJoker(card) ? HIGH : LOW) + kind * 2 + (need > 0 ? 1 : 0));
}

/**
 * Adds the features of a card to play.
 * @param danger step of how many unseen cards would beat it.
 * @param isOff whether it is not of the suit led.
 */
export function putCardRules(
  at: i32,
  card: i32,
  wins: bool,
  danger: i32,
  isOff: bool,
  need: i32,
): void {
  for (let rule = 0; rule < RULES; rule++) {
    if (!holds(rule)) continue;
    if (!isJoker(card)) on(at + CARD + rule * CARD_PLACES + cardPlace(card));
    if (wins) on(at + WINS_AGAINST + rule * STEPS + danger);
    else on(at + LOSES + rule);
    if (isOff) on(at + OFF_SUIT + rule);
  }
  if (isJoker(card)) putJoker(at, card, wins, need);
}

// --- Bidding --------------------------------------------------------------------------------------

const LEADER: i32 = HAND_RULE_FEATURES; // by the bids so far: who leads, and the highest bid, 0 … 6
/** Number of features of a position with a bid to make. */
export const BIDDING_RULE_FEATURES: i32 = LEADER + NET_SEATS + 7;

/** Adds what the bids so far say about the first lead [LEAD-1]. */
export function putLeader(at: i32, seat: i32): void {
  if (!highestBidderLeads) return;
  const leader = highestBidder();
  on(at + LEADER + min(distance(seat, leader), NET_SEATS - 1));
  on(at + LEADER + NET_SEATS + clamp(unchecked(bids[leader]), 0, 6));
}

const SHARES: i32 = 11; // minus an even share: −4 … 6
const BID: i32 = 0; // by rule, 0 … 17
const SHARE: i32 = BID + RULES * (NET_HAND + 1); // by rule
const WOULD_LEAD: i32 = SHARE + RULES * SHARES;
/** Number of features of a bid. */
export const BID_RULE_FEATURES: i32 = WOULD_LEAD + 1;

/** Who leads the first trick if a seat makes a bid and nobody outbids it [LEAD-1]. */
export function leaderWith(seat: i32, bid: i32): i32 {
  const leader = highestBidder();
  const highest = unchecked(bids[leader]);
  const isFirst = distance(opener, seat) < distance(opener, leader);
  return bid > highest || (bid == highest && isFirst) ? seat : leader;
}

/** Adds the features of a bid. */
export function putBidRules(at: i32, seat: i32, bid: i32): void {
  for (let rule = 0; rule < RULES; rule++) {
    if (!holds(rule)) continue;
    on(at + BID + rule * (NET_HAND + 1) + min(bid, NET_HAND));
    on(at + SHARE + rule * SHARES + 4 + clamp(bid - evenShare(), -4, 6));
  }
  if (highestBidderLeads && leaderWith(seat, bid) == seat) on(at + WOULD_LEAD);
}
