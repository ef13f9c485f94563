import {
  type Card,
  type Joker,
  type Suit,
  isHighJoker,
  isJoker,
  rankOf,
  suitOf,
} from '@/engine/cards/card.ts';
import { type Translate, i18n } from './i18n.ts';
import { type Language, directionOf } from './languages.ts';

/** Names a card. */
export type NameCard = (t: Translate, card: Card) => string;

const kindOf = (joker: Joker): 'high' | 'low' => (isHighJoker(joker) ? 'high' : 'low');

/** A card in words, for labels: "queen of spades", "high joker". */
export const cardName: NameCard = (t, card) =>
  isJoker(card)
    ? t(`card.joker.${kindOf(card)}`)
    : t('card.name', { rank: t(`rank.${rankOf(card)}`), suit: t(`suit.${suitOf(card)}`) });

/** A card in a sentence that is heard: "the queen of spades". */
export const spokenCard: NameCard = (t, card) =>
  isJoker(card)
    ? t(`card.theJoker.${kindOf(card)}`)
    : t('card.the', { rank: t(`rank.${rankOf(card)}`), suit: t(`suit.${suitOf(card)}`) });

/** Variation selector 15: as text, not as an emoji. */
const PIPS = {
  C: '♣\ufe0e',
  D: '♦\ufe0e',
  H: '♥\ufe0e',
  S: '♠\ufe0e',
} as const satisfies Record<Suit, string>;

/** Isolates a card, or figures, as left-to-right in right-to-left text. */
export const leftToRight = (text: string): string =>
  directionOf(i18n.locale as Language) === 'rtl' ? `\u2066${text}\u2069` : text;

/** A rank in print, "10", "Q", or the sign of a joker. */
export function rankSymbol(card: Card): string {
  if (isJoker(card)) return isHighJoker(card) ? '★' : '☆';
  const rank = rankOf(card);
  return rank === 'T' ? '10' : rank;
}

/** A card in a sentence that is seen: "Q♠", or a joker's sign. */
const cardSymbol: NameCard = (_t, card) => {
  const suit = suitOf(card);
  return suit === null ? rankSymbol(card) : leftToRight(`${rankSymbol(card)}${PIPS[suit]}`);
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
