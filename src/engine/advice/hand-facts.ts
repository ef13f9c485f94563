import { type Card, type Suit, SUITS, isHighJoker, suitOf } from '../cards/card.ts';
import { rankingOf } from '../rulesets/deck.ts';
import { type Ranking, rankValue } from '../cards/ranking.ts';
import { byRank } from '../cards/sort.ts';
import { type Trump, trumpSuitOf } from '../trump/trump.ts';
import { knowledgeOf } from '../view/knowledge.ts';
import type { DealtView } from '../view/selectors.ts';
import type { PlayerView } from '../view/view.ts';
import type { HandFact } from './advice.ts';
import { outranks } from './outranks.ts';

/** The visible cards of the seat's own hand. */
export function ownCards({ seat }: PlayerView, { hands }: DealtView): readonly Card[] {
  const hand = hands[seat];
  return hand?.kind === 'seen' ? hand.cards : [];
}

/** Whether a card is a high joker or, with a single trump suit, a trump: both lose only to higher ones. */
const isTop =
  (trump: Trump | null) =>
  (card: Card): boolean =>
    isHighJoker(card) || (suitOf(card) !== null && suitOf(card) === trumpSuitOf(trump));

/**
 * The seat's high trumps and high jokers: nobody else can hold a higher one, nor another high joker,
 * and none is in the trick [JOKER-3].
 */
export function sureTrumps(view: PlayerView, round: DealtView, trump: Trump | null): Card[] {
  const { unseen } = knowledgeOf(view, round);
  const ranking = rankingOf(view.rules);
  const highest = Math.max(
    -1,
    ...[...unseen, ...round.trick.cards]
      .filter(isTop(trump))
      .map((card) => rankValue(card, ranking)),
  );
  return ownCards(view, round).filter(
    (card) => isTop(trump)(card) && rankValue(card, ranking) > highest,
  );
}

/**
 * The seat's plain cards that have become the highest of their suit: higher ones have been played, and none is
 * unseen or in the trick. None without a single trump suit.
 */
export function promotedCards(view: PlayerView, round: DealtView): Card[] {
  const trump = trumpSuitOf(round.trump);
  if (trump === null) return [];
  const { unseen } = knowledgeOf(view, round);
  const ranking = rankingOf(view.rules);
  return ownCards(view, round).filter((card) => {
    const isAbove = (other: Card): boolean => outranks(other, card, ranking);
    return (
      suitOf(card) !== trump &&
      round.taken.some(({ cards }) => cards.some(isAbove)) &&
      ![...unseen, ...round.trick.cards].some(isAbove)
    );
  });
}

/** The fewest tricks that trumps and high jokers take, whoever holds the other cards and whatever is played. */
export interface CertainTricks {
  readonly tricks: number;
  /** The cards that must take them, the highest first. */
  readonly cards: readonly Card[];
}

/**
 * The fewest tricks that trumps and high jokers can take. Each loses only to a higher one, or to another high
 * joker, and each of those beats only one of them, so it is their number minus the size of a maximum matching.
 */
function fewestTricks(
  own: readonly Card[],
  others: readonly Card[],
  ranking: Ranking,
): CertainTricks {
  const sorted = own.toSorted(byRank(ranking));
  let [beaten, last] = [0, 0];
  for (const [place, card] of sorted.entries()) {
    const higher = others.filter((other) => byRank(ranking)(other, card) <= 0).length;
    if (higher > beaten) beaten++;
    else last = place + 1;
  }
  return { tricks: sorted.length - beaten, cards: sorted.slice(0, last) };
}

/**
 * The tricks that the seat's trumps and high jokers certainly take from now on. Only high jokers without a
 * single trump suit [TRUMP-4], [TRUMP-5].
 * @param played a card that the seat plays to the current trick; then only the tricks after it are counted.
 */
export function certainTricks(
  view: PlayerView,
  round: DealtView,
  trump: Trump | null,
  played: Card | null = null,
): CertainTricks {
  const { unseen } = knowledgeOf(view, round);
  const others = [...unseen, ...(played === null ? round.trick.cards : [])];
  return fewestTricks(
    ownCards(view, round).filter((card) => isTop(trump)(card) && card !== played),
    others.filter(isTop(trump)),
    rankingOf(view.rules),
  );
}

/** The hand's voids. */
function voidSuits(view: PlayerView, round: DealtView): Suit[] {
  const held = new Set(ownCards(view, round).map((card) => suitOf(card)));
  return SUITS.filter((suit) => !held.has(suit));
}

/** Voids in which the hand can ruff. */
export function ruffingSuits(view: PlayerView, round: DealtView, trump: Trump | null): HandFact[] {
  const suit = trumpSuitOf(trump);
  const suits = voidSuits(view, round);
  if (suit === null || suits.length === 0 || suits.includes(suit)) return [];
  return [{ kind: 'void', suits }];
}

/**
 * What keeps a hand from taking tricks: it has no trumps, and voids in which it can discard. Nothing when every suit
 * but the led one is trump [TRUMP-5].
 */
export function discardSuits(view: PlayerView, round: DealtView, trump: Trump | null): HandFact[] {
  if (trump === null || trump === 'L') return [];
  const trumpSuit = trumpSuitOf(trump);
  const lacking = voidSuits(view, round);
  const isTrumpless =
    trumpSuit !== null && lacking.includes(trumpSuit) && !ownCards(view, round).some(isHighJoker);
  const suits = lacking.filter((suit) => suit !== trumpSuit);
  return [
    ...(isTrumpless ? [{ kind: 'no-trumps' } as const] : []),
    ...(suits.length === 0 ? [] : [{ kind: 'discards', suits } as const]),
  ];
}
