// Self-play: whole rounds with a record of every decision to train on. The host chooses rules and seating,
// and decides for guests.
import { UNNAMED, first, rest } from '../../../src/wasm/cards';
import { deal } from '../../../src/wasm/deal';
import {
  actionCount,
  actions,
  allowedBids,
  chooseBid,
  chooseCard,
  chooseTrump,
} from '../../../src/wasm/decide';
import { beginHistory, replay } from '../../../src/wasm/history';
import {
  maxDeviation,
  maxDeviationOfBid,
  minDeviation,
  minDeviationOfBid,
  putBidFeatures,
  putCardFeatures,
  readBidPosition,
} from '../../../src/wasm/judge';
import { legal } from '../../../src/wasm/legal';
import { below, uniform } from '../../../src/wasm/random';
import {
  MAX_SEATS,
  bids,
  highestBidder,
  openPlay,
  players,
  seatAfter,
  setTrump,
  tricksLeft,
  trump,
  turn,
} from '../../../src/wasm/round';
import { clearRecords, forget, record } from './records';
import { beginRound, flips, hook, sealedBids, showsLast, trumpIs } from './round-rules';
import { bidNets, isGuest, learners, noises, playNets } from './seating';
import {
  cardExploration,
  drawExploringPlace,
  exploresBid,
  noisyAction,
  onlyBids,
  exploratoryBid,
} from './exploration';

/** Imported: a guest's bid; `open` has a bit for every allowed bid. */
declare function guestBid(seat: i32, opener: i32, open: i32): i32;
/** Imported: the trump a guest names. */
declare function guestTrump(seat: i32, opener: i32): i32;
/** Imported: a guest's card, one of those in `low` and `high`. */
declare function guestCard(seat: i32, opener: i32, low: u32, high: u32): i32;

const secret = new StaticArray<i32>(MAX_SEATS);

/** Sealed bids are kept apart until all have bid. */
function write(seat: i32, bid: i32): void {
  if (sealedBids) unchecked((secret[seat] = bid));
  else unchecked((bids[seat] = bid));
}

function bidAll(opener: i32): void {
  const exploringPlace = drawExploringPlace();
  for (let place = 0; place < players; place++) {
    const seat = seatAfter(opener, place);
    const open = allowedBids(seat, sealedBids, hook);
    if (isGuest(seat)) {
      write(seat, guestBid(seat, opener, open));
      continue;
    }
    let bid = chooseBid(unchecked(bidNets[seat]), seat, open, sealedBids);
    bid = noisyAction(bid, unchecked(noises[seat]));
    if (exploresBid(seat, place == exploringPlace)) {
      const chosen = bid;
      bid = exploratoryBid(chosen, open);
      // It says nothing about the bids before it.
      if (onlyBids && bid != chosen) clearRecords();
    }
    putBidFeatures(bid);
    record(seat, true, minDeviationOfBid(bid), maxDeviationOfBid(bid));
    write(seat, bid);
  }
  if (sealedBids) for (let seat = 0; seat < players; seat++) unchecked((bids[seat] = secret[seat]));
}

/** The dealer names trump before the bids, since a high joker is turned up or shown [JOKER-5]. */
function nameTrumpFirst(opener: i32): void {
  const dealer = seatAfter(opener, players - 1);
  if (isGuest(dealer)) setTrump(guestTrump(dealer, opener));
  else chooseTrump(unchecked(bidNets[dealer]), dealer);
}

function nameTrump(opener: i32): void {
  const seat = highestBidder();
  if (isGuest(seat)) {
    setTrump(guestTrump(seat, opener));
    return;
  }
  const net = unchecked(bidNets[seat]);
  chooseTrump(net, seat);
  const bid = unchecked(bids[seat]);
  readBidPosition(net, seat, false);
  putBidFeatures(bid);
  record(seat, true, minDeviationOfBid(bid), maxDeviationOfBid(bid));
}

function playAll(opener: i32): void {
  openPlay();
  beginHistory();
  while (tricksLeft > 0) {
    const seat = turn;
    if (isGuest(seat)) {
      const cards = legal();
      const only = rest(cards) == 0;
      replay(only ? first(cards) : guestCard(seat, opener, <u32>cards, <u32>(cards >> 32)));
      continue;
    }
    const net = unchecked(playNets[seat]);
    let card = chooseCard(net);
    if (actionCount > 1) {
      card = noisyAction(card, unchecked(noises[seat]));
      if (!onlyBids && unchecked(learners[seat]) && uniform() < cardExploration) {
        const other = unchecked(actions[below(actionCount)]);
        if (other != card) forget(seat, true);
        card = other;
      }
      if (!onlyBids) {
        putCardFeatures(card);
        record(seat, false, minDeviation(), maxDeviation());
      }
    }
    replay(card);
  }
}

/** Plays a round under the current rules, recording the learners' decisions. */
export function playRound(): void {
  const opener = beginRound();
  deal(flips, showsLast);
  clearRecords();
  if (flips && trump == UNNAMED) nameTrumpFirst(opener);
  bidAll(opener);
  if (trumpIs == UNNAMED && !flips) nameTrump(opener);
  playAll(opener);
}
