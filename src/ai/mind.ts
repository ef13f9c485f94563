import type { Command, Level, PlayerView, RandomSource } from '../engine/index.ts';
import { chooseMove } from './heuristic/choose.ts';
import { RULES_OF_THUMB, type ThumbLevel } from './heuristic/levels.ts';
import { type Family, familyOf } from './net/kept-nets.ts';
import type { NetPlayer, SearchOptions } from './net/net-player.ts';
import type { Thought } from './thought.ts';

const decided = (command: Command): Thought => ({ on: () => false, best: () => command });

/** How the master searches; as measured in docs/OPPONENTS.md. */
const MASTER = { margin: 2, horizon: 2 } as const satisfies SearchOptions;

/** After so many worlds the master has seen enough. */
export const MASTER_WORLDS = 320;

/** Whether a level plays with nets. */
export const hasLearned = (level: Level): boolean =>
  !(RULES_OF_THUMB as readonly Level[]).includes(level);

/** Somebody at the table. */
type Player = (view: PlayerView, chance: RandomSource, worlds: number) => Thought;

const byThumb =
  (level: ThumbLevel): Player =>
  (view, chance) =>
    decided(chooseMove(view, level, chance));

/**
 * All levels in one head. It has one memory, so one thought at a time: a new one ends the old.
 */
export class Mind {
  readonly #players: Readonly<Record<Level, Player>>;

  /** @param nets what expert and master have learned; games of other families they cannot play. */
  constructor(nets: Readonly<Partial<Record<Family, NetPlayer>>>) {
    const learned = ({ rules }: PlayerView): NetPlayer => {
      const net = nets[familyOf(rules)];
      if (net === undefined) throw new Error('the nets are not there');
      return net;
    };
    this.#players = {
      easy: byThumb('easy'),
      medium: byThumb('medium'),
      hard: byThumb('hard'),
      expert: (view, chance) => decided(learned(view).choose(view, chance)),
      master: (view, chance, worlds) => {
        const search = learned(view).search(view, chance, MASTER);
        if (search === null) return decided(learned(view).choose(view, chance));
        return { on: () => search.worlds < worlds && search.on(), best: () => search.best() };
      },
    };
  }

  /**
   * Begins to think about a seat's decision. With the same chance and as many worlds the decision
   * is the same on every machine.
   * @throws when it is not the seat's turn: that is a bug of the caller.
   */
  think(
    view: PlayerView,
    level: Level,
    chance: RandomSource,
    worlds: number = MASTER_WORLDS,
  ): Thought {
    return this.#players[level](view, chance, worlds);
  }
}
