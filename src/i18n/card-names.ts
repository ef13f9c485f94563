import { type Card, type Suit, rankOf, suitOf } from '@/engine/cards/card.ts';
import { type Translate, i18n } from './i18n.ts';
import { type Language, directionOf } from './languages.ts';

/** Names a card. */
export type NameCard = (t: Translate, card: Card) => string;

/** A card in words, as a label has it: "queen of spades". */
export const cardName: NameCard = (t, card) =>
  t('card.name', { rank: t(`rank.${rankOf(card)}`), suit: t(`suit.${suitOf(card)}`) });

/** A card in a sentence that is heard: "the queen of spades". */
export const spokenCard: NameCard = (t, card) =>
  t('card.the', { rank: t(`rank.${rankOf(card)}`), suit: t(`suit.${suitOf(card)}`) });

/** Variation selector 15: as text, not as an emoji. */
const PIPS = {
  C: '♣\ufe0e',
  D: '♦\ufe0e',
  H: '♥\ufe0e',
  S: '♠\ufe0e',
} as const satisfies Record<Suit, string>;

/** Isolates the card as left-to-right in right-to-left text. */
const leftToRight = (text: string): string =>
  directionOf(i18n.locale as Language) === 'rtl' ? `\u2066${text}\u2069` : text;

/** A card in a sentence that is seen: "Q♠". */
const cardSymbol: NameCard = (_t, card) => {
  const rank = rankOf(card);
  return leftToRight(`${rank === 'T' ? '10' : rank}${PIPS[suitOf(card)]}`);
};

/** A text for sighted readers (cards as symbols) and for screen readers (cards in words). */
export interface SeenAndHeard {
  readonly seen: string;
  readonly heard: string;
}

/** Builds both versions of a text that names cards. */
export const seenAndHeard = (say: (nameCard: NameCard) => string): SeenAndHeard => ({
  seen: say(cardSymbol),
  heard: say(spokenCard),
});

/** The same for several sentences. */
export const seenAndHeardEach = (
  say: (nameCard: NameCard) => readonly string[],
): readonly SeenAndHeard[] => {
  const heard = say(spokenCard);
  return say(cardSymbol).map((seen, at) => ({ seen, heard: heard[at] ?? seen }));
};
