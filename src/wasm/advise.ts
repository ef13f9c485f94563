// Advice: every choice of a seat, rolled out to the end of the round in the same determinizations. Search
// finds the best card; advice estimates all choices.
import {
  beginBidding,
  completeBidding,
  hadBid,
  policyCard,
  restoreBids,
  wasUnnamed,
} from './bidding';
import {
  DECK,
  HIGH_JOKERS,
  LOW_JOKERS,
  NO_SUIT,
  NO_TRUMP,
  SUITS,
  bit,
  first,
  isHighJoker,
  isJoker,
  lane,
  rest,
  suitOf,
} from './cards';
import { pointsFor } from './payoff';
import {
  MAX_HAND,
  MAX_SEATS,
  NO_BID,
  bids,
  deck,
  gone,
  handSize,
  hands,
  highestBidder,
  led,
  play,
  players,
  setTrump,
  tricks,
  tricksLeft,
  trump,
  turn,
} from './round';
import { areEquivalent, legal } from './legal';
import {
  BATCH,
  beginSampling,
  copiesFrom,
  enterDeterminization,
  leaveDeterminization,
  sampleBatch,
  viewer,
} from './sample';
import { isPartnership } from './sides';

export const ABOUT_BID: i32 = 0;
export const ABOUT_TRUMP: i32 = 1;
const ABOUT_CARD: i32 = 2;

const MAX_OPTIONS: i32 = MAX_HAND + 1;
/** The most determinizations of one advice: what the tables below have room for. */
export const maxDeterminizations: i32 = 2048;
const CARD_NUMBERS: i32 = 64;
/** Four suits and no trump. */
const TRUMPS: i32 = SUITS + 1;
/** In place of the viewer, where no choice is compared. */
const NOBODY: i32 = -1;

/** The bids, trumps or cards to compare. */
export const options = new StaticArray<i32>(MAX_OPTIONS);
export let optionCount: i32 = 0;
/** By option, the first equivalent one: only that one is rolled out. */
export const representatives = new StaticArray<i32>(MAX_OPTIONS);
/** By option and determinization, own points, and all opponents' points together. */
export const ownPoints = new StaticArray<f32>(MAX_OPTIONS * maxDeterminizations);
export const otherPoints = new StaticArray<f32>(MAX_OPTIONS * maxDeterminizations);
/** In partnerships, by option and determinization: four bits of bid and four of tricks for each seat. */
export const packedOutcomes = new StaticArray<u32>(MAX_OPTIONS * maxDeterminizations);
/** By option and seat, in how many determinizations the seat made its bid. */
export const made = new StaticArray<i32>(MAX_OPTIONS * MAX_SEATS);
/** By option, in how many determinizations the viewer took fewer tricks than it bid. */
export const fellShort = new StaticArray<i32>(MAX_OPTIONS);
/** By option and trump, in how many determinizations the viewer named it after that bid [TRUMP-3]. */
export const named = new StaticArray<i32>(MAX_OPTIONS * TRUMPS);
/**
 * By option and own card, in how many determinizations its suit took at least as many tricks as the hand has
 * cards of the suit from this one up. Which card of a suit takes a trick is arbitrary, so tricks are
 * credited from the highest card down. If the options are cards, only later tricks and the other cards count.
 */
export const cardTricks = new StaticArray<i32>(MAX_OPTIONS * CARD_NUMBERS);
/** By option and seat, if the options are cards, in how many determinizations the seat takes the current trick. */
export const trickTakers = new StaticArray<i32>(MAX_OPTIONS * MAX_SEATS);
/**
 * In partnerships, by option, seat and suit led, if the options are cards: in how many determinizations a seat that bid
 * nil takes its first trick, after the current one, where that suit is led.
 */
export const nilBreaks = new StaticArray<i32>(MAX_OPTIONS * MAX_SEATS * SUITS);
export let determinizations: i32 = 0;

/** What the decision is about: a bid, the trump or a card. */
export let about: i32 = ABOUT_CARD;

function addOption(action: i32): void {
  unchecked((options[optionCount] = action));
  unchecked((representatives[optionCount] = optionCount));
  optionCount++;
}

/** The first card before this one that is equivalent, or itself. */
function representativeOf(at: i32, others: u64): i32 {
  const card = unchecked(options[at]);
  for (let k = 0; k < at; k++)
    if (areEquivalent(card, unchecked(options[k]), others)) return unchecked(representatives[k]);
  return at;
}

function listOptions(compared: u64): void {
  optionCount = 0;
  if (about == ABOUT_BID) {
    for (let bid = 0; bid <= handSize; bid++) if (compared & bit(bid)) addOption(bid);
  } else if (about == ABOUT_TRUMP) {
    for (let suit = 0; suit <= NO_TRUMP; suit++) if (compared & bit(suit)) addOption(suit);
  } else {
    const others = deck & ~gone & ~unchecked(hands[viewer]);
    const cards = legal() & compared;
    for (let left = cards; left != 0; left = rest(left)) {
      addOption(first(left));
      unchecked((representatives[optionCount - 1] = representativeOf(optionCount - 1, others)));
    }
  }
}

/**
 * Prepares advice for a seat, with the position as it sees it. The choices to compare, all allowed, are a set of
 * bids, trumps or cards, given by its low and high 32 bits.
 */
export function beginAdvice(kind: i32, seat: i32, low: u32, high: u32): void {
  about = kind;
  determinizations = 0;
  beginSampling(seat);
  listOptions(((<u64>high) << 32) | low);
  beginBidding(about == ABOUT_BID);
  memory.fill(changetype<usize>(made), 0, MAX_OPTIONS * MAX_SEATS * 4);
  memory.fill(changetype<usize>(cardTricks), 0, MAX_OPTIONS * CARD_NUMBERS * 4);
  memory.fill(changetype<usize>(trickTakers), 0, MAX_OPTIONS * MAX_SEATS * 4);
  memory.fill(changetype<usize>(nilBreaks), 0, MAX_OPTIONS * MAX_SEATS * SUITS * 4);
  memory.fill(changetype<usize>(fellShort), 0, MAX_OPTIONS * 4);
  memory.fill(changetype<usize>(named), 0, MAX_OPTIONS * TRUMPS * 4);
}

/** High and low jokers, beside the suits. */
const HIGH: i32 = SUITS;
const LOW: i32 = HIGH + 1;
const KINDS: i32 = LOW + 1;
/** Tricks taken by the viewer's cards of each suit, or kind of joker, in this rollout. */
const taken = new StaticArray<i32>(KINDS);
/** How many determinizations this rollout stands for. */
let copies: i32 = 1;

function kindOf(card: i32): i32 {
  return isHighJoker(card) ? HIGH : isJoker(card) ? LOW : suitOf(card);
}

/** Credits tricks to the first of equal jokers. */
function recordJokerTricks(option: i32, jokers: u64, tricks: i32): void {
  let left = jokers;
  for (let more = tricks; more > 0 && left != 0; more--) {
    unchecked((cardTricks[option * CARD_NUMBERS + first(left)] += copies));
    left = rest(left);
  }
}

/** Credits the tricks of each suit to its highest cards. */
function recordCardTricks(option: i32, hand: u64): void {
  if (hand & ~DECK) {
    recordJokerTricks(option, hand & HIGH_JOKERS, unchecked(taken[HIGH]));
    recordJokerTricks(option, hand & LOW_JOKERS, unchecked(taken[LOW]));
  }
  for (let suit = 0; suit < SUITS; suit++) {
    let ranks = lane(hand, suit);
    for (let more = unchecked(taken[suit]); more > 0 && ranks != 0; more--) {
      const rank = 31 - <i32>clz<u32>(ranks);
      ranks &= ~(u32(1) << u32(rank));
      unchecked((cardTricks[option * CARD_NUMBERS + (suit << 4) + rank] += copies));
    }
  }
}

function rollout(option: i32): void {
  const hand = unchecked(hands[viewer]);
  for (let kind = 0; kind < KINDS; kind++) unchecked((taken[kind] = 0));
  const action = unchecked(options[option]);
  if (about == ABOUT_BID) {
    completeBidding(action);
    if (wasUnnamed() && highestBidder() == viewer)
      unchecked((named[option * TRUMPS + trump] += copies));
  } else if (about == ABOUT_TRUMP) {
    setTrump(action);
    // The dealer names trump before the bids [JOKER-5].
    if (!hadBid(viewer)) completeBidding(NO_BID);
  }
  const isCard = about == ABOUT_CARD;
  if (isCard) finishTrick(option, action);
  let own = action;
  while (tricksLeft > 0) {
    const card = policyCard();
    if (turn == viewer) own = card;
    const before = unchecked(tricks[viewer]);
    const left = tricksLeft;
    play(card);
    if (unchecked(tricks[viewer]) != before) unchecked(taken[kindOf(own)]++);
    if (isCard && tricksLeft != left) noteBrokenNil(option);
  }
  recordCardTricks(option, isCard ? hand & ~bit(action) : hand);
}

/** Plays the card of an option, and the trick to its end. */
function finishTrick(option: i32, card: i32): void {
  const left = tricksLeft;
  play(card);
  while (tricksLeft == left) play(policyCard());
  // Who takes a trick has the turn.
  unchecked((trickTakers[option * MAX_SEATS + turn] += copies));
}

/** After a trick: whether it broke a nil, if a suit was led. Who took it has the turn. */
function noteBrokenNil(option: i32): void {
  if (!isPartnership || unchecked(bids[turn]) != 0 || unchecked(tricks[turn]) != 1) return;
  if (led == NO_SUIT) return;
  unchecked((nilBreaks[(option * MAX_SEATS + turn) * SUITS + led] += copies));
}

function recordOutcome(option: i32): void {
  let packed: u32 = 0;
  for (let seat = 0; seat < players; seat++)
    packed |= u32(unchecked(bids[seat]) | (unchecked(tricks[seat]) << 4)) << u32(seat << 3);
  const at = option * maxDeterminizations + determinizations;
  for (let copy = 0; copy < copies; copy++) unchecked((packedOutcomes[at + copy] = packed));
}

function record(option: i32): void {
  if (isPartnership) {
    recordOutcome(option);
    return;
  }
  let others: f32 = 0;
  for (let seat = 0; seat < players; seat++) {
    const bid = unchecked(bids[seat]);
    const won = unchecked(tricks[seat]);
    if (bid == won) unchecked((made[option * MAX_SEATS + seat] += copies));
    if (seat != viewer) others += pointsFor(bid, won);
  }
  const bid = unchecked(bids[viewer]);
  const won = unchecked(tricks[viewer]);
  if (won < bid) unchecked((fellShort[option] += copies));
  const own = pointsFor(bid, won);
  const at = option * maxDeterminizations + determinizations;
  for (let copy = 0; copy < copies; copy++) {
    unchecked((ownPoints[at + copy] = own));
    unchecked((otherPoints[at + copy] = others));
  }
}

/** Rolls every option out in one more batch; false when the limit is reached. */
export function continueAdvice(): bool {
  if (determinizations + BATCH > maxDeterminizations) return false;
  sampleBatch();
  for (let index = 0; index < BATCH; index += copies) {
    copies = copiesFrom(index);
    for (let option = 0; option < optionCount; option++) {
      if (unchecked(representatives[option]) != option) continue;
      enterDeterminization(index);
      rollout(option);
      record(option);
      restoreBids();
    }
    determinizations += copies;
  }
  leaveDeterminization();
  return true;
}

/** Rolls a round out to its end, bids and trump included, with all hands known. */
export function rolloutRound(): void {
  beginSampling(NOBODY);
  completeBidding(NO_BID);
  while (tricksLeft > 0) play(policyCard());
}
