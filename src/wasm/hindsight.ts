// Hindsight: a depth-first search with open cards over one seat's bids and cards, while everybody else
// follows the nets, each knowing only what it sees.
import { ABOUT_BID, ABOUT_TRUMP, about, options } from './advise';
import { completeBidding, policyCard, restoreBids } from './bidding';
import { NO_TRUMP, SUITS, UNNAMED, first, rest } from './cards';
import { actionCount, actions, chooseCard, forbiddenBid, actionValues } from './decide';
import { pointsFor } from './payoff';
import {
  MAX_HAND,
  NO_BID,
  POSITION_SIZE,
  bids,
  deck,
  gone,
  hands,
  highestBidder,
  savePosition,
  opener,
  play,
  players,
  restorePosition,
  seatAfter,
  setTrump,
  tricks,
  tricksLeft,
  trump,
  turn,
} from './round';
import { areEquivalent, legal } from './legal';
import { isHooked, isSealed, leaveDeterminization, playNet, viewer } from './sample';
import { bidBlind, isPartnership, maxRoundUtility, roundUtility } from './sides';

const MAX_DECISIONS: i32 = MAX_HAND + 1;
const WORST: f32 = -1e9;

/** By decision of the seat on the current line: the position before it, {@link POSITION_SIZE} bytes, and the cards to try. */
const savedPositions: usize = memory.data(256 * 31, 16);
const cards = new StaticArray<i32>(MAX_DECISIONS * MAX_DECISIONS);
const cardValues = new StaticArray<f32>(MAX_DECISIONS * MAX_DECISIONS);

/** Search budget: how many more branches off the first line may be searched. */
let branchesLeft: i32 = 0;
/** Whether the last `bestReachable` searched everything. */
export let exact: bool = true;

/** The best result that the tricks left could bring the viewer, whoever takes them. */
function boundFromHere(): f32 {
  if (isPartnership)
    return tricksLeft == 0 ? roundUtility(viewer) : maxRoundUtility(viewer, tricksLeft);
  const bid = unchecked(bids[viewer]);
  const won = unchecked(tricks[viewer]);
  let highest = WORST;
  for (let more = 0; more <= tricksLeft; more++)
    highest = max<f32>(highest, pointsFor(bid, won + more));
  return highest;
}

/** Lists the distinct legal cards, best net value first; returns their number. */
function listCards(depth: i32): i32 {
  const at = depth * MAX_DECISIONS;
  const legalCards = legal();
  if (rest(legalCards) == 0) {
    unchecked((cards[at] = first(legalCards)));
    return 1;
  }
  chooseCard(playNet);
  const others = deck & ~gone & ~unchecked(hands[viewer]);
  let count = 0;
  let lower = -1;
  for (let k = 0; k < actionCount; k++) {
    const card = unchecked(actions[k]);
    const isEquivalent = lower >= 0 && areEquivalent(card, lower, others);
    lower = card;
    if (isEquivalent) continue;
    const value = unchecked(actionValues[k]);
    let place = count++;
    while (place > 0 && unchecked(cardValues[at + place - 1]) < value) {
      unchecked((cards[at + place] = cards[at + place - 1]));
      unchecked((cardValues[at + place] = cardValues[at + place - 1]));
      place--;
    }
    unchecked((cards[at + place] = card));
    unchecked((cardValues[at + place] = value));
  }
  return count;
}

/** The best result reachable from here, if more than `floor` (branch and bound). */
function bestReachableFrom(depth: i32, floor: f32): f32 {
  while (tricksLeft > 0 && turn != viewer) play(policyCard());
  const highest = boundFromHere();
  if (highest <= floor) return floor;
  if (tricksLeft == 0) return highest;
  const position = savedPositions + <usize>(depth * POSITION_SIZE);
  const count = listCards(depth);
  savePosition(position);
  let best = floor;
  for (let k = 0; k < count && best < highest; k++) {
    if (k > 0) {
      if (--branchesLeft < 0) {
        exact = false;
        break;
      }
      restorePosition(position);
    }
    play(unchecked(cards[depth * MAX_DECISIONS + k]));
    best = max<f32>(best, bestReachableFrom(depth + 1, best));
  }
  return best;
}

/** The same when the viewer names trump before the play. */
function bestReachableByTrump(floor: f32): f32 {
  let best = floor;
  for (let named = 0; named <= SUITS; named++) {
    leaveDeterminization();
    setTrump(named == SUITS ? NO_TRUMP : named);
    best = max<f32>(best, bestReachableFrom(0, best));
  }
  return best;
}

/** An upper bound of the result of a choice, whoever holds what. For a card, it is that of the position before it. */
export function upperBound(option: i32): f32 {
  leaveDeterminization();
  // The dealer's bid is open [JOKER-5].
  if (unchecked(bids[viewer]) == NO_BID && about == ABOUT_TRUMP) return -WORST;
  // The opponents' contract is open.
  if (about == ABOUT_BID && isPartnership) return -WORST;
  if (about == ABOUT_BID) {
    const bid = unchecked(options[option]);
    let highest = WORST;
    for (let won = 0; won <= tricksLeft; won++) highest = max<f32>(highest, pointsFor(bid, won));
    return highest;
  }
  return boundFromHere();
}

/** Whether the viewer bids after all others; blind bids are made before. */
function bidsLast(): bool {
  for (let place = players - 1; place > 0; place--) {
    const seat = seatAfter(opener, place);
    if (seat == viewer) return true;
    if (!bidBlind(seat)) return false;
  }
  return true;
}

/** Whether the hook bars the viewer from a bid once the others have bid [BID-2]. */
function isForbiddenByHook(bid: i32): bool {
  return isHooked && !isSealed && bidsLast() && forbiddenBid(viewer) == bid;
}

/**
 * The best result the viewer can reach after a choice that advice was begun with, in points (in partnerships:
 * the side's lead), if more than `floor`. All hands must be set. At most `limit` branches off the net's own
 * line are searched; with a limit of 0 the viewer plays on by the nets, too.
 */
export function bestReachable(option: i32, floor: f32, limit: i32): f32 {
  leaveDeterminization();
  exact = true;
  branchesLeft = limit;
  const action = unchecked(options[option]);
  const isOpen = trump == UNNAMED;
  if (about == ABOUT_BID) completeBidding(action);
  else if (about == ABOUT_TRUMP) {
    setTrump(action);
    // The dealer names trump before the bids [JOKER-5].
    if (unchecked(bids[viewer]) == NO_BID) completeBidding(NO_BID);
  } else play(action);
  if (about == ABOUT_BID && isForbiddenByHook(action)) {
    restoreBids();
    return floor;
  }
  const highest =
    about == ABOUT_BID && isOpen && limit > 0 && highestBidder() == viewer
      ? bestReachableByTrump(floor)
      : bestReachableFrom(0, floor);
  restoreBids();
  leaveDeterminization();
  return highest;
}
