import { ALL_BUT_LED, type CardSet, NO_TRUMP, above, below, maskIn, size } from './card-sets.ts';
import type { Situation } from './situation.ts';

/**
 * Features for the probability that a held card wins a trick before the round ends. "Out" are cards that
 * others are expected to hold. The last five depend on the holder's intent.
 */
export const CARD_FEATURES = [
  'one',
  /** Probability that nobody holds a higher card of the suit. */
  'top',
  'higher',
  'higherLog',
  'lower',
  'ownHigher',
  'ownLower',
  'length',
  'out',
  'ownTrumps',
  'trumpsOut',
  'topTimesOut',
  'topTimesTrumpsOut',
  'topTimesLength',
  'left',
  'oneOverLeft',
  'topOverLeft',
  'ownHigherTimesHigher',
  'outrankedByAny',
  'rank',
  'opponentsVoid',
  'ownVoids',
  'ownSingletons',
  'topIfLast',
  'players',
  /** Probability that nobody holds any card that beats this one. */
  'unbeatable',
  'inHands',
  'inHandsTimesHigher',
  'inHandsTimesLength',
  'pressure',
  'pressureTimesTop',
  'intent',
  'intentTimesTop',
  'intentTimesHigher',
] as const;

/** The number of features that do not depend on the holder's intent. */
export const INTENT_FREE_COUNT = CARD_FEATURES.indexOf('pressure');

/** Kinds of cards with weights of their own. */
export const CARD_KINDS = ['side', 'trump', 'plain', 'allButLed'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** The kind of a card of `suit` under `trump`. */
export function cardKind(trump: number, suit: number): CardKind {
  if (trump === ALL_BUT_LED) return 'allButLed';
  if (trump === NO_TRUMP) return 'plain';
  return suit === trump ? 'trump' : 'side';
}

/** The holder's intent: −½ wants no trick, ½ wants every trick left. */
export const intentOf = (need: number, left: number): number =>
  Math.min(1, Math.max(0, need / Math.max(1, left))) - 0.5;

/** Opponents void in a suit who may still ruff. */
function opponentsVoid({ voids, seat, counts }: Situation, suit: number): number {
  let count = 0;
  for (let other = 0; other < voids.length; other++)
    if (other !== seat && counts[other] !== 0 && ((voids[other] as number) >> suit) & 1) count++;
  return count;
}

/** Unseen cards of any suit with a higher rank. */
function outranked(unseen: CardSet, rank: number): number {
  let count = 0;
  for (const mask of unseen) count += size(above(mask, rank));
  return count;
}

/** What the features of all cards of a hand share. Changed in place. */
interface HandSummary {
  hand: CardSet;
  left: number;
  opponents: number;
  ownTrumps: number;
  trumpsUnseen: number;
  trumpsOut: number;
  /** Side suits that are void, or singletons. */
  voids: number;
  singletons: number;
}

const handSummary: HandSummary = {
  hand: [0, 0, 0, 0],
  left: 0,
  opponents: 0,
  ownTrumps: 0,
  trumpsUnseen: 0,
  trumpsOut: 0,
  voids: 0,
  singletons: 0,
};

/**
 * Fills {@link handSummary} for a hand.
 * @param left own cards still to be played.
 */
export function fillHandSummary(situation: Situation, hand: CardSet, left: number): void {
  const { unseen, inHands, trump, players } = situation;
  const suitTrump = trump < NO_TRUMP;
  handSummary.hand = hand;
  handSummary.left = left;
  handSummary.opponents = players - 1;
  handSummary.ownTrumps = suitTrump ? size(maskIn(hand, trump)) : 0;
  handSummary.trumpsUnseen = suitTrump ? size(maskIn(unseen, trump)) : 0;
  handSummary.trumpsOut = (handSummary.trumpsUnseen * inHands) / handSummary.opponents;
  handSummary.voids = 0;
  handSummary.singletons = 0;
  for (let suit = 0; suit < 4; suit++) {
    if (suit === trump) continue;
    const cards = size(maskIn(hand, suit));
    if (cards === 0) handSummary.voids++;
    else if (cards === 1) handSummary.singletons++;
  }
}

/** log(1 + n) for whole numbers. */
const LOG_AFTER = Float64Array.from({ length: 53 }, (_, count) => Math.log1p(count));

/** The probability that none of `count` unseen cards is in a hand. */
const noneOf = (inHands: number, count: number): number =>
  inHands === 1 ? (count === 0 ? 1 : 0) : (1 - inHands) ** count;

/** Like {@link fillIntentFree}, for a card of the hand given to {@link fillHandSummary}. */
export function fillIntentFreeOf(
  features: Float64Array,
  situation: Situation,
  suit: number,
  rank: number,
): void {
  const { unseen, unseenCards, inHands, trump, players } = situation;
  const { hand, left, opponents, ownTrumps, trumpsUnseen, trumpsOut } = handSummary;
  const others = maskIn(unseen, suit);
  const own = maskIn(hand, suit);
  const higherUnseen = size(above(others, rank));
  const higher = higherUnseen * inHands;
  const higherLog = inHands === 1 ? (LOG_AFTER[higherUnseen] as number) : Math.log1p(higher);
  const out = size(others) * inHands;
  const length = size(own);
  const ownHigher = size(above(own, rank));
  const top = noneOf(inHands, higherUnseen);
  const outrankedBy = unseenCards === 0 ? 0 : outranked(unseen, rank) / unseenCards;
  const beaters =
    trump === ALL_BUT_LED
      ? outrankedBy * unseenCards
      : higherUnseen + (trump < NO_TRUMP && suit !== trump ? trumpsUnseen : 0);
  let at = 0;
  features[at++] = 1;
  features[at++] = top;
  features[at++] = higher;
  features[at++] = higherLog;
  features[at++] = (size(below(others, rank)) * inHands) / opponents;
  features[at++] = ownHigher;
  features[at++] = size(below(own, rank));
  features[at++] = length;
  features[at++] = out / opponents;
  features[at++] = ownTrumps;
  features[at++] = trumpsOut;
  features[at++] = (top * out) / opponents;
  features[at++] = top * trumpsOut;
  features[at++] = top * length;
  features[at++] = left / 10;
  features[at++] = 1 / left;
  features[at++] = top / left;
  features[at++] = ownHigher * higher;
  features[at++] = outrankedBy;
  features[at++] = rank / 12;
  features[at++] = opponentsVoid(situation, suit);
  features[at++] = handSummary.voids;
  // The suit of the card itself does not count.
  features[at++] = handSummary.singletons - (length === 1 && suit !== trump ? 1 : 0);
  features[at++] = left === 1 ? top : 0;
  features[at++] = players - 4;
  features[at++] = noneOf(inHands, beaters);
  features[at++] = inHands;
  features[at++] = inHands * higherLog;
  features[at++] = inHands * length;
}

/** Fills in the features that do not depend on the intent, for a card of the seat. */
export function fillIntentFree(
  features: Float64Array,
  situation: Situation,
  suit: number,
  rank: number,
): void {
  fillHandSummary(situation, situation.hand, situation.left);
  fillIntentFreeOf(features, situation, suit, rank);
}

/** Fills in the features that depend on the intent; after {@link fillIntentFree}. */
export function fillIntent(features: Float64Array, pressure: number, intent: number): void {
  const top = features[1] as number;
  features[INTENT_FREE_COUNT] = pressure;
  features[INTENT_FREE_COUNT + 1] = pressure * top;
  features[INTENT_FREE_COUNT + 2] = intent;
  features[INTENT_FREE_COUNT + 3] = intent * top;
  features[INTENT_FREE_COUNT + 4] = intent * (features[3] as number);
}

/** Everything in a hand that the probabilities of a suit depend on; after {@link fillHandSummary}. */
export const suitKey = (hand: CardSet, suit: number): number =>
  maskIn(hand, suit) |
  (handSummary.ownTrumps << 13) |
  (handSummary.voids << 17) |
  (handSummary.singletons << 20);
