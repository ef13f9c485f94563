import {
  type Command,
  type PlayerView,
  type RandomSource,
  hasPartners,
  resolveScoring,
} from '../../engine/index.ts';
import { pointScaleOf } from '../heuristic/points.ts';
import { farBid } from '../partners/far-bids.ts';
import { contractBiasScale, styleBiasOf } from '../style.ts';
import type { Core } from './core.ts';
import { type NetDecision, type NetCore, netBidOrTrump } from './net-choice.ts';
import { bidMask } from './position.ts';
import { type Search, candidatesOf, improveSearch, prepareSearch } from './search.ts';

/** After this many determinizations a bid is no longer searched. */
const MAX_BID_DETERMINIZATIONS = 192;

/** A bid replaces the one chosen without search if its z-score over that one is at least this. */
const MIN_Z_SCORE = 1.5;

/** The same for a bid far from the tricks of the hand against bids nearer to them. */
const FAR_MIN_Z_SCORE = 2;

/** The same for a nil on a hand that counts tricks: the bid that does best is made. */
const NIL_MIN_Z_SCORE = 0;

/** Hands of so many cards gain by a search of bids that may name trump, smaller ones do not. */
const MIN_NAMING_HAND = 11;

/** Such bids are searched if their net value is less than this below the best one, in standard points. */
const NAMING_MARGIN = 3;

/**
 * A search for a partner's bid: the one chosen without search stands unless another is clearly better.
 * @param margin bids whose net value is this far below the best one are not searched; in standard points.
 * @returns null where there is nothing to search.
 */
export function searchBids(
  netCore: NetCore,
  decision: NetDecision,
  rng: RandomSource,
  margin: number,
): Search | null {
  const { view, moves } = decision;
  if (moves.length < 2) return null;
  prepareSearch(netCore, decision, rng);
  const netBid = netBidOrTrump(netCore, decision, styleBiasOf(view));
  if (netBid?.type !== 'bid') return null;
  const far = searchFarBid(netCore, decision, netBid.bid, rng);
  if (far !== null) return far;
  return searchAround(netCore, decision, netBid.bid, margin);
}

/** A search among bids near the chosen one in net value, which stands unless another is clearly better. */
function searchAround(
  { core }: NetCore,
  { view, round, moves }: NetDecision,
  chosen: number,
  margin: number,
): Search | null {
  const pointScale = pointScaleOf(view, round.handSize);
  core.beginBidSearch(view.seat, margin * pointScale, bidMask(moves));
  const bids = candidatesOf(core);
  const chosenAt = bids.indexOf(chosen);
  if (bids.length < 2 || chosenAt < 0) return null;
  const bonus = bonusOf(view, pointScale);
  // Among partners a style is neither for nor against nil, which is another contract [SP-2].
  const isOpen = (bid: number): boolean => bid > 0 || !hasPartners(view.rules);
  const bonuses = bids.map((bid) =>
    isOpen(bid) && isOpen(chosen) ? bonus * Math.sign(bid - chosen) : 0,
  );
  return compareBids(core, moves, { bids, preferred: [chosenAt], bonuses, minZScore: MIN_Z_SCORE });
}

/**
 * A search for a bid that may name trump, of a hand so large that the nets underestimate what naming gains (decision
 * 082).
 * @returns null for other bids.
 */
function searchNamingBid(
  netCore: NetCore,
  decision: NetDecision,
  chosen: number,
  rng: RandomSource,
): Search | null {
  const { view, round } = decision;
  const isNaming = view.rules.trump.kind === 'highest-bidder' && round.trump === null;
  if (!isNaming || round.handSize < MIN_NAMING_HAND) return null;
  prepareSearch(netCore, decision, rng);
  return searchAround(netCore, decision, chosen, NAMING_MARGIN);
}

/**
 * A search that has to prove the bid chosen by the nets; null if it needs no proof.
 * @param chosen a bid or a trump.
 */
export const searchDoubtfulBid = (
  netCore: NetCore,
  decision: NetDecision,
  chosen: Command,
  rng: RandomSource,
): Search | null =>
  chosen.type !== 'bid'
    ? null
    : hasPartners(decision.view.rules)
      ? searchFarBid(netCore, decision, chosen.bid, rng)
      : searchNamingBid(netCore, decision, chosen.bid, rng);

/**
 * A search for a bid instead of one far from the tricks of a partner's hand, among it and all bids between: of
 * those that the best one does not clearly beat, the nearest to the tricks.
 * @returns null if the bid chosen is not far.
 */
function searchFarBid(
  netCore: NetCore,
  decision: NetDecision,
  chosen: number,
  rng: RandomSource,
): Search | null {
  const { view, round, moves } = decision;
  const far = farBid(view, round, chosen, moves);
  if (far === null) return null;
  const { core } = netCore;
  prepareSearch(netCore, decision, rng);
  core.beginBidSearch(view.seat, Infinity, far.range);
  const bids = candidatesOf(core);
  if (bids.length < 2) return null;
  const distance = (at: number): number => Math.abs((bids[at] as number) - far.tricks);
  const preferred = [...bids.keys()].toSorted((one, other) => distance(one) - distance(other));
  const bonuses = bids.map(() => 0);
  const minZScore = chosen === 0 ? NIL_MIN_Z_SCORE : FAR_MIN_Z_SCORE;
  return compareBids(core, moves, { bids, preferred, bonuses, minZScore });
}

/** Points that a style adds to bids above the chosen one, and takes from those below it. */
function bonusOf(view: PlayerView, pointScale: number): number {
  const scoring = resolveScoring(view.rules.scoring);
  const scale = scoring.kind === 'formula' ? pointScale : contractBiasScale(scoring);
  return styleBiasOf(view).higherBid * scale;
}

/** The bids that a search compares, and when another is preferred to the best. */
interface ComparedBids {
  readonly bids: readonly number[];
  /** Indices of bids in order of preference: chosen is the first that the best one does not clearly beat. */
  readonly preferred: readonly number[];
  /** Points added to each bid. */
  readonly bonuses: readonly number[];
  /** From this z-score on, one bid clearly beats another. */
  readonly minZScore: number;
}

/** The search of bids that has begun in the core. */
function compareBids(
  core: Core,
  moves: readonly Command[],
  { bids, preferred, bonuses, minZScore }: ComparedBids,
): Search {
  return {
    improve: () =>
      core.determinizationCount.value < MAX_BID_DETERMINIZATIONS && improveSearch(core),
    get determinizations() {
      return core.determinizationCount.value;
    },
    best() {
      const values = bids.map((_, at) => core.meanOf(at) + (bonuses[at] as number));
      const best = values.indexOf(Math.max(...values));
      const bonus = bonuses[best] as number;
      const chosen =
        preferred.find((at) => !(core.zScoreOver(best, at, bonus) >= minZScore)) ?? best;
      const bid = bids[chosen];
      const found = moves.find((move) => move.type === 'bid' && move.bid === bid);
      if (found === undefined) throw new Error('the search chose what is not allowed');
      return found;
    },
  };
}
