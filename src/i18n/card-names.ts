import { type Card, type Suit, rankOf, suitOf } from '@/engine/cards/card.ts';
import { type Translate, i18n } from './i18n.ts';
import { type Language, directionOf } from './languages.ts';

/** What a card is called. */
export type NameCard = (t: Translate, card: Card) => string;

/** A card in words, as a label has it: "queen of spades". */
export const cardName: NameCard = (t, card) =>
  t('card.name', { rank: t(`rank.${rankOf(card)}`), suit: t(`suit.${suitOf(card)}`) });

/** A card in a sentence that is heard: "the queen of spades". */
export const spokenCard: NameCard = (t, card) =>
  t('card.the', { rank: t(`rank.${rankOf(card)}`), suit: t(`suit.${suitOf(card)}`) });

/** As a text, never as a colored picture (U+FE0E). */
const PIPS = {
  C: '♣\ufe0e',
  D: '♦\ufe0e',
  H: '♥\ufe0e',
  S: '♠\ufe0e',
} as const satisfies Record<Suit, string>;

/** Left to right, also in a line that runs from right to left. */
const leftToRight = (text: string): string =>
  directionOf(i18n.locale as Language) === 'rtl' ? `\u2066${text}\u2069` : text;

/** A card in a sentence that is seen: "Q♠". */
const cardSymbol: NameCard = (_t, card) => {
  const rank = rankOf(card);
  return leftToRight(`${rank === 'T' ? '10' : rank}${PIPS[suitOf(card)]}`);
};

/** The same words twice: with cards as symbols where they are seen, in words where they are heard. */
export interface Told {
  readonly seen: string;
  readonly heard: string;
}

/** Words that name cards, for the eye and for the ear. */
export const told = (say: (nameCard: NameCard) => string): Told => ({
  seen: say(cardSymbol),
  heard: say(spokenCard),
});

/** The same for some sentences. */
export const toldEach = (say: (nameCard: NameCard) => readonly string[]): readonly Told[] => {
  const heard = say(spokenCard);
  return say(cardSymbol).map((seen, at) => ({ seen, heard: heard[at] ?? seen }));
};
