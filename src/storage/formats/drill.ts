import * as v from 'valibot';
import { PRESET_IDS } from '@/engine/index.ts';
import { CHANCES, type DrillAnswer } from '@/store/drill/answers.ts';

/** Raised when the format changes: version 1 knew presets only. */
const VERSION = 2;

/** Longer than any name of rules, in characters. */
const MAX_NAME = 200;

/** The last moment that a date can have, in ms since 1970. */
const MAX_TIME = 8_640_000_000_000_000;
/** More cards, and more hundredths of a point, than any bid has to do with. */
const MAX_CARDS = 60;
const MAX_COST = 1e9;

const upTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

const Answer = {
  at: upTo(MAX_TIME),
  cards: upTo(MAX_CARDS),
  bid: upTo(MAX_CARDS),
  chance: v.picklist(CHANCES),
  made: v.boolean(),
  expert: v.nullable(upTo(100)),
  cost: v.nullable(upTo(MAX_COST)),
};

const FirstDocument = v.strictObject({
  version: v.literal(1),
  preset: v.picklist(PRESET_IDS),
  ...Answer,
});

const Document = v.pipe(
  v.strictObject({
    version: v.literal(VERSION),
    preset: v.nullable(v.picklist(PRESET_IDS)),
    name: v.nullable(v.pipe(v.string(), v.maxLength(MAX_NAME))),
    ...Answer,
  }),
  v.check(({ preset, name }) => (preset === null) !== (name === null)),
);

export type DrillDocument = v.InferInput<typeof Document>;

/** An answer of the bidding drill as stored. */
export const encodeAnswer = (answer: DrillAnswer): DrillDocument => ({
  version: VERSION,
  ...answer,
});

/** Parses a stored answer; null for anything else. Never throws. */
export function parseAnswer(value: unknown): DrillAnswer | null {
  const read = v.safeParse(v.union([Document, FirstDocument]), value);
  if (!read.success) return null;
  const { version: _, ...answer } = read.output;
  return 'name' in answer ? answer : { ...answer, name: null };
}
