import type { Mind } from '@/ai/mind.ts';
import { quickMove } from '@/ai/heuristic/quick.ts';
import {
  type Command,
  LEVELS,
  type PlayerView,
  type RandomSource,
  type RuleSet,
  allowed,
} from '@/engine/index.ts';
import { OutsidePlayer } from '../protocol/outside.ts';
import { newAdviser } from '../lib/adviser.ts';
import { mindFrom, mindWith } from '../lib/player.ts';
import { type LevelName, nameOf } from './names.ts';

/** How long a searching player may look: a number of worlds, or milliseconds. */
export type Budget = { readonly worlds: number } | { readonly ms: number };

/** Decides from what its seat may know. */
export type Player = (
  view: PlayerView,
  chance: RandomSource,
) => Command | null | Promise<Command | null>;

function randomMove(view: PlayerView, chance: RandomSource): Command | null {
  const moves = allowed(view.choices);
  return moves[chance.below(moves.length)] ?? null;
}

const minds = new Map<string, Mind>();

/** The head that has learned what is in a file; without one, what the product has learned. */
function mindOf(rules: RuleSet, file: string | null): Mind {
  const name = `${rules.sides} ${file ?? ''}`;
  const known = minds.get(name);
  if (known) return known;
  const mind = file === null ? mindFrom() : mindWith(file, rules);
  minds.set(name, mind);
  return mind;
}

function levelPlayer({ level, file }: LevelName, budget: Budget): Player {
  return (view, chance) => {
    const worlds = 'worlds' in budget ? budget.worlds : undefined;
    const thought = mindOf(view.rules, file).think(view, level, chance, worlds);
    const end = 'ms' in budget ? performance.now() + budget.ms : Infinity;
    while (thought.on() && performance.now() < end);
    return thought.best();
  };
}

/** Follows every hint; where there is none, as expert. */
function hintsPlayer(budget: Budget): Player {
  const adviser = newAdviser();
  return (view, chance) => {
    const worlds = 'worlds' in budget ? budget.worlds : undefined;
    const counsel = adviser.counsel(view, undefined, worlds);
    if (counsel === null || allowed(view.choices).length === 1)
      return mindOf(view.rules, null).think(view, 'expert', chance).best();
    const end = 'ms' in budget ? performance.now() + budget.ms : Infinity;
    while (counsel.on() && performance.now() < end);
    const { options, best } = counsel.advice();
    return options[best]?.command ?? null;
  };
}

/** Somebody who may have to be sent home after the games. */
export interface Guest {
  readonly play: Player;
  readonly leave: () => void;
}

/** Earlier versions of hard, each a program of its own that never changes. */
const FROZEN: ReadonlySet<string> = new Set(['hard-1']);

/** Names of those who can always take a seat. */
export const NAMES: readonly string[] = [...LEVELS, ...FROZEN, 'hints', 'quick', 'random'];

const OUTSIDE = 'proc:';
const stay = (): void => undefined;

/** Whether {@link guestFor} knows somebody of that name. */
export const isKnown = (name: string): boolean =>
  name.startsWith(OUTSIDE) || NAMES.includes(name) || nameOf(name) !== null;

/**
 * A player by name: a level, `LEVEL:STYLE`, `hard-1` as it was frozen, `hints`, who does what hints
 * say, `quick`, `random`, `LEVEL@FILE`, which is a level with other weights,
 * or `proc:COMMAND`, an outside program.
 * @throws when there is nobody of that name.
 */
export function guestFor(name: string, budget: Budget): Guest {
  if (name.startsWith(OUTSIDE)) {
    const outside = new OutsidePlayer(name.slice(OUTSIDE.length));
    return { play: (view) => outside.choose(view), leave: () => outside.close() };
  }
  if (FROZEN.has(name)) return guestFor(`${OUTSIDE}node tools/arena/baseline/${name}.mjs`, budget);
  if (name === 'quick') return { play: quickMove, leave: stay };
  if (name === 'hints') return { play: hintsPlayer(budget), leave: stay };
  if (name === 'random') return { play: randomMove, leave: stay };
  const level = nameOf(name);
  if (level === null) throw new Error(`nobody is called '${name}'`);
  return { play: levelPlayer(level, budget), leave: stay };
}
