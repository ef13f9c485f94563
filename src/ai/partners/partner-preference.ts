import { type Card, type DealtView, type PlayerView, isJoker } from '../../engine/index.ts';
import { type CardFact, cardFacts } from '../../engine/advice/index.ts';
import { isWinner } from '../card-preference.ts';
import { naturalCards } from '../equal-cards.ts';
import {
  type Play,
  type SeatContext,
  areEqual,
  seatContextOf,
  seenCardsOf,
} from '../certain-cards.ts';
import { type Contracts, contractsFor, partnershipOf } from './contracts.ts';

// What a card player prefers among a partner's cards of about equal value; see `card-preference.ts`.

/** A card, and who takes the trick if it is played; null if that is not certain. */
interface PartnerCard {
  readonly card: Card;
  readonly taker: 'self' | 'partner' | 'them' | null;
}

/** Who certainly takes the trick, by the facts of a card. */
function takerOf(facts: readonly CardFact[]): PartnerCard['taker'] {
  const kinds = new Set(facts.map(({ kind }) => kind));
  if (kinds.has('wins')) return 'self';
  if (kinds.has('to-partner')) return 'partner';
  return kinds.has('loses') && !kinds.has('partner-ahead') ? 'them' : null;
}

/** Whether a card is unlikely to take a later trick: neither trump nor above all unseen cards of its suit. */
const isLoser = (card: Card, context: SeatContext): boolean =>
  !context.isTrump(card) && !isWinner(card, context);

/**
 * Whether a card player would rather play the other of two cards:
 * - one that loses, with a nil of its own to keep;
 * - one that leaves the partner's trick to the partner;
 * - one that takes the trick, if the contract needs all tricks that are left;
 * - the lower of two cards of a suit that take the trick;
 * - on a trick that it does not take, a loser instead of a winner.
 */
function isPreferred(
  other: PartnerCard,
  own: PartnerCard,
  context: SeatContext,
  { ownNil, partnerNil }: Pick<Contracts, 'ownNil' | 'partnerNil'>,
): boolean {
  const { need, left, isAbove } = context;
  if (ownNil) return own.taker === 'self' && other.taker !== 'self' && other.taker !== null;
  if (need <= 0) return false;
  if (own.taker === 'self' && other.taker === 'partner') return !partnerNil;
  if (own.taker === 'them' && other.taker === 'self') return need >= left;
  if (own.taker === null || own.taker !== other.taker) return false;
  if (own.taker === 'self')
    return isAbove(own.card, other.card) && !areEqual(own.card, other.card, context);
  return isWinner(own.card, context) && isLoser(other.card, context);
}

/** What a card player would do as a partner. */
export interface PartnerCustoms {
  /** The plays, with only the natural one of cards that take the same tricks. */
  readonly plays: readonly Play[];
  /** Whether one of these plays is preferred to another, by their indices. */
  readonly isBetter: (other: number, own: number) => boolean;
}

/**
 * The customs among these cards. There are none if the seat does not see its cards, or with jokers.
 * @param legal the legal cards.
 */
export function partnerCustoms(
  view: PlayerView,
  round: DealtView,
  legal: readonly Play[],
): PartnerCustoms {
  const hand = round.hands[view.seat];
  if (hand?.kind !== 'seen' || hand.cards.some(isJoker))
    return { plays: legal, isBetter: () => false };
  const contracts = contractsFor(view.rules, partnershipOf(view.rules), round, view.seat);
  const need = contracts.ownNil ? 0 : contracts.own.need;
  const context = seatContextOf(view, round, hand.cards, need);
  const isNatural = naturalCards(seenCardsOf(legal), context);
  const plays = legal.filter((_, at) => isNatural[at]);
  const cards = seenCardsOf(plays);
  const facts = cardFacts(view, round, cards);
  const known = cards.map((card, at) => ({ card, taker: takerOf(facts[at] ?? []) }));
  return {
    plays,
    isBetter: (other, own) =>
      isPreferred(known[other] as PartnerCard, known[own] as PartnerCard, context, contracts),
  };
}
