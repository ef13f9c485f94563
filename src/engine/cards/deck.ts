import type { RuleSet } from '../rulesets/rules.ts';
import { type Card, DECK, rankValue } from './card.ts';

/** What decides which cards are in play. */
type DeckRules = Pick<RuleSet, 'deck' | 'players'>;

const WHOLE = DECK.length;

/** All cards by strength, then in bridge order: the first ones are left out first. */
const WEAKEST_FIRST = DECK.toSorted((one, other) => rankValue(one) - rankValue(other));

/** How many cards of each kind of deck are left out, the lowest first [DECK-1], [DECK-2]. */
const LEFT_OUT = {
  '52': () => 0,
  '36': () => WHOLE - 36,
  '32': () => WHOLE - 32,
  'eight-each': (players) => WHOLE - 8 * players,
  trimmed: (players) => WHOLE % players,
} as const satisfies Record<NonNullable<RuleSet['deck']>, (players: number) => number>;

/** Cached, since views and simulations ask again and again. */
const decks = new Map<string, readonly Card[]>();

/** The cards in play, suit by suit in bridge order, each from the lowest to the highest [DECK-1], [DECK-2]. */
export function deckOf({ deck = '52', players }: DeckRules): readonly Card[] {
  const key = `${deck} ${players}`;
  const known = decks.get(key);
  if (known !== undefined) return known;
  const out = new Set(WEAKEST_FIRST.slice(0, LEFT_OUT[deck](players)));
  const cards = DECK.filter((card) => !out.has(card));
  decks.set(key, cards);
  return cards;
}

/** How many cards are in play. */
export const deckSize = (rules: DeckRules): number => deckOf(rules).length;
