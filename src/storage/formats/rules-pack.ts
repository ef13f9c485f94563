// Rules as links of the second version and later pack them, and the choice of a version.
import {
  ALL_DEALT,
  type AllDealt,
  BIDDINGS,
  DECKS,
  DECK_LIMITS,
  DUTIES,
  FIRST_LEADS,
  type Formula,
  type High,
  type Jokers,
  MAX_ROUNDS,
  type Repeats,
  type RuleSet,
  SIDES,
  SIGHTS,
  type ScheduleRule,
  type SplitPart,
  type StreakRule,
  TRUMP_LEADS,
  type TrumpRule,
} from '@/engine/index.ts';
import {
  type Packing,
  flag,
  list,
  nullable,
  oneOf,
  optional,
  struct,
  tagged,
  uint,
} from './packing.ts';
import {
  type RequiredRules,
  type ScheduleBasics,
  endWith,
  formulaWith,
  fromStreak,
  part,
  points,
  scoringWith,
  shape,
  trumpBasics,
} from './rules-pack-parts.ts';
import { rulesV1 } from './rules-pack-1.ts';

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

const everyStreak = struct<{ every: number; made: number; missed: number }>({
  every: points,
  made: points,
  missed: points,
});

const formula = formulaWith(
  tagged<Formula['missed']>(1, (value) => Number('over' in value), [
    part,
    struct<SplitPart>({ over: part, under: part }),
  ]),
  tagged<StreakRule>(1, (value) => Number('every' in value), [fromStreak, everyStreak]),
);

const noTrumpRounds = optional('noTrumpRounds', list(7, uint(8, -MAX_ROUNDS)));
const trump: Packing<TrumpRule> = {
  write(to, value) {
    trumpBasics.write(to, value);
    noTrumpRounds.write(to, value);
  },
  read: (from) => ({ ...(trumpBasics.read(from) as object), ...noTrumpRounds.read(from) }),
};

/** −10,000…10,000, the range of targets. */
const end = endWith(uint(15, -10_000));

const requiredSchedule = struct<ScheduleBasics>({ shape, low: uint(5), high, turns: repeats });
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

/** Never change this: links of this version are in use. */
const rulesV2: Packing<RuleSet> = {
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

/** An option added after version 2, written after its index in the list; `put` returns the rules with it. */
interface LaterOption<T> {
  readonly of: (rules: RuleSet) => T | undefined;
  readonly put: (rules: RuleSet, value: T) => RuleSet;
  readonly packing: Packing<T>;
}

const allDealt: LaterOption<AllDealt> = {
  of: ({ trump: { allDealt: chosen } }) => chosen,
  put: (rules, chosen) => ({ ...rules, trump: { ...rules.trump, allDealt: chosen } }),
  packing: oneOf(ALL_DEALT, 2),
};

const jokers: LaterOption<Jokers> = {
  of: (rules) => rules.jokers,
  put: (rules, chosen) => ({ ...rules, jokers: chosen }),
  packing: struct<Jokers>({ high: uint(3), low: uint(3) }),
};

/** Options may only be added at the end: their indices are part of the format. */
const LATER_OPTIONS = [allDealt, jokers] as readonly LaterOption<unknown>[];
const laterNumber = uint(5);

const laterOptionsOf = (rules: RuleSet): readonly (readonly [place: number, value: unknown])[] =>
  LATER_OPTIONS.flatMap(({ of }, place) => {
    const value = of(rules);
    return value === undefined ? [] : [[place, value] as const];
  });

/** Rules with all options. An unknown option, which a newer version of the game has added, makes them unreadable. */
const rulesV3: Packing<RuleSet> = {
  write(to, value) {
    rulesV2.write(to, value);
    const options = laterOptionsOf(value);
    laterNumber.write(to, options.length);
    for (const [place, option] of options) {
      laterNumber.write(to, place);
      LATER_OPTIONS[place]?.packing.write(to, option);
    }
  },
  read(from) {
    let rules = rulesV2.read(from) as RuleSet;
    for (let left = from.uint(5); left > 0; left--) {
      const option = LATER_OPTIONS[from.uint(5)];
      if (option === undefined) return {};
      rules = option.put(rules, option.packing.read(from));
    }
    return rules;
  },
};

/** Whether rules have an option, or a number of players, that the second version of links lacks. */
const needsVersion3 = (rules: RuleSet): boolean =>
  laterOptionsOf(rules).length > 0 || rules.players < 3 || rules.players > 7;

/** Whether rules have an option that the first version of links lacks. */
function needsVersion2({ schedule, trump, trumpLead, scoring, end, ...rest }: RuleSet): boolean {
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

/** How links pack rules, by version. */
const PACKED_RULES = { 1: rulesV1 as Packing<RuleSet>, 2: rulesV2, 3: rulesV3 } as const;
export type RulesVersion = keyof typeof PACKED_RULES;
export const RULES_VERSIONS: readonly RulesVersion[] = [1, 2, 3];

/** The oldest version of links that can express these rules, so that older versions of the game can read them. */
export function rulesVersion(rules: RuleSet): RulesVersion {
  if (needsVersion3(rules)) return 3;
  return needsVersion2(rules) ? 2 : 1;
}

/** How links of a version pack rules. */
export const packedRules = (version: RulesVersion): Packing<RuleSet> => PACKED_RULES[version];
