/** Table themes; the first is the default. */
export const THEMES = ['felt', 'midnight', 'claret', 'linen', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** The number of suit colors. */
export const DECKS = ['two', 'four'] as const;
export type Deck = (typeof DECKS)[number];

/** Card backs; the first is the default. */
export const BACKS = ['lattice', 'scales', 'compass'] as const;
export type Back = (typeof BACKS)[number];

export const CARD_SIZES = ['small', 'medium', 'large'] as const;
