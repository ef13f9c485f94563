import type { Term } from '@/engine/index.ts';
import { formatNumber } from './format.ts';
import type { Translate } from './i18n.ts';

/** `factor` points for each unit that the term counts. The factor is never 0. */
export interface PayTerm {
  readonly term: Term;
  readonly factor: number;
}

/** One term of a scoring formula in words. */
export function payTermText(t: Translate, { term, factor }: PayTerm): string {
  const size = Math.abs(factor);
  const values = { points: size, second: formatNumber(2 * size), third: formatNumber(3 * size) };
  return t(`rules.${factor > 0 ? 'gain' : 'loss'}.${term}`, values);
}
