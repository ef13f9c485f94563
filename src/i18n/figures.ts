import { formatFigure } from './format.ts';

/** The decimals of a number that is rounded to at most `decimals`. */
const decimalsOf = (value: number, decimals: number): number =>
  (`${Number(value.toFixed(decimals))}`.split('.')[1] ?? '').length;

/** Numbers to compare: all with as many decimals as one of them needs, at most `decimals`. "3.0" beside "2.4". */
export function formatFigures(values: readonly number[], decimals: number): string[] {
  const needed = Math.max(0, ...values.map((value) => decimalsOf(value, decimals)));
  return values.map((value) => formatFigure(value, decimals, needed));
}
