import * as v from 'valibot';
import {
  ALL_DEALT,
  BIDDINGS,
  DECKS,
  DECK_LIMITS,
  DUTIES,
  FIRST_LEADS,
  FORMULA_IDS,
  NAMEABLE_TRUMPS,
  type Result,
  type RuleProblem,
  type RuleSet,
  SCHEDULE_SHAPES,
  SIDES,
  SIGHTS,
  SUITS,
  TERMS,
  TRUMP_KINDS,
  TRUMP_LEADS,
  type Term,
  canonicalRules,
  err,
  ok,
  ruleProblems,
} from '@/engine/index.ts';
import type { OwnRules } from '@/store/rule-repository.ts';
import { refuseNewer } from '../newer-version.ts';
import { isRulesName } from '@/store/rules-name.ts';

/** An integer; −0 is refused, since JSON writes it as 0. */
export const whole = v.pipe(
  v.number(),
  v.integer(),
  v.check((value) => !Object.is(value, -0)),
);

const Part = v.strictObject(
  Object.fromEntries(TERMS.map((term) => [term, v.exactOptional(whole)])) as Record<
    Term,
    v.ExactOptionalSchema<typeof whole, undefined>
  >,
);

const Formula = v.strictObject({
  kind: v.literal('formula'),
  made: Part,
  missed: v.union([Part, v.strictObject({ over: Part, under: Part })]),
  zero: v.nullable(v.strictObject({ made: Part, missed: Part })),
  streak: v.nullable(
    v.union([
      v.strictObject({ from: whole, points: whole }),
      v.strictObject({ every: whole, made: whole, missed: whole }),
    ]),
  ),
  wins: v.picklist(['high', 'low']),
});

const Partnership = v.strictObject({
  kind: v.literal('partnership'),
  perTrick: whole,
  nil: whole,
  blindNil: whole,
  blindNilBehind: whole,
  bag: whole,
  bagLimit: whole,
  bagPenalty: whole,
});

/** The options that every kind of trump has. */
const trumpOptions = {
  noTrumpRounds: v.exactOptional(v.array(whole)),
  allDealt: v.exactOptional(v.picklist(ALL_DEALT)),
};

const TrumpRule = v.union([
  v.strictObject({ kind: v.literal('fixed'), suit: v.picklist(SUITS), ...trumpOptions }),
  v.strictObject({
    kind: v.literal('list'),
    order: v.array(v.picklist(NAMEABLE_TRUMPS)),
    ...trumpOptions,
  }),
  v.strictObject({
    kind: v.picklist(TRUMP_KINDS.filter((kind) => kind !== 'fixed' && kind !== 'list')),
    ...trumpOptions,
  }),
]);

const Repeats = v.union([whole, v.literal('players')]);

const EndRule = v.union([
  v.strictObject({ kind: v.literal('schedule') }),
  v.strictObject({ kind: v.literal('target'), points: whole }),
]);

/** The shape of a scoring: a named formula, a custom one, or a partnership scoring. */
export const ScoringShape = v.union([v.picklist(FORMULA_IDS), Formula, Partnership]);

const RulesShape = v.strictObject({
  players: whole,
  deck: v.exactOptional(v.picklist(DECKS)),
  jokers: v.exactOptional(v.strictObject({ high: whole, low: whole })),
  sides: v.picklist(SIDES),
  schedule: v.strictObject({
    shape: v.picklist(SCHEDULE_SHAPES),
    low: whole,
    high: v.union([whole, v.picklist(DECK_LIMITS), v.strictObject({ atMost: whole })]),
    turns: Repeats,
    ends: v.exactOptional(Repeats),
  }),
  trump: TrumpRule,
  bidding: v.picklist(BIDDINGS),
  hook: v.boolean(),
  hookFrom: v.exactOptional(whole),
  zeroLimit: v.nullable(whole),
  sight: v.picklist(SIGHTS),
  firstLead: v.exactOptional(v.picklist(FIRST_LEADS)),
  duty: v.exactOptional(v.picklist(DUTIES)),
  trumpLead: v.picklist(TRUMP_LEADS),
  scoring: ScoringShape,
  end: EndRule,
});

/** The shape of a rule set; parsing leaves defaults out. `ruleProblems` tells whether it can be played. */
export const Rules = v.pipe(
  RulesShape,
  v.transform((rules: v.InferOutput<typeof RulesShape>): RuleSet => canonicalRules(rules)),
);

/** Why data is not a rule set that can be played. */
export type RulesRefusal =
  | { readonly kind: 'not-rules' }
  | { readonly kind: 'impossible'; readonly problems: readonly RuleProblem[] };

/** Parses rules; the result can be played. */
export function parseRules(value: unknown): Result<RuleSet, RulesRefusal> {
  const parsed = v.safeParse(Rules, value);
  if (!parsed.success) return err({ kind: 'not-rules' });
  const problems = ruleProblems(parsed.output);
  return problems.length === 0 ? ok(parsed.output) : err({ kind: 'impossible', problems });
}

const RULES_VERSION = 1;

const RuleSets = v.strictObject({ version: v.literal(RULES_VERSION), sets: v.array(v.unknown()) });

const Named = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.pipe(v.string(), v.check(isRulesName)),
  rules: v.unknown(),
});

function parseOwnRules(value: unknown): OwnRules | null {
  const named = v.safeParse(Named, value);
  const rules = named.success ? parseRules(named.output.rules) : null;
  return named.success && rules?.ok === true ? { ...named.output, rules: rules.value } : null;
}

/** Rule sets as storage holds them. */
export const encodeRuleSets = (sets: readonly OwnRules[]): unknown => ({
  version: RULES_VERSION,
  sets,
});

/**
 * The saved rule sets that can be played, and the number of others. A broken set, or one with a
 * duplicate id, does not affect the others. Null if `value` is not a list of rule sets.
 */
export function parseRuleSets(
  value: unknown,
): { readonly sets: readonly OwnRules[]; readonly refused: number } | null {
  const saved = v.safeParse(RuleSets, value);
  if (!saved.success) return null;
  const sets = new Map<string, OwnRules>();
  for (const entry of saved.output.sets) {
    const named = parseOwnRules(entry);
    if (named !== null && !sets.has(named.id)) sets.set(named.id, named);
  }
  return { sets: [...sets.values()], refused: saved.output.sets.length - sets.size };
}

/**
 * {@link parseRuleSets} for what this device has saved.
 * @throws if it is of a newer version
 */
export function savedRuleSets(value: unknown): ReturnType<typeof parseRuleSets> {
  refuseNewer(RULES_VERSION, value);
  return parseRuleSets(value);
}
