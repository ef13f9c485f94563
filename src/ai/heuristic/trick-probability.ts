import { COEFFICIENTS } from './coefficients.ts';
import { logistic, logit, oddsOf, stageOf, weightsOf } from './logistic.ts';
import {
  ALL_BUT_LED,
  HIGH_JOKER,
  LOW_JOKER,
  type CardSet,
  NO_TRUMP,
  type SuitMask,
  above,
  below,
  size,
  without,
} from './card-sets.ts';
import type { Situation } from './situation.ts';

/** Features for the probability that a later player beats the best card of a trick. */
export const BEAT_FEATURES = [
  'one',
  /** Log-odds that the player holds a playable card that beats it. */
  'able',
  'wantsNone',
  'wantsAll',
  'ableTimesWantsNone',
  'ableTimesWantsAll',
  'wantShare',
  'ableTimesWantShare',
  /** Probability of holding a card of the suit led that does not beat it. */
  'canDuck',
  'canDuckTimesWantsNone',
  'ruff',
  'ruffTimesWantsNone',
  'lastCard',
  'lastCardTimesAble',
  'playsLast',
  'lastTimesWantsNone',
  'lastTimesWantsSome',
  'left',
  'rank',
  'rankTimesWantsNone',
  'pressure',
  'pressureTimesWantsNone',
  'players',
] as const;

export const BEAT_KINDS = ['trump', 'plain', 'allButLed'] as const;
export type BeatKind = (typeof BEAT_KINDS)[number];

const WEIGHTS = Object.fromEntries(
  BEAT_KINDS.map((kind) => [kind, weightsOf(COEFFICIENTS.beat[kind])]),
) as Readonly<Record<BeatKind, readonly Float64Array[]>>;

/** Which coefficients a trump selects. */
export const beatKind = (trump: number): BeatKind =>
  trump === ALL_BUT_LED ? 'allButLed' : trump === NO_TRUMP ? 'plain' : 'trump';

/** The winning card on the table. */
export interface BestCard {
  readonly suit: number;
  readonly rank: number;
}

/** What later players have to beat. */
export interface Challenge {
  readonly best: BestCard;
  /** The suit led. */
  readonly led: number;
  /** Tricks all players still want, less the tricks left, per trick left. */
  readonly pressure: number;
}

/** A trick of at least one card. */
export interface StartedTrick extends Challenge {
  /** The seat of the best card. */
  readonly winner: number;
  /** How many seats after the situation's still play. */
  readonly toPlay: number;
}

function tierOf(suit: number, led: number, trump: number): number {
  if (suit === HIGH_JOKER) return 3;
  if (suit === LOW_JOKER) return -1;
  if (trump === ALL_BUT_LED) return suit === led ? 1 : 2;
  return suit === trump ? 2 : suit === led ? 1 : 0;
}

/** Whether a card beats the best one where `led` was led [PLAY-3], [TRUMP-5], [JOKER-3]. */
export function beats(card: BestCard, best: BestCard, led: number, trump: number): boolean {
  const difference = tierOf(card.suit, led, trump) - tierOf(best.suit, led, trump);
  if (difference !== 0) return difference > 0;
  // Of equal jokers the first wins.
  if (card.suit === HIGH_JOKER || card.suit === LOW_JOKER) return false;
  return card.rank === best.rank ? card.suit > best.suit : card.rank > best.rank;
}

/** Unseen cards that beat the best one and are not of the suit led. */
function offSuitBeaters(unseen: CardSet, best: BestCard, led: number, trump: number): number {
  if (trump === NO_TRUMP || led === trump) return 0;
  if (trump < NO_TRUMP) {
    const trumps = unseen[trump as 0];
    return size(best.suit === trump ? above(trumps, best.rank) : trumps);
  }
  let count = 0;
  for (let suit = 0; suit < 4; suit++) {
    if (suit === led) continue;
    const cards = unseen[suit as 0];
    if (best.suit === led) count += size(cards);
    else count += size(above(cards, best.rank)) + (suit > best.suit ? (cards >> best.rank) & 1 : 0);
  }
  return count;
}

/** Powers of one base, which is queried many times in a row. */
const powers = new Float64Array(53);
let powersOf = Number.NaN;

/** The probability that a hand with this share of the unseen cards has none of `some` of them. */
function missesAll(share: number, some: number): number {
  if (share !== powersOf) {
    powersOf = share;
    powers.fill(Number.NaN);
  }
  const known = powers[some] as number;
  return Number.isNaN(known) ? (powers[some] = (1 - share) ** some) : known;
}

/** The probability that such a hand has any of some cards of a suit; certain of its open card [TRUMP-8]. */
const holdsAny = (share: number, cards: SuitMask, open: SuitMask): number =>
  (cards & open) === 0 ? 1 - missesAll(share, size(cards)) : 1;

/** The unseen cards that a player may hold: an open card lies in one hand alone [TRUMP-8]. */
function unseenOf({ unseen, open }: Situation, player: number): CardSet {
  if (open === null || open.seat === player) return unseen;
  return without(unseen, open.suit, open.rank);
}

/** Fills in the features of one later player, who may be the last, against the best card so far. */
export function fillBeatFeatures(
  features: Float64Array,
  situation: Situation,
  { best, led, pressure }: Challenge,
  player: number,
  isLast: boolean,
): void {
  const { unseenCards, counts, voids, needs, trump, players } = situation;
  const unseen = unseenOf(situation, player);
  const open = situation.open?.seat === player ? situation.open : null;
  const openLed = open?.suit === led ? 1 << open.rank : 0;
  const left = counts[player] as number;
  const share = unseenCards === 0 ? 0 : Math.min(1, left / unseenCards);
  const isVoid = (((voids[player] as number) >> led) & 1) === 1;
  const suitCards = isVoid ? 0 : unseen[led as 0];
  const follows = holdsAny(share, suitCards, openLed);
  const inSuit = best.suit === led ? above(suitCards, best.rank) : 0;
  const ducks = best.suit === led ? below(suitCards, best.rank) : suitCards;
  const over = holdsAny(share, inSuit, openLed);
  const canDuck = holdsAny(share, ducks, openLed);
  const beaters = offSuitBeaters(unseen, best, led, trump);
  const canRuff =
    open !== null && open.suit !== led && beats(open, best, led, trump)
      ? 1
      : 1 - missesAll(share, beaters);
  const ruff = (1 - follows) * canRuff;
  const able = logit(over + ruff);
  const need = needs[player] as number;
  const none = need <= 0 ? 1 : 0;
  const all = need >= left ? 1 : 0;
  const want = Math.min(1, Math.max(0, need / Math.max(1, left)));
  const lastCard = left === 1 ? 1 : 0;
  const last = isLast ? 1 : 0;
  let at = 0;
  features[at++] = 1;
  features[at++] = able;
  features[at++] = none;
  features[at++] = all;
  features[at++] = able * none;
  features[at++] = able * all;
  features[at++] = want;
  features[at++] = able * want;
  features[at++] = canDuck;
  features[at++] = canDuck * none;
  features[at++] = ruff;
  features[at++] = ruff * none;
  features[at++] = lastCard;
  features[at++] = lastCard * able;
  features[at++] = last;
  features[at++] = last * none;
  features[at++] = last * (1 - none);
  features[at++] = left / 10;
  features[at++] = best.rank / 12;
  features[at++] = (best.rank / 12) * none;
  features[at++] = pressure;
  features[at++] = pressure * none;
  features[at++] = players - 4;
}

const scratch = new Float64Array(BEAT_FEATURES.length);

/** How likely a player with a high joker is to play it on a trick, by whether it still needs tricks. */
const PLAYS_HIGH_JOKER = { needing: 0.35, dodging: 0.04 } as const;

/** The probability that a later player takes the trick with a high joker. */
function jokerTakes(
  { unseenJokers, unseenCards, counts, needs }: Situation,
  player: number,
): number {
  const { high } = unseenJokers;
  if (high === 0 || unseenCards === 0) return 0;
  const left = counts[player] as number;
  const holds = 1 - (1 - Math.min(1, left / unseenCards)) ** high;
  const { needing, dodging } = PLAYS_HIGH_JOKER;
  return left === 1 ? holds : holds * ((needs[player] as number) > 0 ? needing : dodging);
}

/** The probability that a later player has to beat the best card [PLAY-5]. */
function mustBeat(situation: Situation, { best, led }: Challenge, player: number): number {
  const { duty, trump, unseenCards, counts, voids } = situation;
  if (duty === 'follow' || unseenCards === 0) return 0;
  const unseen = unseenOf(situation, player);
  const share = Math.min(1, (counts[player] as number) / unseenCards);
  const isVoid = (((voids[player] as number) >> led) & 1) === 1;
  const suitCards = isVoid ? 0 : unseen[led as 0];
  const follows = 1 - missesAll(share, size(suitCards));
  const over =
    duty === 'must-head' && best.suit === led
      ? 1 - missesAll(share, size(above(suitCards, best.rank)))
      : 0;
  const ruffs = 1 - missesAll(share, offSuitBeaters(unseen, best, led, trump));
  return over + (1 - follows) * ruffs;
}

/** Nearly every card beats a low joker. */
const BEATS_LOW_JOKER = 0.98;

/** The probability that a later player beats the best card. */
function beatProbability(
  situation: Situation,
  trick: StartedTrick,
  player: number,
  isLast: boolean,
  weights: Float64Array,
): number {
  const { counts, voids, trump } = situation;
  const { best, led } = trick;
  if (best.suit === HIGH_JOKER || counts[player] === 0) return 0;
  if (best.suit === LOW_JOKER) return BEATS_LOW_JOKER;
  const unseen = unseenOf(situation, player);
  const isVoid = (((voids[player] as number) >> led) & 1) === 1;
  const canBeat =
    (best.suit === led && !isVoid && above(unseen[led as 0], best.rank) !== 0) ||
    offSuitBeaters(unseen, best, led, trump) > 0;
  let beat = 0;
  if (canBeat) {
    fillBeatFeatures(scratch, situation, trick, player, isLast);
    beat = logistic(oddsOf(weights, scratch));
    if (situation.duty !== 'follow') beat = Math.max(beat, mustBeat(situation, trick, player));
  }
  const takes = jokerTakes(situation, player);
  return takes === 0 ? beat : 1 - (1 - beat) * (1 - takes);
}

/** Once a later player has beaten the best card, the next one is this much less likely to beat it too. */
const AFTER_BEATEN = 0.45;

/** Fills in each seat's probability of winning the trick after the situation's seat has played. */
export function fillWinProbabilities(
  winProbabilities: Float64Array,
  situation: Situation,
  trick: StartedTrick,
): void {
  const { players, seat, counts, trump } = situation;
  const { winner, toPlay } = trick;
  const next = (seat + 1) % players;
  winProbabilities.fill(0, 0, players);
  winProbabilities[winner] = 1;
  const weights = WEIGHTS[beatKind(trump)][stageOf(counts[next] as number)] as Float64Array;
  for (let step = 0; step < toPlay; step++) {
    const player = (next + step) % players;
    const beat = beatProbability(situation, trick, player, step === toPlay - 1, weights);
    if (beat === 0) continue;
    let gained: number = winProbabilities[winner] * beat;
    winProbabilities[winner] = winProbabilities[winner] - gained;
    for (let earlier = 0; earlier < step; earlier++) {
      const other = (next + earlier) % players;
      const moved = (winProbabilities[other] as number) * beat * AFTER_BEATEN;
      winProbabilities[other] = (winProbabilities[other] as number) - moved;
      gained += moved;
    }
    winProbabilities[player] = gained;
  }
}
