import * as v from 'valibot';
import { type Command, HUMAN, allowed, choicesOf, fold } from '@/engine/index.ts';
import type { KeptPractice, Mistake } from '@/engine/review/index.ts';
import { decodeMoves, encodeMoves } from './moves.ts';
import { Header, MAX_COMMANDS } from './record.ts';

const VERSION = 1;

/** Longer than the id of any exercise. */
const MAX_ID = 80;
/** More than are ever written: what has more is not ours. To read a mistake is to fold a game. */
const MOST_SOLVED = 2000;
const MOST_MISTAKES = 200;

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID));

const Kept = v.strictObject({
  id: Id,
  header: Header,
  moves: v.pipe(v.string(), v.maxLength(2 * MAX_COMMANDS)),
  right: v.pipe(v.string(), v.length(2)),
});

const Document = v.strictObject({
  version: v.literal(VERSION),
  solved: v.pipe(v.array(v.unknown()), v.maxLength(MOST_SOLVED)),
  mistakes: v.pipe(v.array(v.unknown()), v.maxLength(MOST_MISTAKES)),
});

/** What has been solved and what waits, as it is written down. */
export const encodePractice = ({ solved, mistakes }: KeptPractice) => ({
  version: VERSION,
  solved,
  mistakes: mistakes.map(({ id, record: { header, commands }, right }) => ({
    id,
    header,
    moves: encodeMoves(commands),
    right: encodeMoves([right]),
  })),
});

const isSame = (a: Command, b: Command): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A mistake that can be put on a table: the person decides there, and may do what is right. */
function mistakeOf(value: unknown): Mistake[] {
  const parsed = v.safeParse(Kept, value);
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
  const isOpen = allowed(choicesOf(state.value, seat)).some((each) => isSame(each, right));
  return isOpen ? [{ id, record, right }] : [];
}

/**
 * What was kept, without what cannot be read of it; `isWhole` says whether that was all. Never
 * throws.
 */
export function parsePractice(value: unknown): {
  readonly practice: KeptPractice;
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
