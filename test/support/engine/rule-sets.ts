import { fc } from '@fast-check/vitest';
import {
  type EndRule,
  FORMULA_IDS,
  type Formula,
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
  type TrumpRule,
  fitOf,
  highOf,
} from '@/engine/index.ts';

/** Objects as the engine's own: what is read from JSON has the usual prototype. */
const PLAIN = { noNullPrototype: true } as const;

const scorePart: fc.Arbitrary<ScorePart> = fc.dictionary(
  fc.constantFrom(...TERMS),
  fc.integer({ min: -20, max: 20 }),
  { maxKeys: 3, ...PLAIN },
);

const formula: fc.Arbitrary<Formula> = fc.record(
  {
    kind: fc.constant('formula'),
    made: scorePart,
    missed: scorePart,
    zero: fc.option(fc.record({ made: scorePart, missed: scorePart }, PLAIN)),
    streak: fc.option(
      fc.record(
        { from: fc.integer({ min: 1, max: 4 }), points: fc.integer({ min: -9, max: 9 }) },
        PLAIN,
      ),
    ),
    wins: fc.constantFrom('high', 'low'),
  },
  PLAIN,
);

const partnership: fc.Arbitrary<PartnershipScoring> = fc.record(
  {
    kind: fc.constant('partnership'),
    perTrick: fc.integer({ min: 0, max: 20 }),
    nil: fc.integer({ min: 0, max: 100 }),
    blindNil: fc.integer({ min: 0, max: 200 }),
    blindNilBehind: fc.integer({ min: 0, max: 60 }),
    bag: fc.integer({ min: 0, max: 5 }),
    bagLimit: fc.integer({ min: 1, max: 10 }),
    bagPenalty: fc.integer({ min: 0, max: 100 }),
  },
  PLAIN,
);

const trumpRule: fc.Arbitrary<TrumpRule> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(...TRUMP_KINDS)
      .filter((kind) => kind !== 'fixed')
      .map((kind) => ({ kind })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...SUITS).map((suit) => ({ kind: 'fixed', suit }) as const),
  },
);

/** Any schedule for so many players; hands are small more often than not, and games not too long. */
const scheduleRule = (players: number): fc.Arbitrary<ScheduleRule> =>
  fc
    .record(
      {
        shape: fc.constantFrom(...SCHEDULE_SHAPES),
        high: fc.oneof(
          { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
          { weight: 1, arbitrary: fc.integer({ min: 1, max: fitOf(players) }) },
          { weight: 1, arbitrary: fc.constantFrom('fit', 'fit-1') },
        ),
        turns: fc.integer({ min: 1, max: 4 }),
      },
      PLAIN,
    )
    .chain(({ shape, high, turns }) => {
      const most = highOf(high, players);
      const low = fc.integer({ min: 1, max: most });
      return low.map((low) => ({ shape, low, high, turns }));
    });

const zeroLimit = fc.option(fc.integer({ min: 1, max: 3 }));

/** What every rule set has, whoever plays with whom. */
const shared = (players: number) => ({
  players: fc.constant(players),
  schedule: scheduleRule(players),
  trump: trumpRule,
  hook: fc.boolean(),
  zeroLimit,
  trumpLead: fc.constantFrom('any', 'broken'),
});

const solo: fc.Arbitrary<RuleSet> = fc
  .integer({ min: MIN_PLAYERS, max: MAX_PLAYERS })
  .chain((players) =>
    fc.record(
      {
        ...shared(players),
        sides: fc.constant('solo' as const),
        bidding: fc.constantFrom('in-turn', 'sealed'),
        sight: fc.constantFrom(...SIGHTS),
        scoring: fc.oneof<fc.Arbitrary<Scoring>[]>(fc.constantFrom(...FORMULA_IDS), formula),
        end: fc.constant({ kind: 'schedule' } as const),
      },
      PLAIN,
    ),
  );

const end: fc.Arbitrary<EndRule> = fc.oneof(
  fc.constant({ kind: 'schedule' } as const),
  fc.record({ kind: fc.constant('target'), points: fc.integer({ min: -50, max: 150 }) }, PLAIN),
);

const partners: fc.Arbitrary<RuleSet> = fc.record(
  {
    ...shared(4),
    sides: fc.constant('partners' as const),
    bidding: fc.constant('in-turn' as const),
    sight: fc.constant('own' as const),
    scoring: partnership,
    end,
  },
  PLAIN,
);

/** What contradicts the rest of a rule set, taken out of it. */
function withoutContradiction(rules: RuleSet): RuleSet {
  const { kind } = rules.trump;
  const breakable = kind !== 'none' && kind !== 'all-but-led';
  return {
    ...rules,
    hook: rules.hook && rules.bidding === 'in-turn',
    trumpLead: breakable ? rules.trumpLead : 'any',
  };
}

/** Rule sets that can be played, from all options. */
export const ruleSets: fc.Arbitrary<RuleSet> = fc
  .oneof({ weight: 3, arbitrary: solo }, { weight: 1, arbitrary: partners })
  .map(withoutContradiction);

/** 128 bits as a header wants them. */
export const seeds: fc.Arbitrary<string> = fc
  .array(fc.nat(2 ** 32 - 1), { minLength: 4, maxLength: 4 })
  .filter((words) => words.some((word) => word !== 0))
  .map((words) => words.map((word) => word.toString(16).padStart(8, '0')).join(''));
