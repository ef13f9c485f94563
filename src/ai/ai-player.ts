import {
  ADAPTIVE,
  type Command,
  type Level,
  type Opponent,
  type PlayerView,
  type RandomSource,
  type RuleSet,
} from '../engine/index.ts';
import { adaptiveLevel } from './adaptive.ts';
import { chooseMove } from './heuristic/choose-move.ts';
import { HEURISTIC_LEVELS, type HeuristicLevel } from './heuristic/levels.ts';
import { type Family, familyOf } from './net/loaded-nets.ts';
import type { NetPlayer } from './net/net-player.ts';
import type { CardSearch } from './net/card-search.ts';
import type { Search, SearchOptions } from './net/search.ts';
import type { AnytimeDecision } from './anytime-decision.ts';

const finalDecision = (command: Command): AnytimeDecision => ({
  improve: () => false,
  best: () => command,
});

/**
 * Search settings of master (docs/OPPONENTS.md, How master searches): margin in standard points, horizon in own
 * decisions.
 */
const MASTER_SEARCH = {
  solo: { margin: 2, horizon: 4 },
  sides: { margin: 2, horizon: 0 },
} as const satisfies Record<Family, SearchOptions>;

/** After so many determinizations a search ends, by the family of nets (decisions 075 and 078). */
const MASTER_DETERMINIZATIONS = { solo: 640, sides: 320 } as const satisfies Record<Family, number>;

/** How expert searches a card: briefly, for slow phones (decisions 078, 081 and 084). */
const EXPERT_SEARCH = {
  solo: { margin: 2, horizon: 4 },
  sides: { margin: 2, horizon: 2 },
} as const satisfies Record<Family, SearchOptions>;
const EXPERT_DETERMINIZATIONS = { solo: 128, sides: 16 } as const satisfies Record<Family, number>;

/** How many determinizations a search of master draws at most. */
export const masterDeterminizations = (rules: RuleSet): number =>
  MASTER_DETERMINIZATIONS[familyOf(rules)];

/** Whether a level plays with nets. */
export const usesNets = (level: Opponent): boolean =>
  !(HEURISTIC_LEVELS as readonly Opponent[]).includes(level);

/** Begins a decision. */
type Policy = (view: PlayerView, rng: RandomSource, determinizations: number) => AnytimeDecision;

/** A search of so many determinizations, and the proof of an odd card. */
function searchedDecision(search: CardSearch | Search, determinizations: number): AnytimeDecision {
  let proof: Search | null = null;
  return {
    improve() {
      if (proof !== null) return proof.improve();
      if (search.determinizations < determinizations && search.improve()) return true;
      proof = 'proof' in search ? search.proof() : null;
      return proof !== null;
    },
    best: () => (proof ?? search).best(),
  };
}

const heuristicPolicy =
  (level: HeuristicLevel): Policy =>
  (view, rng) =>
    finalDecision(chooseMove(view, level, rng));

/**
 * Plays every level. One instance has one core memory, so it makes one decision at a time: a new one ends the
 * one before.
 */
export class AiPlayer {
  readonly #policies: Readonly<Record<Level, Policy>>;

  /** @param nets for expert and master; they cannot play games of a family that is missing. */
  constructor(nets: Readonly<Partial<Record<Family, NetPlayer>>>) {
    const netPlayerFor = ({ rules }: PlayerView): NetPlayer => {
      const net = nets[familyOf(rules)];
      if (net === undefined) throw new Error('the nets are not there');
      return net;
    };
    this.#policies = {
      easy: heuristicPolicy('easy'),
      medium: heuristicPolicy('medium'),
      hard: heuristicPolicy('hard'),
      expert(view, rng, determinizations) {
        const netPlayer = netPlayerFor(view);
        const family = familyOf(view.rules);
        const search =
          view.round.phase === 'play' ? netPlayer.search(view, rng, EXPERT_SEARCH[family]) : null;
        return search === null
          ? finalDecision(netPlayer.choose(view, rng))
          : searchedDecision(search, Math.min(determinizations, EXPERT_DETERMINIZATIONS[family]));
      },
      master(view, rng, determinizations) {
        const netPlayer = netPlayerFor(view);
        const search = netPlayer.search(view, rng, MASTER_SEARCH[familyOf(view.rules)]);
        return search === null
          ? finalDecision(netPlayer.choose(view, rng))
          : searchedDecision(search, determinizations);
      },
    };
  }

  /**
   * Begins a seat's decision. With the same random source and number of determinizations it comes out the
   * same on every machine.
   * @throws when it is not the seat's turn: a bug of the caller.
   */
  think(
    view: PlayerView,
    opponent: Opponent,
    rng: RandomSource,
    determinizations: number = masterDeterminizations(view.rules),
  ): AnytimeDecision {
    const level = opponent === ADAPTIVE ? adaptiveLevel(view, rng) : opponent;
    return this.#policies[level](view, rng, determinizations);
  }
}
