import type { ScorePart, Term } from '@/engine/index.ts';
import { Malformed } from './verdict.ts';

/** The symbols of a formula's text: b bid, t tricks, |b-t| tricks over or under. */
const SYMBOLS: Readonly<Record<string, Term>> = {
  b: 'bid',
  t: 'tricks',
  n: 'handSize',
  '|b-t|': 'off',
  '|t-b|': 'off',
};

const TERM = /([+-]?)(?:(\d+)\*)?(b|t|n|\|b-t\||\|t-b\||\d+)/y;

/** Reads `10 + 3*t`, `-5*|b-t|`, `0`: a sum of integer multiples of {@link SYMBOLS}. */
export function scorePart(text: string): ScorePart {
  const compact = text.replaceAll(/\s/g, '');
  const part: Partial<Record<Term, number>> = {};
  TERM.lastIndex = 0;
  while (TERM.lastIndex < compact.length) {
    const start = TERM.lastIndex;
    const [all, sign = '', times = '1', what = ''] = TERM.exec(compact) ?? [];
    if (all === undefined || (start > 0 && sign === ''))
      throw new Malformed(`cannot read the formula ${JSON.stringify(text)}`);
    const term = SYMBOLS[what] ?? 'one';
    const count = Number(times) * (term === 'one' ? Number(what) : 1);
    part[term] = (part[term] ?? 0) + (sign === '-' ? -count : count);
  }
  if (compact === '') throw new Malformed('an empty formula');
  return part;
}
