import type { Jokers } from '../../engine/index.ts';
import {
  CARD_FEATURES,
  type CardKind,
  INTENT_FREE_COUNT,
  cardKind,
  fillHandSummary,
  fillIntent,
  fillIntentFreeOf,
  intentOf,
  suitKey,
} from './card-features.ts';
import { COEFFICIENTS } from './coefficients.ts';
import { logistic, oddsOf, stageOf, weightsOf } from './logistic.ts';
import { type CardSet, maskIn, size } from './card-sets.ts';
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

const WEIGHTS: Readonly<Record<CardKind, readonly Float64Array[]>> = {
  side: weightsOf(COEFFICIENTS.card.side),
  trump: weightsOf(COEFFICIENTS.card.trump),
  plain: weightsOf(COEFFICIENTS.card.plain),
  allButLed: weightsOf(COEFFICIENTS.card.allButLed),
};

/** A card's probabilities under three intents: the holder's own, taking nothing, taking all. */
export interface CardProbabilities {
  readonly own: Float64Array;
  readonly dodging: Float64Array;
  readonly taking: Float64Array;
  count: number;
}

/** The largest hand: half a deck with all jokers. */
const MAX_CARDS = 30;

/** Room for the probabilities of a hand. */
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
 * Set by hand, like the two below.
 */
const HIGH_JOKER_TAKES = { neutral: 0.95, byIntent: 0.06, perRival: 0.05 } as const;
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
  const { neutral, byIntent, perRival } = HIGH_JOKER_TAKES;
  const rivals = unseenJokers.high * inHands;
  const takes = (intent: number): number =>
    neutral + (byIntent - perRival * rivals) * intent - 0.5 * perRival * rivals;
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
  const factor = 1 - Math.min(0.7, (JOKERS_TAKE * rivals) / left);
  for (let at = 0; at < count; at++) {
    own[at] = (own[at] as number) * factor;
    dodging[at] = (dodging[at] as number) * factor;
    taking[at] = (taking[at] as number) * factor;
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
