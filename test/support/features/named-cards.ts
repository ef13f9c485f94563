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

/** Finds names in a text; made once per deck, since texts are many. */
type Finder = (text: string) => string[];

/** Finds the suit cards that a text names although the deck lacks them, in the present language. */
export function absentCardsOf(rules: RuleSet): Finder {
  const deck = new Set(deckOf(rules));
  const lacking = CARDS.filter((card) => !deck.has(card) && !isJoker(card)).map((card) => ({
    name: cardName(translate, card),
    printed: inPrint(card),
  }));
  return (text) =>
    lacking
      .filter(({ name, printed }) => text.includes(name) || printed.test(text))
      .map(({ name }) => name);
}

/** A rank alone, as in "the three beats the king"; the two of "the two partners" is a number. */
const rankAlone = (rank: string): RegExp => new RegExp(`\\bthe ${rank}\\b(?! (?:of|partners))`);

/** Finds the cards, ranks and jokers that an English text names although the deck lacks them. */
export function absentNamesOf(rules: RuleSet): Finder {
  const deck = deckOf(rules);
  const ranks = new Set(deck.flatMap((card) => (isJoker(card) ? [] : [rankOf(card)])));
  const lacking = RANKS.filter((rank) => !ranks.has(rank)).map((rank) => translate(`rank.${rank}`));
  const alone = lacking.map((rank) => ({ rank, pattern: rankAlone(rank) }));
  const isAmong = { high: deck.some(isHighJoker), low: deck.some(isLowJoker) };
  const hasJokers = deck.some(isJoker);
  const absentCards = absentCardsOf(rules);
  return (text) => [
    ...absentCards(text),
    ...alone.filter(({ pattern }) => pattern.test(text)).map(({ rank }) => rank),
    ...(['high', 'low'] as const)
      .filter((kind) => !isAmong[kind] && text.includes(`${kind} joker`))
      .map((kind) => `${kind} joker`),
    ...(hasJokers || !/joker|[★☆]/i.test(text) ? [] : ['joker']),
  ];
}
