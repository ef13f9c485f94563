import * as v from 'valibot';
import { HUMAN, allowed, choicesOf, fold, isSameCommand } from '@/engine/index.ts';
import type { PracticeProgress, PracticePosition } from '@/engine/review/index.ts';
import { encodeMoves } from './moves.ts';
import { decodeMoves } from './read-moves.ts';
import { Header, MAX_COMMANDS } from './record.ts';

const VERSION = 1;

/** The longest id of an exercise, in characters. */
const MAX_ID = 80;
/** More than are ever written; bounded because reading a position folds a game. */
const MAX_SOLVED = 2000;
const MAX_POSITIONS = 200;

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID));

const StoredPosition = v.strictObject({
  id: Id,
  header: Header,
  moves: v.pipe(v.string(), v.maxLength(2 * MAX_COMMANDS)),
  right: v.pipe(v.string(), v.length(2)),
});

/** Progress as stored, where positions are called mistakes. */
const Document = v.strictObject({
  version: v.literal(VERSION),
  solved: v.pipe(v.array(v.unknown()), v.maxLength(MAX_SOLVED)),
  mistakes: v.pipe(v.array(v.unknown()), v.maxLength(MAX_POSITIONS)),
});

export const encodePractice = ({ solved, positions }: PracticeProgress) => ({
  version: VERSION,
  solved,
  mistakes: positions.map(({ id, record: { header, commands }, right }) => ({
    id,
    header,
    moves: encodeMoves(commands),
    right: encodeMoves([right]),
  })),
});

/** A position that can be practiced: the human is to act, and the best command is legal. */
function positionOf(value: unknown): PracticePosition[] {
  const parsed = v.safeParse(StoredPosition, value);
  if (!parsed.success) return [];
  const { id, header, moves } = parsed.output;
  const commands = decodeMoves(moves);
  const [right] = decodeMoves(parsed.output.right) ?? [];
  const people = header.seats.filter(({ player }) => player === HUMAN);
  if (commands === null || right === undefined || people.length !== 1) return [];
  const record = { header, commands };
  const state = fold(record);
  if (!state.ok) return [];
  const seat = header.seats.findIndex(({ player }) => player === HUMAN);
  const isOpen = allowed(choicesOf(state.value, seat)).some((each) => isSameCommand(each, right));
  return isOpen ? [{ id, record, right }] : [];
}

/** Parses practice progress and leaves out unreadable parts; `isWhole` if there are none. Never throws. */
export function parsePractice(value: unknown): {
  readonly practice: PracticeProgress;
  readonly isWhole: boolean;
} {
  const parsed = v.safeParse(Document, value);
  if (!parsed.success) return { practice: { solved: [], positions: [] }, isWhole: false };
  const { output } = parsed;
  const solved = output.solved.filter((id): id is string => v.is(Id, id));
  const positions = output.mistakes.flatMap(positionOf);
  const isWhole =
    solved.length === output.solved.length && positions.length === output.mistakes.length;
  return { practice: { solved, positions }, isWhole };
}
