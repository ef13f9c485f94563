import * as v from 'valibot';
import { LEVELS, MAX_PLAYERS, PRESET_IDS } from '@/engine/index.ts';
import { isDay } from './day.ts';
import type { GameSummary, RoundFact } from './summary.ts';

// Derived from a finished game and kept beside it, so that a list of hundreds is there at once. What
// cannot be read is made anew, so there are no migrations: another version is no summary.

/** Raised when summaries are made in another way. */
const VERSION = 1;

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));

const points = v.pipe(v.number(), v.finite());

/** A round as a row of numbers: there are many. */
const Round = v.pipe(
  v.strictTuple([count, count, count, count, v.picklist([0, 1]), points]),
  v.transform(([handSize, turn, bid, took, made, points]): RoundFact => ({
    handSize,
    turn,
    bid,
    took,
    made: made === 1,
    points,
  })),
);

const Origin = v.variant('kind', [
  v.strictObject({
    kind: v.literal('daily'),
    date: v.pipe(v.string(), v.check(isDay)),
    rated: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('deal'), link: v.string() }),
]);

const Summary = v.strictObject({
  version: v.literal(VERSION),
  id: v.string(),
  // A moment that can be written down.
  ended: v.nullable(v.pipe(count, v.maxValue(8.64e15))),
  takenBack: count,
  playedOut: count,
  hints: count,
  again: v.boolean(),
  origin: v.nullable(Origin),
  preset: v.nullable(v.picklist(PRESET_IDS)),
  players: count,
  levels: v.array(v.picklist(LEVELS)),
  place: v.pipe(count, v.minValue(1), v.maxValue(MAX_PLAYERS)),
  sides: v.pipe(count, v.minValue(1), v.maxValue(MAX_PLAYERS)),
  points,
  rounds: v.array(Round),
});

/** What is written down of a summary. */
export const keepSummary = ({ rounds, ...about }: GameSummary): v.InferInput<typeof Summary> => ({
  version: VERSION,
  ...about,
  levels: [...about.levels],
  rounds: rounds.map(({ handSize, turn, bid, took, made, points }) => [
    handSize,
    turn,
    bid,
    took,
    made ? 1 : 0,
    points,
  ]),
});

/** A summary that was kept; null for anything else: it is made again from the game. */
export function readSummary(value: unknown): GameSummary | null {
  const read = v.safeParse(Summary, value);
  if (!read.success) return null;
  const { version: _, ...summary } = read.output;
  return summary;
}
