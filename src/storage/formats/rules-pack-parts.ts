// What all versions of packed rules share.
import {
  FORMULA_IDS,
  type Formula,
  NAMEABLE_TRUMPS,
  type PartnershipScoring,
  type RuleSet,
  SCHEDULE_SHAPES,
  SUITS,
  type ScheduleRule,
  type ScorePart,
  type Scoring,
  type StreakRule,
  TERMS,
  TRUMP_KINDS,
  type TrumpRule,
} from '@/engine/index.ts';
import { type Packing, flag, list, nullable, oneOf, struct, uint } from './packing.ts';

/** −1000…1000, the range of numbers in a scoring. */
export const points = uint(11, -1000);

export const part: Packing<ScorePart> = {
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

export const fromStreak = struct<{ from: number; points: number }>({ from: points, points });
/** A formula of a link; the parts that differ between versions are given. */
export const formulaWith = (missed: Packing<Formula['missed']>, streak: Packing<StreakRule>) =>
  struct<Omit<Formula, 'kind'>>({
    made: part,
    missed,
    zero: nullable(struct<{ made: ScorePart; missed: ScorePart }>({ made: part, missed: part })),
    streak: nullable(streak),
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

/** The scoring in a link: a named formula, a custom one, or that of partners. */
export const scoringWith = (own: Packing<Omit<Formula, 'kind'>>): Packing<Scoring> => ({
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
export const trumpBasics: Packing<TrumpRule> = {
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

/** The end of a game in a link: by schedule, or at a target of points. */
export const endWith = (target: Packing<number>): Packing<RuleSet['end']> => ({
  write: (to, value) => nullable(target).write(to, value.kind === 'target' ? value.points : null),
  read(from) {
    const value = nullable(target).read(from);
    return value === null ? { kind: 'schedule' } : { kind: 'target', points: value };
  },
});
/** The options that every rule set has. */
export type RequiredRules = Omit<RuleSet, 'hookFrom' | 'firstLead' | 'duty' | 'deck' | 'jokers'>;
export type ScheduleBasics = Pick<ScheduleRule, 'shape' | 'low' | 'high' | 'turns'>;
export const shape = oneOf(SCHEDULE_SHAPES, 3);
