import {
  type Command,
  type GameState,
  type Header,
  legalCommands,
  newGame,
  step,
} from '@/engine/index.ts';
import { moveNumber } from './moves.ts';

/** The legal commands in a fixed order, whatever the engine's: links hold indices in this list. */
const openMoves = (state: GameState): Command[] =>
  legalCommands(state).toSorted((a, b) => moveNumber(a) - moveNumber(b));

function opening(header: Header): GameState | null {
  const opened = newGame(header);
  return opened.ok ? opened.value : null;
}

function after(state: GameState, command: Command): GameState | null {
  const carried = step(state, command);
  return carried.ok ? carried.value.state : null;
}

/** A natural number as big-endian bytes; none for 0. */
function bytesOf(number: bigint): number[] {
  if (number === 0n) return [];
  const hex = number.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return (even.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

const numberOf = (bytes: readonly number[]): bigint =>
  BigInt(`0x0${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);

/**
 * The commands of a finished game as one number in a mixed radix: each digit is a command's index
 * among the legal ones, its base their number. A forced command takes no space.
 * @throws if the game is illegal or not over
 */
export function packMoves(header: Header, commands: readonly Command[]): number[] {
  const digits: (readonly [place: number, base: number])[] = [];
  let state = opening(header);
  for (const command of commands) {
    if (state === null) break;
    const open = openMoves(state);
    digits.push([open.findIndex((each) => moveNumber(each) === moveNumber(command)), open.length]);
    state = after(state, command);
  }
  if (state === null || openMoves(state).length > 0) throw new Error('not a finished game');
  let number = 0n;
  for (const [place, base] of digits.toReversed()) number = number * BigInt(base) + BigInt(place);
  return bytesOf(number);
}

/** Decodes what {@link packMoves} wrote; null for anything else, or if the header is invalid. */
export function unpackMoves(header: Header, bytes: readonly number[]): Command[] | null {
  if (bytes[0] === 0) return null;
  const commands: Command[] = [];
  let number = numberOf(bytes);
  let state = opening(header);
  while (state !== null) {
    const open = openMoves(state);
    if (open.length === 0) return number === 0n ? commands : null;
    const base = BigInt(open.length);
    const command = open[Number(number % base)];
    number /= base;
    if (command === undefined) return null;
    commands.push(command);
    state = after(state, command);
  }
  return null;
}
