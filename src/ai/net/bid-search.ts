import {
  type Command,
  type PlayerView,
  type RandomSource,
  hasPartners,
  resolveScoring,
} from '../../engine/index.ts';
import { pointScaleOf } from '../heuristic/points.ts';
import { farBid } from '../partners/far-bids.ts';
import { type StyleBias, contractBiasScale, styleBiasOf } from '../style.ts';
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
  const { view, round, moves } = decision;
  if (moves.length < 2) return null;
  const { core } = netCore;
  prepareSearch(netCore, decision, rng);
  const bias = styleBiasOf(view);
  const netBid = netBidOrTrump(netCore, decision, bias);
  if (netBid?.type !== 'bid') return null;
  const far = searchFarBid(netCore, decision, netBid, rng);
  if (far !== null) return far;
  core.beginBidSearch(view.seat, margin * pointScaleOf(view, round.handSize), bidMask(moves));
  const bids = candidatesOf(core);
  const netBidAt = bids.indexOf(netBid.bid);
  if (bids.length < 2 || netBidAt < 0) return null;
  const bonuses = bids.map((bid) => bonusOf(bid, netBid.bid, view, bias));
  return compareBids(core, moves, { bids, preferred: [netBidAt], bonuses, minZScore: MIN_Z_SCORE });
}

/**
 * A search for a bid instead of one far from the tricks of a partner's hand, among it and all bids between: of
 * those that the best one does not clearly beat, the nearest to the tricks.
 * @returns null if the bid chosen is not far.
 */
export function searchFarBid(
  netCore: NetCore,
  decision: NetDecision,
  chosen: Command,
  rng: RandomSource,
): Search | null {
  const { view, round, moves } = decision;
  if (chosen.type !== 'bid' || !hasPartners(view.rules)) return null;
  const far = farBid(view, round, chosen.bid, moves);
  if (far === null) return null;
  const { core } = netCore;
  prepareSearch(netCore, decision, rng);
  core.beginBidSearch(view.seat, Infinity, far.range);
  const bids = candidatesOf(core);
  if (bids.length < 2) return null;
  const distance = (at: number): number => Math.abs((bids[at] as number) - far.tricks);
  const preferred = [...bids.keys()].toSorted((one, other) => distance(one) - distance(other));
  const bonuses = bids.map(() => 0);
  const minZScore = chosen.bid === 0 ? NIL_MIN_Z_SCORE : FAR_MIN_Z_SCORE;
  return compareBids(core, moves, { bids, preferred, bonuses, minZScore });
}

/**
 * Points that a style adds to a bid among partners above the net's bid, and takes from one below it; none for or
 * against nil [SP-2].
 */
function bonusOf(bid: number, netBid: number, { rules }: PlayerView, bias: StyleBias): number {
  const scoring = resolveScoring(rules.scoring);
  if (bid === 0 || netBid === 0 || scoring.kind === 'formula') return 0;
  return bias.higherBid * contractBiasScale(scoring) * Math.sign(bid - netBid);
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
