import type { RuleProblem } from '@/engine/index.ts';
import type { Translate } from './i18n.ts';

/** What is impossible about rules, in words. */
export function problemText(t: Translate, problem: RuleProblem): string {
  const { kind, ...values } = problem;
  // Each problem has the numbers that its own message needs; the numbers of the others are not there.
  return t(`rules.problem.${kind}`, { min: 0, max: 0, high: 0, ...values });
}
