/** The tables one can sit at; the first is the default. */
export const THEMES = ['felt', 'midnight', 'claret', 'linen', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How many colours the four suits have. */
export const DECKS = ['two', 'four'] as const;
export type Deck = (typeof DECKS)[number];

/** The backs of the cards; the first is the default. */
export const BACKS = ['lattice', 'scales', 'compass'] as const;
export type Back = (typeof BACKS)[number];

export const CARD_SIZES = ['small', 'medium', 'large'] as const;
