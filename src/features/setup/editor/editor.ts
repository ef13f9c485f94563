import { type RuleSet, type ScheduleShape, resolveHigh, resolveRepeats } from '@/engine/index.ts';
import { formatList } from '@/i18n/format.ts';
import { problemText } from '@/i18n/rule-problem.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { type Edit, type AdjustedField, type EditOutcome, outcomeOfEdit } from './rule-edits.ts';

/** The editor, as all its sections use it. */
export interface Editor {
  readonly rules: RuleSet;
  /** Why an edit is impossible, in words; null if it is possible. */
  readonly reason: (edit: Edit) => string | null;
  /** Applies an edit, if possible. */
  readonly apply: (edit: Edit) => void;
}

/** An editor state whose rules can always be played. */
export const editorOf = (
  t: Translate,
  rules: RuleSet,
  onEdit: (outcome: EditOutcome) => void,
): Editor => ({
  rules,
  reason(edit) {
    const { problem } = outcomeOfEdit(rules, edit);
    return problem === null ? null : problemText(t, problem);
  },
  apply(edit) {
    const outcome = outcomeOfEdit(rules, edit);
    if (outcome.problem === null) onEdit(outcome);
  },
});

/** What `turns` counts in a schedule of that shape. */
const TURNS = {
  'down-up': 'editor.also.turns',
  'up-down': 'editor.also.turns',
  down: 'editor.also.turns.end',
  up: 'editor.also.turns.end',
  constant: 'editor.also.turns.constant',
} as const satisfies Record<ScheduleShape, string>;

function adjustedFieldText(t: Translate, rules: RuleSet, field: AdjustedField): string {
  const { schedule, players, scoring } = rules;
  switch (field) {
    case 'high':
      return t('editor.also.high', { value: resolveHigh(schedule.high, rules) });
    case 'low':
      return t('editor.also.low', { value: schedule.low });
    case 'turns':
      return t(TURNS[schedule.shape], { value: resolveRepeats(schedule.turns, players) });
    case 'scoring':
      return t(typeof scoring === 'string' ? 'editor.also.standard' : 'editor.also.partnership');
    case 'end':
      return t('editor.also.schedule');
  }
}

/** Adjustments after an edit, in words; null for none. */
export function adjustmentText(t: Translate, { rules, adjusted }: EditOutcome): string | null {
  if (adjusted.length === 0) return null;
  const texts = adjusted.map((field) => adjustedFieldText(t, rules, field));
  return t('editor.also', { list: formatList(texts) });
}
