import {
  CARDS,
  type Card,
  RANKS,
  type RuleSet,
  deckOf,
  isHighJoker,
  isJoker,
  isLowJoker,
  rankOf,
} from '@/engine/index.ts';
import { cardName, rankSymbol } from '@/i18n/card-names.ts';
import { translate } from '@/i18n/i18n.ts';

/** A suit card in print, as in "10♠"; the 2 of "12♠" is no card. */
const inPrint = (card: Card): RegExp =>
  new RegExp(`(?<!\\d)${rankSymbol(card)}${'♣♦♥♠'['CDHS'.indexOf(card.charAt(1))]}`);

/** The suit cards that a text names in words or symbols although the deck lacks them, in any language. */
export function absentCards(rules: RuleSet, text: string): string[] {
  const deck = new Set(deckOf(rules));
  return CARDS.filter((card) => !deck.has(card) && !isJoker(card))
    .filter((card) => text.includes(cardName(translate, card)) || inPrint(card).test(text))
    .map((card) => cardName(translate, card));
}

/** A rank alone, as in "the three beats the king"; the two of "the two partners" is a number. */
const rankAlone = (rank: string): RegExp => new RegExp(`\\bthe ${rank}\\b(?! (?:of|partners))`);

/** The cards, ranks and jokers that an English text names although the deck lacks them. */
export function absentNames(rules: RuleSet, text: string): string[] {
  const deck = deckOf(rules);
  const ranks = new Set(deck.flatMap((card) => (isJoker(card) ? [] : [rankOf(card)])));
  const lacking = RANKS.filter((rank) => !ranks.has(rank)).map((rank) => translate(`rank.${rank}`));
  const isAmong = { high: deck.some(isHighJoker), low: deck.some(isLowJoker) };
  return [
    ...absentCards(rules, text),
    ...lacking.filter((rank) => rankAlone(rank).test(text)),
    ...(['high', 'low'] as const)
      .filter((kind) => !isAmong[kind] && text.includes(`${kind} joker`))
      .map((kind) => `${kind} joker`),
    ...(deck.some(isJoker) || !/joker|[★☆]/i.test(text) ? [] : ['joker']),
  ];
}
