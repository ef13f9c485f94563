import * as v from 'valibot';
import type { GlickoRating } from '@/engine/exercise/index.ts';
import { isDay } from '@/store/day.ts';
import { MAX_DAYS, type TrainingProgress } from '@/store/practice/training-progress.ts';

/** Raised when the format changes; test/storage/formats/training has a document of each version. */
export const TRAINING_VERSION = 1;

/** Far more answers than anybody gives. */
const MAX_COUNT = 1e7;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT));
const DayText = v.pipe(v.string(), v.check(isDay));

/** A rating as stored: value, deviation, volatility. */
export const StoredRating = v.strictTuple([
  v.pipe(v.number(), v.minValue(-10_000), v.maxValue(10_000)),
  v.pipe(v.number(), v.minValue(1), v.maxValue(1000)),
  v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
]);

const Document = v.pipe(
  v.strictObject({
    version: v.literal(TRAINING_VERSION),
    rating: StoredRating,
    answered: Count,
    right: Count,
    days: v.pipe(v.array(DayText), v.maxLength(MAX_DAYS)),
    puzzles: v.pipe(v.array(v.strictTuple([DayText, v.boolean()])), v.maxLength(MAX_DAYS)),
  }),
  v.check(({ answered, right }) => right <= answered),
);

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** A rating as it is stored: value, deviation and volatility, rounded. */
export const encodeRating = ({
  value,
  deviation,
  volatility,
}: GlickoRating): v.InferOutput<typeof StoredRating> => [
  round(value, 2),
  round(deviation, 2),
  round(volatility, 6),
];

/** A stored rating. */
export const ratingFrom = ([value, deviation, volatility]: v.InferOutput<
  typeof StoredRating
>): GlickoRating => ({ value, deviation, volatility });

/** The document `training`. */
export const encodeTraining = ({ rating, answered, right, days, puzzles }: TrainingProgress) => ({
  version: TRAINING_VERSION,
  rating: encodeRating(rating),
  answered,
  right,
  days,
  puzzles: [...puzzles],
});

/** Parses training progress; null if it cannot be read. Never throws. */
export function parseTraining(value: unknown): TrainingProgress | null {
  const parsed = v.safeParse(Document, value);
  if (!parsed.success) return null;
  const { rating, answered, right, days, puzzles } = parsed.output;
  return {
    rating: ratingFrom(rating),
    answered,
    right,
    days: [...new Set(days)].toSorted(),
    puzzles: new Map(puzzles.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
