import {
  type Command,
  type PlayerView,
  type RandomSource,
  UNSEEN,
  allowed,
  hasPartners,
  resolveScoring,
} from '../../engine/index.ts';
import { chooseMove } from '../heuristic/choose.ts';
import { SPOILING, keepingPays, unitOf } from '../heuristic/points.ts';
import { EVEN, type Lean, contractLeanUnit, leanOf, leanedBids } from '../style.ts';
import { type Core, openCore } from './core.ts';
import { type Family, keepNets } from './kept-nets.ts';
import { trumpNumber } from '../heuristic/masks.ts';
import { cardNumber, isOnForehead, putAim, putPosition } from './position.ts';

/**
 * How much somebody with a lean minds what others get, 1 being usual. Among partners what the others get is
 * as much as what the own side gets: who minded it less would overtake a partner for nothing.
 */
const mindingOthers = ({ rules }: PlayerView, { spoiling }: Lean): number =>
  hasPartners(rules) ? 1 + Math.max(0, spoiling) : (SPOILING + spoiling) / SPOILING;

/** Tricks bid among partners that a point of the usual scoring comes to. */
const SIDES_UNIT = 0.8;

/** How a search is made. */
export interface SearchOptions {
  /**
   * Cards that the net thinks so much worse than the best are not looked into: in points of the
   * usual scoring, 10 and the bid or nothing.
   */
  readonly margin: number;
  /** Own decisions after which the net judges; 0 plays every round to its end. */
  readonly horizon: number;
}

/** A search that is under way; `on` does a little more and says whether there is more to do. */
export interface Search {
  on(): boolean;
  readonly worlds: number;
  best(): Command;
}

/** Decides with trained nets. One position at a time: the core has one memory. */
export class NetPlayer {
  /** Also imagines worlds for whoever asks, while no search of its own is under way. */
  readonly core: Core = openCore();
  readonly #play: number;
  readonly #bid: number;

  /** @param family what the weights were trained for. */
  constructor(weights: ArrayBuffer, family: Family) {
    const { play, bid } = keepNets(this.core, weights, family);
    this.#play = play;
    this.#bid = bid;
  }

  /** Whether the nets know this kind of decision; if not, the best rule of thumb decides. */
  static knows(view: PlayerView): boolean {
    const { rules, seat, round } = view;
    const scoring = resolveScoring(rules.scoring);
    return (
      (round.phase === 'bid' || round.phase === 'trump' || round.phase === 'play') &&
      (round.hands[seat]?.kind === 'seen' || isOnForehead(view, round)) &&
      (scoring.kind === 'partnership' || keepingPays(scoring, round.handSize))
    );
  }

  /**
   * What the net does at once, without search: for the game as the totals stand, or for points
   * alone, which is what hindsight takes everybody to do.
   */
  choose(view: PlayerView, chance: RandomSource, goal: 'game' | 'points' = 'game'): Command {
    const moves = allowed(view.choices);
    const [only] = moves;
    if (only === undefined || view.round.phase === 'ready')
      throw new Error(`seat ${view.seat} has no move in phase ${view.round.phase}`);
    if (moves.length === 1) return only;
    if (!NetPlayer.knows(view)) return chooseMove(view, 'hard', chance);
    const core = this.core;
    core.setSpoiling(SPOILING);
    putPosition(core, view, view.round);
    const lean = goal === 'game' ? leanOf(view) : EVEN;
    if (goal === 'game') putAim(core, view, view.round, mindingOthers(view, lean));
    const found = this.#choice(moves, view, view.round.handSize, lean);
    if (found === undefined) throw new Error('the net chose what is not allowed');
    return found;
  }

  #choice(
    moves: readonly Command[],
    view: PlayerView,
    handSize: number,
    lean: Lean,
  ): Command | undefined {
    const core = this.core;
    const [first] = moves;
    if (first?.type === 'bid') {
      const open = openBids(moves);
      const best = core.chooseBid(this.#bid, view.seat, open, view.rules.bidding === 'sealed');
      const bid = lean.higherBid === 0 ? best : this.#leanedBid(view, handSize, lean);
      return moves.find((move) => move.type === 'bid' && move.bid === bid);
    }
    if (first?.type === 'nameTrump') {
      const trump = core.chooseTrump(this.#bid, view.seat);
      return moves.find((move) => move.type === 'nameTrump' && trumpNumber(move.trump) === trump);
    }
    return cardMove(moves, core.chooseCard(this.#play));
  }

  /** Points that a point of the usual scoring comes to. */
  #unit(view: PlayerView, handSize: number): number {
    const scoring = resolveScoring(view.rules.scoring);
    return scoring.kind === 'formula'
      ? unitOf(scoring, view, handSize)
      : SIDES_UNIT * scoring.perTrick;
  }

  /** Of the bids that were judged last, the best to somebody with a lean. */
  #leanedBid(view: PlayerView, handSize: number, lean: Lean): number | undefined {
    const { memory, actionsAt, worthsAt, actionCount } = this.core;
    const bids = [...new Int32Array(memory.buffer, actionsAt.value, actionCount.value)];
    const worths = [...new Float32Array(memory.buffer, worthsAt.value, actionCount.value)];
    const best = bids[worths.indexOf(Math.max(...worths))];
    const scoring = resolveScoring(view.rules.scoring);
    if (scoring.kind === 'formula') {
      const leaned = leanedBids(bids, worths, lean, unitOf(scoring, view, handSize));
      return bids[leaned.indexOf(Math.max(...leaned))];
    }
    // A nil is another contract: nobody leans to it or away from it [SP-2].
    if (best === 0) return best;
    const others = worths.map((worth, at) => (bids[at] === 0 ? -Infinity : worth));
    const leaned = leanedBids(bids, others, lean, contractLeanUnit(scoring));
    return bids[leaned.indexOf(Math.max(...leaned))];
  }

  /** A search for the best card; null where there is nothing to search. */
  search(view: PlayerView, chance: RandomSource, options: SearchOptions): Search | null {
    const moves = allowed(view.choices);
    if (view.round.phase !== 'play' || moves.length < 2 || !NetPlayer.knows(view)) return null;
    const core = this.core;
    core.setSpoiling(SPOILING);
    core.seedRandom(chance.below(2 ** 32), chance.below(2 ** 32));
    putPosition(core, view, view.round);
    putAim(core, view, view.round, mindingOthers(view, leanOf(view)));
    const { rules } = view;
    core.beginSearch(
      this.#play,
      this.#bid,
      rules.bidding === 'sealed',
      rules.hook,
      rules.trump.kind === 'highest-bidder',
      options.margin * this.#unit(view, view.round.handSize),
      options.horizon,
    );
    const candidates = new Int32Array(
      core.memory.buffer,
      core.candidatesAt.value,
      core.candidateCount.value,
    );
    return {
      on: () => core.candidateCount.value > 1 && core.searchOn() !== 0 && core.lead() < 3.5,
      get worlds() {
        return core.worldCount.value;
      },
      best() {
        const found = cardMove(moves, candidates[core.leader()] ?? -1);
        if (found === undefined) throw new Error('the search chose what is not allowed');
        return found;
      },
    };
  }
}

/** A bit for every bid that is allowed. */
const openBids = (moves: readonly Command[]): number =>
  moves.reduce((set, move) => (move.type === 'bid' ? set | (1 << move.bid) : set), 0);

const cardMove = (moves: readonly Command[], card: number): Command | undefined =>
  moves.find(
    (move) => move.type === 'play' && move.card !== UNSEEN && cardNumber(move.card) === card,
  );
