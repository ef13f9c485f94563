import type { RuleProblem } from '@/engine/index.ts';
import type { Translate } from './i18n.ts';

/** A problem of rules, in words. */
export function problemText(t: Translate, problem: RuleProblem): string {
  const { kind, ...values } = problem;
  // Each problem has exactly the placeholders of its message.
  return t(`rules.problem.${kind}`, { min: 0, max: 0, high: 0, ...values });
}
