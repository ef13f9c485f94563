import {
  type Formula,
  NAMEABLE_TRUMPS,
  type PlayerView,
  type Trump,
  seatAfter,
  type DealtView,
} from '../../engine/index.ts';
import { foreheadWinProbability } from './forehead.ts';
import { logistic } from './logistic.ts';
import { type Standpoint, emptyOutlook, fillOutlook } from './make-probability.ts';
import { maskIn, size, trumpNumber } from './masks.ts';
import { expectedPoints, payoffOf } from './points.ts';
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

/** A seat's standpoint before the first card, if it needs that many tricks. */
function openingStandpoint(
  view: PlayerView,
  round: DealtView,
  situation: Situation,
  need: number,
): Standpoint {
  const { seat, needs, players, left, hand, jokers } = situation;
  const others = tricksWanted(needs) - Math.max(0, needs[seat] as number);
  const toBid = round.bids.filter((made, each) => each !== seat && made === null).length;
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

/** Expected points of each bid for a visible hand under a known trump. */
function bidValuesSeen(
  { view, round, formula }: SoloPosition,
  situation: Situation,
  bids: readonly number[],
  moment: 'bid' | 'play',
): number[] {
  return bids.map((bid) => {
    fillOutlook(outlook, situation, openingStandpoint(view, round, situation, bid), moment);
    const payoff = payoffOf(formula, view.standing, view.seat, round.handSize, bid);
    return expectedPoints(payoff, bid, 0, situation.left, outlook);
  });
}

/** The same in a forehead round [SIGHT-1]. */
function bidValuesUnseen(
  { view, round, formula }: SoloPosition,
  bids: readonly number[],
  trump: Trump,
): number[] {
  const probability = foreheadWinProbability(view, round, trump);
  return bids.map((bid) => {
    const payoff = payoffOf(formula, view.standing, view.seat, round.handSize, bid);
    return probability * (payoff[1] as number) + (1 - probability) * (payoff[0] as number);
  });
}

function bidValuesUnderTrump(
  position: SoloPosition,
  bids: readonly number[],
  trump: Trump,
  moment: 'bid' | 'play',
): number[] {
  const { view, round, analysis } = position;
  if (!seesOwnHand(view, round)) return bidValuesUnseen(position, bids, trump);
  return bidValuesSeen(position, analysis.under(trump), bids, moment);
}

/** The probability that this bid stays the highest, so that it names trump or leads [TRUMP-3], [LEAD-1]. */
function highestProbability({ rules, seat }: PlayerView, round: DealtView, bid: number): number {
  const made = round.bids.flatMap((each, at) =>
    at !== seat && typeof each === 'number' ? [each] : [],
  );
  if (made.some((other) => other >= bid)) return 0;
  const toBid = round.bids.filter((other, each) => each !== seat && typeof other !== 'number');
  const usual = round.handSize / rules.players;
  const above = logistic((-1.7 * (bid + 0.5 - usual)) / Math.sqrt(usual));
  return (1 - above) ** toBid.length;
}

/** How likely others are to name each trump: more likely suits this seat is short of. */
function otherTrumpProbabilities(situation: Situation | null): number[] {
  const weights = NAMEABLE_TRUMPS.map((trump) => {
    if (trump === 'N') return 0.2;
    return situation === null
      ? 1
      : Math.exp(-0.35 * size(maskIn(situation.hand, trumpNumber(trump))));
  });
  const sum = weights.reduce((total, each) => total + each, 0);
  return weights.map((weight) => weight / sum);
}

/** Bids before trump is named: the best trump if this seat will name it, else a mixture. */
function bidValuesBeforeNaming(position: SoloPosition, bids: readonly number[]): number[] {
  const { view, round, analysis } = position;
  const byTrump = NAMEABLE_TRUMPS.map((trump) => bidValuesUnderTrump(position, bids, trump, 'bid'));
  const situation = seesOwnHand(view, round) ? analysis.under('N') : null;
  const shares = otherTrumpProbabilities(situation);
  return bids.map((bid, index) => {
    const values = byTrump.map((value) => value[index] as number);
    const naming = highestProbability(view, round, bid);
    const mixture = values.reduce((sum, value, at) => sum + value * (shares[at] as number), 0);
    return naming * Math.max(...values) + (1 - naming) * mixture;
  });
}

/** Expected points of each bid. */
export function bidValues(position: SoloPosition, bids: readonly number[]): number[] {
  const { trump } = position.round;
  return trump === null
    ? bidValuesBeforeNaming(position, bids)
    : bidValuesUnderTrump(position, bids, trump, 'bid');
}

/** Expected points of the seat's bid under each trump; of its best bid, if it is still to bid [JOKER-5]. */
export function trumpValues(position: SoloPosition, trumps: readonly Trump[]): number[] {
  const bid = position.round.bids[position.view.seat];
  if (typeof bid !== 'number') {
    const all = Array.from({ length: position.round.handSize + 1 }, (_, each) => each);
    return trumps.map((trump) => Math.max(...bidValuesUnderTrump(position, all, trump, 'bid')));
  }
  const bids = [bid];
  return trumps.map((trump) => bidValuesUnderTrump(position, bids, trump, 'play')[0] as number);
}
