import { NO_JOKERS, type RuleSet, deckSize } from '@/engine/index.ts';

/** Kinds of decks to filter by. */
export const DECK_CLASSES = ['whole', 'short', 'jokers'] as const;
export type DeckClass = (typeof DECK_CLASSES)[number];

/** The minimum size of a whole deck, from which a few low cards may be left out. */
const WHOLE = 48;

/** Whether a game has jokers, a whole deck or a short one: below 48 cards. */
export function deckClass(rules: RuleSet): DeckClass {
  const { high, low } = rules.jokers ?? NO_JOKERS;
  if (high + low > 0) return 'jokers';
  return deckSize(rules) >= WHOLE ? 'whole' : 'short';
}
