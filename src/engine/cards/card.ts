/** Suits in bridge order, lowest first [CARD-1]. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks from low to high, ace high [CARD-1]. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** A card in the notation of data and logs: rank, then suit, `'AS'`, `'TH'` [CARD-2]. */
export type Card = `${Rank}${Suit}`;

/** All 52 cards, suit by suit in bridge order, each from the two to the ace. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => `${rank}${suit}`),
);

const INDEX: ReadonlyMap<string, number> = new Map(DECK.map((card, index) => [card, index]));
const SUIT_VALUE = Object.fromEntries(SUITS.map((suit, value) => [suit, value])) as Record<
  Suit,
  number
>;

export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;
export const rankOf = (card: Card): Rank => card.charAt(0) as Rank;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export const suitValue = (suit: Suit): number => SUIT_VALUE[suit];

/** The place of a card in {@link DECK}, 0…51. */
export const cardIndex = (card: Card): number => INDEX.get(card) ?? -1;

/** Whether an unknown value is a card in notation. */
export const isCard = (value: unknown): value is Card =>
  typeof value === 'string' && INDEX.has(value);

/**
 * Reads cards from notation, separated by blanks: `'5H KH 2S'`.
 * @throws on anything that is not a card: for tables in code, not for input from outside.
 */
export function cards(text: string): Card[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      if (!isCard(word)) throw new Error(`not a card: ${word}`);
      return word;
    });
}
