// Features of a position and a card for the solo net that plays.
import { DISCARD, IN_SUIT_FEATURES, RUFF, cardsOfOthers, putInSuit, stepOf } from './card-in-trick';
import {
  ALL_BUT_LED,
  NO_CARD,
  NO_SUIT,
  RANKS,
  SUITS,
  isHighJoker,
  isJoker,
  laneMask,
  size,
  suitOf,
} from './cards';
import { beginAction, beginList, clamp, endPosition, on, put } from './feature-list';
import { beaters } from './legal';
import { NET_HAND, NET_OTHERS, NET_SEATS, netPlace, netWeight } from './net-seats';
import {
  beats,
  best,
  bestSeat,
  bids,
  deck,
  gone,
  handSize,
  hands,
  isSuitOpen,
  led,
  onTable,
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
  zeroBarred,
} from './round';
import {
  CARD_RULE_FEATURES,
  POSITION_RULE_FEATURES,
  putCardRules,
  putPositionRules,
} from './rule-features';
import {
  COMMON,
  LOW_JOKER_PLACE,
  jokerSlot,
  placeOf,
  putCommon,
  putLevel,
  putLosses,
} from './solo-features';
import { SLOTS, arrangeSuits, slotOf } from './suit-slots';

const NEEDS: i32 = 8; // unknown, over, 0 … 5 and more
const OTHER_NEEDS: i32 = COMMON;
const OTHER_VOIDS: i32 = OTHER_NEEDS + NET_OTHERS * NEEDS;
const OTHER_STATE: i32 = OTHER_VOIDS + NET_OTHERS * SLOTS; // yet to play, played, winning
const OTHER_BID: i32 = OTHER_STATE + NET_OTHERS * 3; // its bid relative to an even share
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
const IN_SUIT: i32 = BEATEN_BY + 7;
const NEED_IF: i32 = IN_SUIT + IN_SUIT_FEATURES; // need after a certain win or loss: −1 … 3
const ZERO_LIMITED: i32 = NEED_IF + 10; // has reached the zero limit
const POSITION_RULES: i32 = ZERO_LIMITED + NET_OTHERS;
const CARD_RULES: i32 = POSITION_RULES + POSITION_RULE_FEATURES;
/** Number of features of a card. */
export const PLAY_FEATURES: i32 = CARD_RULES + CARD_RULE_FEATURES;

let unseenNow: u64 = 0;
let handNow: u64 = 0;
/** The cards that a seat yet to play to the trick may hold, as far as voids say. */
let laterMayHold: u64 = 0;

/** The features of the seat to play, before its card. */
export function putSoloPosition(): void {
  beginList();
  const seat = turn;
  const hand = unchecked(hands[seat]);
  handNow = hand;
  unseenNow = deck & ~gone & ~hand & ~tableCards();
  arrangeSuits(hand, onTable > 0 && led != NO_SUIT ? led : -1);
  const othersHold = cardsOfOthers(seat);
  putCommon(seat, unseenNow, othersHold);
  const bid = unchecked(bids[seat]);
  putLosses(bid);
  const need = bid - unchecked(tricks[seat]);
  let wanted = max(0, need);
  laterMayHold = 0;
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
    if (zeroBarred & (1 << other)) put(ZERO_LIMITED + at, weight);
    const gaps = unchecked(voids[other]);
    let mayHold: u64 = deck & ~shownElsewhere(other);
    for (let suit = 0; suit < SUITS; suit++)
      if (gaps & (1 << suit)) {
        put(OTHER_VOIDS + at * SLOTS + unchecked(slotOf[suit]), weight);
        mayHold &= ~laneMask(suit);
      }
    const played = unchecked(table[other]) != NO_CARD;
    if (!played) laterMayHold |= mayHold;
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

/** Replaces the features of the last action by those of a card. */
export function putSoloCard(card: i32): void {
  beginAction();
  const leads = onTable == 0;
  const last = onTable == players - 1;
  const need = unchecked(bids[turn]) - unchecked(tricks[turn]);
  const joker = isJoker(card);
  const leadSuit = joker ? led : isSuitOpen() ? suitOf(card) : led;
  const wins = leads || beats(card, best, leadSuit);
  // A seat known to be void cannot hold it.
  const against = wins ? beaters(card, leadSuit) & unseenNow & laterMayHold : 0;
  const danger = last ? 0 : size(against);
  if (!joker) on(CARD + placeOf(card));
  else on(CARD + (isHighJoker(card) ? jokerSlot() * RANKS : LOW_JOKER_PLACE));
  putConsequences(wins, danger, need);
  if (!joker) putInSuit(IN_SUIT, card, leadSuit, handNow);
  else if (!isHighJoker(card) || !wins) on(IN_SUIT + DISCARD);
  else if (!leads) on(IN_SUIT + RUFF);
  putCardRules(CARD_RULES, card, wins, stepOf(danger), !joker && suitOf(card) != leadSuit, need);
}
