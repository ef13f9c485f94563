import { type Card, type Result, type RuleSet, deckOf, err, isCard, ok } from '@/engine/index.ts';

const SUIT_LETTERS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

/** A word in capitals, with letters for suit signs; the sign may be followed by a variation selector. */
export const withSuitLetters = (word: string): string =>
  word
    .replaceAll('\ufe0e', '')
    .replace(/[♣♦♥♠]/g, (sign) => SUIT_LETTERS[sign] ?? sign)
    .toUpperCase();

/**
 * Reads cards as people write them: `AS TH 9D`, in either case, with 10 for T, suit signs, or commas; jokers as
 * Z1 and E1 [CARD-2]. The error is the first word that is not a card of the deck.
 */
export function readCards(text: string, rules: RuleSet): Result<readonly Card[], string> {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const deck = new Set(deckOf(rules));
  const cards: Card[] = [];
  for (const word of words) {
    const card = withSuitLetters(word).replace(/^10/, 'T');
    if (!isCard(card) || !deck.has(card)) return err(word);
    if (!cards.includes(card)) cards.push(card);
  }
  return ok(cards);
}
