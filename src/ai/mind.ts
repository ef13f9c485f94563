import type { Command, Level, PlayerView, RandomSource } from '../engine/index.ts';
import { chooseMove } from './choose.ts';
import { RULES_OF_THUMB, type ThumbLevel } from './levels.ts';
import type { NetPlayer, SearchOptions } from './net/net-player.ts';
import { partnerThought } from './partners/thought.ts';
import type { Thought } from './thought.ts';

const decided = (command: Command): Thought => ({ on: () => false, best: () => command });

/** How the master searches; as measured in docs/OPPONENTS.md. */
const MASTER = { margin: 2, horizon: 2 } as const satisfies SearchOptions;

/** After so many worlds the master has seen enough. */
export const MASTER_WORLDS = 320;

/** Among partners nobody has learned: the upper levels try cards in so many worlds, master bids as well. */
const PARTNER_WORLDS = {
  expert: 32,
  master: 128,
} as const;

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

  /** @param net what expert and master have learned; without it they cannot play. */
  constructor(net: NetPlayer | null) {
    const learned = (): NetPlayer => {
      if (net === null) throw new Error('the nets are not there');
      return net;
    };
    this.#players = {
      easy: byThumb('easy'),
      medium: byThumb('medium'),
      hard: byThumb('hard'),
      expert: (view, chance, worlds) =>
        partnerThought(
          learned().core,
          view,
          chance,
          Math.min(worlds, PARTNER_WORLDS.expert),
          'cards',
        ) ?? decided(learned().choose(view, chance)),
      master: (view, chance, worlds) => {
        const most = Math.min(worlds, PARTNER_WORLDS.master);
        const partners = partnerThought(learned().core, view, chance, most, 'cards and bids');
        if (partners !== null) return partners;
        const search = learned().search(view, chance, MASTER);
        if (search === null) return decided(learned().choose(view, chance));
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
