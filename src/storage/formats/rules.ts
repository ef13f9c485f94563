import * as v from 'valibot';
import {
  BIDDINGS,
  DECK_LIMITS,
  FORMULA_IDS,
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
  err,
  ok,
  ruleProblems,
} from '@/engine/index.ts';
import { isRulesName } from './rules-name.ts';

/** A whole number; −0 is none, since it would be written down as 0. */
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
  missed: Part,
  zero: v.nullable(v.strictObject({ made: Part, missed: Part })),
  streak: v.nullable(v.strictObject({ from: whole, points: whole })),
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

const TrumpRule = v.union([
  v.strictObject({ kind: v.literal('fixed'), suit: v.picklist(SUITS) }),
  v.strictObject({ kind: v.picklist(TRUMP_KINDS.filter((kind) => kind !== 'fixed')) }),
]);

const EndRule = v.union([
  v.strictObject({ kind: v.literal('schedule') }),
  v.strictObject({ kind: v.literal('target'), points: whole }),
]);

/** The shape of a scoring: a named formula, one made of its parts, or the partners'. */
export const ScoringShape = v.union([v.picklist(FORMULA_IDS), Formula, Partnership]);

/** The shape of a rule set and nothing else: whether it can be played, the engine says. */
export const Rules = v.strictObject({
  players: whole,
  sides: v.picklist(SIDES),
  schedule: v.strictObject({
    shape: v.picklist(SCHEDULE_SHAPES),
    low: whole,
    high: v.union([whole, v.picklist(DECK_LIMITS)]),
    turns: whole,
  }),
  trump: TrumpRule,
  bidding: v.picklist(BIDDINGS),
  hook: v.boolean(),
  zeroLimit: v.nullable(whole),
  sight: v.picklist(SIGHTS),
  trumpLead: v.picklist(TRUMP_LEADS),
  scoring: ScoringShape,
  end: EndRule,
});

/** Why something from elsewhere is no rule set that can be played. */
export type RulesRefusal =
  | { readonly kind: 'not-rules' }
  | { readonly kind: 'impossible'; readonly problems: readonly RuleProblem[] };

/** Rules from storage or from elsewhere; what is given back can be played. */
export function parseRules(value: unknown): Result<RuleSet, RulesRefusal> {
  const parsed = v.safeParse(Rules, value);
  if (!parsed.success) return err({ kind: 'not-rules' });
  const problems = ruleProblems(parsed.output);
  return problems.length === 0 ? ok(parsed.output) : err({ kind: 'impossible', problems });
}

/** Rules under a name, as they are shared. An empty name is none. */
export interface SharedRules {
  readonly name: string;
  readonly rules: RuleSet;
}

/** A player's own rules, as they are kept. The id tells two of the same name apart. */
export interface NamedRules extends SharedRules {
  readonly id: string;
}

const KEPT_VERSION = 1;

const Kept = v.strictObject({ version: v.literal(KEPT_VERSION), sets: v.array(v.unknown()) });

const Named = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.pipe(v.string(), v.check(isRulesName)),
  rules: v.unknown(),
});

function parseNamed(value: unknown): NamedRules | null {
  const named = v.safeParse(Named, value);
  const rules = named.success ? parseRules(named.output.rules) : null;
  return named.success && rules?.ok === true ? { ...named.output, rules: rules.value } : null;
}

/** What storage is given to keep. */
export const keptRules = (sets: readonly NamedRules[]): unknown => ({
  version: KEPT_VERSION,
  sets,
});

/**
 * The kept rule sets that can be played, and how many others there were: one that is broken, or
 * comes second under the same id, does not take the rest with it. Null is not our list at all.
 */
export function parseKeptRules(
  value: unknown,
): { readonly sets: readonly NamedRules[]; readonly refused: number } | null {
  const kept = v.safeParse(Kept, value);
  if (!kept.success) return null;
  const sets = new Map<string, NamedRules>();
  for (const entry of kept.output.sets) {
    const named = parseNamed(entry);
    if (named !== null && !sets.has(named.id)) sets.set(named.id, named);
  }
  return { sets: [...sets.values()], refused: kept.output.sets.length - sets.size };
}
