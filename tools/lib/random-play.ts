import {
  type Command,
  type GameRecord,
  type GameState,
  type Header,
  type Step,
  legalCommands,
} from '@/engine/index.ts';
import { apply, newGameOf } from './games.ts';

/** Picks an item of a list. */
export type Pick = <T>(items: readonly T[]) => T;

/** A random source seeded by a number, independent of the engine's (mulberry32). */
export function createPicker(seed: number): Pick {
  let word = seed | 0;
  return (items) => {
    word = (word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    const item = items[Math.floor(fraction * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
}

/** An applied command, and the state before it. */
export interface Move {
  readonly before: GameState;
  readonly command: Command;
  readonly step: Step;
}

/** More commands than any game has: 100 rounds, 7 bids, 52 cards and a few more in each. */
const MAX_MOVES = 10_000;

/** Plays to the end by legal commands that `pick` chooses. @throws on a game that does not end. */
export function* randomMoves(opening: GameState, pick: Pick): Generator<Move, GameState> {
  let state = opening;
  let moves = 0;
  for (let commands = legalCommands(state); commands.length > 0; commands = legalCommands(state)) {
    if (++moves > MAX_MOVES) throw new Error('the game does not end');
    const command = pick(commands);
    const step = apply(state, command);
    yield { before: state, command, step };
    state = step.state;
  }
  return state;
}

/** A whole game of random legal moves. */
export function randomGame(header: Header, seed: number): GameRecord {
  const moves = [...randomMoves(newGameOf(header), createPicker(seed))];
  return { header, commands: moves.map(({ command }) => command) };
}
