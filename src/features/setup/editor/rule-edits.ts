import {
  PRESETS,
  NAMEABLE_TRUMPS,
  type Repeats,
  type RuleProblem,
  type RuleSet,
  type ScheduleRule,
  type ScheduleShape,
  type Sides,
  type TrumpKind,
  canonicalRules,
  handSizes,
  ruleProblems,
} from '@/engine/index.ts';

/** Fields that are adjusted when an edit makes them invalid. */
export type AdjustedField = 'high' | 'low' | 'turns' | 'scoring' | 'end';

/** A change of rules. `field` is the edited one, which is never adjusted. */
export interface Edit {
  readonly field: AdjustedField | 'other';
  readonly change: Partial<RuleSet>;
}

/** The outcome of an edit. */
export interface EditOutcome {
  readonly rules: RuleSet;
  /** The problem of the rules; null if valid. */
  readonly problem: RuleProblem | null;
  /** The fields that were adjusted. */
  readonly adjusted: readonly AdjustedField[];
}

const withSchedule = (rules: RuleSet, schedule: Partial<ScheduleRule>): RuleSet => ({
  ...rules,
  schedule: { ...rules.schedule, ...schedule },
});

/** Adjusts numbers as the engine's problems suggest. */
const ADJUSTMENTS: readonly {
  readonly adjustable: AdjustedField;
  readonly fix: (rules: RuleSet, problem: RuleProblem) => RuleSet | null;
}[] = [
  {
    adjustable: 'high',
    fix: (rules, problem) =>
      problem.kind === 'high-out-of-range' ? withSchedule(rules, { high: problem.max }) : null,
  },
  {
    adjustable: 'low',
    fix: (rules, problem) => {
      if (problem.kind === 'low-above-high') return withSchedule(rules, { low: problem.high });
      if (problem.kind === 'low-out-of-range') return withSchedule(rules, { low: problem.max });
      return null;
    },
  },
  {
    adjustable: 'turns',
    fix: (rules, problem) =>
      problem.kind === 'turns-out-of-range' ? withSchedule(rules, { turns: problem.max }) : null,
  },
];

/** The rules with all necessary adjustments, except to the edited field. */
function adjustedRules(rules: RuleSet, field: Edit['field']): RuleSet {
  let result = rules;
  for (const { adjustable, fix } of ADJUSTMENTS) {
    if (adjustable === field) continue;
    for (const problem of ruleProblems(result)) result = fix(result, problem) ?? result;
  }
  return result;
}

const VALUE: Record<AdjustedField, (rules: RuleSet) => unknown> = {
  high: ({ schedule }) => schedule.high,
  low: ({ schedule }) => schedule.low,
  turns: ({ schedule }) => schedule.turns,
  scoring: ({ scoring }) => scoring,
  end: ({ end }) => end.kind,
};

const ADJUSTABLE = Object.keys(VALUE) as readonly AdjustedField[];

/**
 * The problem of a hook that starts above the largest hand that the game deals. Rules may have such a
 * hook after another edit, and then it can be lowered step by step.
 */
function hookProblem(rules: RuleSet, next: RuleSet): RuleProblem | null {
  const { hookFrom = 1 } = next;
  const max = Math.max(...handSizes(next));
  return hookFrom > max && hookFrom > (rules.hookFrom ?? 1)
    ? { kind: 'hook-from-out-of-range', max }
    : null;
}

/** The outcome of an edit, validated by the engine. */
export function outcomeOfEdit(rules: RuleSet, { field, change }: Edit): EditOutcome {
  const next = canonicalRules(adjustedRules({ ...rules, ...change }, field));
  const direct = change.scoring === undefined || change.sides !== undefined;
  // A schedule of one size does not use its low.
  const hasLow = [rules, next].every(({ schedule }) => schedule.shape !== 'constant');
  return {
    rules: next,
    problem: ruleProblems(next)[0] ?? hookProblem(rules, next),
    adjusted: ADJUSTABLE.filter(
      (adjustable) =>
        adjustable !== field &&
        (adjustable !== 'low' || hasLow) &&
        (adjustable !== 'scoring' || direct) &&
        VALUE[adjustable](rules) !== VALUE[adjustable](next),
    ),
  };
}

/** An edit of one independent option. */
export const editOf = (change: Partial<RuleSet>): Edit => ({ field: 'other', change });

/** An edit of a number of the schedule. */
export const scheduleEdit = (
  { schedule }: RuleSet,
  field: 'low' | 'high' | 'turns' | 'ends',
  value: ScheduleRule['high'] | Repeats,
): Edit => ({
  field: field === 'ends' ? 'other' : field,
  change: { schedule: { ...schedule, [field]: value } },
});

/** Changes the shape; `turns` has another meaning for `constant`. */
export function shapeEdit(rules: RuleSet, shape: ScheduleShape): Edit {
  const { schedule } = rules;
  const toConstant = shape === 'constant' && schedule.shape !== 'constant';
  const fromConstant = shape !== 'constant' && schedule.shape === 'constant';
  const rounds = handSizes(rules).length;
  const turns = toConstant ? rounds : fromConstant ? 1 : schedule.turns;
  return editOf({ schedule: { ...schedule, shape, turns } });
}

/** Changes the kind of trump; a list starts as that of the rotation. */
export function trumpKindEdit({ trump }: RuleSet, kind: TrumpKind): Edit {
  if (kind === 'all-but-led') return editOf({ trump: { kind } });
  const { noTrumpRounds, allDealt } = trump;
  const unchanged = {
    ...(noTrumpRounds !== undefined && { noTrumpRounds }),
    ...(allDealt !== undefined && { allDealt }),
  };
  if (kind === 'fixed') return editOf({ trump: { kind, suit: 'S', ...unchanged } });
  if (kind === 'list') return editOf({ trump: { kind, order: NAMEABLE_TRUMPS, ...unchanged } });
  return editOf({ trump: { kind, ...unchanged } });
}

/** The round (0-based) that an entry of `noTrumpRounds` means: from 1, or negative from the end [TRUMP-7]. */
const placeOf = (round: number, rounds: number): number => (round > 0 ? round - 1 : rounds + round);

/** Lets the dealer show the last card when none is left to turn up, or not [TRUMP-8]. */
export const dealersLastEdit = ({ trump }: RuleSet, on: boolean): Edit =>
  editOf({ trump: { ...trump, allDealt: on ? 'dealers-last' : 'none' } });

/** Turns rounds without trump on, beginning with the last, or off. */
export const noTrumpEdit = ({ trump }: RuleSet, on: boolean): Edit =>
  editOf({ trump: { ...trump, noTrumpRounds: on ? [-1] : [] } });

/**
 * Makes a round (0-based) one without trump, or no longer one. Rounds of the second half are counted
 * from the end, so that the last rounds stay the last ones when the schedule changes.
 */
export function noTrumpRoundEdit(rules: RuleSet, round: number): Edit {
  const { trump } = rules;
  const { noTrumpRounds = [] } = trump;
  const rounds = handSizes(rules).length;
  const others = noTrumpRounds.filter((each) => {
    const place = placeOf(each, rounds);
    return place >= 0 && place < rounds && place !== round;
  });
  const was = noTrumpRounds.some((each) => placeOf(each, rounds) === round);
  const added = round < rounds / 2 ? round + 1 : round - rounds;
  return editOf({ trump: { ...trump, noTrumpRounds: was ? others : [...others, added] } });
}

/** Ends the game at a target: the usual one for partners, a lower one without partners. */
export const targetEdit = ({ sides }: RuleSet): Edit => ({
  field: 'end',
  change: {
    end: sides === 'partners' ? PRESETS.spades.rules.end : { kind: 'target', points: 100 },
  },
});

/** Switches between solo and partners, with the matching scoring. */
export function sidesEdit(rules: RuleSet, sides: Sides): Edit {
  if (sides === rules.sides) return editOf({ sides });
  const { scoring } = PRESETS.spades.rules;
  return editOf(
    sides === 'partners'
      ? { sides, scoring }
      : { sides, scoring: 'standard', end: { kind: 'schedule' } },
  );
}
