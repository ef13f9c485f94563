import { type Card, type Suit, SUITS, rankValue, suitOf } from '../cards/card.ts';
import { type Trump, trumpSuitOf } from '../trump/trump.ts';
import { knowledgeOf } from '../view/knowledge.ts';
import type { DealtView } from '../view/selectors.ts';
import type { PlayerView } from '../view/view.ts';
import type { HandFact } from './advice.ts';

/** The cards of the own hand, as far as they are seen. */
export function ownCards({ seat }: PlayerView, { hands }: DealtView): readonly Card[] {
  const hand = hands[seat];
  return hand?.kind === 'seen' ? hand.cards : [];
}

/**
 * The own trumps that take a trick whenever they are played: nobody else can hold a higher one,
 * and none lies in the trick.
 * Under no trump, and where every suit but the led one is trump, there are none [TRUMP-4], [TRUMP-5].
 */
export function sureTrumps(view: PlayerView, round: DealtView, trump: Trump | null): Card[] {
  const suit = trumpSuitOf(trump);
  if (suit === null) return [];
  const { unseen } = knowledgeOf(view, round);
  const highest = Math.max(
    -1,
    ...[...unseen, ...round.trick.cards]
      .filter((card) => suitOf(card) === suit)
      .map((card) => rankValue(card)),
  );
  return ownCards(view, round).filter((card) => suitOf(card) === suit && rankValue(card) > highest);
}

/** Suits that the hand has none of. */
function voidSuits(view: PlayerView, round: DealtView): Suit[] {
  const held = new Set(ownCards(view, round).map((card) => suitOf(card)));
  return SUITS.filter((suit) => !held.has(suit));
}

/** Suits that the hand has none of, where it has trumps to ruff with. */
export function ruffingSuits(view: PlayerView, round: DealtView, trump: Trump | null): HandFact[] {
  const suit = trumpSuitOf(trump);
  const suits = voidSuits(view, round);
  if (suit === null || suits.length === 0 || suits.includes(suit)) return [];
  return [{ kind: 'void', suits }];
}

/**
 * Suits that the hand has none of, on which cards can be thrown off without taking the trick.
 * Where every suit but the led one is trump there are none [TRUMP-5].
 */
export function discardSuits(view: PlayerView, round: DealtView, trump: Trump | null): HandFact[] {
  const suits = voidSuits(view, round);
  if (trump === null || trump === 'L' || suits.length === 0) return [];
  return [{ kind: 'discards', suits }];
}
