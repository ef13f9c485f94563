import {
  BIDDINGS,
  DECKS,
  DECK_LIMITS,
  DUTIES,
  FIRST_LEADS,
  FORMULA_IDS,
  type Formula,
  type High,
  MAX_ROUNDS,
  MIN_PLAYERS,
  NAMEABLE_TRUMPS,
  type PartnershipScoring,
  type Repeats,
  type RuleSet,
  SCHEDULE_SHAPES,
  SIDES,
  SIGHTS,
  SUITS,
  type ScheduleRule,
  type ScorePart,
  type Scoring,
  type SplitPart,
  type StreakRule,
  TERMS,
  TRUMP_KINDS,
  TRUMP_LEADS,
  type TrumpRule,
} from '@/engine/index.ts';
import type { BitReader, BitWriter } from './rules-bits.ts';

/**
 * A codec between a value and bits. Values that are read are not validated; a schema does that. The
 * indices of options in the engine's lists are part of the format: lists may only grow at their end.
 */
interface Packing<T> {
  write(to: BitWriter, value: T): void;
  read(from: BitReader): unknown;
}

const uint = (width: number, min = 0): Packing<number> => ({
  write: (to, value) => to.uint(value - min, width),
  read: (from) => from.uint(width) + min,
});

const flag: Packing<boolean> = {
  write: (to, value) => to.uint(Number(value), 1),
  read: (from) => from.uint(1) === 1,
};

const oneOf = <T>(options: readonly T[], width: number): Packing<T> => ({
  write: (to, value) => to.uint(options.indexOf(value), width),
  read: (from) => options[from.uint(width)],
});

const nullable = <T>(inner: Packing<T>): Packing<T | null> => ({
  write(to, value) {
    flag.write(to, value !== null);
    if (value !== null) inner.write(to, value);
  },
  read: (from) => (from.uint(1) === 1 ? inner.read(from) : null),
});

/** The fields of an object, in the order in which they are listed. */
const struct = <T extends object>(parts: {
  readonly [K in keyof T]: Packing<T[K]>;
}): Packing<T> => {
  const keys = Object.keys(parts) as (keyof T & string)[];
  return {
    write(to, value) {
      for (const key of keys) parts[key].write(to, value[key]);
    },
    read: (from) => Object.fromEntries(keys.map((key) => [key, parts[key].read(from)])),
  };
};

/** −1000…1000, the range of numbers in a scoring. */
const points = uint(11, -1000);

/** One of several packings, by a tag that comes first. Packings may only be added at the end. */
const tagged = <T>(
  width: number,
  tagOf: (value: T) => number,
  packings: readonly Packing<never>[],
): Packing<T> => ({
  write(to, value) {
    const tag = tagOf(value);
    to.uint(tag, width);
    packings[tag]?.write(to, value as never);
  },
  read: (from) => packings[from.uint(width)]?.read(from),
});

/** A list of at most 2^width − 1 items, after its length. */
const list = <T>(width: number, item: Packing<T>): Packing<readonly T[]> => ({
  write(to, items) {
    to.uint(items.length, width);
    for (const each of items) item.write(to, each);
  },
  read: (from) => Array.from({ length: from.uint(width) }, () => item.read(from)),
});

/** An object's optional field: nothing of it is read where the field is missing. */
const optional = <K extends string, T>(key: K, inner: Packing<T>) => ({
  write: (to: BitWriter, value: { readonly [k in K]?: T }) =>
    nullable(inner).write(to, value[key] ?? null),
  read(from: BitReader): object {
    const value = nullable(inner).read(from);
    return value === null ? {} : { [key]: value };
  },
});

const firstHigh: Packing<High> = {
  write: (to, value) =>
    to.uint(value === 'fit' ? 0 : value === 'fit-1' ? 31 : (value as number), 5),
  read(from) {
    const value = from.uint(5);
    return value === 0 ? 'fit' : value === 31 ? 'fit-1' : value;
  },
};

const deckLimit = oneOf(DECK_LIMITS, 3);
const high = tagged<High>(
  2,
  (value) => (typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2),
  [uint(5), deckLimit, struct<{ atMost: number }>({ atMost: uint(5) })],
);

const repeats = tagged<Repeats>(1, (value) => Number(value === 'players'), [
  uint(7),
  { write: () => undefined, read: () => 'players' },
]);

const part: Packing<ScorePart> = {
  write(to, value) {
    for (const term of TERMS) {
      const factor = value[term];
      flag.write(to, factor !== undefined);
      if (factor !== undefined) points.write(to, factor);
    }
  },
  read: (from) =>
    Object.fromEntries(
      TERMS.flatMap((term) => (from.uint(1) === 1 ? [[term, points.read(from)]] : [])),
    ),
};

const fromStreak = struct<{ from: number; points: number }>({ from: points, points });
const everyStreak = struct<{ every: number; made: number; missed: number }>({
  every: points,
  made: points,
  missed: points,
});

const formulaWith = (missed: Packing<Formula['missed']>, streak: Packing<StreakRule>) =>
  struct<Omit<Formula, 'kind'>>({
    made: part,
    missed,
    zero: nullable(struct<{ made: ScorePart; missed: ScorePart }>({ made: part, missed: part })),
    streak: nullable(streak),
    wins: oneOf(['high', 'low'] as const, 1),
  });

const firstFormula = formulaWith(part, fromStreak);
const formula = formulaWith(
  tagged<Formula['missed']>(1, (value) => Number('over' in value), [
    part,
    struct<SplitPart>({ over: part, under: part }),
  ]),
  tagged<StreakRule>(1, (value) => Number('every' in value), [fromStreak, everyStreak]),
);

const partnership = struct<Omit<PartnershipScoring, 'kind'>>({
  perTrick: points,
  nil: points,
  blindNil: points,
  blindNilBehind: points,
  bag: points,
  bagLimit: points,
  bagPenalty: points,
});

const SCORINGS = ['named', 'formula', 'partnership'] as const;
const scoringKind = oneOf(SCORINGS, 2);
const formulaId = oneOf(FORMULA_IDS, 6);

const scoringWith = (own: Packing<Omit<Formula, 'kind'>>): Packing<Scoring> => ({
  write(to, value) {
    scoringKind.write(to, typeof value === 'string' ? 'named' : value.kind);
    if (typeof value === 'string') formulaId.write(to, value);
    else if (value.kind === 'formula') own.write(to, value);
    else partnership.write(to, value);
  },
  read(from) {
    const kind = scoringKind.read(from);
    if (kind === 'named') return formulaId.read(from);
    const body = kind === 'formula' ? own.read(from) : partnership.read(from);
    return { kind, ...(body as object) };
  },
});

const trumpKind = oneOf(TRUMP_KINDS, 4);
const suit = oneOf(SUITS, 2);
const order = list(5, oneOf(NAMEABLE_TRUMPS, 3));

/** The kind of trump and what it needs. */
const firstTrump: Packing<TrumpRule> = {
  write(to, value) {
    trumpKind.write(to, value.kind);
    if (value.kind === 'fixed') suit.write(to, value.suit);
    if (value.kind === 'list') order.write(to, value.order);
  },
  read(from) {
    const kind = trumpKind.read(from);
    if (kind === 'list') return { kind, order: order.read(from) };
    return kind === 'fixed' ? { kind, suit: suit.read(from) } : { kind };
  },
};

const noTrumpRounds = optional('noTrumpRounds', list(7, uint(8, -MAX_ROUNDS)));
const trump: Packing<TrumpRule> = {
  write(to, value) {
    firstTrump.write(to, value);
    noTrumpRounds.write(to, value);
  },
  read: (from) => ({ ...(firstTrump.read(from) as object), ...noTrumpRounds.read(from) }),
};

const endWith = (target: Packing<number>): Packing<RuleSet['end']> => ({
  write: (to, value) => nullable(target).write(to, value.kind === 'target' ? value.points : null),
  read(from) {
    const value = nullable(target).read(from);
    return value === null ? { kind: 'schedule' } : { kind: 'target', points: value };
  },
});
const firstEnd = endWith(points);
/** −10,000…10,000, the range of targets. */
const end = endWith(uint(15, -10_000));

/** The options that every rule set has. */
type RequiredRules = Omit<RuleSet, 'hookFrom' | 'firstLead' | 'duty' | 'deck'>;
type FirstSchedule = Pick<ScheduleRule, 'shape' | 'low' | 'high' | 'turns'>;
const shape = oneOf(SCHEDULE_SHAPES, 3);

/** Rules as the first version of links had them, without {@link hasFurtherOptions}. */
const firstRules = struct<RequiredRules>({
  players: uint(3, MIN_PLAYERS),
  sides: oneOf(SIDES, 1),
  schedule: struct<FirstSchedule>({
    shape,
    low: uint(5),
    high: firstHigh,
    turns: uint(7),
  }),
  trump: firstTrump,
  bidding: oneOf(BIDDINGS, 1),
  hook: flag,
  zeroLimit: nullable(uint(4)),
  sight: oneOf(SIGHTS, 1),
  trumpLead: oneOf(TRUMP_LEADS, 1),
  scoring: scoringWith(firstFormula),
  end: firstEnd,
});

const requiredSchedule = struct<FirstSchedule>({ shape, low: uint(5), high, turns: repeats });
const ends = optional('ends', repeats);
const schedule: Packing<ScheduleRule> = {
  write(to, value) {
    requiredSchedule.write(to, value);
    ends.write(to, value);
  },
  read: (from) => ({ ...(requiredSchedule.read(from) as object), ...ends.read(from) }),
};

const requiredRules = struct<RequiredRules>({
  players: uint(4),
  sides: oneOf(SIDES, 1),
  schedule,
  trump,
  bidding: oneOf(BIDDINGS, 1),
  hook: flag,
  zeroLimit: nullable(uint(4)),
  sight: oneOf(SIGHTS, 1),
  trumpLead: oneOf(TRUMP_LEADS, 2),
  scoring: scoringWith(formula),
  end,
});
const hookFrom = optional('hookFrom', uint(5));
const firstLead = optional('firstLead', oneOf(FIRST_LEADS, 2));
const duty = optional('duty', oneOf(DUTIES, 2));
const deck = optional('deck', oneOf(DECKS, 4));

/** Rules with all options. */
const allRules: Packing<RuleSet> = {
  write(to, value) {
    requiredRules.write(to, value);
    hookFrom.write(to, value);
    firstLead.write(to, value);
    duty.write(to, value);
    deck.write(to, value);
  },
  read: (from) => ({
    ...(requiredRules.read(from) as object),
    ...hookFrom.read(from),
    ...firstLead.read(from),
    ...duty.read(from),
    ...deck.read(from),
  }),
};

/** Whether rules have an option that the first version of links cannot say. */
function hasFurtherOptions({
  schedule,
  trump,
  trumpLead,
  scoring,
  end,
  ...rest
}: RuleSet): boolean {
  const own = typeof scoring === 'object' && scoring.kind === 'formula' ? scoring : null;
  return (
    typeof schedule.turns !== 'number' ||
    schedule.ends !== undefined ||
    (typeof schedule.high !== 'number' && !['fit', 'fit-1'].includes(schedule.high as string)) ||
    trump.kind === 'list' ||
    trump.noTrumpRounds !== undefined ||
    trumpLead === 'last' ||
    (end.kind === 'target' && Math.abs(end.points) > 1000) ||
    rest.hookFrom !== undefined ||
    rest.firstLead !== undefined ||
    rest.duty !== undefined ||
    rest.deck !== undefined ||
    (own !== null && ('over' in own.missed || (own.streak !== null && 'every' in own.streak)))
  );
}

/** By version of a link, how it packs rules. */
const PACKED_RULES = { 1: firstRules as Packing<RuleSet>, 2: allRules } as const;
export type RulesVersion = keyof typeof PACKED_RULES;
export const RULES_VERSIONS: readonly RulesVersion[] = [1, 2];

/** The first version of links that can say these rules, so that older versions of the game can read it. */
export const rulesVersion = (rules: RuleSet): RulesVersion => (hasFurtherOptions(rules) ? 2 : 1);

/** How links of a version pack rules. */
export const packedRules = (version: RulesVersion): Packing<RuleSet> => PACKED_RULES[version];

const UTF8 = new TextEncoder();

const utf16Of = (text: string): number[] =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) => [
    unit >>> 8,
    unit & 255,
  ]);

/** Text in UTF-8 or UTF-16, whichever is shorter, after its length in bytes. */
export const packedText: Packing<string> = {
  write(to, text) {
    const utf8 = [...UTF8.encode(text)];
    const utf16 = utf16Of(text);
    const wide = utf16.length < utf8.length;
    const bytes = wide ? utf16 : utf8;
    flag.write(to, wide);
    to.uint(bytes.length, 7);
    for (const byte of bytes) to.uint(byte, 8);
  },
  read(from) {
    const wide = from.uint(1) === 1;
    const bytes = Uint8Array.from({ length: from.uint(7) }, () => from.uint(8));
    return new TextDecoder(wide ? 'utf-16be' : 'utf-8', { ignoreBOM: true }).decode(bytes);
  },
};
