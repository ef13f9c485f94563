import * as fc from 'fast-check';
import {
  BIDDINGS,
  FORMULA_IDS,
  type Formula,
  type PartnershipScoring,
  type RuleSet,
  SCHEDULE_SHAPES,
  SIGHTS,
  SUITS,
  type ScheduleRule,
  type ScorePart,
  TERMS,
  TRUMP_KINDS,
  TRUMP_LEADS,
  type TrumpRule,
  fitOf,
  ruleProblems,
} from '@/engine/index.ts';

/** Numbers of a scoring: small ones as people choose them, and everything up to the limits. */
const points = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -1000, max: 1000 }),
  fc.constantFrom(-1000, -1, 0, 1, 1000),
);
const atLeast = (min: number) =>
  fc.oneof(fc.integer({ min, max: 12 }), fc.integer({ min, max: 1000 }));

const part: fc.Arbitrary<ScorePart> = fc.record(
  Object.fromEntries(TERMS.map((term) => [term, points])),
  { requiredKeys: [] },
);

export const anyFormula: fc.Arbitrary<Formula> = fc.record({
  kind: fc.constant('formula' as const),
  made: part,
  missed: part,
  zero: fc.option(fc.record({ made: part, missed: part })),
  streak: fc.option(fc.record({ from: atLeast(1), points })),
  wins: fc.constantFrom('high', 'low'),
});

const partnership: fc.Arbitrary<PartnershipScoring> = fc.record({
  kind: fc.constant('partnership' as const),
  perTrick: atLeast(0),
  nil: points,
  blindNil: points,
  blindNilBehind: atLeast(0),
  bag: points,
  bagLimit: atLeast(1),
  bagPenalty: points,
});

const scheduleFor = (players: number): fc.Arbitrary<ScheduleRule> =>
  fc
    .record({
      shape: fc.constantFrom(...SCHEDULE_SHAPES),
      high: fc.integer({ min: 1, max: fitOf(players) }),
      named: fc.constantFrom(null, 'fit', 'fit-1'),
      low: fc.nat(),
      turns: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 10 })),
      rounds: fc.integer({ min: 1, max: 100 }),
    })
    .map(({ shape, high, named, low, turns, rounds }) => ({
      shape,
      low: 1 + (low % (named === null ? high : fitOf(players) - 1)),
      high: named ?? high,
      turns: shape === 'constant' ? rounds : turns,
    }));

const trump: fc.Arbitrary<TrumpRule> = fc
  .tuple(fc.constantFrom(...TRUMP_KINDS), fc.constantFrom(...SUITS))
  .map(([kind, suit]) => (kind === 'fixed' ? { kind, suit } : { kind }));

const shared = {
  trump,
  zeroLimit: fc.option(fc.integer({ min: 1, max: 10 })),
  trumpLead: fc.constantFrom(...TRUMP_LEADS),
};

const solo = fc.integer({ min: 3, max: 7 }).chain((players) =>
  fc.record({
    ...shared,
    players: fc.constant(players),
    sides: fc.constant('solo' as const),
    schedule: scheduleFor(players),
    bidding: fc.constantFrom(...BIDDINGS),
    hook: fc.boolean(),
    sight: fc.constantFrom(...SIGHTS),
    scoring: fc.oneof(anyFormula, fc.constantFrom(...FORMULA_IDS)),
    end: fc.constant({ kind: 'schedule' as const }),
  }),
);

const partners = fc.record({
  ...shared,
  players: fc.constant(4),
  sides: fc.constant('partners' as const),
  schedule: scheduleFor(4),
  bidding: fc.constant('in-turn' as const),
  hook: fc.boolean(),
  sight: fc.constant('own' as const),
  scoring: partnership,
  end: fc.oneof(
    fc.constant({ kind: 'schedule' as const }),
    fc.record({ kind: fc.constant('target' as const), points }),
  ),
});

/** Options that were chosen one by one, where they contradict each other set right. */
const consistent = (rules: RuleSet): RuleSet => ({
  ...rules,
  hook: rules.hook && rules.bidding === 'in-turn',
  trumpLead:
    rules.trump.kind === 'none' || rules.trump.kind === 'all-but-led' ? 'any' : rules.trumpLead,
});

/** Any rules that can be played. */
export const anyRules: fc.Arbitrary<RuleSet> = fc
  .oneof({ weight: 3, arbitrary: solo }, { weight: 1, arbitrary: partners })
  .map(consistent)
  .filter((rules) => ruleProblems(rules).length === 0);
