import type { RuleProblem } from '@/engine/index.ts';
import type { Translate } from './i18n.ts';

/** What is impossible about rules, in words. */
export function problemText(t: Translate, problem: RuleProblem): string {
  const { kind, ...values } = problem;
  return t(`rules.problem.${kind}`, values);
}

/** Why a link or a file brings no rules. */
export type RulesRefused =
  | {
      readonly kind: 'not-a-link' | 'damaged' | 'newer-version' | 'not-a-rules-file';
    }
  | { readonly kind: 'too-large'; readonly max: number }
  | { readonly kind: 'impossible'; readonly problems: readonly RuleProblem[] };

/** Why a link or a file brings no rules, in words: a sentence, and a line for each problem. */
export function refusalText(
  t: Translate,
  refused: RulesRefused,
): { readonly text: string; readonly problems: readonly string[] } {
  const text = t(
    `rules.refused.${refused.kind}`,
    refused.kind === 'too-large' ? { max: refused.max / 1024 } : {},
  );
  const problems = refused.kind === 'impossible' ? refused.problems : [];
  return { text, problems: problems.map((problem) => problemText(t, problem)) };
}
