import {
  PRESETS,
  type RuleProblem,
  type RuleSet,
  type ScheduleRule,
  type ScheduleShape,
  type Sides,
  handSizes,
  ruleProblems,
} from '@/engine/index.ts';

/** What follows when something else makes it impossible. */
export type Follower = 'high' | 'low' | 'turns' | 'scoring' | 'end';

/** A change of rules. `field` is what the player changes: it never follows itself. */
export interface Edit {
  readonly field: Follower | 'other';
  readonly change: Partial<RuleSet>;
}

/** What would become of an edit. */
export interface Offer {
  readonly rules: RuleSet;
  /** Why these rules cannot be; null: they can. */
  readonly problem: RuleProblem | null;
  /** What changed besides. */
  readonly also: readonly Follower[];
}

const withSchedule = (rules: RuleSet, schedule: Partial<ScheduleRule>): RuleSet => ({
  ...rules,
  schedule: { ...rules.schedule, ...schedule },
});

/** Numbers that give way when a problem of the engine says how far. */
const GIVE_WAY: readonly {
  readonly follower: Follower;
  readonly fix: (rules: RuleSet, problem: RuleProblem) => RuleSet | null;
}[] = [
  {
    follower: 'high',
    fix: (rules, problem) =>
      problem.kind === 'high-out-of-range' ? withSchedule(rules, { high: problem.max }) : null,
  },
  {
    follower: 'low',
    fix: (rules, problem) => {
      if (problem.kind === 'low-above-high') return withSchedule(rules, { low: problem.high });
      if (problem.kind === 'low-out-of-range') return withSchedule(rules, { low: problem.max });
      return null;
    },
  },
  {
    follower: 'turns',
    fix: (rules, problem) =>
      problem.kind === 'turns-out-of-range' ? withSchedule(rules, { turns: problem.max }) : null,
  },
];

/** The rules with all numbers that have to give way, but for the field that was changed. */
function settled(rules: RuleSet, field: Edit['field']): RuleSet {
  let result = rules;
  for (const { follower, fix } of GIVE_WAY) {
    if (follower === field) continue;
    for (const problem of ruleProblems(result)) result = fix(result, problem) ?? result;
  }
  return result;
}

const VALUE: Record<Follower, (rules: RuleSet) => unknown> = {
  high: ({ schedule }) => schedule.high,
  // Nobody needs to hear of a number that such hands do not use.
  low: ({ schedule }) => (schedule.shape === 'constant' ? null : schedule.low),
  turns: ({ schedule }) => schedule.turns,
  scoring: ({ scoring }) => scoring,
  end: ({ end }) => end.kind,
};

const FOLLOWERS = Object.keys(VALUE) as readonly Follower[];

/** What would become of an edit: whether it can be is for the engine to say. */
export function offerOf(rules: RuleSet, { field, change }: Edit): Offer {
  const next = settled({ ...rules, ...change }, field);
  const direct = change.scoring === undefined || change.sides !== undefined;
  return {
    rules: next,
    problem: ruleProblems(next)[0] ?? null,
    also: FOLLOWERS.filter(
      (follower) =>
        follower !== field &&
        (follower !== 'low' || rules.schedule.shape !== 'constant') &&
        (follower !== 'scoring' || direct) &&
        VALUE[follower](rules) !== VALUE[follower](next),
    ),
  };
}

/** An edit of one option that nothing else belongs to. */
export const editOf = (change: Partial<RuleSet>): Edit => ({ field: 'other', change });

/** An edit of a number of the schedule. */
export const scheduleEdit = (
  { schedule }: RuleSet,
  field: 'low' | 'high' | 'turns',
  value: ScheduleRule['high'],
): Edit => ({ field, change: { schedule: { ...schedule, [field]: value } } });

/** Another shape; to and from equal hands the number of rounds has another meaning. */
export function shapeEdit({ schedule, players }: RuleSet, shape: ScheduleShape): Edit {
  const toEqual = shape === 'constant' && schedule.shape !== 'constant';
  const fromEqual = shape !== 'constant' && schedule.shape === 'constant';
  const rounds = handSizes(schedule, players).length;
  const turns = toEqual ? rounds : fromEqual ? 1 : schedule.turns;
  return editOf({ schedule: { ...schedule, shape, turns } });
}

/** Alone or with a partner: the scoring, and what it allows, belong to it. */
export function sidesEdit(rules: RuleSet, sides: Sides): Edit {
  if (sides === rules.sides) return editOf({ sides });
  const { scoring } = PRESETS.spades.rules;
  return editOf(
    sides === 'partners'
      ? { sides, scoring }
      : { sides, scoring: 'standard', end: { kind: 'schedule' } },
  );
}
