// Features of a forehead round [SIGHT-1] for the bidding net. Nobody has a choice in the only trick, so every
// possible own card is tried: how many win, and how likely each makes the bids of those who see it (Bayesian
// inference).
import {
  ALL_BUT_LED,
  DECK,
  NO_CARD,
  NO_SUIT,
  NO_TRUMP,
  SUITS,
  UNNAMED,
  bit,
  first,
  isHighJoker,
  isJoker,
  laneMask,
  rest,
  size,
  suitOf,
} from './cards';
import { on, put } from './feature-list';
import { exp } from './net';
import { NET_OTHERS, netPlace, netWeight } from './net-seats';
import { pointsFor } from './payoff';
import {
  MAX_SEATS,
  NO_BID,
  beats,
  bids,
  deck,
  distance,
  firstLeader,
  gone,
  hands,
  hooked,
  levels,
  namedLast,
  zeroBarred,
  opener,
  players,
  seatAfter,
  setTrump,
  trump,
} from './round';
import { beaters } from './legal';

const BY_CARDS: i32 = 1; // win probability by the cards alone: 0, 1/8 … 1
const CARD_KNOTS: i32 = 9;
const INFERRED_KNOTS: i32 = 17;
// The same given the bids: 0, 1/16 … 1; with bidders of unknown level as rough ones …
const AS_ROUGH: i32 = BY_CARDS + CARD_KNOTS;
const AS_EXACT: i32 = AS_ROUGH + INFERRED_KNOTS; // … and as exact ones,
const AS_HARD: i32 = AS_EXACT + INFERRED_KNOTS; // if all bidders are hard,
const AS_WEAKER: i32 = AS_HARD + INFERRED_KNOTS; // or if some are weaker
const BIDDER: i32 = AS_WEAKER + INFERRED_KNOTS; // by other seat and its bid of 0 or 1: its win probability as it sees it
const BIDDER_KNOTS: i32 = 5;
const FORCED: i32 = BIDDER + NET_OTHERS * 2 * BIDDER_KNOTS; // its bid was forced
/** Number of features of a forehead round; the first marks one. */
export const FOREHEAD_FEATURES: i32 = FORCED + NET_OTHERS;

/** Standard deviation with which bidders are assumed to misjudge their win probability. */
const ROUGH_NOISE: f32 = 0.05;
const EXACT_NOISE: f32 = 0.0125;
const MEDIUM_NOISE: f32 = 0.04;
const EASY_NOISE: f32 = 0.09;
/** As in `levels`; 3 is easy. */
const HARD: i32 = 1;
const MEDIUM: i32 = 2;
/** The probability assumed for a bid without any support. */
const ODD_BID: f32 = 0.03;

/** The noise of a bidder; `unknown` for an unknown level. */
function noiseAt(level: i32, unknown: f32): f32 {
  if (level == 0) return unknown;
  return level == HARD ? EXACT_NOISE : level == MEDIUM ? MEDIUM_NOISE : EASY_NOISE;
}

/** The cards a seat sees: those of all others. */
function seenBy(seat: i32): u64 {
  let seen: u64 = 0;
  for (let place = 1; place < players; place++) seen |= unchecked(hands[seatAfter(seat, place)]);
  return seen;
}

/** Adds a number from 0 to 1, linearly interpolated between evenly spaced knots. */
function putInterpolated(scale: i32, knots: i32, value: f32, weight: f32 = 1): void {
  const at = value * <f32>(knots - 1);
  const below = min(knots - 2, <i32>at);
  put(scale + below, weight * (<f32>(below + 1) - at));
  put(scale + below + 1, weight * (at - <f32>below));
}

/** A seat's card, with a hypothesis for the viewer's; `NO_CARD` without one. */
function cardOf(seat: i32, me: i32, own: i32): i32 {
  return seat == me ? own : first(unchecked(hands[seat]));
}

/** The best card of all seats but one if a suit is led; `NO_CARD` where none could win. */
function bestOfOthers(seat: i32, me: i32, own: i32, led: i32): i32 {
  let best: i32 = NO_CARD;
  for (let other = 0; other < players; other++) {
    if (other == seat) continue;
    const card = cardOf(other, me, own);
    if (card == NO_CARD) continue;
    const suit = suitOf(card);
    if (suit != led && suit != trump && trump != ALL_BUT_LED) continue;
    if (best == NO_CARD || beats(card, best, led)) best = card;
  }
  return best;
}

/** Whether a card would win the trick in the hand of `seat`, played out card by card [JOKER-3], [JOKER-4]. */
function wouldWin(seat: i32, card: i32, me: i32, own: i32): bool {
  let led: i32 = NO_SUIT;
  let best: i32 = NO_CARD;
  let winner: i32 = -1;
  const leader = firstLeader();
  for (let place = 0; place < players; place++) {
    const each = seatAfter(leader, place);
    const played = each == seat ? card : cardOf(each, me, own);
    if (played == NO_CARD) continue;
    const isOpen = led == NO_SUIT && (best == NO_CARD || !isHighJoker(best));
    if (isOpen && !isJoker(played)) led = suitOf(played);
    if (best != NO_CARD && !beats(played, best, led)) continue;
    best = played;
    winner = each;
  }
  return winner == seat;
}

/** Those of some cards that would win the trick in the hand of `seat` [PLAY-3]. */
function winningCards(seat: i32, cards: u64, me: i32, own: i32): u64 {
  if (deck != DECK) {
    let wins: u64 = 0;
    for (let left = cards; left != 0; left = rest(left))
      if (wouldWin(seat, first(left), me, own)) wins |= bit(first(left));
    return wins;
  }
  const leader = firstLeader();
  if (seat != leader) {
    const led = suitOf(cardOf(leader, me, own));
    return cards & beaters(bestOfOthers(seat, me, own, led), led);
  }
  let set: u64 = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const best = bestOfOthers(seat, me, own, suit);
    set |= cards & laneMask(suit) & (best == NO_CARD ? DECK : beaters(best, suit));
  }
  return set;
}

/** Whether a seat had no choice between 0 and 1 [BID-2], [BID-3]. */
function wasForced(seat: i32): bool {
  if (zeroBarred & (1 << seat)) return true;
  if (!hooked || distance(opener, seat) < players - 1) return false;
  let others = 0;
  for (let place = 1; place < players; place++)
    others += max(0, unchecked(bids[seatAfter(seat, place)]));
  return others <= 1;
}

/** The win probability at which bids of 0 and 1 are equally good; outside 0–1 where the scoring does not tell. */
function breakEvenProbability(): f32 {
  const ifWon = pointsFor(1, 1) - pointsFor(0, 1);
  const ifLost = pointsFor(0, 0) - pointsFor(1, 0);
  return ifWon > 0 && ifLost > 0 ? ifLost / (ifWon + ifLost) : -1;
}

/** The probability that a bidder with such a win probability bids 1. */
function probabilityOfOne(probability: f32, even: f32, noise: f32): f32 {
  const odds = (probability - even) / noise;
  const small = exp(-abs(odds));
  return (odds > 0 ? 1 : small) / (1 + small);
}

/** The likelihood of a bid given the bidder's win probability. */
function bidLikelihood(bid: i32, probability: f32, even: f32, noise: f32): f32 {
  const one = probabilityOfOne(probability, even, noise);
  return ODD_BID + (1 - 2 * ODD_BID) * (bid == 1 ? one : 1 - one);
}

/** The possible trumps: one, or all of them before one is named. */
const trumps = new StaticArray<i32>(NO_TRUMP + 1);
let trumpCount: i32 = 0;

function fillTrumps(known: bool): void {
  trumpCount = 0;
  if (known) unchecked((trumps[trumpCount++] = trump));
  else for (let each = 0; each <= NO_TRUMP; each++) unchecked((trumps[trumpCount++] = each));
}

/** By possible trump, the cards that win the trick for the viewer. */
const winners = new StaticArray<u64>(NO_TRUMP + 1);
let winnerSets: i32 = 0;

function fillWinners(me: i32, unseen: u64): void {
  const named = trump;
  fillTrumps(named != UNNAMED);
  winnerSets = trumpCount;
  for (let k = 0; k < trumpCount; k++) {
    setTrump(unchecked(trumps[k]));
    unchecked((winners[k] = winningCards(me, unseen, me, NO_CARD)));
  }
  setTrump(named);
}

/** The share of possible trumps under which a card wins the trick. */
function winsWith(card: i32): f32 {
  let won = 0;
  for (let k = 0; k < winnerSets; k++) if (unchecked(winners[k]) & bit(card)) won++;
  return <f32>won / <f32>winnerSets;
}

/** A bidder's win probability as it saw it, if the viewer's card were that one. */
function winProbabilityOf(seat: i32, me: i32, own: i32, unseen: u64): f32 {
  const theirs = unchecked(hands[seat]) | (unseen & ~bit(own));
  let won = 0;
  for (let k = 0; k < trumpCount; k++) {
    setTrump(unchecked(trumps[k]));
    won += size(winningCards(seat, theirs, me, own));
  }
  return <f32>won / <f32>(trumpCount * size(theirs));
}

/** The win probability by the cards alone. */
let probabilityByCards: f32 = 0;
/** The same given the bids, with bidders of unknown level as rough, and as exact ones. */
let probabilityIfRough: f32 = 0;
let probabilityIfExact: f32 = 0;
/** By seat, its win probability as it sees it, averaged over the possible own cards. */
const winProbabilityOfSeat = new StaticArray<f32>(MAX_SEATS);
/** By seat, whether its bid is informative. */
const isInformative = new StaticArray<bool>(MAX_SEATS);

/** The feature scale for the inferred probability, by the levels of the informative bidders. */
function scaleForBidders(): i32 {
  let scale: i32 = AS_EXACT;
  let weakest: i32 = 0;
  for (let seat = 0; seat < players; seat++) {
    if (!unchecked(isInformative[seat])) continue;
    const level = unchecked(levels[seat]);
    if (level == 0) return AS_EXACT;
    weakest = max(weakest, level);
    scale = weakest == HARD ? AS_HARD : AS_WEAKER;
  }
  return scale;
}

/** Tries every possible own card and fills the variables above. */
function inferOwnCard(me: i32, even: f32): void {
  const unseen = deck & ~gone & ~seenBy(me);
  const cards = <f32>size(unseen);
  fillWinners(me, unseen);
  const named = trump;
  // Bidders before trump was named did not know it.
  fillTrumps(!namedLast);
  let won: f32 = 0;
  let allRough: f32 = 0;
  let wonRough: f32 = 0;
  let allExact: f32 = 0;
  let wonExact: f32 = 0;
  for (let left = unseen; left != 0; left = rest(left)) {
    const own = first(left);
    let rough: f32 = 1;
    let exact: f32 = 1;
    for (let place = 1; place < players; place++) {
      const seat = seatAfter(me, place);
      const probability = winProbabilityOf(seat, me, own, unseen);
      unchecked((winProbabilityOfSeat[seat] += probability / cards));
      if (!unchecked(isInformative[seat])) continue;
      const bid = unchecked(bids[seat]);
      const level = unchecked(levels[seat]);
      rough *= bidLikelihood(bid, probability, even, noiseAt(level, ROUGH_NOISE));
      exact *= bidLikelihood(bid, probability, even, noiseAt(level, EXACT_NOISE));
    }
    const wins = winsWith(own);
    won += wins;
    allRough += rough;
    wonRough += rough * wins;
    allExact += exact;
    wonExact += exact * wins;
  }
  setTrump(named);
  probabilityByCards = won / cards;
  probabilityIfRough = wonRough / allRough;
  probabilityIfExact = wonExact / allExact;
}

/** Adds what a seat can infer about its own card, from feature `at` on. */
export function putForehead(at: i32, me: i32): void {
  on(at);
  const even = breakEvenProbability();
  for (let seat = 0; seat < players; seat++) {
    unchecked((winProbabilityOfSeat[seat] = 0));
    const informs = seat != me && unchecked(bids[seat]) != NO_BID && !wasForced(seat);
    unchecked((isInformative[seat] = informs && even > 0));
  }
  inferOwnCard(me, even);
  putInterpolated(at + BY_CARDS, CARD_KNOTS, min<f32>(1, probabilityByCards));
  const scale = scaleForBidders();
  putInterpolated(at + scale, INFERRED_KNOTS, min<f32>(1, probabilityIfExact));
  if (scale == AS_EXACT)
    putInterpolated(at + AS_ROUGH, INFERRED_KNOTS, min<f32>(1, probabilityIfRough));
  for (let place = 1; place < players; place++) {
    const seat = seatAfter(me, place);
    const bid = unchecked(bids[seat]);
    if (bid == NO_BID) continue;
    if (wasForced(seat)) put(at + FORCED + netPlace(place), netWeight(place));
    else
      putInterpolated(
        at + BIDDER + (netPlace(place) * 2 + min(1, bid)) * BIDDER_KNOTS,
        BIDDER_KNOTS,
        min<f32>(1, unchecked(winProbabilityOfSeat[seat])),
        netWeight(place),
      );
  }
}
