import * as fc from 'fast-check';
import {
  ALL_DEALT,
  BIDDINGS,
  DECKS,
  DECK_LIMITS,
  DUTIES,
  type EndRule,
  FIRST_LEADS,
  FORMULA_IDS,
  type Formula,
  type High,
  type Jokers,
  MAX_JOKERS,
  MAX_PLAYERS,
  MAX_ROUNDS,
  MIN_PLAYERS,
  NO_JOKERS,
  NAMEABLE_TRUMPS,
  type PartnershipScoring,
  type Repeats,
  type RuleSet,
  SCHEDULE_SHAPES,
  SIGHTS,
  SUITS,
  type ScheduleRule,
  type ScorePart,
  type Scoring,
  type StreakRule,
  TERMS,
  TRUMP_KINDS,
  TRUMP_LEADS,
  type TrumpRule,
  canonicalRules,
  maxHandSize,
  resolveHigh,
} from '@/engine/index.ts';

/** Plain objects with the usual prototype, like those read from JSON. */
const PLAIN = { noNullPrototype: true } as const;

/** Players, and a deck that they can play with. */
type Table = Pick<RuleSet, 'players' | 'deck' | 'jokers'>;

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
  readonly high: (rules: Table) => fc.Arbitrary<High>;
  readonly turns: (shape: ScheduleRule['shape']) => fc.Arbitrary<Repeats>;
  readonly ends: fc.Arbitrary<Repeats>;
  /** The hand size from which the hook holds. */
  readonly hookFrom: fc.Arbitrary<number>;
  /** Rounds without trump, counted from either end. */
  readonly noTrumpRounds: fc.Arbitrary<readonly number[]>;
  readonly zeroLimit: number;
}

const between = (min: number, max: number) => fc.integer({ min, max });

/** Numbers of rounds from the start (positive) or the end (negative) of a schedule. */
const roundNumbers = (max: number): fc.Arbitrary<readonly number[]> =>
  fc.uniqueArray(fc.oneof(between(1, max), between(-max, -1)), { minLength: 1, maxLength: 4 });

/** Small numbers and short games, since these are played to the end many times. */
const PLAYABLE: Reach = {
  points: between(-20, 20),
  terms: 3,
  target: between(-50, 150),
  atLeast: (min) => between(min, min + 40),
  high: (rules) =>
    fc.oneof(
      { weight: 4, arbitrary: between(1, 4) },
      { weight: 1, arbitrary: between(1, maxHandSize(rules)) },
      { weight: 1, arbitrary: fc.constantFrom(...DECK_LIMITS) },
      { weight: 1, arbitrary: fc.record({ atMost: between(1, 5) }, PLAIN) },
    ),
  turns: () => fc.oneof(between(1, 4), fc.constant('players' as const)),
  ends: fc.oneof(between(1, 3), fc.constant('players' as const)),
  hookFrom: between(1, 4),
  noTrumpRounds: roundNumbers(6),
  zeroLimit: 3,
};

/** Everything that a rule set may hold, up to the limits. */
const ANYTHING: Reach = {
  points: fc.oneof(between(-20, 20), between(-1000, 1000), fc.constantFrom(-1000, -1, 0, 1, 1000)),
  terms: TERMS.length,
  target: fc.oneof(between(-1000, 1000), between(-10_000, 10_000)),
  atLeast: (min) => fc.oneof(between(min, 12), between(min, 1000)),
  high: (rules) =>
    fc.oneof(
      { weight: 2, arbitrary: between(1, maxHandSize(rules)) },
      { weight: 1, arbitrary: fc.constantFrom(...DECK_LIMITS) },
      { weight: 1, arbitrary: fc.record({ atMost: between(1, 30) }, PLAIN) },
    ),
  turns: (shape) =>
    shape === 'constant'
      ? between(1, 100)
      : fc.oneof(fc.constant(1), between(1, 10), fc.constant('players' as const)),
  ends: fc.oneof(between(1, 10), fc.constant('players' as const)),
  hookFrom: between(1, 30),
  noTrumpRounds: roundNumbers(MAX_ROUNDS),
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
      missed: fc.oneof(
        { weight: 3, arbitrary: part },
        { weight: 1, arbitrary: fc.record({ over: part, under: part }, PLAIN) },
      ),
      zero: fc.option(fc.record({ made: part, missed: part }, PLAIN)),
      streak: fc.option(
        fc.oneof<fc.Arbitrary<StreakRule>[]>(
          fc.record({ from: reach.atLeast(1), points: reach.points }, PLAIN),
          fc.record({ every: reach.atLeast(1), made: reach.points, missed: reach.points }, PLAIN),
        ),
      ),
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

/** A kind of trump with its suit or list. */
const trumpSource: fc.Arbitrary<TrumpRule> = fc
  .tuple(
    fc.constantFrom(...TRUMP_KINDS),
    fc.constantFrom(...SUITS),
    fc.array(fc.constantFrom(...NAMEABLE_TRUMPS), { minLength: 1, maxLength: 6 }),
  )
  .map(([kind, suit, order]) => {
    if (kind === 'list') return { kind, order };
    return kind === 'fixed' ? { kind, suit } : { kind };
  });

/** A value that most rules leave out. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const trumpRule = ({ noTrumpRounds }: Reach): fc.Arbitrary<TrumpRule> =>
  fc
    .tuple(trumpSource, seldom(noTrumpRounds), fc.constantFrom(...ALL_DEALT))
    .map(([trump, rounds, allDealt]) => {
      Object.assign(trump, { allDealt });
      return rounds === null || trump.kind === 'all-but-led'
        ? trump
        : Object.assign(trump, { noTrumpRounds: rounds });
    });

const scheduleOf = (reach: Reach, rules: Table): fc.Arbitrary<ScheduleRule> =>
  fc
    .record({ shape: fc.constantFrom(...SCHEDULE_SHAPES), high: reach.high(rules) }, PLAIN)
    .chain(({ shape, high }) =>
      fc.record(
        {
          shape: fc.constant(shape),
          low: between(1, resolveHigh(high, rules)),
          high: fc.constant(high),
          turns: reach.turns(shape),
          ends: seldom(reach.ends),
        },
        PLAIN,
      ),
    )
    .map(({ ends, ...schedule }) => (ends === null ? schedule : Object.assign(schedule, { ends })));

const jokers: fc.Arbitrary<Jokers> = fc.record(
  { high: between(0, MAX_JOKERS), low: between(0, MAX_JOKERS) },
  PLAIN,
);

const table: fc.Arbitrary<Table> = fc
  .tuple(between(MIN_PLAYERS, MAX_PLAYERS), fc.constantFrom(...DECKS), fc.boolean(), seldom(jokers))
  .map(([players, deck, isWhole, added]): Table => {
    const isCut = !isWhole && (deck !== 'eight-each' || (players >= 3 && players <= 6));
    const drawn: Table = isCut ? { players, deck } : { players };
    return added === null ? drawn : Object.assign(drawn, { jokers: added });
  });

/** The options of solo and partnership rules alike. */
const shared = (reach: Reach, rules: Table) => ({
  players: fc.constant(rules.players),
  deck: fc.constant(rules.deck ?? '52'),
  jokers: fc.constant(rules.jokers ?? NO_JOKERS),
  schedule: scheduleOf(reach, rules),
  trump: trumpRule(reach),
  hook: fc.boolean(),
  zeroLimit: fc.option(between(1, reach.zeroLimit)),
  trumpLead: fc.constantFrom(...TRUMP_LEADS),
});

const solo = (reach: Reach): fc.Arbitrary<RuleSet> =>
  table.chain((rules) =>
    fc.record(
      {
        ...shared(reach, rules),
        sides: fc.constant('solo' as const),
        bidding: fc.constantFrom(...BIDDINGS),
        sight: fc.constantFrom(...SIGHTS),
        scoring: fc.oneof<fc.Arbitrary<Scoring>[]>(
          fc.constantFrom(...FORMULA_IDS),
          formulaOf(reach),
        ),
        end: endOf(reach),
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
  seldom(jokers).chain((added) =>
    fc.record(
      {
        ...shared(reach, { players: 4, ...(added !== null && { jokers: added }) }),
        sides: fc.constant('partners' as const),
        bidding: fc.constant('in-turn' as const),
        sight: fc.constant('own' as const),
        scoring: partnershipOf(reach),
        end: endOf(reach),
      },
      PLAIN,
    ),
  );

const within = (reach: Reach): fc.Arbitrary<RuleSet> =>
  fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: solo(reach) }, { weight: 1, arbitrary: partners(reach) }),
      seldom(reach.hookFrom),
      fc.constantFrom(...FIRST_LEADS),
      fc.constantFrom(...DUTIES),
    )
    .map(([rules, hookFrom, firstLead, chosen]) => {
      const duty = rules.trump.kind === 'all-but-led' ? 'follow' : chosen;
      const options = { firstLead, duty, ...(hookFrom === null ? {} : { hookFrom }) };
      return canonicalRules({ ...rules, ...options });
    });

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
