import type { Card, Jokers, PartnershipScoring, RandomSource, Seat } from '../../engine/index.ts';
import {
  SuitCache,
  emptyCardProbabilities,
  fillCardProbabilities,
} from '../heuristic/card-probability.ts';
import { LOGISTIC_SCALE, logistic } from '../heuristic/logistic.ts';
import { emptyOutlook, fillOutlook } from '../heuristic/make-probability.ts';
import { type CardSet, jokersWithout, without } from '../heuristic/card-sets.ts';
import { tricksWanted } from '../heuristic/pressure.ts';
import type { Situation } from '../heuristic/situation.ts';
import type { PartnershipPosition } from './bid.ts';
import { openEndingValues } from './last-tricks.ts';
import {
  type TrickInPlay,
  cardNumbers,
  trickInPlay,
  trickWith,
} from '../heuristic/trick-in-play.ts';
import { type BestCard, fillWinProbabilities } from '../heuristic/trick-probability.ts';
import {
  BAG_WEIGHT,
  type Contracts,
  type ContractNeed,
  bagCost,
  contractsFor,
} from './contracts.ts';

const probabilities = emptyCardProbabilities();
const suitCache = new SuitCache();
const outlook = emptyOutlook();
const winProbabilities = new Float64Array(8);

/**
 * The fewest tricks that a seat is assumed to take beyond its bid. Fewer for a nil of the partner, whom this
 * seat covers; an opponent's nil is attacked and counts like any other bid. Both set by hand.
 */
const SPARE_TRICKS = 0.5;
const SPARE_TRICKS_OF_NIL = 0.25;

/** Added to the variance of a side's tricks, so that nothing counts as certain; set by hand. */
const MIN_VARIANCE = 0.3;
/** The least share of the tricks left that a seat is assumed to try for; set by hand. */
const MIN_EFFORT = 0.3;

/** Expected points of a contract, from tricks needed, tricks expected and their standard deviation. */
function contractPoints(
  scoring: PartnershipScoring,
  { bid }: ContractNeed,
  need: number,
  expected: number,
  deviation: number,
): number {
  if (bid === 0) return 0;
  const made = logistic((LOGISTIC_SCALE * (expected - need + 0.5)) / deviation);
  const over = Math.max(0, expected - need);
  const bags = BAG_WEIGHT * bagCost(scoring);
  return scoring.perTrick * bid * (2 * made - 1) - bags * over;
}

/** Who takes the trick in question. */
type Taker = 'self' | 'partner' | 'them';

/**
 * The partner's share of the tricks this seat does not take. Shares grow with what seats still need;
 * unclaimed tricks are open to all, also to seats that have what they bid.
 */
function partnersShare(
  { seat, needs, players }: Situation,
  { partner, partnerWorks }: Contracts,
  left: number,
): number {
  const spare = SPARE_TRICKS + Math.max(0, left - tricksWanted(needs)) / players;
  const takes = (each: Seat): number => Math.max(0, needs[each] as number) + spare;
  const partners = takes(partner) + (partnerWorks ? 0 : SPARE_TRICKS_OF_NIL - spare);
  let all = partners;
  for (let each = 0; each < players; each++)
    if (each !== seat && each !== partner) all += takes(each);
  return partners / all;
}

/** Expected points of the rest of the round with a hand, by who takes the trick in question. */
function restPoints(
  situation: Situation,
  contracts: Contracts,
): (hand: CardSet, jokers: Jokers) => (taker: Taker) => number {
  const { scoring, own, theirs, works, partnerWorks, opponentWeight: theirWeight } = contracts;
  const left = situation.left - 1;
  const effort = Math.max(MIN_EFFORT, own.need / Math.max(1, own.need + theirs.need, left));
  const share = partnersShare(situation, contracts, left);
  suitCache.clear();
  return (hand, jokers) => {
    // Pressure 0 however few tricks were bid: opponents contest them to set the contract.
    const standpoint = { hand, jokers, left, need: effort * left, pressure: 0 };
    fillCardProbabilities(probabilities, situation, standpoint, 'own', suitCache);
    let mine = 0;
    let variance = MIN_VARIANCE;
    for (let card = 0; card < probabilities.count; card++) {
      const probability = probabilities.own[card] as number;
      mine += probability;
      variance += probability * (1 - probability);
    }
    const others = Math.max(0, left - mine);
    const partners = others * share;
    const deviation = Math.sqrt(variance + others * share * (1 - share));
    const counted = (works ? mine : 0) + (partnerWorks ? partners : 0);
    const theirTricks = Math.max(0, left - mine - partners);
    return (taker) => {
      const helped = (taker === 'self' && works) || (taker === 'partner' && partnerWorks);
      const lost = taker === 'them' ? 1 : 0;
      return (
        contractPoints(scoring, own, own.need - (helped ? 1 : 0), counted, deviation) -
        theirWeight * contractPoints(scoring, theirs, theirs.need - lost, theirTricks, deviation)
      );
    };
  };
}

/** The probability that the seat's nil holds with these cards. */
function nilMakeProbability(situation: Situation, hand: CardSet, jokers: Jokers): number {
  const left = situation.left - 1;
  const stand = { hand, jokers, left, need: 0, pressure: 0, leads: 0, last: 0, toBid: 0 };
  fillOutlook(outlook, situation, stand, 'play');
  return outlook.make;
}

/** The value of a card, in points of the side. */
function partnerCardValue(
  trick: TrickInPlay,
  situation: Situation,
  contracts: Contracts,
): (card: BestCard) => number {
  const { seat, players, needs } = situation;
  const { partner, scoring } = contracts;
  const restWith = restPoints(situation, contracts);
  const opponentNil = contracts.opponentWeight * scoring.nil;
  const relaxedByAlly: Situation[] = [];
  /** The situation in which the winner's partner does not overtake it without need. */
  const relaxed = (winner: Seat): Situation => {
    const ally = (winner + players / 2) % players;
    return (relaxedByAlly[ally] ??= {
      ...situation,
      needs: needs.map((need, each) => (each === ally ? 0 : need)),
    });
  };
  /**
   * Whether {@link winProbabilities} are for a card that does not take the trick: they are equal for all of
   * these.
   */
  let isLost = false;
  return (card) => {
    const played = trickWith(card, trick, situation, 0);
    const takes = played.winner === seat;
    if (takes || !isLost) fillWinProbabilities(winProbabilities, relaxed(played.winner), played);
    isLost = !takes;
    const hand = without(situation.hand, card.suit, card.rank);
    const jokers = jokersWithout(situation.jokers, card.suit);
    const self = winProbabilities[seat] as number;
    const other = winProbabilities[partner] as number;
    const them = Math.max(0, 1 - self - other);
    const rest = restWith(hand, jokers);
    let value = self * rest('self') + other * rest('partner') + them * rest('them');
    if (contracts.ownNil)
      value += 2 * scoring.nil * (1 - self) * nilMakeProbability(situation, hand, jokers);
    if (contracts.partnerNil) value -= 2 * scoring.nil * other;
    for (const nil of contracts.theirNils) value += opponentNil * (winProbabilities[nil] as number);
    return value;
  };
}

/** How a level plays its cards. */
export interface PartnerSkill {
  /** How much more an opponents' point weighs than one of the side's own, where the rest is not searched. */
  readonly spoiling: number;
  /** With at most this many cards in hand, the rest is searched with all cards open. */
  readonly openCards: number;
}

/**
 * The value of every card that may be played, in points of the side.
 * @param rng for the deals of the last tricks.
 */
export function partnerCardValues(
  position: PartnershipPosition,
  cards: readonly Card[],
  { spoiling, openCards }: PartnerSkill,
  rng: RandomSource,
): number[] {
  const { view, round, scoring, analysis } = position;
  const { seat, rules } = view;
  const situation = analysis.under(round.trump ?? 'N');
  const contracts: Contracts = {
    ...contractsFor(rules, scoring, round, seat),
    opponentWeight: 1 + spoiling,
  };
  const trick = trickInPlay(round, situation);
  const numbers = cards.map((card) => cardNumbers(card, situation.ranking));
  const searched =
    situation.left <= openCards ? openEndingValues(position, situation, trick, numbers, rng) : null;
  return searched ?? numbers.map(partnerCardValue(trick, situation, contracts));
}
