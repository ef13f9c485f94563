import { type RuleSet, deckSize } from '@/engine/index.ts';

/** Kinds of decks to choose from. */
export const DECK_CLASSES = ['whole', 'short'] as const;
export type DeckClass = (typeof DECK_CLASSES)[number];

/** The fewest cards of a whole deck, from which only some low cards are left out. */
const WHOLE = 48;

export const deckClass = (rules: RuleSet): DeckClass =>
  deckSize(rules) >= WHOLE ? 'whole' : 'short';
