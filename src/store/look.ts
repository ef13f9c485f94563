/** Table themes; the first is the default. */
export const THEMES = ['felt', 'midnight', 'claret', 'linen', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How many colors the suits have; the setting `deck`. */
export const SUIT_COLORS = ['two', 'four'] as const;
export type SuitColors = (typeof SUIT_COLORS)[number];

/** Card backs; the first is the default. */
export const BACKS = ['lattice', 'scales', 'compass'] as const;
export type Back = (typeof BACKS)[number];

export const CARD_SIZES = ['small', 'medium', 'large'] as const;
