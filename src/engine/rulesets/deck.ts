import { NO_JOKERS, type RuleSet } from './rules.ts';
import { type Card, DECK, HIGH_JOKERS, LOW_JOKERS, suitOf, suitValue } from '../cards/card.ts';
import { type Ranking, SPANISH_RANKING, STANDARD_RANKING, rankValue } from '../cards/ranking.ts';

/** What decides which cards are in play. */
type DeckRules = Pick<RuleSet, 'deck' | 'players' | 'jokers'>;

const WHOLE = DECK.length;

/** The order of the ranks in a deck: the only place that decides it [DECK-1], [DECK-3]. */
export const rankingOf = ({ deck }: Pick<RuleSet, 'deck'>): Ranking =>
  deck === '40' ? SPANISH_RANKING : STANDARD_RANKING;

/** How many of the 52 cards each kind of deck leaves out, the lowest first [DECK-1], [DECK-2]. */
const LEFT_OUT = {
  '52': () => 0,
  '40': () => WHOLE - 40,
  '36': () => WHOLE - 36,
  '32': () => WHOLE - 32,
  'eight-each': (players) => WHOLE - 8 * players,
  trimmed: (players) => WHOLE % players,
} as const satisfies Record<NonNullable<RuleSet['deck']>, (players: number) => number>;

/** Cached, since views and simulations ask again and again. */
const decks = new Map<string, readonly Card[]>();

/**
 * The cards in play, suit by suit in bridge order, each from the lowest to the highest, then the high
 * and the low jokers [DECK-1], [DECK-2], [JOKER-1].
 */
export function deckOf({ deck = '52', players, jokers }: DeckRules): readonly Card[] {
  const { high, low } = jokers ?? NO_JOKERS;
  const key = `${deck} ${players} ${high} ${low}`;
  const known = decks.get(key);
  if (known !== undefined) return known;
  const ranking = rankingOf({ deck });
  const rising = DECK.toSorted((one, other) => rankValue(one, ranking) - rankValue(other, ranking));
  const cards = [
    ...rising
      .slice(LEFT_OUT[deck](players))
      .toSorted((one, other) => suitValue(suitOf(one)) - suitValue(suitOf(other))),
    ...HIGH_JOKERS.slice(0, high),
    ...LOW_JOKERS.slice(0, low),
  ];
  decks.set(key, cards);
  return cards;
}

/** How many cards are in play. */
export const deckSize = (rules: DeckRules): number => deckOf(rules).length;
