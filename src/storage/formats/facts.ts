import * as v from 'valibot';
import { type Command, type GameRecord, type Seat, isSeed } from '@/engine/index.ts';
import {
  CHOICE_GRADES,
  DECISION_KINDS,
  type DecisionFact,
  type DecisionKind,
  type RoundFacts,
} from '@/engine/review/index.ts';
import { humanSeat } from '@/store/seating.ts';
import { encodeMoves, moveValue } from './moves.ts';
import { commandOf } from './read-moves.ts';
import { MAX_COMMANDS } from './record.ts';
import { REVIEW_VERSION } from './review.ts';
import { crc32 } from './bits.ts';

// Facts are derived from reviews and saved beside them, because hundreds of reviews take seconds to read and
// hours to compute. Facts of older reviews stay until their game is reviewed again; facts in another format
// are dropped, so there are no migrations.

/** Raised when the format changes, up to 99. */
const FORMAT = 1;
/** The version of the reviews that facts come from, combined with that of the format. */
const VERSION = REVIEW_VERSION * 100 + FORMAT;

const isReadable = (version: unknown): boolean =>
  Number.isInteger(version) &&
  Number(version) > 100 &&
  Number(version) <= VERSION &&
  Number(version) % 100 === FORMAT;

/** The facts of a game. */
export interface GameFacts {
  readonly id: string;
  /** A checksum of the game's decisions. */
  readonly moves: number;
  readonly rounds: readonly RoundFacts[];
}

/** The type of the command of each kind of decision. */
const TYPE_OF = {
  bid: 'bid',
  trump: 'nameTrump',
  declaration: 'declare',
  lead: 'play',
  follow: 'play',
  ruff: 'play',
  discard: 'play',
} as const satisfies Record<DecisionKind, Command['type']>;

/**
 * How many numbers a decision takes: index of its command, trick from 1 (0 before the first), kind, grade and
 * hook packed into one, cost in hundredths of a standard point, `moveValue` of the choice made and of the best.
 */
const STRIDE = 6;
/** The base of a grade packed with its kind: at least the number of grades. */
const GRADE_BASE = 8;
/** More than any number in facts; a checksum has 32 bits. */
const MAX = 2 ** 32;

const whole = v.pipe(v.number(), v.integer(), v.minValue(-MAX), v.maxValue(MAX));

const areNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length % STRIDE === 0 &&
  value.length <= MAX_COMMANDS * STRIDE &&
  value.every((each) => Number.isInteger(each) && each >= 0 && each <= MAX);

const isHundredths = (value: unknown): value is number | null =>
  value === null || (Number.isInteger(value) && Math.abs(Number(value)) <= MAX);

/** Luck and make probability in hundredths, and the numbers of the decisions. */
type Round = [luck: number | null, make: number | null, decisions: number[]];

function isRound(value: unknown): value is Round {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [luck, make, decisions] = value as unknown[];
  return isHundredths(luck) && isHundredths(make) && areNumbers(decisions);
}

const Document = v.strictObject({
  version: v.custom<number>(isReadable),
  id: v.custom<string>(isSeed),
  moves: whole,
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  // One schema for all instead of one for each round or number: there are hundreds of thousands.
  rounds: v.custom<Round[]>((value) => Array.isArray(value) && value.every(isRound)),
});

export type FactsDocument = v.InferInput<typeof Document>;

const fromHundredths = (value: number | null): number | null =>
  value === null ? null : value / 100;
const toHundredths = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100);

const encodeDecision = ({
  commandIndex,
  trick,
  kind,
  grade,
  isHooked,
  cost,
  own,
  best,
}: DecisionFact) => [
  commandIndex,
  trick === null ? 0 : trick + 1,
  (DECISION_KINDS.indexOf(kind) * GRADE_BASE + CHOICE_GRADES.indexOf(grade)) * 2 + Number(isHooked),
  Math.round(cost * 100),
  moveValue(own),
  moveValue(best),
];

function decodeDecision(numbers: readonly number[], from: number, seat: Seat): DecisionFact | null {
  // Without a list of its own for each: there are tens of thousands.
  const number = (place: number): number => numbers[from + place] ?? 0;
  const [trick, packed, cost] = [number(1), number(2), number(3)];
  const kind = DECISION_KINDS[Math.floor(packed / 2 / GRADE_BASE)];
  const grade = CHOICE_GRADES[Math.floor(packed / 2) % GRADE_BASE];
  if (kind === undefined || grade === undefined) return null;
  const ownCommand = commandOf(TYPE_OF[kind], seat, number(4));
  const bestCommand = commandOf(TYPE_OF[kind], seat, number(5));
  if (ownCommand === null || bestCommand === null) return null;
  return {
    commandIndex: number(0),
    kind,
    trick: trick === 0 ? null : trick - 1,
    isHooked: packed % 2 === 1,
    grade,
    cost: cost / 100,
    own: ownCommand,
    best: bestCommand,
  };
}

/** A checksum of a game's decisions, to detect facts of another game with the same id. */
export const movesChecksum = ({ commands }: GameRecord): number =>
  crc32([...new TextEncoder().encode(encodeMoves(commands))]);

/** The facts of a game and its rounds as stored. */
export const encodeFacts = (
  id: string,
  record: GameRecord,
  rounds: readonly RoundFacts[],
): FactsDocument => ({
  version: VERSION,
  id,
  moves: movesChecksum(record),
  seat: humanSeat(record.header),
  rounds: rounds.map(({ luck, make, decisions }) => [
    toHundredths(luck),
    toHundredths(make),
    decisions.flatMap(encodeDecision),
  ]),
});

/** Stored facts without reading their decisions; null for anything else, and for another format. */
export function parseFactsDocument(value: unknown): FactsDocument | null {
  const read = v.safeParse(Document, value);
  return read.success ? read.output : null;
}

/** The id of stored facts of the latest reviews, without checking them; null for anything else. */
export function currentFactsId(value: unknown): string | null {
  const { version, id } = (value ?? {}) as { readonly version?: unknown; readonly id?: unknown };
  return version === VERSION && typeof id === 'string' ? id : null;
}

/** Parses stored facts; null for anything else, and for facts of another format. Never throws. */
export function parseFacts(value: unknown): GameFacts | null {
  const document = parseFactsDocument(value);
  if (document === null) return null;
  const { id, moves, seat } = document;
  const rounds: RoundFacts[] = [];
  for (const [luck, make, numbers] of document.rounds) {
    const decisions: DecisionFact[] = [];
    for (let from = 0; from < numbers.length; from += STRIDE) {
      const fact = decodeDecision(numbers, from, seat);
      if (fact === null) return null;
      decisions.push(fact);
    }
    rounds.push({ luck: fromHundredths(luck), make: fromHundredths(make), decisions });
  }
  return { id, moves, rounds };
}
