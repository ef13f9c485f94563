// Hindsight: with all cards open, what a seat could still have reached while everybody else plays on
// as the nets do, each knowing what it sees only. A search through the seat's own cards alone.
import { ABOUT_BID, ABOUT_TRUMP, about, finishBids, goBack, options, playsOn } from './advise';
import { DECK, NO_TRUMP, SUITS, UNNAMED, first, rest } from './cards';
import { actionCount, actions, chooseCard, chooser, hookedBid, worths } from './decide';
import { pointsFor } from './payoff';
import {
  POSITION_SIZE,
  bids,
  doTheSame,
  gone,
  hands,
  keepPosition,
  legal,
  opener,
  play,
  players,
  recallPosition,
  seatAfter,
  setTrump,
  tricks,
  tricksLeft,
  trump,
  turn,
} from './round';
import { isHooked, isSealed, leave, playNet, viewer } from './sample';
import { isBlind, isSided, mostWorth, worthOfRound } from './sides';

const MOST_DECISIONS: i32 = 18;
const WORST: f32 = -1e9;

/** How the position was before each own decision on the way, and the cards in question there. */
const kept: usize = memory.data(256 * 18, 16);
const cards = new StaticArray<i32>(MOST_DECISIONS * MOST_DECISIONS);
const judged = new StaticArray<f32>(MOST_DECISIONS * MOST_DECISIONS);

/** Turns off the first way that may still be taken. */
let turnsLeft: i32 = 0;
/** Whether the last `reach` went through everything. */
export let exact: bool = true;

/** What would be best for the viewer, of all that can still come. */
function bound(): f32 {
  if (isSided) return tricksLeft == 0 ? worthOfRound(viewer) : mostWorth(viewer, tricksLeft);
  const bid = unchecked(bids[viewer]);
  const won = unchecked(tricks[viewer]);
  let most = WORST;
  for (let more = 0; more <= tricksLeft; more++) most = max<f32>(most, pointsFor(bid, won + more));
  return most;
}

/** Lists the cards that differ, those first that the net likes; gives their number. */
function listCards(depth: i32): i32 {
  const at = depth * MOST_DECISIONS;
  const legalCards = legal();
  if (rest(legalCards) == 0) {
    unchecked((cards[at] = first(legalCards)));
    return 1;
  }
  chooseCard(playNet);
  const others = DECK & ~gone & ~unchecked(hands[viewer]);
  let count = 0;
  let lower = -1;
  for (let k = 0; k < actionCount; k++) {
    const card = unchecked(actions[k]);
    const same = lower >= 0 && doTheSame(card, lower, others);
    lower = card;
    if (same) continue;
    const worth = unchecked(worths[k]);
    let place = count++;
    while (place > 0 && unchecked(judged[at + place - 1]) < worth) {
      unchecked((cards[at + place] = cards[at + place - 1]));
      unchecked((judged[at + place] = judged[at + place - 1]));
      place--;
    }
    unchecked((cards[at + place] = card));
    unchecked((judged[at + place] = worth));
  }
  return count;
}

/** The most that can be reached from here, as far as it is more than `floor`. */
function reachFrom(depth: i32, floor: f32): f32 {
  while (tricksLeft > 0 && turn != viewer) play(playsOn());
  const most = bound();
  if (most <= floor) return floor;
  if (tricksLeft == 0) return most;
  const position = kept + <usize>(depth * POSITION_SIZE);
  const count = listCards(depth);
  keepPosition(position);
  let best = floor;
  for (let k = 0; k < count && best < most; k++) {
    if (k > 0) {
      if (--turnsLeft < 0) {
        exact = false;
        break;
      }
      recallPosition(position);
    }
    play(unchecked(cards[depth * MOST_DECISIONS + k]));
    best = max<f32>(best, reachFrom(depth + 1, best));
  }
  return best;
}

/** The same, where the viewer names trump before. */
function reachByTrump(floor: f32): f32 {
  let best = floor;
  for (let named = 0; named <= SUITS; named++) {
    leave();
    setTrump(named == SUITS ? NO_TRUMP : named);
    best = max<f32>(best, reachFrom(0, best));
  }
  return best;
}

/** What would be best after a choice, whoever holds what: nothing can be more. Of a card, what would be before it. */
export function boundOf(option: i32): f32 {
  leave();
  // What the others will promise is open.
  if (about == ABOUT_BID && isSided) return -WORST;
  if (about == ABOUT_BID) {
    const bid = unchecked(options[option]);
    let most = WORST;
    for (let won = 0; won <= tricksLeft; won++) most = max<f32>(most, pointsFor(bid, won));
    return most;
  }
  return bound();
}

/** Whether the viewer bids after all others; blind ones have bid before. */
function bidsLast(): bool {
  for (let place = players - 1; place > 0; place--) {
    const seat = seatAfter(opener, place);
    if (seat == viewer) return true;
    if (!isBlind(seat)) return false;
  }
  return true;
}

/** Whether the hook closes a bid of the viewer when the others have bid [BID-2]. */
function isClosed(bid: i32): bool {
  return isHooked && !isSealed && bidsLast() && hookedBid(viewer) == bid;
}

/**
 * The most that the viewer can reach after a choice, in points, among partners in those that its side leads by, of those that advice was begun with
 * while all hands were held: as far as they are more than `floor`, and as far as `limit` turns off
 * the way that the net would go lead.
 */
export function reach(option: i32, floor: f32, limit: i32): f32 {
  leave();
  exact = true;
  turnsLeft = limit;
  const action = unchecked(options[option]);
  const isOpen = trump == UNNAMED;
  if (about == ABOUT_BID) finishBids(action);
  else if (about == ABOUT_TRUMP) setTrump(action);
  else play(action);
  if (about == ABOUT_BID && isClosed(action)) {
    goBack();
    return floor;
  }
  const most =
    about == ABOUT_BID && isOpen && chooser() == viewer ? reachByTrump(floor) : reachFrom(0, floor);
  goBack();
  leave();
  return most;
}
