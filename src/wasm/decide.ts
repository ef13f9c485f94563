// Bids, trumps and cards by net value.
import { NO_TRUMP, SUITS, first, lane, rest } from './cards';
import {
  resetTail,
  bidValue,
  cardValue,
  extendTail,
  makeProbability,
  readBidPosition,
  readPlayPosition,
} from './judge';
import {
  MAX_HAND,
  NO_BID,
  bids,
  handSize,
  hands,
  zeroBarred,
  players,
  setTrump,
  trump,
} from './round';
import { distinctLegal, legal } from './legal';
import { isPartnership, partnerOf } from './sides';

/** The actions evaluated last and their values, in the same order. */
export const actionValues = new StaticArray<f32>(MAX_HAND + 1);
export const actions = new StaticArray<i32>(MAX_HAND + 1);
export let actionCount: i32 = 0;

function bestAction(): i32 {
  let best = 0;
  for (let k = 1; k < actionCount; k++)
    if (unchecked(actionValues[k]) > unchecked(actionValues[best])) best = k;
  return unchecked(actions[best]);
}

function consider(action: i32, value: f32): void {
  unchecked((actions[actionCount] = action));
  unchecked((actionValues[actionCount] = value));
  actionCount++;
}

/** The bid that the hook forbids the last bidder, or a negative number [BID-2]. */
export function forbiddenBid(seat: i32): i32 {
  let others = 0;
  for (let other = 0; other < players; other++) {
    if (other == seat) continue;
    const bid = unchecked(bids[other]);
    if (bid == NO_BID) return -1;
    others += bid;
  }
  return handSize - others;
}

/** All bids for this hand size except one, as bits; a negative number excludes none. */
export function bidsExcept(bid: i32): i32 {
  const all = (2 << handSize) - 1;
  return bid < 0 ? all : all & ~(1 << bid);
}

/** The allowed bids of a seat as bits; the hook binds the last seat that still has to bid [BID-2]. */
export function allowedBids(seat: i32, sealedBids: bool, hook: bool): i32 {
  const forbidden = hook && !sealedBids ? forbiddenBid(seat) : -1;
  const open = bidsExcept(forbidden);
  if (!(zeroBarred & (1 << seat))) return open;
  // The zero limit yields where the hook leaves nothing else [BID-4].
  return (open & ~1) != 0 ? open & ~1 : open;
}

/** More trumps than this, or a queen, king or ace of trumps, rule out a nil. */
const MAX_NIL_TRUMPS: u32 = 3;
const TOP_TRUMPS: u32 = 0b1110000000000;

/**
 * Whether nil is worth considering: not with trumps that take a trick, nor next to a partner's nil, which
 * nobody would cover. Training saw few such nils, so the net overrates some.
 */
function mayBidNil(seat: i32): bool {
  if (unchecked(bids[partnerOf(seat)]) == 0) return false;
  if (trump >= NO_TRUMP) return true;
  const trumps = lane(unchecked(hands[seat]), trump);
  return popcnt<u32>(trumps) <= MAX_NIL_TRUMPS && (trumps & TOP_TRUMPS) == 0;
}

/** A bid is hopeless if its make probability is below this share of the highest. */
const MIN_MAKE_SHARE: f32 = 0.25;

/** By place in `actions`, the make probability of each bid. */
const makeProbabilities = new StaticArray<f32>(MAX_HAND + 1);

/**
 * Leaves out bids that are hardly ever made. The net has rarely seen their results, so it may overestimate what
 * they gain by spoiling others' bids or by naming trump.
 */
function dropHopelessBids(): void {
  let likeliest: f32 = 0;
  for (let k = 0; k < actionCount; k++)
    likeliest = max<f32>(likeliest, unchecked(makeProbabilities[k]));
  let remaining = 0;
  for (let k = 0; k < actionCount; k++) {
    if (unchecked(makeProbabilities[k]) < MIN_MAKE_SHARE * likeliest) continue;
    unchecked((actions[remaining] = actions[k]));
    unchecked((actionValues[remaining] = actionValues[k]));
    remaining++;
  }
  actionCount = remaining;
}

/** Evaluates the bids of a seat; `open` has a bit for every allowed bid. */
export function evaluateBids(net: usize, seat: i32, open: i32, sealedBids: bool): void {
  readBidPosition(net, seat, sealedBids);
  actionCount = 0;
  const others = open & ~1;
  const sensible = isPartnership && others != 0 && !mayBidNil(seat) ? others : open;
  resetTail();
  for (let bid = 0; bid <= handSize; bid++) {
    if (isPartnership && !(sensible & (1 << bid))) continue;
    const value = bidValue(net, seat, bid);
    if (sensible & (1 << bid)) {
      unchecked((makeProbabilities[actionCount] = makeProbability(bid)));
      consider(bid, value);
    }
    if (!isPartnership) extendTail(bid);
  }
  resetTail();
}

/** The best bid of a seat; `open` has a bit for every allowed bid. */
export function chooseBid(net: usize, seat: i32, open: i32, sealedBids: bool): i32 {
  evaluateBids(net, seat, open, sealedBids);
  dropHopelessBids();
  return bestAction();
}

/** The suit under which the dealer's best bid has the highest value, before the bidding [JOKER-5]; sets it as trump. */
function chooseTrumpBeforeBids(net: usize, seat: i32): i32 {
  let chosen = 0;
  let highest: f32 = -1e9;
  for (let suit = 0; suit < SUITS; suit++) {
    setTrump(suit);
    evaluateBids(net, seat, bidsExcept(-1), false);
    for (let k = 0; k < actionCount; k++) {
      if (unchecked(actionValues[k]) <= highest) continue;
      highest = unchecked(actionValues[k]);
      chosen = suit;
    }
  }
  setTrump(chosen);
  return chosen;
}

/** The best trump for a seat; sets it as trump. */
export function chooseTrump(net: usize, seat: i32): i32 {
  const bid = unchecked(bids[seat]);
  if (bid == NO_BID) return chooseTrumpBeforeBids(net, seat);
  actionCount = 0;
  for (let trump = 0; trump <= SUITS; trump++) {
    setTrump(trump == SUITS ? NO_TRUMP : trump);
    readBidPosition(net, seat, false);
    consider(trump, bidValue(net, seat, bid));
  }
  const chosen = bestAction();
  setTrump(chosen);
  return chosen;
}

/** The best of these cards of the seat to play. A single card is not evaluated. */
function chooseAmong(net: usize, cards: u64): i32 {
  actionCount = 0;
  const only = rest(cards) == 0;
  if (only) return first(cards);
  readPlayPosition(net);
  for (let left = cards; left != 0; left = rest(left)) {
    const card = first(left);
    consider(card, cardValue(net, card));
  }
  return bestAction();
}

/** The best card of the seat to play, after evaluating every legal one. */
export function chooseCard(net: usize): i32 {
  return chooseAmong(net, legal());
}

/** The same for a rollout, which goes on alike whichever of equivalent cards is played: only one is evaluated. */
export function chooseDistinctCard(net: usize): i32 {
  return chooseAmong(net, distinctLegal());
}
