/** Suits in bridge order, lowest first [CARD-1]. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks from low to high, ace high [CARD-1]. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** A card with a rank and a suit, in the notation of data and logs: `'AS'`, `'TH'` [CARD-2]. */
export type SuitCard = `${Rank}${Suit}`;

/** The most jokers of a kind [JOKER-1]. */
export const MAX_JOKERS = 4;

/** A high joker `'Z1'` … or a low one `'E1'` …: it has no suit and is never a trump [JOKER-1]. */
export type Joker = `${'Z' | 'E'}${1 | 2 | 3 | 4}`;

export type Card = SuitCard | Joker;

/** All 52 cards with a suit, suit by suit in bridge order, each from the two to the ace. */
export const DECK: readonly SuitCard[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): SuitCard => `${rank}${suit}`),
);

export const HIGH_JOKERS = ['Z1', 'Z2', 'Z3', 'Z4'] as const satisfies readonly Joker[];
export const LOW_JOKERS = ['E1', 'E2', 'E3', 'E4'] as const satisfies readonly Joker[];

/** Every card that a deck may have: {@link DECK}, then the high and the low jokers. */
export const CARDS: readonly Card[] = [...DECK, ...HIGH_JOKERS, ...LOW_JOKERS];

const INDEX: ReadonlyMap<string, number> = new Map(CARDS.map((card, index) => [card, index]));
const SUIT_VALUE = Object.fromEntries(SUITS.map((suit, value) => [suit, value])) as Record<
  Suit,
  number
>;

/** Whether a card is a high joker, of which the first takes the trick [JOKER-3]. */
export const isHighJoker = (card: Card): boolean => card.charAt(0) === 'Z';
/** Whether a card is a low joker, which every suit card beats [JOKER-3]. */
export const isLowJoker = (card: Card): boolean => card.charAt(0) === 'E';
/** Whether a card has no suit [JOKER-1]. */
export const isJoker = (card: Card): card is Joker => isHighJoker(card) || isLowJoker(card);

/** The suit of a card; null for a joker. */
export function suitOf(card: SuitCard): Suit;
export function suitOf(card: Card): Suit | null;
export function suitOf(card: Card): Suit | null {
  const suit = card.charAt(1);
  return suit > '9' ? (suit as Suit) : null;
}

/** The rank of a suit card. */
export const rankOf = (card: SuitCard): Rank => card.charAt(0) as Rank;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export const suitValue = (suit: Suit): number => SUIT_VALUE[suit];

/** The place of a card in {@link CARDS}, 0…59. */
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
