import type { Term } from '@/engine/index.ts';
import { formatNumber } from '@/i18n/format.ts';
import type { PayTerm } from '@/i18n/pay-term.ts';

/** The letters of a formula. */
const LETTERS = ['b', 't', 'd', 'n'] as const;
export type Letter = (typeof LETTERS)[number];

/** How a term is written, and the letter in it that must be explained. */
const SIGNS = {
  one: { text: '', letter: null },
  bid: { text: 'b', letter: 'b' },
  tricks: { text: 't', letter: 't' },
  off: { text: 'd', letter: 'd' },
  bidSquared: { text: 'b²', letter: 'b' },
  offSquared: { text: 'd²', letter: 'd' },
  offTriangle: { text: 'd(d + 1)/2', letter: 'd' },
  handSize: { text: 'n', letter: 'n' },
} as const satisfies Record<Term, { text: string; letter: Letter | null }>;

/** The letters that formulas of these terms use. */
export function lettersOf(terms: readonly Term[]): Letter[] {
  const used = new Set<Letter | null>(terms.map((term) => SIGNS[term].letter));
  return LETTERS.filter((letter) => used.has(letter));
}

/** Points as a formula: "10 + 2b", "−d", "0". */
export function formulaText(terms: readonly PayTerm[]): string {
  const texts = terms.map(({ term, factor }, at) => {
    const { text } = SIGNS[term];
    const size = Math.abs(factor);
    const number = term === 'one' || size !== 1 ? formatNumber(size) : '';
    const sign = factor < 0 ? '−' : at === 0 ? '' : '+';
    return at === 0 ? `${sign}${number}${text}` : `${sign} ${number}${text}`;
  });
  return texts.length === 0 ? formatNumber(0) : texts.join(' ');
}
