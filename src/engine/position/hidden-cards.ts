import type { Card } from '../cards/card.ts';
import { deckOf } from '../rulesets/deck.ts';
import { type RandomSource, shuffled } from '../cards/random.ts';
import type { Seat } from '../seats.ts';
import { type PlayContext, playRefusal } from '../trick/trick.ts';
import { type Position, knownHand } from './position.ts';

/** A card that was played, and what was known then of the hand it came from. */
export interface PlayedCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly context: PlayContext;
}

/** The cards that nobody is known to hold, and how many of them each seat holds. */
export interface HiddenCards {
  readonly unseen: readonly Card[];
  /** By seat. */
  readonly missing: readonly number[];
  /** Whether a seat may hold an unseen card: all that it has played was legal with it. */
  readonly mayHold: (seat: Seat, card: Card) => boolean;
}

/**
 * The hidden cards of a position with `handSize` cards each. A seat may hold a set of cards if and only if
 * it may hold each of them: no duty depends on two unseen cards together [PLAY-2], [PLAY-4…6].
 */
export function hiddenCards(
  position: Position,
  handSize: number,
  played: readonly PlayedCard[],
): HiddenCards {
  const known = position.seats.map((_, seat) => knownHand(position, seat));
  const seen = new Set<Card | null>([...known.flat(), position.turned]);
  const lacks = (seat: Seat, held: Card): boolean =>
    played.some(
      ({ seat: by, card, context }) =>
        by === seat && playRefusal(card, { ...context, hand: [...context.hand, held] }) !== null,
    );
  const answers = position.seats.map(() => new Map<Card, boolean>());
  function mayHold(seat: Seat, card: Card): boolean {
    const answer = answers[seat]?.get(card) ?? !lacks(seat, card);
    answers[seat]?.set(card, answer);
    return answer;
  }
  return {
    unseen: deckOf(position.rules).filter((card) => !seen.has(card)),
    missing: known.map((hand) => handSize - hand.length),
    mayHold,
  };
}

/** How many random deals are tried before searching for one that fits. */
const RANDOM_DEALS = 24;

type Deal = readonly (readonly Card[])[];

/** Hands out the cards in order, to each seat as many as it is missing. */
function inOrder(cards: readonly Card[], missing: readonly number[]): Deal {
  let next = 0;
  return missing.map((count) => cards.slice(next, (next += count)));
}

/**
 * Any deal that fits, by bipartite matching of places in hands with cards (Kuhn's algorithm, free cards
 * first); null if there is none.
 */
function fittingDeal(cards: readonly Card[], { missing, mayHold }: HiddenCards): Deal | null {
  const places = missing.flatMap((count, seat) => new Array<Seat>(count).fill(seat));
  const placeOf = new Map<Card, number>();

  function assign(place: number, tried: Set<Card>): boolean {
    const fitting = cards.filter((card) => mayHold(places[place] ?? 0, card));
    const free = fitting.find((card) => !placeOf.has(card));
    if (free !== undefined) {
      placeOf.set(free, place);
      return true;
    }
    for (const card of fitting) {
      if (tried.has(card)) continue;
      tried.add(card);
      if (!assign(placeOf.get(card) ?? 0, tried)) continue;
      placeOf.set(card, place);
      return true;
    }
    return false;
  }

  if (!places.every((_, place) => assign(place, new Set()))) return null;
  const deal = missing.map((): Card[] => []);
  for (const [card, place] of placeOf) deal[places[place] ?? 0]?.push(card);
  return deal;
}

/** Whether any deal fits. */
export const isDealPossible = (hidden: HiddenCards): boolean =>
  fittingDeal(hidden.unseen, hidden) !== null;

/**
 * Deals the hidden cards by rejection sampling: every deal that fits what is known is equally likely, unless
 * so few fit that one has to be searched for. Null if none fits.
 */
export function dealHidden(hidden: HiddenCards, source: RandomSource): Deal | null {
  const { unseen, missing, mayHold } = hidden;
  for (let tries = 0; tries < RANDOM_DEALS; tries++) {
    const deal = inOrder(shuffled(unseen, source), missing);
    if (deal.every((hand, seat) => hand.every((card) => mayHold(seat, card)))) return deal;
  }
  return fittingDeal(shuffled(unseen, source), hidden);
}
