import {
  type Command,
  type DealtView,
  type PlayerView,
  type RandomSource,
  UNSEEN,
  allowed,
  hasPartners,
  resolveScoring,
} from '../../engine/index.ts';
import { chooseMove } from '../heuristic/choose-move.ts';
import { SPOILING, makingPays, pointScaleOf } from '../heuristic/points.ts';
import {
  NO_BIAS,
  type StyleBias,
  contractBiasScale,
  styleBiasOf,
  biasedBidValues,
} from '../style.ts';
import { choiceSet, isChoice } from '../choice.ts';
import { type Core, openCore } from './core.ts';
import { type Family, type NetAddresses, loadNets } from './loaded-nets.ts';
import { trumpNumber } from '../heuristic/card-sets.ts';
import { farBid } from '../partners/far-bids.ts';
import { soundBids } from '../partners/sound-bids.ts';
import { sensibleMoves } from '../plain-mistakes.ts';
import {
  bidMask,
  cardNumber,
  isOnForehead,
  putPosition,
  putUtility,
  setPolicy,
} from './position.ts';

/**
 * How much opponents' points count for a style, 1 being usual. In partnerships never less than 1: a player
 * with a lower weight would take its partner's tricks for no gain.
 */
const opponentWeight = ({ rules }: PlayerView, { spoiling }: StyleBias): number =>
  hasPartners(rules) ? 1 + Math.max(0, spoiling) : (SPOILING + spoiling) / SPOILING;

/** A search stops early when the leader is ahead by this many standard errors. */
const DECISIVE_LEAD = 3.5;

/** See {@link preferenceMargin}; in standard points. Measured in docs/OPPONENTS.md. */
const PREFERENCE_MARGIN = 1;

/** After this many determinizations a bid is no longer searched. */
const MAX_BID_DETERMINIZATIONS = 192;

/** A bid replaces the one chosen without search when it leads that one by this many standard errors. */
const PROVING_LEAD = 1.5;

/** The same for a bid far from the tricks of the hand against bids nearer to them. */
const FAR_PROVING_LEAD = 2;

/** The largest deviation that the nets tell from smaller ones. */
const MAX_DEVIATION = 5;

/** Settings of a search. */
export interface SearchOptions {
  /**
   * Cards and bids whose net value is this far below the best one are not searched, in standard points (10
   * and the bid, or nothing).
   */
  readonly margin: number;
  /**
   * Own cards after which the net's value replaces the rollout; 0 rolls every round out to its end, as is done
   * for bids.
   */
  readonly horizon: number;
}

/** A running search. */
export interface Search {
  improve(): boolean;
  readonly determinizations: number;
  best(): Command;
}

/** Decides with trained nets. One position at a time: the core has one memory. */
export class NetPlayer {
  /** Also used to draw determinizations, while no search is running. */
  readonly core: Core = openCore();
  readonly #nets: NetAddresses;

  /** @param family the weights were trained for. */
  constructor(weights: ArrayBuffer, family: Family) {
    this.#nets = loadNets(this.core, weights, family);
  }

  /** Whether the nets know this kind of decision; otherwise the best heuristic player decides. */
  static knows(view: PlayerView): boolean {
    const { rules, seat, round } = view;
    const scoring = resolveScoring(rules.scoring);
    return (
      (round.phase === 'bid' || round.phase === 'trump' || round.phase === 'play') &&
      (round.hands[seat]?.kind === 'seen' || isOnForehead(view, round)) &&
      (scoring.kind === 'partnership' || makingPays(scoring, round.handSize))
    );
  }

  /**
   * The net's choice without search: to win the game as the totals stand, or for points alone, which
   * hindsight assumes of everybody.
   */
  choose(view: PlayerView, rng: RandomSource, goal: 'game' | 'points' = 'game'): Command {
    const legal = allowed(view.choices);
    const sensible = goal === 'game' ? sensibleMoves(view, legal) : null;
    const moves = sensible === null ? legal : soundMoves(view, sensible.moves);
    const [only] = moves;
    if (only === undefined || view.round.phase === 'ready')
      throw new Error(`seat ${view.seat} has no move in phase ${view.round.phase}`);
    if (moves.length === 1) return only;
    if (!NetPlayer.knows(view) || isBeyondOutputs(view)) return chooseMove(view, 'hard', rng);
    const core = this.core;
    core.setSpoiling(SPOILING);
    putPosition(core, view, view.round);
    const bias = goal === 'game' ? styleBiasOf(view) : NO_BIAS;
    if (goal === 'game') putUtility(core, view, view.round, opponentWeight(view, bias));
    if (view.round.phase === 'play') {
      const values = this.#cardValues(moves, view);
      const preferred = sensible?.preferring(values, preferenceMargin(view, view.round)) ?? values;
      return moves[preferred.indexOf(Math.max(...preferred))] as Command;
    }
    const found = this.#chosenMove(moves, view, view.round.handSize, bias);
    if (found === undefined) throw new Error('the net chose what is not allowed');
    if (goal === 'points') return found;
    const proof = this.#farBidSearch(found, moves, view, view.round, rng);
    while (proof?.improve() === true);
    return proof?.best() ?? found;
  }

  #chosenMove(
    moves: readonly Command[],
    view: PlayerView,
    handSize: number,
    bias: StyleBias,
  ): Command | undefined {
    const core = this.core;
    if (moves[0]?.type === 'nameTrump') {
      const trump = core.chooseTrump(this.#nets.bid, view.seat);
      return moves.find((move) => move.type === 'nameTrump' && trumpNumber(move.trump) === trump);
    }
    const open = bidMask(moves);
    const best = core.chooseBid(this.#nets.bid, view.seat, open, view.rules.bidding === 'sealed');
    const bid = bias.higherBid === 0 ? best : this.#biasedBid(view, handSize, bias);
    return moves.find((move) => move.type === 'bid' && move.bid === bid);
  }

  /** The net's values of these plays. */
  #cardValues(moves: readonly Command[], view: PlayerView): readonly number[] {
    this.core.chooseCard(this.#nets.play);
    const [cards, values] = this.#evaluated();
    const byCard = new Map(cards.map((card, at) => [card, values[at] as number]));
    return moves.map((move) => {
      const card = move.type === 'play' && move.card !== UNSEEN ? move.card : null;
      return (card === null ? undefined : byCard.get(cardNumber(card, view.rules))) ?? -Infinity;
    });
  }

  /** The actions evaluated last, and their values. */
  #evaluated(): readonly [actions: readonly number[], values: readonly number[]] {
    const { memory, actionsAt, actionValuesAt, actionCount } = this.core;
    return [
      [...new Int32Array(memory.buffer, actionsAt.value, actionCount.value)],
      [...new Float32Array(memory.buffer, actionValuesAt.value, actionCount.value)],
    ];
  }

  /** The best of the bids evaluated last, with a style's bias. */
  #biasedBid(view: PlayerView, handSize: number, bias: StyleBias): number | undefined {
    const [bids, values] = this.#evaluated();
    const best = bids[values.indexOf(Math.max(...values))];
    const scoring = resolveScoring(view.rules.scoring);
    if (scoring.kind === 'formula') {
      const biased = biasedBidValues(bids, values, bias, pointScaleOf(view, handSize));
      return bids[biased.indexOf(Math.max(...biased))];
    }
    // A nil is another contract: no style leans to it or away from it [SP-2].
    if (best === 0) return best;
    const others = values.map((value, at) => (bids[at] === 0 ? -Infinity : value));
    const biased = biasedBidValues(bids, others, bias, contractBiasScale(scoring));
    return bids[biased.indexOf(Math.max(...biased))];
  }

  /** Prepares the core for a search, which plays to win the game. */
  #prepareSearch(view: PlayerView, round: DealtView, rng: RandomSource): void {
    const core = this.core;
    core.setSpoiling(SPOILING);
    core.seedRandom(rng.below(2 ** 32), rng.below(2 ** 32));
    putPosition(core, view, round);
    putUtility(core, view, round, opponentWeight(view, styleBiasOf(view)));
    setPolicy(core, this.#nets, view.rules, round);
  }

  /**
   * A search for the best card, or among partners for the best bid; null where there is nothing to search. In
   * solo games bids gain nothing by it (decision 069).
   */
  search(view: PlayerView, rng: RandomSource, options: SearchOptions): Search | null {
    const { round } = view;
    if (round.phase === 'play') return this.#searchCards(view, round, rng, options);
    return round.phase === 'bid' && hasPartners(view.rules)
      ? this.#searchBids(view, round, rng, options)
      : null;
  }

  /** The bid chosen without search stands unless another one leads it clearly. */
  #searchBids(
    view: PlayerView,
    round: DealtView,
    rng: RandomSource,
    { margin }: SearchOptions,
  ): Search | null {
    const moves = soundMoves(view, allowed(view.choices));
    if (moves.length < 2 || !NetPlayer.knows(view)) return null;
    const core = this.core;
    this.#prepareSearch(view, round, rng);
    const bias = styleBiasOf(view);
    const usual = this.#chosenMove(moves, view, round.handSize, bias);
    if (usual?.type !== 'bid') return null;
    const far = this.#farBidSearch(usual, moves, view, round, rng);
    if (far !== null) return far;
    core.beginBidSearch(view.seat, margin * pointScaleOf(view, round.handSize), bidMask(moves));
    const bids = candidatesOf(core);
    const usualAt = bids.indexOf(usual.bid);
    if (bids.length < 2 || usualAt < 0) return null;
    const bonuses = bids.map((bid) => bonusOf(bid, usual.bid, view, bias));
    return this.#bidSearch(moves, { bids, preferred: [usualAt], bonuses, lead: PROVING_LEAD });
  }

  /**
   * Compares a bid far from the tricks of the hand with all between them: of those that the best one does not lead
   * clearly, the nearest to the tricks. Null if the bid is not far.
   */
  #farBidSearch(
    chosen: Command,
    moves: readonly Command[],
    view: PlayerView,
    round: DealtView,
    rng: RandomSource,
  ): Search | null {
    if (chosen.type !== 'bid' || !hasPartners(view.rules)) return null;
    const far = farBid(view, round, chosen.bid, moves);
    if (far === null) return null;
    this.#prepareSearch(view, round, rng);
    this.core.beginBidSearch(view.seat, Infinity, far.range);
    const bids = candidatesOf(this.core);
    if (bids.length < 2) return null;
    const distance = (at: number): number => Math.abs((bids[at] as number) - far.tricks);
    const preferred = [...bids.keys()].toSorted((one, other) => distance(one) - distance(other));
    const bonuses = bids.map(() => 0);
    return this.#bidSearch(moves, { bids, preferred, bonuses, lead: FAR_PROVING_LEAD });
  }

  /** A search of bids that has begun in the core. */
  #bidSearch(moves: readonly Command[], { bids, preferred, bonuses, lead }: ComparedBids): Search {
    const core = this.core;
    return {
      improve: () =>
        core.determinizationCount.value < MAX_BID_DETERMINIZATIONS &&
        core.continueSearch() !== 0 &&
        core.leadInErrors() < DECISIVE_LEAD,
      get determinizations() {
        return core.determinizationCount.value;
      },
      best() {
        const values = bids.map((_, at) => core.meanOf(at) + (bonuses[at] as number));
        const leader = values.indexOf(Math.max(...values));
        const bonus = bonuses[leader] as number;
        const chosen =
          preferred.find((at) => !(core.leadOver(leader, at, bonus) >= lead)) ?? leader;
        const bid = bids[chosen];
        const found = moves.find((move) => move.type === 'bid' && move.bid === bid);
        if (found === undefined) throw new Error('the search chose what is not allowed');
        return found;
      },
    };
  }

  #searchCards(
    view: PlayerView,
    round: DealtView,
    rng: RandomSource,
    { margin, horizon }: SearchOptions,
  ): Search | null {
    const sensible = sensibleMoves(view, allowed(view.choices));
    if (sensible.moves.length < 2) return null;
    if (!NetPlayer.knows(view) || isBeyondOutputs(view)) return null;
    const core = this.core;
    this.#prepareSearch(view, round, rng);
    const values = this.#cardValues(sensible.moves, view);
    const preferred = sensible.preferring(values, preferenceMargin(view, round));
    const moves = sensible.moves.filter((_, at) => preferred[at] !== -Infinity);
    if (moves.length < 2) return null;
    core.beginSearch(
      margin * pointScaleOf(view, round.handSize),
      horizon,
      ...choiceSet(moves.filter(isChoice), view.rules),
    );
    const candidates = candidatesOf(core);
    return {
      improve: () =>
        candidates.length > 1 && core.continueSearch() !== 0 && core.leadInErrors() < DECISIVE_LEAD,
      get determinizations() {
        return core.determinizationCount.value;
      },
      best() {
        const found = cardMove(moves, candidates[core.leader()] ?? -1, view);
        if (found === undefined) throw new Error('the search chose what is not allowed');
        return found;
      },
    };
  }
}

/** The moves, without unsound bids among partners. */
const soundMoves = (view: PlayerView, moves: readonly Command[]): readonly Command[] =>
  view.round.phase === 'bid' && hasPartners(view.rules)
    ? soundBids(view, view.round, moves)
    : moves;

/** Points that a style adds to a bid among partners above or below the usual one; none for or against nil [SP-2]. */
function bonusOf(bid: number, usual: number, { rules }: PlayerView, bias: StyleBias): number {
  const scoring = resolveScoring(rules.scoring);
  if (bid === 0 || usual === 0 || scoring.kind === 'formula') return 0;
  return bias.higherBid * contractBiasScale(scoring) * Math.sign(bid - usual);
}

/** The bids that a search compares. */
interface ComparedBids {
  readonly bids: readonly number[];
  /** Places of bids, in the order in which they stand unless the leader leads them clearly. */
  readonly preferred: readonly number[];
  /** Points added to each. */
  readonly bonuses: readonly number[];
  /** By how many standard errors the leader must lead. */
  readonly lead: number;
}

/** The cards or bids that a search compares. */
const candidatesOf = ({ memory, candidatesAt, candidateCount }: Core): readonly number[] => [
  ...new Int32Array(memory.buffer, candidatesAt.value, candidateCount.value),
];

/**
 * Points by which a card may seem better to the nets and still give way to one that a card player would prefer.
 */
const preferenceMargin = (view: PlayerView, { handSize }: DealtView): number =>
  PREFERENCE_MARGIN * pointScaleOf(view, handSize);

/**
 * Whether the seat will end five or more tricks short or over whatever happens, so that the nets cannot tell
 * cards apart.
 */
function isBeyondOutputs({ rules, seat, round }: PlayerView): boolean {
  if (round.phase !== 'play' || hasPartners(rules)) return false;
  const bid = round.bids[seat];
  if (typeof bid !== 'number') return false;
  const taken = round.tricks[seat] ?? 0;
  const left = round.handSize - round.taken.length;
  return taken - bid >= MAX_DEVIATION || bid - taken - left >= MAX_DEVIATION;
}

const cardMove = (
  moves: readonly Command[],
  card: number,
  { rules }: PlayerView,
): Command | undefined =>
  moves.find(
    (move) => move.type === 'play' && move.card !== UNSEEN && cardNumber(move.card, rules) === card,
  );
