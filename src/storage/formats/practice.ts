import * as v from 'valibot';
import { HUMAN, allowed, choicesOf, fold, isSameCommand } from '@/engine/index.ts';
import type { PracticeProgress, Mistake } from '@/engine/review/index.ts';
import { decodeMoves, encodeMoves } from './moves.ts';
import { Header, MAX_COMMANDS } from './record.ts';

const VERSION = 1;

/** The longest id of an exercise, in characters. */
const MAX_ID = 80;
/** More than are ever written. Bounded, because reading a mistake folds a game. */
const MAX_SOLVED = 2000;
const MAX_MISTAKES = 200;

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID));

const SavedMistake = v.strictObject({
  id: Id,
  header: Header,
  moves: v.pipe(v.string(), v.maxLength(2 * MAX_COMMANDS)),
  right: v.pipe(v.string(), v.length(2)),
});

const Document = v.strictObject({
  version: v.literal(VERSION),
  solved: v.pipe(v.array(v.unknown()), v.maxLength(MAX_SOLVED)),
  mistakes: v.pipe(v.array(v.unknown()), v.maxLength(MAX_MISTAKES)),
});

export const encodePractice = ({ solved, mistakes }: PracticeProgress) => ({
  version: VERSION,
  solved,
  mistakes: mistakes.map(({ id, record: { header, commands }, right }) => ({
    id,
    header,
    moves: encodeMoves(commands),
    right: encodeMoves([right]),
  })),
});

/** A mistake that can be practiced: the human is to act, and the best command is legal. */
function mistakeOf(value: unknown): Mistake[] {
  const parsed = v.safeParse(SavedMistake, value);
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

/** Parses practice progress, without the parts that cannot be read; `isWhole` if there are none. Never throws. */
export function parsePractice(value: unknown): {
  readonly practice: PracticeProgress;
  readonly isWhole: boolean;
} {
  const parsed = v.safeParse(Document, value);
  if (!parsed.success) return { practice: { solved: [], mistakes: [] }, isWhole: false };
  const { output } = parsed;
  const solved = output.solved.filter((id): id is string => v.is(Id, id));
  const mistakes = output.mistakes.flatMap(mistakeOf);
  const isWhole =
    solved.length === output.solved.length && mistakes.length === output.mistakes.length;
  return { practice: { solved, mistakes }, isWhole };
}
