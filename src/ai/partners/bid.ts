import {
  type PartnershipScoring,
  type PlayerView,
  type RuleSet,
  type Seat,
  type Standing,
  type Trump,
  resolveScoring,
  sideOf,
} from '../../engine/index.ts';
import { emptyCardProbabilities, fillCardProbabilities } from '../heuristic/card-probability.ts';
import { emptyOutlook, fillOutlook } from '../heuristic/make-probability.ts';
import { NO_TRUMP, size } from '../heuristic/masks.ts';
import type { Memory } from '../heuristic/memory.ts';
import { bagCost, bidsNil, otherSideOf, partnerOf } from './contracts.ts';
import { type DealtRound, type Situation, situationOf } from '../heuristic/situation.ts';

const probabilities = emptyCardProbabilities();
const outlook = emptyOutlook();

/** A partner's cards stretch what one's own are good for: so much is counted less than they say. */
const TRICK_DISCOUNT = 0.35;
/** A nil must look this many points better than a bid. */
const NIL_MARGIN = 22;
/** A nil with more trumps than that, or one of these ranks among them, is no nil. */
const NIL_TRUMPS = 3;
const NIL_TOP_TRUMPS = 0b1110000000000;
/**
 * The chance fitted for a bid of 0 is too low where a partner covers it. In 2,653 forced nils among
 * four of *hard* the share that held rose from 59% at 0.35 to 93% at 0.85; cut a little for others.
 */
const partnerCoveredNil = (make: number): number => Math.min(0.97, 0.3 + 0.66 * make);

/**
 * How near the others must be to their target, how far ahead of one, and how near to them a blind nil
 * must bring one. As measured in docs/OPPONENTS.md: it holds in one case of six, which then wins more
 * games than a contract; further behind it wins nothing, and earlier there are better ways.
 */
const DESPERATE = { reach: 100, behind: 100, short: 15 } as const;

/** Tricks that the hand is good for when everybody wants tricks. */
function expectedTricks(situation: Situation): number {
  const { hand, left, players } = situation;
  fillCardProbabilities(probabilities, situation, hand, left, left / players, 0, 'own');
  let sum = 0;
  for (let card = 0; card < probabilities.count; card++) sum += probabilities.own[card] as number;
  return sum;
}

/** The chance that a nil holds; 0 for a hand with which nobody bids it. */
function nilMakeProbability(situation: Situation): number {
  const { hand, left, trump } = situation;
  const trumps = trump < NO_TRUMP ? hand[trump as 0] : 0;
  if (size(trumps) > NIL_TRUMPS || (trumps & NIL_TOP_TRUMPS) !== 0) return 0;
  const standpoint = { hand, left, need: 0, pressure: -0.1, leads: 0, last: 0, toBid: 0.5 };
  fillOutlook(outlook, situation, standpoint, 'bid');
  return partnerCoveredNil(outlook.make);
}

/**
 * The worth of a bid by the hand of a seat that has all its cards: nearer to what it is good for is
 * better. A nil is weighed on its own and never falls out of the number 0: in a partnership 0 is
 * nil [SP-2].
 * @param covered whether the partner works for the contract.
 */
function partnerBidValue(
  situation: Situation,
  scoring: PartnershipScoring,
  covered: boolean,
): (bid: number) => number {
  const tricks = expectedTricks(situation) - TRICK_DISCOUNT;
  const slope = (scoring.perTrick + bagCost(scoring)) / 2;
  const plain = scoring.perTrick * Math.max(1, Math.round(tricks)) * 0.9;
  const nil = covered
    ? scoring.nil * (2 * nilMakeProbability(situation) - 1) - NIL_MARGIN
    : -scoring.nil;
  return (bid) => (bid === 0 ? nil : plain - slope * Math.abs(bid - tricks));
}

/** The worth of each bid, in points. */
export function partnerBidValues(
  view: PlayerView,
  round: DealtRound,
  memory: Memory,
  scoring: PartnershipScoring,
  bids: readonly number[],
): number[] {
  const situation = situationOf(view, round, memory, round.trump ?? 'N');
  const covered = !bidsNil(round, partnerOf(view.rules, view.seat));
  return bids.map(partnerBidValue(situation, scoring, covered));
}

/** The worth of each trump that may be named, in points. */
export const partnerTrumpValues = (
  view: PlayerView,
  round: DealtRound,
  memory: Memory,
  scoring: PartnershipScoring,
  trumps: readonly Trump[],
): number[] =>
  trumps.map((trump) => scoring.perTrick * expectedTricks(situationOf(view, round, memory, trump)));

/**
 * Whether a seat that is asked bids blind nil: only where the others are about to win and it would
 * save the game.
 */
export function bidsBlindNil(
  rules: RuleSet,
  { totals }: Standing,
  seat: Seat,
  blindNils: readonly boolean[],
): boolean {
  const own = totals[sideOf(rules, seat)] ?? 0;
  const theirs = totals[otherSideOf(rules, seat)] ?? 0;
  const { end } = rules;
  const scoring = resolveScoring(rules.scoring);
  return (
    end.kind === 'target' &&
    scoring.kind === 'partnership' &&
    theirs >= end.points - DESPERATE.reach &&
    theirs - own >= DESPERATE.behind &&
    theirs - own <= scoring.blindNil - DESPERATE.short &&
    !blindNils.includes(true)
  );
}
