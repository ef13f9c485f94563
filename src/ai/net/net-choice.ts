import {
  type Command,
  type DealtView,
  type PlayerView,
  hasPartners,
  playedCard,
  resolveScoring,
  tricksLeft,
} from '../../engine/index.ts';
import { trumpNumber } from '../heuristic/card-sets.ts';
import { SPOILING, pointScaleOf } from '../heuristic/points.ts';
import { type StyleBias, biasedBidValues, contractBiasScale, styleBiasOf } from '../style.ts';
import type { Core } from './core.ts';
import type { NetAddresses } from './loaded-nets.ts';
import { bidMask, cardNumber, putPosition, putUtility } from './position.ts';

/** A core and the nets loaded into it. */
export interface NetCore {
  readonly core: Core;
  readonly nets: NetAddresses;
}

/** A decision, and what the choice is among. */
export interface NetDecision {
  readonly view: PlayerView;
  readonly round: DealtView;
  /** Legal moves, without those that the player does not consider. */
  readonly moves: readonly Command[];
}

/** See {@link preferenceMargin}; in standard points. Measured in decision 014. */
const PREFERENCE_MARGIN = 1;

/** The largest deviation that the nets tell from smaller ones. */
const MAX_DEVIATION = 5;

/**
 * How much opponents' points count for a style, 1 being usual. In partnerships never less than 1: a player
 * with a lower weight would take its partner's tricks for no gain.
 */
const opponentWeight = ({ rules }: PlayerView, { spoiling }: StyleBias): number =>
  hasPartners(rules) ? 1 + Math.max(0, spoiling) : (SPOILING + spoiling) / SPOILING;

/** What a decision is for: to win the game as the totals stand, or the most points in the round. */
export type Goal = 'game' | 'points';

/** Puts a decision into the core. */
export function putDecision(
  core: Core,
  { view, round }: Pick<NetDecision, 'view' | 'round'>,
  goal: Goal,
): void {
  core.setSpoiling(SPOILING);
  putPosition(core, view, round);
  if (goal === 'game') putUtility(core, view, round, opponentWeight(view, styleBiasOf(view)));
}

/** The actions evaluated last, and their values. */
function evaluated(core: Core): readonly [actions: readonly number[], values: readonly number[]] {
  const { memory, actionsAt, actionValuesAt, actionCount } = core;
  return [
    [...new Int32Array(memory.buffer, actionsAt.value, actionCount.value)],
    [...new Float32Array(memory.buffer, actionValuesAt.value, actionCount.value)],
  ];
}

/** The net's values of these plays of the decision in the core; −∞ for what it does not value. */
export function netCardValues(
  { core, nets }: NetCore,
  { view, moves }: Pick<NetDecision, 'view' | 'moves'>,
): readonly number[] {
  core.chooseCard(nets.play);
  const [cards, values] = evaluated(core);
  const byCard = new Map(cards.map((card, at) => [card, values[at] as number]));
  return moves.map((move) => {
    const card = playedCard(move);
    return (card === null ? undefined : byCard.get(cardNumber(card, view.rules))) ?? -Infinity;
  });
}

/** The best of the bids evaluated last, with a style's bias. */
function biasedBid(core: Core, { view, round }: NetDecision, bias: StyleBias): number | undefined {
  const [bids, values] = evaluated(core);
  const best = bids[values.indexOf(Math.max(...values))];
  const scoring = resolveScoring(view.rules.scoring);
  if (scoring.kind === 'formula') {
    const biased = biasedBidValues(bids, values, bias, pointScaleOf(view, round.handSize));
    return bids[biased.indexOf(Math.max(...biased))];
  }
  // A nil is another contract: no style leans to it or away from it [SP-2].
  if (best === 0) return best;
  const others = values.map((value, at) => (bids[at] === 0 ? -Infinity : value));
  const biased = biasedBidValues(bids, others, bias, contractBiasScale(scoring));
  return bids[biased.indexOf(Math.max(...biased))];
}

/** The net's bid or trump for the decision in the core; undefined if it is not among the moves. */
export function netBidOrTrump(
  { core, nets }: NetCore,
  decision: NetDecision,
  bias: StyleBias,
): Command | undefined {
  const { view, moves } = decision;
  if (moves[0]?.type === 'nameTrump') {
    const trump = core.chooseTrump(nets.bid, view.seat);
    return moves.find((move) => move.type === 'nameTrump' && trumpNumber(move.trump) === trump);
  }
  const open = bidMask(moves);
  const best = core.chooseBid(nets.bid, view.seat, open, view.rules.bidding === 'sealed');
  const bid = bias.higherBid === 0 ? best : biasedBid(core, decision, bias);
  return moves.find((move) => move.type === 'bid' && move.bid === bid);
}

/**
 * Points by which a card may seem better to the nets and still give way to one that a card player would prefer;
 * −∞ among partners, where none gives way: it cost games (decision 015).
 */
export const preferenceMargin = (view: PlayerView, { handSize }: DealtView): number =>
  hasPartners(view.rules) ? -Infinity : PREFERENCE_MARGIN * pointScaleOf(view, handSize);

/**
 * Whether the seat will end five or more tricks short or over whatever happens, so that the nets cannot tell
 * cards apart.
 */
export function isBeyondOutputs({ rules, seat, round }: PlayerView): boolean {
  if (round.phase !== 'play' || hasPartners(rules)) return false;
  const bid = round.bids[seat];
  if (typeof bid !== 'number') return false;
  const taken = round.tricks[seat] ?? 0;
  const left = tricksLeft(round);
  return taken - bid >= MAX_DEVIATION || bid - taken - left >= MAX_DEVIATION;
}
