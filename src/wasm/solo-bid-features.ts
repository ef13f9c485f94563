// Features of a position and a bid for the solo net that bids.
import { UNNAMED } from './cards';
import { beginAction, beginList, clamp, endPosition, on, put } from './feature-list';
import { FOREHEAD_FEATURES, putForehead } from './forehead-features';
import { NET_HAND, NET_OTHERS, NET_SEATS, netPlace, netWeight } from './net-seats';
import {
  NO_BID,
  bids,
  deck,
  distance,
  evenShare,
  gone,
  handSize,
  hands,
  highestBidderLeads,
  onForehead,
  opener,
  players,
  seatAfter,
  trump,
  zeroBarred,
} from './round';
import {
  BIDDING_RULE_FEATURES,
  BID_RULE_FEATURES,
  leaderWith,
  putBidRules,
  putHandRules,
  putLeader,
} from './rule-features';
import { COMMON, putCommon, putLevel, putLosses } from './solo-features';
import { arrangeSuits } from './suit-slots';

const OTHER_BIDS: i32 = COMMON; // unknown, 0 … 5 and more
const OTHER_SHARE: i32 = OTHER_BIDS + NET_OTHERS * 7; // its bid relative to an even share
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
const SHARE: i32 = BALANCE + 13; // minus an even share: −4 … 6
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
export function putSoloBidding(seat: i32, sealedBids: bool): void {
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
    if (zeroBarred & (1 << other)) put(ZERO_LIMITED_BIDDER + at, weight);
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
  if (!highestBidderLeads) putOrder(opener);
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
export function putSoloBid(bid: i32): void {
  beginAction();
  putLosses(bid);
  on(BID + min(bid, NET_HAND));
  on(BALANCE + 6 + clamp(remaining - bid, -6, 6));
  on(SHARE + 4 + clamp(bid - evenShare(), -4, 6));
  if (highestBidderLeads) putOrder(leaderWith(bidder, bid));
  if (!onForehead) putBidRules(BID_RULES, bidder, bid);
}
