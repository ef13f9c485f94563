import {
  type CardProbabilities,
  type HandStandpoint,
  emptyCardProbabilities,
  fillCardProbabilities,
} from './card-probability.ts';
import { COEFFICIENTS } from './coefficients.ts';
import { logistic, logit, oddsOf, stageOf, weightsOf } from './logistic.ts';
import { ALL_BUT_LED, type CardSet, NO_TRUMP, maskIn, size } from './card-sets.ts';
import type { Situation } from './situation.ts';

/** Features for the probability of taking exactly as many more tricks as needed. */
export const MAKE_FEATURES = [
  'one',
  /** Log-odds of exactly that number if the cards were independent. */
  'exact',
  'ahead',
  'aheadSquared',
  'aheadSize',
  'belowTaking',
  'aboveDodging',
  'reach',
  'left',
  'oneOverLeft',
  'needsNone',
  'needsNoneTimesExact',
  'needsNoneTimesWorst',
  'needsNoneTimesLeft',
  'needsAll',
  'needsAllTimesExact',
  'needsAllTimesWeakest',
  'leads',
  'leadsTimesAhead',
  'leadsTimesNeedsNone',
  'last',
  'lastTimesNeedsNone',
  'pressure',
  'pressureTimesAhead',
  'pressureTimesNeedsNone',
  'pressureSquared',
  'players',
  'spread',
  'sure',
  'sureTimesAhead',
  'trumps',
  'voids',
  'needShare',
  'inHands',
  'inHandsTimesAhead',
  'aheadTimesLeft',
  'aheadCubed',
  'exactSquared',
  'reachTimesAhead',
  'toBid',
  'toBidTimesAhead',
] as const;

/** Models with weights of their own. */
export const MAKE_KINDS = [
  'bidTrump',
  'bidPlain',
  'bidAllButLed',
  'playTrump',
  'playPlain',
  'playAllButLed',
] as const;
export type MakeKind = (typeof MAKE_KINDS)[number];

const WEIGHTS = Object.fromEntries(
  MAKE_KINDS.map((kind) => [kind, weightsOf(COEFFICIENTS.make[kind])]),
) as Readonly<Record<MakeKind, readonly Float64Array[]>>;

/** The model for a moment of the round and a kind of trump. */
export function makeKind(moment: 'bid' | 'play', trump: number): MakeKind {
  if (trump === ALL_BUT_LED) return `${moment}AllButLed`;
  return trump === NO_TRUMP ? `${moment}Plain` : `${moment}Trump`;
}

/** A position between two tricks, as far as it affects the rest of the round. */
export interface Standpoint extends HandStandpoint {
  /** Probability of being on lead, and of playing last, in the next trick. */
  readonly leads: number;
  readonly last: number;
  /** Share of the players who have not bid yet. */
  readonly toBid: number;
}

/** The distribution of the number of tricks if the cards were independent (Poisson binomial). */
export function fillTricks(tricks: Float64Array, probabilities: Float64Array, count: number): void {
  tricks.fill(0, 0, count + 1);
  tricks[0] = 1;
  for (let card = 0; card < count; card++) {
    const probability = probabilities[card] as number;
    for (let taken = card + 1; taken > 0; taken--)
      tricks[taken] =
        (tricks[taken] as number) * (1 - probability) + (tricks[taken - 1] as number) * probability;
    tricks[0] = tricks[0] * (1 - probability);
  }
}

/** The make probability, and the distribution of tricks. */
export interface Outlook {
  make: number;
  /** Probabilities of 0, 1, 2 … more tricks; only the first `left + 1` are valid. */
  readonly tricks: Float64Array;
}

/** Room for an outlook. */
export const emptyOutlook = (): Outlook => ({ make: 0, tricks: new Float64Array(31) });

const probabilities: CardProbabilities = emptyCardProbabilities();
const features = new Float64Array(MAKE_FEATURES.length);

/** Totals over the cards of a hand. Changed in place. */
const cardTotals = {
  /** Expected number of tricks, and its variance if the cards were independent. */
  mean: 0,
  variance: 0,
  /** Expected tricks when trying to take none, and all. */
  low: 0,
  high: 0,
  /** Probability of the card most likely to win when dodging, and least likely when taking. */
  highest: 0,
  lowest: 0,
  /** The sum of the fourth powers of the probabilities: about the number of cards that are nearly certain to win. */
  certainTricks: 0,
};

/** Fills in {@link cardTotals} from {@link probabilities}. */
function fillCardTotals(): void {
  const { own, dodging, taking, count } = probabilities;
  let mean = 0;
  let variance = 0;
  let low = 0;
  let high = 0;
  let highest = 0;
  let lowest = 1;
  let certainTricks = 0;
  for (let card = 0; card < count; card++) {
    const probability = own[card] as number;
    mean += probability;
    variance += probability * (1 - probability);
    low += dodging[card] as number;
    high += taking[card] as number;
    highest = Math.max(highest, dodging[card] as number);
    lowest = Math.min(lowest, taking[card] as number);
    certainTricks += probability ** 4;
  }
  cardTotals.mean = mean;
  cardTotals.variance = variance;
  cardTotals.low = low;
  cardTotals.high = high;
  cardTotals.highest = highest;
  cardTotals.lowest = lowest;
  cardTotals.certainTricks = certainTricks;
}

const trumpsIn = (hand: CardSet, trump: number): number =>
  trump < NO_TRUMP ? size(maskIn(hand, trump)) : 0;

/** Suits that a hand has no card of, trumps included. */
function emptySuits(hand: CardSet): number {
  let count = 0;
  for (let suit = 0; suit < 4; suit++) if (maskIn(hand, suit) === 0) count++;
  return count;
}

/** Added to the variance of the tricks, so that a hand of certain cards has a standard deviation above 0. */
const MIN_VARIANCE = 0.05;

/** Fills in the features of a standpoint and the distribution of its tricks. */
export function fillMakeFeatures(
  out: Float64Array,
  tricks: Float64Array,
  situation: Situation,
  standpoint: Standpoint,
): void {
  const { hand, left, need, pressure, leads, last, toBid } = standpoint;
  fillCardProbabilities(probabilities, situation, standpoint);
  fillTricks(tricks, probabilities.own, probabilities.count);
  fillCardTotals();
  const { mean, variance, low, high, highest, lowest, certainTricks } = cardTotals;
  const deviation = Math.sqrt(variance + MIN_VARIANCE);
  const ahead = (mean - need) / deviation;
  const none = need === 0 ? 1 : 0;
  const all = need === left ? 1 : 0;
  const exact = logit(tricks[need] ?? 0);
  const trumps = trumpsIn(hand, situation.trump);
  let at = 0;
  out[at++] = 1;
  out[at++] = exact;
  out[at++] = ahead;
  out[at++] = ahead * ahead;
  out[at++] = Math.abs(ahead);
  out[at++] = Math.max(0, need - high);
  out[at++] = Math.max(0, low - need);
  out[at++] = high - low;
  out[at++] = left / 10;
  out[at++] = 1 / left;
  out[at++] = none;
  out[at++] = none * exact;
  out[at++] = none * highest;
  out[at++] = (none * left) / 10;
  out[at++] = all;
  out[at++] = all * exact;
  out[at++] = all * lowest;
  out[at++] = leads;
  out[at++] = leads * ahead;
  out[at++] = leads * none;
  out[at++] = last;
  out[at++] = last * none;
  out[at++] = pressure;
  out[at++] = pressure * ahead;
  out[at++] = pressure * none;
  out[at++] = pressure * pressure;
  out[at++] = situation.players - 4;
  out[at++] = deviation;
  out[at++] = certainTricks;
  out[at++] = (certainTricks - need) / Math.sqrt(left);
  out[at++] = trumps / left;
  out[at++] = left > 3 ? emptySuits(hand) : 0;
  out[at++] = need / left;
  out[at++] = situation.inHands;
  out[at++] = situation.inHands * ahead;
  out[at++] = (ahead * left) / 10;
  out[at++] = Math.max(-27, Math.min(27, ahead * ahead * ahead)) / 10;
  out[at++] = (exact * exact) / 5;
  out[at++] = (high - low) * ahead;
  out[at++] = toBid;
  out[at++] = toBid * ahead;
}

/** Fills in the outlook of a standpoint. */
export function fillOutlook(
  outlook: Outlook,
  situation: Situation,
  standpoint: Standpoint,
  moment: 'bid' | 'play',
): void {
  const { left, need } = standpoint;
  if (left === 0) {
    outlook.tricks[0] = 1;
    outlook.make = need === 0 ? 1 : 0;
    return;
  }
  fillMakeFeatures(features, outlook.tricks, situation, standpoint);
  const weights = WEIGHTS[makeKind(moment, situation.trump)][stageOf(left)] as Float64Array;
  const possible = need >= 0 && need <= left;
  outlook.make = possible ? logistic(oddsOf(weights, features)) : 0;
}
