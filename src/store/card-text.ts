import { type Card, type Result, type RuleSet, deckOf, err, isCard, ok } from '@/engine/index.ts';

const SUIT_LETTERS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

/** A word in capitals, with letters for suit signs; the sign may be followed by a variation selector. */
export const withSuitLetters = (word: string): string =>
  word
    .replace(/[\ufe0e\ufe0f]/g, '')
    .replace(/[♣♦♥♠]/g, (sign) => SUIT_LETTERS[sign] ?? sign)
    .toUpperCase();

/** Why cards as text are refused: a word that is not a card of the deck, or a card that appears twice. */
export type CardTextProblem =
  | { readonly kind: 'unknown'; readonly word: string }
  | { readonly kind: 'twice'; readonly card: Card };

const RANK_FIRST = /^(?:[2-9TJQKA][CDHS])+$/;
const SUIT_FIRST = /^(?:[CDHS][2-9TJQKA]+)+$/;

/** The cards of a word: one or several, each with its suit after the rank, or ranks after their suit. */
function cardsIn(word: string): readonly string[] {
  const text = withSuitLetters(word).replaceAll('10', 'T');
  if (RANK_FIRST.test(text)) return text.match(/../g) ?? [];
  if (!SUIT_FIRST.test(text)) return [text];
  return [...text.matchAll(/([CDHS])([^CDHS]+)/g)].flatMap(([, suit = '', ranks = '']) =>
    Array.from(ranks, (rank) => rank + suit),
  );
}

/**
 * Reads cards as people write them: `AS TH 9D`, `ASTH9D` or `♠A ♥AK`, in either case, with 10 for T, suit signs, or
 * commas; jokers as Z1 and E1 [CARD-2]. The error is that of the first word that is refused.
 */
export function readCards(text: string, rules: RuleSet): Result<readonly Card[], CardTextProblem> {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const deck = new Set<string>(deckOf(rules));
  const cards: Card[] = [];
  for (const word of words)
    for (const card of cardsIn(word)) {
      if (!isCard(card) || !deck.has(card)) return err({ kind: 'unknown', word });
      if (cards.includes(card)) return err({ kind: 'twice', card });
      cards.push(card);
    }
  return ok(cards);
}
