// Bids, trump and cards as a net chooses them.
import { NO_TRUMP, SUITS, first, rest } from './cards';
import { judgeBid, judgeCard, lookAtBids, lookAtCards } from './judge';
import {
  NO_BID,
  bids,
  handSize,
  legal,
  noZero,
  opener,
  players,
  seatAfter,
  setTrump,
} from './round';

/** Worth of every action looked at last, and the actions, in the same order. */
export const worths = new StaticArray<f32>(18);
export const actions = new StaticArray<i32>(18);
export let actionCount: i32 = 0;

function bestAction(): i32 {
  let best = 0;
  for (let k = 1; k < actionCount; k++)
    if (unchecked(worths[k]) > unchecked(worths[best])) best = k;
  return unchecked(actions[best]);
}

function consider(action: i32, worth: f32): void {
  unchecked((actions[actionCount] = action));
  unchecked((worths[actionCount] = worth));
  actionCount++;
}

/** The bid that is closed to the last bidder, or less than 0 [BID-2]. */
export function hookedBid(seat: i32): i32 {
  let others = 0;
  for (let other = 0; other < players; other++) {
    if (other == seat) continue;
    const bid = unchecked(bids[other]);
    if (bid == NO_BID) return -1;
    others += bid;
  }
  return handSize - others;
}

/** All bids that a hand of this size allows but for one; −1 closes none. */
export function bidsBut(closed: i32): i32 {
  const all = (2 << handSize) - 1;
  return closed < 0 ? all : all & ~(1 << closed);
}

/** What a seat may bid that bids after `place` others. */
export function openBids(seat: i32, place: i32, sealedBids: bool, hook: bool): i32 {
  const closed = hook && !sealedBids && place == players - 1 ? hookedBid(seat) : -1;
  const open = bidsBut(closed);
  if (!(noZero & (1 << seat))) return open;
  // The limit gives way where the hook leaves nothing else [BID-4].
  return (open & ~1) != 0 ? open & ~1 : open;
}

/** What a seat bids; `open` has a bit for every bid that it may make. */
export function chooseBid(net: usize, seat: i32, open: i32, sealedBids: bool): i32 {
  lookAtBids(net, seat, sealedBids);
  actionCount = 0;
  for (let bid = 0; bid <= handSize; bid++)
    if (open & (1 << bid)) consider(bid, judgeBid(net, seat, bid));
  return bestAction();
}

/** What a seat names trump. Leaves trump as it was named. */
export function chooseTrump(net: usize, seat: i32): i32 {
  const bid = unchecked(bids[seat]);
  actionCount = 0;
  for (let trump = 0; trump <= SUITS; trump++) {
    setTrump(trump == SUITS ? NO_TRUMP : trump);
    lookAtBids(net, seat, false);
    consider(trump, judgeBid(net, seat, bid));
  }
  const chosen = bestAction();
  setTrump(chosen);
  return chosen;
}

/** Who names trump: the highest bid, among equals the earliest [TRUMP-3]. */
export function chooser(): i32 {
  let best = opener;
  for (let place = 1; place < players; place++) {
    const seat = seatAfter(opener, place);
    if (unchecked(bids[seat]) > unchecked(bids[best])) best = seat;
  }
  return best;
}

/** What the seat to play plays. Looks at nothing when there is one legal card only. */
export function chooseCard(net: usize): i32 {
  const cards = legal();
  actionCount = 0;
  const only = rest(cards) == 0;
  if (only) return first(cards);
  lookAtCards(net);
  for (let left = cards; left != 0; left = rest(left)) {
    const card = first(left);
    consider(card, judgeCard(net, card));
  }
  return bestAction();
}
