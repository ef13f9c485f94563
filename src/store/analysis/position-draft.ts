import {
  type Card,
  type RuleSet,
  type Seat,
  type SeatInfo,
  deckOf,
  roundSizes,
  seatsFrom,
} from '@/engine/index.ts';
import {
  type Position,
  handSizeOf,
  seenHands,
  totalsBefore,
  trumpCardOf,
} from '@/engine/position/index.ts';

/** A place for cards of a position: a hand, or the card turned up or shown for trump. */
export type CardPlace = Seat | 'turned' | 'open';

/** All places, first those that must be filled. */
export function cardPlaces(draft: Position): readonly CardPlace[] {
  const seen = seenHands(draft, draft.seat);
  const trump = trumpCardOf(draft);
  const others = seatsFrom(draft.seat, draft.rules.players).filter((seat) => !seen.includes(seat));
  return [...seen, ...(trump === null ? [] : [trump]), ...others];
}

/** The cards at a place. */
export function cardsAt(draft: Position, place: CardPlace): readonly Card[] {
  if (typeof place === 'number') return draft.hands[place] ?? [];
  const card = place === 'turned' ? draft.turned : draft.openCard;
  return card === null ? [] : [card];
}

/** How many cards a place has room for. */
export const roomAt = (draft: Position, place: CardPlace): number =>
  typeof place === 'number' ? handSizeOf(draft) : 1;

/** Whether a place has the cards that it needs. */
function isFilled(draft: Position, place: CardPlace): boolean {
  const isNeeded = typeof place !== 'number' || seenHands(draft, draft.seat).includes(place);
  return !isNeeded || cardsAt(draft, place).length === roomAt(draft, place);
}

/** The place where a card is; null if it is nowhere. An open card is in the dealer's hand as well. */
export const cardPlaceOf = (draft: Position, card: Card): CardPlace | null =>
  cardPlaces(draft).find((place) => cardsAt(draft, place).includes(card)) ?? null;

function withCardsAt(draft: Position, place: CardPlace, cards: readonly Card[]): Position {
  if (place === 'turned') return { ...draft, turned: cards[0] ?? null };
  if (place === 'open') return { ...draft, openCard: cards[0] ?? null };
  return { ...draft, hands: draft.hands.map((hand, seat) => (seat === place ? cards : hand)) };
}

/** The draft without a card, except where an open card of the viewer's own hand stays in it. */
function without(draft: Position, card: Card, place: CardPlace): Position {
  const staysInHand = place === 'open' && draft.dealer === draft.seat;
  const left = (cards: readonly Card[]) => cards.filter((each) => each !== card);
  return {
    ...draft,
    turned: draft.turned === card ? null : draft.turned,
    openCard: draft.openCard === card && place !== draft.dealer ? null : draft.openCard,
    hands: draft.hands.map((hand, seat) =>
      staysInHand && seat === draft.seat ? hand : left(hand),
    ),
  };
}

/**
 * Lays a card down at a place, or takes it away if it is there. A card moves from where it was before.
 * Null if the place is full.
 */
export function toggleCard(draft: Position, place: CardPlace, card: Card): Position | null {
  const there = cardsAt(draft, place);
  if (there.includes(card))
    return withCardsAt(
      draft,
      place,
      there.filter((each) => each !== card),
    );
  const isSingle = typeof place !== 'number';
  if (!isSingle && there.length >= roomAt(draft, place)) return null;
  return withCardsAt(without(draft, card, place), place, isSingle ? [card] : [...there, card]);
}

/** The place to fill next: the current one while it has room, then the first one that needs cards. */
export function nextPlace(draft: Position, place: CardPlace): CardPlace {
  const places = cardPlaces(draft);
  const isThere = places.includes(place);
  if (isThere && cardsAt(draft, place).length < roomAt(draft, place)) return place;
  return places.find((each) => !isFilled(draft, each)) ?? (isThere ? place : (places[0] ?? place));
}

/** The draft with rules, round, dealer or seat changed: what no longer fits is taken away. */
function fitted(draft: Position): Position {
  const deck = new Set(deckOf(draft.rules));
  const trump = trumpCardOf(draft);
  const size = handSizeOf(draft);
  return {
    ...draft,
    turned: trump === 'turned' && deck.has(draft.turned as Card) ? draft.turned : null,
    openCard: trump === 'open' && deck.has(draft.openCard as Card) ? draft.openCard : null,
    hands: draft.seats.map((_, seat) =>
      (draft.hands[seat] ?? []).filter((card) => deck.has(card)).slice(0, size),
    ),
    moves: [],
  };
}

/** An empty draft: the first round, dealt by the player to the right, so that the viewer begins. */
export const newDraft = (rules: RuleSet, seats: readonly SeatInfo[]): Position =>
  fitted({
    rules,
    seats,
    seat: 0,
    index: 0,
    dealer: rules.players - 1,
    past: [],
    totals: null,
    turned: null,
    openCard: null,
    hands: [],
    moves: [],
  });

/** The draft under other rules, with the round of the same number if there is one. */
export function withRules(draft: Position, rules: RuleSet, seats: readonly SeatInfo[]): Position {
  const index = Math.min(draft.index, roundSizes(rules).length - 1);
  const place = Math.min(draft.dealer, rules.players - 1);
  const base = { ...draft, rules, seats, seat: 0, index, dealer: place, past: [], totals: null };
  return fitted(base);
}

/** The draft without the rounds before, of which the totals are kept. */
const withoutPast = (draft: Position): Position => ({
  ...draft,
  past: [],
  totals: totalsBefore(draft),
});

/** The draft of another round; totals of rounds before are kept, the rounds themselves are not. */
export function withRound(draft: Position, index: number): Position {
  // Of an earlier round of a game, the points that it began with.
  const { totals } = withoutPast({ ...draft, past: draft.past.slice(0, index) });
  return fitted({ ...draft, index, past: [], totals: index === 0 ? null : totals });
}

/** The draft with another dealer, and without the rounds before. */
export const withDealer = (draft: Position, dealer: Seat): Position =>
  fitted({ ...withoutPast(draft), dealer });

/** The draft with just those cards at a place; null if there is no room for as many. */
export function layCards(
  draft: Position,
  place: CardPlace,
  cards: readonly Card[],
): Position | null {
  if (cards.length > roomAt(draft, place)) return null;
  return cards.reduce<Position | null>(
    (laid, card) => (laid === null ? null : toggleCard(laid, place, card)),
    withCardsAt(draft, place, []),
  );
}
