// Completing the bidding of a determinization: the seats that still have to bid, or to name trump, do so by the
// rollout policy.
import { UNNAMED } from './cards';
import { allowedBids, bidsExcept, chooseBid, chooseCard, chooseTrump } from './decide';
import {
  MAX_SEATS,
  NO_BID,
  bids,
  hasPlayBegun,
  highestBidder,
  openPlay,
  opener,
  players,
  seatAfter,
  setTrump,
  trump,
  turn,
} from './round';
import { bidNet, isHooked, isSealed, playNet, viewer } from './sample';
import { isPartnership } from './sides';

let initialTrump: i32 = 0;
/**
 * In partnerships, the bid that the other seats assume when the viewer tries a bid below the value of its
 * hand; −1 if they take the bid at face value. Without it, bidding four on seven sure tricks would gain from
 * opponents misreading the bid, which people would not. Higher bids are taken at face value.
 */
let apparentBid: i32 = -1;
/** The bid the viewer's hand is worth, apart from nil; −1 where it does not matter. */
let intrinsicBid: i32 = -1;
const initialBids = new StaticArray<i32>(MAX_SEATS);
const newBids = new StaticArray<i32>(MAX_SEATS);

/** Begins with the current bids and trump; `isDecided`: the viewer's own bids are tried. */
export function beginBidding(isDecided: bool): void {
  initialTrump = trump;
  for (let seat = 0; seat < players; seat++) unchecked((initialBids[seat] = bids[seat]));
  intrinsicBid =
    isPartnership && isDecided ? chooseBid(bidNet, viewer, bidsExcept(0), isSealed) : -1;
  apparentBid = -1;
}

/** Whether a seat had bid when it began. */
export function hadBid(seat: i32): bool {
  return unchecked(initialBids[seat]) != NO_BID;
}

/** Whether trump was still to be named when it began. */
export function wasUnnamed(): bool {
  return initialTrump == UNNAMED;
}

/** The policy's card for the seat to play, by what that seat knows and believes. */
export function policyCard(): i32 {
  if (apparentBid < 0 || turn == viewer) return chooseCard(playNet);
  const bid = unchecked(bids[viewer]);
  unchecked((bids[viewer] = apparentBid));
  const card = chooseCard(playNet);
  unchecked((bids[viewer] = bid));
  return card;
}

/** The policy's bid for a seat, by what that seat knows and believes. */
function policyBid(seat: i32): i32 {
  const open = allowedBids(seat, isSealed, isHooked);
  if (apparentBid < 0) return chooseBid(bidNet, seat, open, isSealed);
  const bid = unchecked(bids[viewer]);
  if (bid != NO_BID) unchecked((bids[viewer] = apparentBid));
  const chosen = chooseBid(bidNet, seat, open, isSealed);
  unchecked((bids[viewer] = bid));
  return chosen;
}

/** Completes the bidding, with the viewer's bid as given; `NO_BID`: it bids by the policy, too. */
export function completeBidding(bid: i32): void {
  apparentBid = isPartnership && bid > 0 && bid < intrinsicBid ? intrinsicBid : -1;
  for (let place = 0; place < players; place++) {
    const seat = seatAfter(opener, place);
    const known = unchecked(bids[seat]);
    const isGiven = seat == viewer && bid != NO_BID;
    const chosen = known != NO_BID ? known : isGiven ? bid : policyBid(seat);
    unchecked((newBids[seat] = chosen));
    if (!isSealed) unchecked((bids[seat] = chosen));
  }
  for (let seat = 0; seat < players; seat++) unchecked((bids[seat] = newBids[seat]));
  if (trump == UNNAMED) chooseTrump(bidNet, highestBidder());
  if (!hasPlayBegun()) openPlay();
}

/** Restores bids and trump as they were when it began. */
export function restoreBids(): void {
  for (let seat = 0; seat < players; seat++) unchecked((bids[seat] = initialBids[seat]));
  setTrump(initialTrump);
}
