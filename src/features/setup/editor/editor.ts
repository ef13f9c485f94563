import type { RuleSet } from '@/engine/index.ts';
import { formatList } from '@/i18n/format.ts';
import { problemText } from '@/i18n/rule-problem.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { type Edit, type Follower, type Offer, offerOf } from './edit.ts';

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
  onOffer: (offer: Offer) => void,
): Editor => ({
  rules,
  reason(edit) {
    const { problem } = offerOf(rules, edit);
    return problem === null ? null : problemText(t, problem);
  },
  apply(edit) {
    const offer = offerOf(rules, edit);
    if (offer.problem === null) onOffer(offer);
  },
});

function followerText(t: Translate, { schedule, scoring }: RuleSet, follower: Follower): string {
  switch (follower) {
    case 'high':
    case 'low':
    case 'turns':
      return t(`editor.also.${follower}`, { value: schedule[follower] });
    case 'scoring':
      return t(typeof scoring === 'string' ? 'editor.also.standard' : 'editor.also.partnership');
    case 'end':
      return t('editor.also.schedule');
  }
}

/** Adjustments after an edit, in words; null for none. */
export function alsoText(t: Translate, { rules, also }: Offer): string | null {
  if (also.length === 0) return null;
  const texts = also.map((follower) => followerText(t, rules, follower));
  return t('editor.also', { list: formatList(texts) });
}
