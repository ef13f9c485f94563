import {
  BIDDINGS,
  FORMULA_IDS,
  type Formula,
  type High,
  MIN_PLAYERS,
  type PartnershipScoring,
  type RuleSet,
  SCHEDULE_SHAPES,
  SIDES,
  SIGHTS,
  SUITS,
  type ScheduleRule,
  type ScorePart,
  type Scoring,
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

const high: Packing<High> = {
  write: (to, value) => to.uint(value === 'fit' ? 0 : value === 'fit-1' ? 31 : value, 5),
  read(from) {
    const value = from.uint(5);
    return value === 0 ? 'fit' : value === 31 ? 'fit-1' : value;
  },
};

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

const formula = struct<Omit<Formula, 'kind'>>({
  made: part,
  missed: part,
  zero: nullable(struct<{ made: ScorePart; missed: ScorePart }>({ made: part, missed: part })),
  streak: nullable(struct<{ from: number; points: number }>({ from: points, points })),
  wins: oneOf(['high', 'low'] as const, 1),
});

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

const scoring: Packing<Scoring> = {
  write(to, value) {
    scoringKind.write(to, typeof value === 'string' ? 'named' : value.kind);
    if (typeof value === 'string') formulaId.write(to, value);
    else if (value.kind === 'formula') formula.write(to, value);
    else partnership.write(to, value);
  },
  read(from) {
    const kind = scoringKind.read(from);
    if (kind === 'named') return formulaId.read(from);
    const body = kind === 'formula' ? formula.read(from) : partnership.read(from);
    return { kind, ...(body as object) };
  },
};

const trumpKind = oneOf(TRUMP_KINDS, 4);
const suit = oneOf(SUITS, 2);

const trump: Packing<TrumpRule> = {
  write(to, value) {
    trumpKind.write(to, value.kind);
    if (value.kind === 'fixed') suit.write(to, value.suit);
  },
  read(from) {
    const kind = trumpKind.read(from);
    return kind === 'fixed' ? { kind, suit: suit.read(from) } : { kind };
  },
};

const end: Packing<RuleSet['end']> = {
  write: (to, value) => nullable(points).write(to, value.kind === 'target' ? value.points : null),
  read(from) {
    const target = nullable(points).read(from);
    return target === null ? { kind: 'schedule' } : { kind: 'target', points: target };
  },
};

export const packedRules = struct<RuleSet>({
  players: uint(3, MIN_PLAYERS),
  sides: oneOf(SIDES, 1),
  schedule: struct<ScheduleRule>({
    shape: oneOf(SCHEDULE_SHAPES, 3),
    low: uint(5),
    high,
    turns: uint(7),
  }),
  trump,
  bidding: oneOf(BIDDINGS, 1),
  hook: flag,
  zeroLimit: nullable(uint(4)),
  sight: oneOf(SIGHTS, 1),
  trumpLead: oneOf(TRUMP_LEADS, 1),
  scoring,
  end,
});

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
