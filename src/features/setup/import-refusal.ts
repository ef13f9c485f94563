import type { Translate } from '@/i18n/i18n.ts';
import { problemText } from '@/i18n/rule-problem.ts';
import type { RuleImportRefusal } from '@/store/ports/rule-exchange.ts';

/** Why an import failed, in words: a sentence, and a line for each problem. */
export function importRefusalText(
  t: Translate,
  refused: RuleImportRefusal,
): { readonly text: string; readonly problems: readonly string[] } {
  const text =
    refused.kind === 'too-large'
      ? t('rules.refused.too-large', { max: refused.max / 1024 })
      : t(`rules.refused.${refused.kind}`);
  const problems = refused.kind === 'impossible' ? refused.problems : [];
  return { text, problems: problems.map((problem) => problemText(t, problem)) };
}
