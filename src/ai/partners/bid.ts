import {
  type PartnershipScoring,
  type PlayerView,
  type RuleSet,
  type Seat,
  type Standing,
  type Trump,
  resolveScoring,
  sideOf,
  type DealtView,
} from '../../engine/index.ts';
import { emptyCardProbabilities, fillCardProbabilities } from '../heuristic/card-probability.ts';
import { emptyOutlook, fillOutlook } from '../heuristic/make-probability.ts';
import { NO_TRUMP, maskIn, size } from '../heuristic/card-sets.ts';
import { bagCost, bidsNil, otherSideOf, partnerOf } from './contracts.ts';
import type { Situation, ViewAnalysis } from '../heuristic/situation.ts';

/** A partnership position that a heuristic player evaluates. */
export interface PartnershipPosition {
  readonly view: PlayerView;
  readonly round: DealtView;
  readonly scoring: PartnershipScoring;
  readonly analysis: ViewAnalysis;
}

const probabilities = emptyCardProbabilities();
const outlook = emptyOutlook();

// `npm run arena -- --rules spades --seats hard,hard-1,hard,hard-1` measures other values against the frozen player.

/** Tricks subtracted from the estimate: a partner's cards overlap with one's own. Set by hand. */
const TRICK_DISCOUNT = 0.35;
/** Points by which a nil must beat the best other bid (decision 090). */
const NIL_MARGIN = 8;
/** The same for a hand with a bare honor. */
const NIL_MARGIN_WITH_BARE_HONOR = 22;
/** A nil needs at most this many trumps, and no queen, king or ace among them. */
export const MAX_NIL_TRUMPS = 3;
/** Queen, king and ace in the mask of a suit. */
const HONORS = 0b1110000000000;
/**
 * Corrects the fitted make probability of 0, which is too low with a covering partner. In 2,653 forced nils
 * among four hard players, the share that held rose from 59% at 0.35 to 93% at 0.85; slightly reduced for
 * other tables.
 */
const partnerCoveredNil = (make: number): number => Math.min(0.97, 0.3 + 0.66 * make);

/**
 * Blind nil is bid only if the opponents are at most `reach` points from their target, the seat's side is at
 * least `behind` points behind, and a success would leave it at most `short` points behind. It is made in one
 * of six cases, and then wins more games than a contract does; see docs/OPPONENTS.md.
 */
const BLIND_NIL_RANGE = { reach: 100, behind: 100, short: 15 } as const;

/** The tricks that a seat bids on average, for each card in hand. */
const USUAL_BID = 2.6 / 13;
/** The share of the tricks bid beyond the usual by others that is taken off one's own estimate (decision 088). */
const CLAIMED_SHARE = 0.4;

/**
 * The tricks by which two or three bids of others lower the estimate of a hand: the more they have bid together, the
 * fewer its cards take. Nothing is concluded from a single bid, or where one of them is a nil.
 */
function claimedByOthers({ bids, handSize }: DealtView): number {
  const made = bids.filter((bid) => typeof bid === 'number');
  if (made.length < 2 || made.includes(0)) return 0;
  const sum = made.reduce((total, bid) => total + bid, 0);
  return CLAIMED_SHARE * Math.max(0, sum - USUAL_BID * handSize * made.length);
}

/** Expected tricks of the hand when everybody wants tricks. */
export function expectedTricks(situation: Situation): number {
  const { hand, jokers, left, players } = situation;
  const standpoint = { hand, jokers, left, need: left / players, pressure: 0 };
  fillCardProbabilities(probabilities, situation, standpoint, 'own');
  let sum = 0;
  for (let card = 0; card < probabilities.count; card++) sum += probabilities.own[card] as number;
  return sum;
}

/** The make probability of a nil; 0 for hands on which nobody bids it. */
function nilMakeProbability(situation: Situation): number {
  const { hand, jokers, left, trump } = situation;
  const trumps = trump < NO_TRUMP ? maskIn(hand, trump) : 0;
  if (jokers.high > 0) return 0;
  if (size(trumps) > MAX_NIL_TRUMPS || (trumps & HONORS) !== 0) return 0;
  const standpoint = { hand, jokers, left, need: 0, pressure: -0.1, leads: 0, last: 0, toBid: 0.5 };
  fillOutlook(outlook, situation, standpoint, 'bid');
  return partnerCoveredNil(outlook.make);
}

/** Whether a queen, king or ace of a side suit has at most one other card beside it to duck with. */
function hasBareHonor({ hand, trump }: Situation): boolean {
  for (let suit = 0; suit < 4; suit++) {
    const cards = maskIn(hand, suit);
    if (suit !== trump && size(cards) <= 2 && (cards & HONORS) !== 0) return true;
  }
  return false;
}

/** Points by which a nil of this hand must beat the best other bid. */
const nilMargin = (situation: Situation): number =>
  hasBareHonor(situation) ? NIL_MARGIN_WITH_BARE_HONOR : NIL_MARGIN;

/**
 * The value of a bid for a seat with all its cards: the nearer to the expected tricks, the better. A nil is
 * evaluated separately: in a partnership 0 is another contract [SP-2].
 * @param covered whether the partner works for the contract.
 * @param claimed the tricks that others' bids take away.
 */
function partnerBidValue(
  situation: Situation,
  scoring: PartnershipScoring,
  { covered, claimed }: { readonly covered: boolean; readonly claimed: number },
): (bid: number) => number {
  const tricks = expectedTricks(situation) - TRICK_DISCOUNT - claimed;
  const slope = (scoring.perTrick + bagCost(scoring)) / 2;
  const plain = scoring.perTrick * Math.max(1, Math.round(tricks)) * 0.9;
  const nil = covered
    ? scoring.nil * (2 * nilMakeProbability(situation) - 1) - nilMargin(situation)
    : -scoring.nil;
  return (bid) => (bid === 0 ? nil : plain - slope * Math.abs(bid - tricks));
}

/** The value of each bid, in points. */
export function partnerBidValues(
  { view, round, scoring, analysis }: PartnershipPosition,
  bids: readonly number[],
): number[] {
  const situation = analysis.under(round.trump ?? 'N');
  const covered = !bidsNil(round, partnerOf(view.rules, view.seat));
  const claimed = claimedByOthers(round);
  return bids.map(partnerBidValue(situation, scoring, { covered, claimed }));
}

/** The value of each trump that may be named, in points. */
export const partnerTrumpValues = (
  { scoring, analysis }: PartnershipPosition,
  trumps: readonly Trump[],
): number[] => trumps.map((trump) => scoring.perTrick * expectedTricks(analysis.under(trump)));

/**
 * Whether a seat that may bid blind nil does so: only if the opponents are about to win and it could save
 * the game.
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
    theirs >= end.points - BLIND_NIL_RANGE.reach &&
    theirs - own >= BLIND_NIL_RANGE.behind &&
    theirs - own <= scoring.blindNil - BLIND_NIL_RANGE.short &&
    !blindNils.includes(true)
  );
}
