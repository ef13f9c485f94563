import * as v from 'valibot';
import { isSameCommand } from '@/engine/index.ts';
import { isDay } from '@/store/day.ts';
import {
  type KeptPosition,
  NO_PRACTICE,
  type PracticeProgress,
} from '@/store/practice/practice-progress.ts';
import type { Memory } from '@/store/practice/spacing.ts';
import { humanChoices } from './human-choices.ts';
import { encodeMoves } from './moves.ts';
import { decodeMoves } from './read-moves.ts';
import { Header, MAX_COMMANDS } from './record.ts';

/** Raised when the format changes; test/storage/formats/practice has a document of each version. */
export const PRACTICE_VERSION = 2;

/** The longest id of an exercise, in characters. */
const MAX_ID = 80;
/** More than are ever written; bounded because reading a position folds a game. */
const MAX_SOLVED = 2000;
const MAX_STORED_POSITIONS = 200;

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID));

const DayText = v.pipe(v.string(), v.check(isDay));

/** Due, practiced last, stability in days, difficulty. */
const StoredMemory = v.strictTuple([
  DayText,
  DayText,
  v.pipe(v.number(), v.minValue(0.001), v.maxValue(100_000)),
  v.pipe(v.number(), v.minValue(1), v.maxValue(10)),
]);

const StoredPosition = v.strictObject({
  id: Id,
  header: Header,
  moves: v.pipe(v.string(), v.maxLength(2 * MAX_COMMANDS)),
  right: v.pipe(v.string(), v.length(2)),
  // In version 1 every position was due until it was solved.
  memory: v.optional(v.nullable(StoredMemory), null),
});

/** Progress as stored, where positions are called mistakes. */
const Document = v.strictObject({
  version: v.picklist([1, PRACTICE_VERSION]),
  solved: v.pipe(v.array(v.unknown()), v.maxLength(MAX_SOLVED)),
  mistakes: v.pipe(v.array(v.unknown()), v.maxLength(MAX_STORED_POSITIONS)),
});

const round = (value: number): number => Number(value.toFixed(4));

const encodeMemory = ({
  due,
  reviewed,
  stability,
  difficulty,
}: Memory): v.InferOutput<typeof StoredMemory> => [
  due,
  reviewed,
  round(stability),
  round(difficulty),
];

const memoryFrom = ([due, reviewed, stability, difficulty]: v.InferOutput<
  typeof StoredMemory
>): Memory => ({ due, reviewed, stability, difficulty });

/** The document `practice`. */
export const encodePractice = ({ solved, positions }: PracticeProgress) => ({
  version: PRACTICE_VERSION,
  solved,
  mistakes: positions.map(({ id, record: { header, commands }, right, memory }) => ({
    id,
    header,
    moves: encodeMoves(commands),
    right: encodeMoves([right]),
    memory: memory === null ? null : encodeMemory(memory),
  })),
});

/** A position that can be practiced: the human is to act, and the best command is legal. */
function positionOf(value: unknown): KeptPosition[] {
  const parsed = v.safeParse(StoredPosition, value);
  if (!parsed.success) return [];
  const { id, header, moves, memory } = parsed.output;
  const commands = decodeMoves(moves);
  const [right] = decodeMoves(parsed.output.right) ?? [];
  if (commands === null || right === undefined) return [];
  const record = { header, commands };
  const isOpen = humanChoices(record).some((each) => isSameCommand(each, right));
  return isOpen ? [{ id, record, right, memory: memory === null ? null : memoryFrom(memory) }] : [];
}

/** Parses practice progress and leaves out unreadable parts; `isWhole` if there are none. Never throws. */
export function parsePractice(value: unknown): {
  readonly practice: PracticeProgress;
  readonly isWhole: boolean;
} {
  const parsed = v.safeParse(Document, value);
  if (!parsed.success) return { practice: NO_PRACTICE, isWhole: false };
  const { output } = parsed;
  const solved = output.solved.filter((id): id is string => v.is(Id, id));
  const positions = output.mistakes.flatMap(positionOf);
  const isWhole =
    solved.length === output.solved.length && positions.length === output.mistakes.length;
  return { practice: { solved, positions }, isWhole };
}
