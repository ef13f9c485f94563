import {
  type Command,
  type DealtView,
  type PlayerView,
  type RandomSource,
  allowed,
  hasPartners,
  resolveScoring,
} from '../../engine/index.ts';
import { chooseMove } from '../heuristic/choose-move.ts';
import { makingPays } from '../heuristic/points.ts';
import { soundBids } from '../partners/sound-bids.ts';
import { sensibleMoves } from '../plain-mistakes.ts';
import { NO_BIAS, styleBiasOf } from '../style.ts';
import { searchBids, searchDoubtfulBid } from './bid-search.ts';
import { type CardSearch, searchCards, searchOddCard } from './card-search.ts';
import { type Core, openCore } from './core.ts';
import { type Family, loadNets } from './loaded-nets.ts';
import {
  type Goal,
  type NetCore,
  netCardValues,
  isBeyondOutputs,
  netBidOrTrump,
  preferenceMargin,
  putDecision,
} from './net-choice.ts';
import { isOnForehead } from './position.ts';
import type { Search, SearchOptions } from './search.ts';

/** The moves, without unsound bids among partners. */
const soundMoves = (
  view: PlayerView,
  round: DealtView,
  moves: readonly Command[],
): readonly Command[] =>
  round.phase === 'bid' && hasPartners(view.rules) ? soundBids(view, round, moves) : moves;

/** Decides with trained nets. One position at a time: the core has one memory. */
export class NetPlayer {
  /** Also used to draw determinizations, while no search is running. */
  readonly core: Core = openCore();
  readonly #netCore: NetCore;

  /** @param family the weights were trained for. */
  constructor(weights: ArrayBuffer, family: Family) {
    this.#netCore = { core: this.core, nets: loadNets(this.core, weights, family) };
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
   * The choice of the nets without search, except for a bid that a search has to prove: a partner's far from the
   * tricks of its hand, and one of a large hand that may name trump.
   * @param goal points alone is what hindsight assumes of everybody.
   * @throws when the seat has no move.
   */
  choose(view: PlayerView, rng: RandomSource, goal: Goal = 'game'): Command {
    const { round } = view;
    const legal = allowed(view.choices);
    if (legal.length === 0 || round.phase === 'ready')
      throw new Error(`seat ${view.seat} has no move in phase ${round.phase}`);
    const sensible = goal === 'game' ? sensibleMoves(view, legal) : null;
    const moves = sensible === null ? legal : soundMoves(view, round, sensible.moves);
    if (moves.length === 1) return moves[0] as Command;
    if (!NetPlayer.knows(view) || isBeyondOutputs(view)) return chooseMove(view, 'hard', rng);
    const decision = { view, round, moves };
    putDecision(this.core, decision, goal);
    if (round.phase === 'play') {
      const values = netCardValues(this.#netCore, decision);
      const preferred = sensible?.preferring(values, preferenceMargin(view, round)) ?? values;
      const chosen = preferred.indexOf(Math.max(...preferred));
      const isBetter = sensible?.isBetterForPartners;
      const odd = isBetter === undefined ? null : { chosen, values, isBetter };
      const proof = odd === null ? null : searchOddCard(this.#netCore, decision, odd, rng);
      while (proof?.improve() === true);
      return proof?.best() ?? (moves[chosen] as Command);
    }
    const bias = goal === 'game' ? styleBiasOf(view) : NO_BIAS;
    const choice = netBidOrTrump(this.#netCore, decision, bias);
    if (choice === undefined) throw new Error('the net chose what is not allowed');
    if (goal === 'points') return choice;
    const proof = searchDoubtfulBid(this.#netCore, decision, choice, rng);
    while (proof?.improve() === true);
    return proof?.best() ?? choice;
  }

  /**
   * A search for the best card, or among partners for the best bid; null where there is nothing to search. In
   * solo games most bids gain nothing by it (decision 069); {@link choose} searches the others.
   */
  search(view: PlayerView, rng: RandomSource, options: SearchOptions): CardSearch | Search | null {
    const { round } = view;
    if (!NetPlayer.knows(view) || isBeyondOutputs(view)) return null;
    if (round.phase === 'play') return searchCards(this.#netCore, view, round, rng, options);
    if (round.phase !== 'bid' || !hasPartners(view.rules)) return null;
    const moves = soundMoves(view, round, allowed(view.choices));
    return searchBids(this.#netCore, { view, round, moves }, rng, options.margin);
  }
}
