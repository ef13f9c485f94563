import {
  type Formula,
  NAMEABLE_TRUMPS,
  type PlayerView,
  type Trump,
  seatAfter,
  type DealtView,
} from '../../engine/index.ts';
import { foreheadWinProbability } from './forehead.ts';
import { LOGISTIC_SCALE, logistic, logit } from './logistic.ts';
import { type Standpoint, emptyOutlook, fillOutlook } from './make-probability.ts';
import { maskIn, size, trumpNumber } from './card-sets.ts';
import { expectedPoints, makingPays, payoffOf } from './points.ts';
import { pressureOf, tricksWanted } from './pressure.ts';
import { type Situation, type ViewAnalysis, seesOwnHand } from './situation.ts';

/** A solo position that a heuristic player evaluates. */
export interface SoloPosition {
  readonly view: PlayerView;
  readonly round: DealtView;
  readonly formula: Formula;
  readonly analysis: ViewAnalysis;
}

const outlook = emptyOutlook();

/** A seat's standpoint before the first card, needing `need` tricks. */
function openingStandpoint(
  view: PlayerView,
  round: DealtView,
  situation: Situation,
  need: number,
): Standpoint {
  const { seat, needs, players, left, hand, jokers } = situation;
  const others = tricksWanted(needs) - Math.max(0, needs[seat] as number);
  const toBid = round.bids.filter((bid, each) => each !== seat && bid === null).length;
  const byBid = view.rules.firstLead === 'highest-bidder';
  return {
    hand,
    jokers,
    left,
    need,
    pressure: pressureOf(others + need, left),
    leads: byBid
      ? highestProbability(view, round, need)
      : seat === seatAfter(round.dealer, players)
        ? 1
        : 0,
    last: !byBid && seat === round.dealer ? 1 : 0,
    toBid: toBid / players,
  };
}

/** The estimate of a bid. */
interface BidEstimate {
  /** Expected points. */
  readonly points: number;
  /** Make probability. */
  readonly make: number;
}

/** Corrects a make probability. */
type Correction = (make: number) => number;

const uncorrected: Correction = (make) => make;

/** Estimates of bids for a visible hand under a known trump. */
function bidEstimatesSeen(
  { view, round, formula }: SoloPosition,
  situation: Situation,
  bids: readonly number[],
  moment: 'bid' | 'play',
  corrected: Correction = uncorrected,
): BidEstimate[] {
  return bids.map((bid) => {
    fillOutlook(outlook, situation, openingStandpoint(view, round, situation, bid), moment);
    outlook.make = corrected(outlook.make);
    const payoff = payoffOf(formula, view.standing, view.seat, round.handSize, bid);
    const points = expectedPoints(payoff, bid, 0, situation.left, outlook);
    return { points, make: outlook.make };
  });
}

/** The same in a forehead round [SIGHT-1]. */
function bidEstimatesUnseen(
  { view, round, formula }: SoloPosition,
  bids: readonly number[],
  trump: Trump,
): BidEstimate[] {
  const probability = foreheadWinProbability(view, round, trump);
  return bids.map((bid) => {
    const payoff = payoffOf(formula, view.standing, view.seat, round.handSize, bid);
    const points = probability * (payoff[1] as number) + (1 - probability) * (payoff[0] as number);
    return { points, make: bid === 1 ? probability : 1 - probability };
  });
}

function bidEstimatesUnderTrump(
  position: SoloPosition,
  bids: readonly number[],
  trump: Trump,
  moment: 'bid' | 'play',
  corrected?: Correction,
): BidEstimate[] {
  const { view, round, analysis } = position;
  if (!seesOwnHand(view, round)) return bidEstimatesUnseen(position, bids, trump);
  return bidEstimatesSeen(position, analysis.under(trump), bids, moment, corrected);
}

/**
 * The probability that this bid stays the highest, so that it names trump or leads [TRUMP-3], [LEAD-1]. Bids to come
 * are taken as independent and normal, with an equal share of the tricks as mean and variance. Before trump is named,
 * bids on large hands are spread more widely, since everybody counts on another suit: the share is their standard
 * deviation, too.
 */
function highestProbability({ rules, seat }: PlayerView, round: DealtView, bid: number): number {
  const othersBids = round.bids.flatMap((each, at) =>
    at !== seat && typeof each === 'number' ? [each] : [],
  );
  if (othersBids.some((other) => other >= bid)) return 0;
  const toBid = round.bids.filter((other, each) => each !== seat && typeof other !== 'number');
  const evenShare = round.handSize / rules.players;
  const atKnownTrump = Math.sqrt(evenShare);
  const deviation = round.trump === null ? Math.max(atKnownTrump, evenShare) : atKnownTrump;
  const above = logistic((-LOGISTIC_SCALE * (bid + 0.5 - evenShare)) / deviation);
  return (1 - above) ** toBid.length;
}

/** The weight of no trump where a suit that this seat is void in has 1; set by hand. */
const NO_TRUMP_WEIGHT = 0.2;
/** How much less likely a suit is named for each card of it in this hand, as an exponent; set by hand. */
const WEIGHT_LOSS_PER_CARD = 0.35;

/** How likely others are to name each trump. Suits in which this seat is short are more likely. */
function otherTrumpProbabilities(situation: Situation | null): number[] {
  const weights = NAMEABLE_TRUMPS.map((trump) => {
    if (trump === 'N') return NO_TRUMP_WEIGHT;
    return situation === null
      ? 1
      : Math.exp(-WEIGHT_LOSS_PER_CARD * size(maskIn(situation.hand, trumpNumber(trump))));
  });
  const sum = weights.reduce((total, each) => total + each, 0);
  return weights.map((weight) => weight / sum);
}

// The make probabilities are fitted to games in which trump is known before the bids. What they miss where it is named
// after them, in log-odds, was fitted to 7,800 rounds of Nomination Whist among four hard players, in which one of them
// made one of its four best bids at random (decision 086).

/** If this seat names trump, the others have bid for other suits. */
const ifNaming = (handSize: number): Correction => {
  return (make) => logistic(0.04 * handSize + 0.9 * logit(make));
};

/** If another seat names it. */
const ifOthersName: Correction = (make) => logistic(0.1 + 1.25 * logit(make));

/** Bids before trump is named: under the best trump if this seat will name it, else under a mixture. */
function bidEstimatesBeforeNaming(position: SoloPosition, bids: readonly number[]): BidEstimate[] {
  const { view, round, analysis } = position;
  const underEach = (corrected: Correction): BidEstimate[][] =>
    NAMEABLE_TRUMPS.map((trump) => bidEstimatesUnderTrump(position, bids, trump, 'bid', corrected));
  const named = underEach(ifNaming(round.handSize));
  const namedByOthers = underEach(ifOthersName);
  const situation = seesOwnHand(view, round) ? analysis.under('N') : null;
  const shares = otherTrumpProbabilities(situation);
  return bids.map((bid, index) => {
    const estimates = namedByOthers.map((each) => each[index] as BidEstimate);
    const best = named
      .map((each) => each[index] as BidEstimate)
      .reduce((one, other) => (other.points > one.points ? other : one));
    const naming = highestProbability(view, round, bid);
    const mixed = (value: (estimate: BidEstimate) => number): number =>
      naming * value(best) +
      (1 - naming) *
        estimates.reduce((sum, each, at) => sum + value(each) * (shares[at] as number), 0);
    return { points: mixed(({ points }) => points), make: mixed(({ make }) => make) };
  });
}

/** A bid this much less likely to be made than the likeliest one is hopeless, as for the nets. */
const MIN_MAKE_SHARE = 0.25;

/**
 * Expected points of each bid; −∞ for one that is hardly ever made, unless misses pay as well. If the tricks of
 * missed bids score, such a bid may have a high expectation because it names trump, but it looks absurd at a table.
 */
export function bidValues(position: SoloPosition, bids: readonly number[]): number[] {
  const { trump } = position.round;
  const estimates =
    trump === null
      ? bidEstimatesBeforeNaming(position, bids)
      : bidEstimatesUnderTrump(position, bids, trump, 'bid');
  const { formula, round } = position;
  if (!makingPays(formula, round.handSize)) return estimates.map(({ points }) => points);
  const likeliest = Math.max(...estimates.map(({ make }) => make));
  return estimates.map(({ points, make }) =>
    make < MIN_MAKE_SHARE * likeliest ? -Infinity : points,
  );
}

/** Expected points of the seat's bid under each trump; of its best bid, if it is still to bid [JOKER-5]. */
export function trumpValues(position: SoloPosition, trumps: readonly Trump[]): number[] {
  const bid = position.round.bids[position.view.seat];
  if (typeof bid !== 'number') {
    const all = Array.from({ length: position.round.handSize + 1 }, (_, each) => each);
    return trumps.map((trump) =>
      Math.max(...bidEstimatesUnderTrump(position, all, trump, 'bid').map(({ points }) => points)),
    );
  }
  const bids = [bid];
  return trumps.map(
    (trump) => bidEstimatesUnderTrump(position, bids, trump, 'play')[0]?.points ?? 0,
  );
}
