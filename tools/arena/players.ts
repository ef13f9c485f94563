import type { AiPlayer } from '@/ai/ai-player.ts';
import { quickMove } from '@/ai/heuristic/quick-move.ts';
import {
  type Command,
  OPPONENTS,
  type PlayerView,
  type RandomSource,
  type RuleSet,
  allowed,
} from '@/engine/index.ts';
import { OutsidePlayer } from '../protocol/outside.ts';
import { newAdviser } from '../lib/adviser.ts';
import { appPlayer, playerWithWeights } from '../lib/player.ts';
import { type LevelName, nameOf } from './names.ts';

/** Search budget: determinizations, or milliseconds. */
export type Budget = { readonly determinizations: number } | { readonly ms: number };

/** Decides by what its seat may know. */
export type Player = (
  view: PlayerView,
  rng: RandomSource,
) => Command | null | Promise<Command | null>;

function randomMove(view: PlayerView, rng: RandomSource): Command | null {
  const moves = allowed(view.choices);
  return moves[rng.below(moves.length)] ?? null;
}

const aiPlayers = new Map<string, AiPlayer>();

/** A player with the weights in a file, by default those of the app. */
function aiPlayerFor(rules: RuleSet, file: string | null): AiPlayer {
  const name = `${rules.sides} ${file ?? ''}`;
  const known = aiPlayers.get(name);
  if (known) return known;
  const player = file === null ? appPlayer() : playerWithWeights(file, rules);
  aiPlayers.set(name, player);
  return player;
}

/** The determinizations of a budget; undefined, for as many as a level has, where time limits the search. */
const determinizationsOf = (budget: Budget): number | undefined =>
  'determinizations' in budget ? budget.determinizations : undefined;

/** Improves a decision, or advice, until it is final or its time is up. */
function improveWithin(budget: Budget, anytime: { readonly improve: () => boolean }): void {
  const end = 'ms' in budget ? performance.now() + budget.ms : Infinity;
  while (anytime.improve() && performance.now() < end);
}

function levelPlayer({ level, file }: LevelName, budget: Budget): Player {
  return (view, rng) => {
    const player = aiPlayerFor(view.rules, file);
    const decision = player.think(view, level, rng, determinizationsOf(budget));
    improveWithin(budget, decision);
    return decision.best();
  };
}

/** Follows every hint; where there is none, expert. */
function hintsPlayer(budget: Budget): Player {
  const adviser = newAdviser();
  const expert = levelPlayer({ level: 'expert', style: null, file: null }, budget);
  return (view, rng) => {
    const anytime = adviser.advise(view, undefined, determinizationsOf(budget));
    if (anytime === null || allowed(view.choices).length === 1) return expert(view, rng);
    improveWithin(budget, anytime);
    const { options, best } = anytime.best();
    return options[best]?.command ?? null;
  };
}

/** A player that may need to be closed after the match. */
export interface ArenaPlayer {
  readonly play: Player;
  readonly leave: () => void;
}

/** Earlier versions of hard and expert, frozen as programs of their own. */
const FROZEN: ReadonlySet<string> = new Set(['hard-1', 'expert-1']);

/** Names that can always take a seat. */
export const NAMES: readonly string[] = [...OPPONENTS, ...FROZEN, 'hints', 'quick', 'random'];

const OUTSIDE = 'proc:';
const nothingToClose = (): void => undefined;

/** Whether {@link playerFor} knows that name. */
export const isKnown = (name: string): boolean =>
  name.startsWith(OUTSIDE) || NAMES.includes(name) || nameOf(name) !== null;

/**
 * A player by name: a level, `LEVEL:STYLE`, `LEVEL@FILE` (with other weights), `hints` (follows hints),
 * `quick`, `random`, the frozen `hard-1` and `expert-1`, or `proc:COMMAND`, an outside program.
 * @throws on an unknown name.
 */
export function playerFor(name: string, budget: Budget): ArenaPlayer {
  if (name.startsWith(OUTSIDE)) {
    const outside = new OutsidePlayer(name.slice(OUTSIDE.length));
    return { play: (view) => outside.choose(view), leave: () => outside.close() };
  }
  if (FROZEN.has(name)) return playerFor(`${OUTSIDE}node tools/arena/baseline/${name}.mjs`, budget);
  if (name === 'quick') return { play: quickMove, leave: nothingToClose };
  if (name === 'hints') return { play: hintsPlayer(budget), leave: nothingToClose };
  if (name === 'random') return { play: randomMove, leave: nothingToClose };
  const level = nameOf(name);
  if (level === null) throw new Error(`unknown player '${name}'`);
  return { play: levelPlayer(level, budget), leave: nothingToClose };
}
