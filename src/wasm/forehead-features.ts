// A round of one card that everybody sees but its holder [SIGHT-1], as features for the net that bids.
// Nobody has a choice in the only trick, so every card that the own one may be is tried: how many take
// it, and how many of those that explain what others have bid, who see it.
import {
  ALL_BUT_LED,
  DECK,
  NO_CARD,
  NO_TRUMP,
  SUITS,
  UNNAMED,
  bit,
  first,
  laneMask,
  rest,
  size,
  suitOf,
} from './cards';
import { on, put } from './feature-list';
import { exp } from './net';
import { pointsFor } from './payoff';
import {
  MAX_SEATS,
  NO_BID,
  beaters,
  beats,
  bids,
  distance,
  gone,
  hands,
  hooked,
  levels,
  namedLast,
  zeroClosed,
  opener,
  players,
  seatAfter,
  setTrump,
  trump,
} from './round';

const OTHERS: i32 = MAX_SEATS - 1;
const BY_CARDS: i32 = 1; // the chance to take the trick by the cards alone, 0, 1/8 … 1
const CARD_KNOTS: i32 = 9;
const READ_KNOTS: i32 = 17;
// The same minding what was bid, 0, 1/16 … 1: by bidders that are not known, taken for rough ones …
const AS_ROUGH: i32 = BY_CARDS + CARD_KNOTS;
const AS_EXACT: i32 = AS_ROUGH + READ_KNOTS; // … and for exact ones,
const AS_HARD: i32 = AS_EXACT + READ_KNOTS; // by hard ones only,
const AS_WEAKER: i32 = AS_HARD + READ_KNOTS; // or some that are weaker
const BIDDER: i32 = AS_WEAKER + READ_KNOTS; // by other seat and its bid of 0 or 1: its chance as it sees it
const BIDDER_KNOTS: i32 = 5;
const FORCED: i32 = BIDDER + OTHERS * 2 * BIDDER_KNOTS; // had no choice
/** How many features such a round has; the first says that it is one. */
export const FOREHEAD_FEATURES: i32 = FORCED + OTHERS;

/** By so much bidders are thought to misjudge the chance to win the trick. */
const ROUGH_NOISE: f32 = 0.05;
const EXACT_NOISE: f32 = 0.0125;
const MEDIUM_NOISE: f32 = 0.04;
const EASY_NOISE: f32 = 0.09;
/** As `levels` has them; 3 is easy. */
const HARD: i32 = 1;
const MEDIUM: i32 = 2;
/** The chance that somebody bids what nothing speaks for. */
const ODD_BID: f32 = 0.03;

/** How much a bidder of a level misjudges; `unknown` of one whose level is not known. */
function noiseAt(level: i32, unknown: f32): f32 {
  if (level == 0) return unknown;
  return level == HARD ? EXACT_NOISE : level == MEDIUM ? MEDIUM_NOISE : EASY_NOISE;
}

/** All cards that a seat sees in hands: those of the others. */
function seenBy(seat: i32): u64 {
  let seen: u64 = 0;
  for (let place = 1; place < players; place++) seen |= unchecked(hands[seatAfter(seat, place)]);
  return seen;
}

/** A number from 0 to 1 on a scale of knots: the two beside it share one unit. */
function putOn(scale: i32, knots: i32, value: f32): void {
  const at = value * <f32>(knots - 1);
  const below = min(knots - 2, <i32>at);
  put(scale + below, <f32>(below + 1) - at);
  put(scale + below + 1, at - <f32>below);
}

/** The card of a seat, the own one being what it is taken for; `NO_CARD` where that is nothing. */
function cardOf(seat: i32, me: i32, own: i32): i32 {
  return seat == me ? own : first(unchecked(hands[seat]));
}

/** The best card of all but `seat` when a suit was led; `NO_CARD` where none could take the trick. */
function bestBut(seat: i32, me: i32, own: i32, led: i32): i32 {
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

/** Those of some cards, each in the hand of `seat`, that take the trick [PLAY-3]. */
function taking(seat: i32, cards: u64, me: i32, own: i32): u64 {
  if (seat != opener) {
    const led = suitOf(cardOf(opener, me, own));
    return cards & beaters(bestBut(seat, me, own, led), led);
  }
  let set: u64 = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const best = bestBut(seat, me, own, suit);
    set |= cards & laneMask(suit) & (best == NO_CARD ? DECK : beaters(best, suit));
  }
  return set;
}

/** Whether a seat could not choose between 0 and 1 [BID-2], [BID-3]. */
function wasForced(seat: i32): bool {
  if (zeroClosed & (1 << seat)) return true;
  if (!hooked || distance(opener, seat) < players - 1) return false;
  let others = 0;
  for (let place = 1; place < players; place++)
    others += max(0, unchecked(bids[seatAfter(seat, place)]));
  return others <= 1;
}

/** The chance at which a bidder is as glad to bid 1 as 0; not between 0 and 1 where the scoring does not tell. */
function breakEvenProbability(): f32 {
  const ifWon = pointsFor(1, 1) - pointsFor(0, 1);
  const ifLost = pointsFor(0, 0) - pointsFor(1, 0);
  return ifWon > 0 && ifLost > 0 ? ifLost / (ifWon + ifLost) : -1;
}

/** How likely somebody is to bid 1 who has such a chance. */
function probabilityOfOne(probability: f32, even: f32, noise: f32): f32 {
  const odds = (probability - even) / noise;
  const small = exp(-abs(odds));
  return (odds > 0 ? 1 : small) / (1 + small);
}

/** How well a chance explains a bid. */
function bidLikelihood(bid: i32, probability: f32, even: f32, noise: f32): f32 {
  const one = probabilityOfOne(probability, even, noise);
  return ODD_BID + (1 - 2 * ODD_BID) * (bid == 1 ? one : 1 - one);
}

/** The trumps that there may be: one, or where it is still to be named every one of them. */
const trumps = new StaticArray<i32>(NO_TRUMP + 1);
let trumpCount: i32 = 0;

function fillTrumps(known: bool): void {
  trumpCount = 0;
  if (known) unchecked((trumps[trumpCount++] = trump));
  else for (let each = 0; each <= NO_TRUMP; each++) unchecked((trumps[trumpCount++] = each));
}

/** By trump that there may be, the cards that take the trick for the own seat. */
const winners = new StaticArray<u64>(NO_TRUMP + 1);
let winnerSets: i32 = 0;

function fillWinners(me: i32, unseen: u64): void {
  const named = trump;
  fillTrumps(named != UNNAMED);
  winnerSets = trumpCount;
  for (let k = 0; k < trumpCount; k++) {
    setTrump(unchecked(trumps[k]));
    unchecked((winners[k] = taking(me, unseen, me, NO_CARD)));
  }
  setTrump(named);
}

/** In how many of the trumps that there may be a card takes the trick, as a part of them. */
function winsWith(card: i32): f32 {
  let won = 0;
  for (let k = 0; k < winnerSets; k++) if (unchecked(winners[k]) & bit(card)) won++;
  return <f32>won / <f32>winnerSets;
}

/** The chance of a bidder as it saw it, were the own card that one: of all that may be its card. */
function winProbabilityOf(seat: i32, me: i32, own: i32, unseen: u64): f32 {
  const theirs = unchecked(hands[seat]) | (unseen & ~bit(own));
  let won = 0;
  for (let k = 0; k < trumpCount; k++) {
    setTrump(unchecked(trumps[k]));
    won += size(taking(seat, theirs, me, own));
  }
  return <f32>won / <f32>(trumpCount * size(theirs));
}

/** The chance to take the trick by the cards alone. */
let probabilityByCards: f32 = 0;
/** The same as read, those who are not known taken for rough bidders, and for exact ones. */
let probabilityIfRough: f32 = 0;
let probabilityIfExact: f32 = 0;
/** By seat its chance as it sees it, on average over what the own card may be. */
const winProbabilityOfSeat = new StaticArray<f32>(MAX_SEATS);
/** By seat, whether its bid tells something. */
const isInformative = new StaticArray<bool>(MAX_SEATS);

/** On which scale a chance is put that was read: by who has bid. */
function scaleOfTellers(): i32 {
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

/** Tries every card that the own one may be, and fills the above. */
function inferOwnCard(me: i32, even: f32): void {
  const unseen = DECK & ~gone & ~seenBy(me);
  const cards = <f32>size(unseen);
  fillWinners(me, unseen);
  const named = trump;
  // Who bid before trump was named did not know it.
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

/** Adds what a seat knows of its own card, from `at` on: that is all that the cards tell. */
export function putForehead(at: i32, me: i32): void {
  on(at);
  const even = breakEvenProbability();
  for (let seat = 0; seat < players; seat++) {
    unchecked((winProbabilityOfSeat[seat] = 0));
    const informs = seat != me && unchecked(bids[seat]) != NO_BID && !wasForced(seat);
    unchecked((isInformative[seat] = informs && even > 0));
  }
  inferOwnCard(me, even);
  putOn(at + BY_CARDS, CARD_KNOTS, min<f32>(1, probabilityByCards));
  const scale = scaleOfTellers();
  putOn(at + scale, READ_KNOTS, min<f32>(1, probabilityIfExact));
  if (scale == AS_EXACT) putOn(at + AS_ROUGH, READ_KNOTS, min<f32>(1, probabilityIfRough));
  for (let place = 1; place < players; place++) {
    const seat = seatAfter(me, place);
    const bid = unchecked(bids[seat]);
    if (bid == NO_BID) continue;
    if (wasForced(seat)) on(at + FORCED + place - 1);
    else
      putOn(
        at + BIDDER + ((place - 1) * 2 + min(1, bid)) * BIDDER_KNOTS,
        BIDDER_KNOTS,
        min<f32>(1, unchecked(winProbabilityOfSeat[seat])),
      );
  }
}
