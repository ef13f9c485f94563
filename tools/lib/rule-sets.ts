import { fc } from '@fast-check/vitest';
import {
  BIDDINGS,
  DECK_LIMITS,
  type EndRule,
  FORMULA_IDS,
  type Formula,
  type High,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type PartnershipScoring,
  type RuleSet,
  SCHEDULE_SHAPES,
  SIGHTS,
  SUITS,
  type ScheduleRule,
  type ScorePart,
  type Scoring,
  TERMS,
  TRUMP_KINDS,
  TRUMP_LEADS,
  type TrumpRule,
  maxHandSize,
  resolveHigh,
} from '@/engine/index.ts';

/** Plain objects with the usual prototype, like those read from JSON. */
const PLAIN = { noNullPrototype: true } as const;

/** Limits of the numbers in random rules; all options are drawn in any case. */
interface Reach {
  /** Points of either sign. */
  readonly points: fc.Arbitrary<number>;
  /** The maximum number of terms in a part of a formula. */
  readonly terms: number;
  /** Points that end a game. */
  readonly target: fc.Arbitrary<number>;
  /** Numbers with a minimum. */
  readonly atLeast: (min: number) => fc.Arbitrary<number>;
  readonly high: (players: number) => fc.Arbitrary<High>;
  readonly turns: (shape: ScheduleRule['shape']) => fc.Arbitrary<number>;
  readonly zeroLimit: number;
}

const between = (min: number, max: number) => fc.integer({ min, max });

/** Small numbers and short games, since these are played to the end many times. */
const PLAYABLE: Reach = {
  points: between(-20, 20),
  terms: 3,
  target: between(-50, 150),
  atLeast: (min) => between(min, min + 40),
  high: (players) =>
    fc.oneof(
      { weight: 4, arbitrary: between(1, 4) },
      { weight: 1, arbitrary: between(1, maxHandSize(players)) },
      { weight: 1, arbitrary: fc.constantFrom(...DECK_LIMITS) },
    ),
  turns: () => between(1, 4),
  zeroLimit: 3,
};

/** Everything that a rule set may hold, up to the limits. */
const ANYTHING: Reach = {
  points: fc.oneof(between(-20, 20), between(-1000, 1000), fc.constantFrom(-1000, -1, 0, 1, 1000)),
  terms: TERMS.length,
  target: between(-1000, 1000),
  atLeast: (min) => fc.oneof(between(min, 12), between(min, 1000)),
  high: (players) =>
    fc.oneof(
      { weight: 2, arbitrary: between(1, maxHandSize(players)) },
      { weight: 1, arbitrary: fc.constantFrom(...DECK_LIMITS) },
    ),
  turns: (shape) =>
    shape === 'constant' ? between(1, 100) : fc.oneof(fc.constant(1), between(1, 10)),
  zeroLimit: 10,
};

const partOf = ({ points, terms }: Reach): fc.Arbitrary<ScorePart> =>
  fc.dictionary(fc.constantFrom(...TERMS), points, { maxKeys: terms, ...PLAIN });

function formulaOf(reach: Reach): fc.Arbitrary<Formula> {
  const part = partOf(reach);
  return fc.record(
    {
      kind: fc.constant('formula'),
      made: part,
      missed: part,
      zero: fc.option(fc.record({ made: part, missed: part }, PLAIN)),
      streak: fc.option(fc.record({ from: reach.atLeast(1), points: reach.points }, PLAIN)),
      wins: fc.constantFrom('high', 'low'),
    },
    PLAIN,
  );
}

const partnershipOf = ({ points, atLeast }: Reach): fc.Arbitrary<PartnershipScoring> =>
  fc.record(
    {
      kind: fc.constant('partnership'),
      perTrick: atLeast(0),
      nil: points,
      blindNil: points,
      blindNilBehind: atLeast(0),
      bag: points,
      bagLimit: atLeast(1),
      bagPenalty: points,
    },
    PLAIN,
  );

const trumpRule: fc.Arbitrary<TrumpRule> = fc
  .tuple(fc.constantFrom(...TRUMP_KINDS), fc.constantFrom(...SUITS))
  .map(([kind, suit]) => (kind === 'fixed' ? { kind, suit } : { kind }));

const scheduleOf = (reach: Reach, players: number): fc.Arbitrary<ScheduleRule> =>
  fc
    .record({ shape: fc.constantFrom(...SCHEDULE_SHAPES), high: reach.high(players) }, PLAIN)
    .chain(({ shape, high }) =>
      fc.record(
        {
          shape: fc.constant(shape),
          low: between(1, resolveHigh(high, players)),
          high: fc.constant(high),
          turns: reach.turns(shape),
        },
        PLAIN,
      ),
    );

/** The options of solo and partnership rules alike. */
const shared = (reach: Reach, players: number) => ({
  players: fc.constant(players),
  schedule: scheduleOf(reach, players),
  trump: trumpRule,
  hook: fc.boolean(),
  zeroLimit: fc.option(between(1, reach.zeroLimit)),
  trumpLead: fc.constantFrom(...TRUMP_LEADS),
});

const solo = (reach: Reach): fc.Arbitrary<RuleSet> =>
  between(MIN_PLAYERS, MAX_PLAYERS).chain((players) =>
    fc.record(
      {
        ...shared(reach, players),
        sides: fc.constant('solo' as const),
        bidding: fc.constantFrom(...BIDDINGS),
        sight: fc.constantFrom(...SIGHTS),
        scoring: fc.oneof<fc.Arbitrary<Scoring>[]>(
          fc.constantFrom(...FORMULA_IDS),
          formulaOf(reach),
        ),
        end: fc.constant({ kind: 'schedule' } as const),
      },
      PLAIN,
    ),
  );

const endOf = ({ target }: Reach): fc.Arbitrary<EndRule> =>
  fc.oneof(
    fc.constant({ kind: 'schedule' } as const),
    fc.record({ kind: fc.constant('target'), points: target }, PLAIN),
  );

const partners = (reach: Reach): fc.Arbitrary<RuleSet> =>
  fc.record(
    {
      ...shared(reach, 4),
      sides: fc.constant('partners' as const),
      bidding: fc.constant('in-turn' as const),
      sight: fc.constant('own' as const),
      scoring: partnershipOf(reach),
      end: endOf(reach),
    },
    PLAIN,
  );

/** A rule set with its contradictions resolved. */
function withoutContradiction(rules: RuleSet): RuleSet {
  const { kind } = rules.trump;
  const breakable = kind !== 'none' && kind !== 'all-but-led';
  return {
    ...rules,
    hook: rules.hook && rules.bidding === 'in-turn',
    trumpLead: breakable ? rules.trumpLead : 'any',
  };
}

const within = (reach: Reach): fc.Arbitrary<RuleSet> =>
  fc
    .oneof({ weight: 3, arbitrary: solo(reach) }, { weight: 1, arbitrary: partners(reach) })
    .map(withoutContradiction);

/** Playable rule sets with any options, mostly short. */
export const ruleSets: fc.Arbitrary<RuleSet> = within(PLAYABLE);

/** Any rule sets that can be played, with any numbers. */
export const anyRules: fc.Arbitrary<RuleSet> = within(ANYTHING);

/** Any formula that a rule set may hold. */
export const anyFormula: fc.Arbitrary<Formula> = formulaOf(ANYTHING);

/** Seeds as in a header. */
export const seeds: fc.Arbitrary<string> = fc
  .array(fc.nat(2 ** 32 - 1), { minLength: 4, maxLength: 4 })
  .filter((words) => words.some((word) => word !== 0))
  .map((words) => words.map((word) => word.toString(16).padStart(8, '0')).join(''));
