import type { Jokers } from '../../engine/index.ts';
import { COEFFICIENTS } from './coefficients.ts';
import { logistic, oddsOf, stageOf, weightsOf } from './logistic.ts';
import { ALL_BUT_LED, type CardSet, NO_TRUMP, above, below, maskIn, size } from './masks.ts';
import type { Situation } from './situation.ts';

/** A hand, and what its holder wants. */
export interface HandStandpoint {
  readonly hand: CardSet;
  readonly jokers: Jokers;
  /** Tricks left, one for each card of the hand. */
  readonly left: number;
  /** Tricks needed. */
  readonly need: number;
  /** Tricks others still want, less those this seat leaves them, per trick left. */
  readonly pressure: number;
}

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
const INTENT_FREE_COUNT = CARD_FEATURES.indexOf('pressure');

/** Kinds of cards with weights of their own. */
export const CARD_KINDS = ['side', 'trump', 'plain', 'allButLed'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

const WEIGHTS: Readonly<Record<CardKind, readonly Float64Array[]>> = {
  side: weightsOf(COEFFICIENTS.card.side),
  trump: weightsOf(COEFFICIENTS.card.trump),
  plain: weightsOf(COEFFICIENTS.card.plain),
  allButLed: weightsOf(COEFFICIENTS.card.allButLed),
};

/** The kind of a card of that suit under a trump. */
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

function fillHandSummary(situation: Situation, hand: CardSet, left: number): void {
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
function fillIntentFreeOf(
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

/** A card's probabilities under three intents: the holder's own, taking nothing, taking all. */
export interface CardProbabilities {
  readonly own: Float64Array;
  readonly dodging: Float64Array;
  readonly taking: Float64Array;
  count: number;
}

/** The largest hand: half a deck with all jokers. */
const MAX_CARDS = 30;

export const emptyCardProbabilities = (): CardProbabilities => ({
  own: new Float64Array(MAX_CARDS),
  dodging: new Float64Array(MAX_CARDS),
  taking: new Float64Array(MAX_CARDS),
  count: 0,
});

const scratch = new Float64Array(CARD_FEATURES.length);

/**
 * The probability that a high joker takes a trick when its holder neither wants nor shuns one, how much the
 * intent changes it, and how much less it is for each high joker that others hold, which may come first [JOKER-3].
 */
const HIGH_JOKER_TAKES = { usual: 0.95, byIntent: 0.06, perRival: 0.05 } as const;
/** The same for a low joker, which takes a trick of low jokers alone. */
const LOW_JOKER_TAKES = 0.005;
/** The share of the high jokers in other hands that take a trick which a suit card would have taken. */
const JOKERS_TAKE = 0.8;

/** Adds the probabilities of a hand's jokers; returns the number of cards so far. */
function addJokers(
  { own, dodging, taking }: CardProbabilities,
  { unseenJokers, inHands }: Situation,
  { jokers, need, left }: HandStandpoint,
  count: number,
): number {
  const { usual, byIntent, perRival } = HIGH_JOKER_TAKES;
  const rivals = unseenJokers.high * inHands;
  const takes = (intent: number): number =>
    usual + (byIntent - perRival * rivals) * intent - 0.5 * perRival * rivals;
  let at = count;
  for (let high = 0; high < jokers.high; high++, at++) {
    own[at] = takes(intentOf(need, left));
    dodging[at] = takes(-0.5);
    taking[at] = takes(0.5);
  }
  for (let low = 0; low < jokers.low; low++, at++) {
    own[at] = LOW_JOKER_TAKES;
    dodging[at] = 0;
    taking[at] = 2 * LOW_JOKER_TAKES;
  }
  return at;
}

/** Lowers the probabilities of suit cards by the high jokers that others hold. */
function allowForJokers(
  { own, dodging, taking }: CardProbabilities,
  { unseenJokers, inHands }: Situation,
  left: number,
  count: number,
): void {
  const rivals = unseenJokers.high * inHands;
  if (rivals === 0) return;
  const kept = 1 - Math.min(0.7, (JOKERS_TAKE * rivals) / left);
  for (let at = 0; at < count; at++) {
    own[at] = (own[at] as number) * kept;
    dodging[at] = (dodging[at] as number) * kept;
    taking[at] = (taking[at] as number) * kept;
  }
}

/**
 * Caches own probabilities by suit: hands that differ by one card share most suits. Valid for one situation,
 * `left`, `need` and `pressure`.
 */
export class SuitCache {
  /** By suit, the key of its probabilities; −1: empty. */
  readonly #keys = new Int32Array(4).fill(-1);
  readonly #probabilities = new Float64Array(4 * 13);

  /** Empties the cache. */
  clear(): void {
    this.#keys.fill(-1);
  }

  /** Copies cached probabilities of a suit; false if there are none for this key. */
  load(own: Float64Array, count: number, suit: number, key: number, cards: number): boolean {
    if (this.#keys[suit] !== key) return false;
    for (let at = 0; at < cards; at++)
      own[count + at] = this.#probabilities[suit * 13 + at] as number;
    return true;
  }

  /** Caches the probabilities of a suit. */
  save(own: Float64Array, count: number, suit: number, key: number, cards: number): void {
    this.#keys[suit] = key;
    for (let at = 0; at < cards; at++)
      this.#probabilities[suit * 13 + at] = own[count + at] as number;
  }
}

/** Everything in a hand that the probabilities of a suit depend on; after {@link fillHandSummary}. */
const suitKey = (hand: CardSet, suit: number): number =>
  maskIn(hand, suit) |
  (handSummary.ownTrumps << 13) |
  (handSummary.voids << 17) |
  (handSummary.singletons << 20);

/**
 * Fills in the probabilities of every card of a hand, by suit and rank from the lowest, then of its jokers.
 * @param intents to compute; the others keep their values.
 * @param cache for similar hands, with the seat's intent only.
 */
export function fillCardProbabilities(
  probabilities: CardProbabilities,
  situation: Situation,
  standpoint: HandStandpoint,
  intents: 'own' | 'all' = 'all',
  cache: SuitCache | null = null,
): void {
  const { hand, left, need, pressure } = standpoint;
  const intent = intentOf(need, left);
  const stage = stageOf(left);
  let count = 0;
  fillHandSummary(situation, hand, left);
  for (let suit = 0; suit < 4; suit++) {
    const first = count;
    const key = suitKey(hand, suit);
    const cards = size(maskIn(hand, suit));
    if (cache?.load(probabilities.own, first, suit, key, cards)) {
      count += cards;
      continue;
    }
    const weights = WEIGHTS[cardKind(situation.trump, suit)][stage] as Float64Array;
    for (let rest = maskIn(hand, suit); rest !== 0; rest &= rest - 1) {
      const rank = 31 - Math.clz32(rest & -rest);
      fillIntentFreeOf(scratch, situation, suit, rank);
      fillIntent(scratch, pressure, 0);
      const odds = oddsOf(weights, scratch);
      const slope =
        (weights[INTENT_FREE_COUNT + 2] as number) +
        (weights[INTENT_FREE_COUNT + 3] as number) * (scratch[1] as number) +
        (weights[INTENT_FREE_COUNT + 4] as number) * (scratch[3] as number);
      probabilities.own[count] = logistic(odds + slope * intent);
      if (intents === 'all') {
        probabilities.dodging[count] = logistic(odds - slope / 2);
        probabilities.taking[count] = logistic(odds + slope / 2);
      }
      count++;
    }
    cache?.save(probabilities.own, first, suit, key, cards);
  }
  allowForJokers(probabilities, situation, left, count);
  probabilities.count = addJokers(probabilities, situation, standpoint, count);
}
