import * as v from 'valibot';
import { MAX_PLAYERS, OPPONENTS, PRESET_IDS } from '@/engine/index.ts';
import type { GameSummary, RoundFact } from '@/store/games/summary.ts';
import { Origin, Title } from './origin.ts';

// Summaries are derived from finished games and saved beside them, so that hundreds of games are listed
// at once. An unreadable one is computed again from its game, so there are no migrations.

/** Raised when summaries are computed differently. */
const VERSION = 4;

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));

const points = v.pipe(v.number(), v.finite());

/** A round as a tuple of numbers, to save space. */
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

/** A place, or a number of sides. */
const Place = v.pipe(count, v.minValue(1), v.maxValue(MAX_PLAYERS));

const Summary = v.strictObject({
  version: v.literal(VERSION),
  id: v.string(),
  // The largest time of a JavaScript Date.
  ended: v.nullable(v.pipe(count, v.maxValue(8.64e15))),
  takenBack: count,
  playedOut: count,
  hints: count,
  again: v.boolean(),
  origin: v.nullable(Origin),
  title: v.nullable(Title),
  preset: v.nullable(v.picklist(PRESET_IDS)),
  isVariant: v.boolean(),
  players: count,
  levels: v.array(v.picklist(OPPONENTS)),
  place: Place,
  sides: Place,
  points,
  opponents: v.array(v.strictObject({ name: v.string(), place: Place })),
  rounds: v.array(Round),
});

/** `takenBack` and `playedOut` are the stored names of `undoCount` and `autoFinishCount`. */
export const encodeSummary = ({
  rounds,
  undoCount,
  autoFinishCount,
  ...about
}: GameSummary): v.InferInput<typeof Summary> => ({
  version: VERSION,
  ...about,
  takenBack: undoCount,
  playedOut: autoFinishCount,
  levels: [...about.levels],
  opponents: [...about.opponents],
  rounds: rounds.map(({ handSize, turn, bid, took, made, points }) => [
    handSize,
    turn,
    bid,
    took,
    made ? 1 : 0,
    points,
  ]),
});

/** Parses a saved summary; null for anything else. */
export function parseSummary(value: unknown): GameSummary | null {
  const read = v.safeParse(Summary, value);
  if (!read.success) return null;
  const { version: _, takenBack, playedOut, ...summary } = read.output;
  return { ...summary, undoCount: takenBack, autoFinishCount: playedOut };
}
