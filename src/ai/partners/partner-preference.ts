import {
  type Card,
  type DealtView,
  type PlayerView,
  arePartners,
  isJoker,
  rankingOf,
  seatAfter,
  winningIndex,
} from '../../engine/index.ts';
import { type CardFact, cardFacts } from '../../engine/advice/index.ts';
import { higherUnseen, isWinner } from '../card-preference.ts';
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

/** A card, and what becomes of the trick if it is played. */
interface PartnerCard {
  readonly card: Card;
  /** Null if that is not certain. */
  readonly taker: 'self' | 'partner' | 'them' | null;
  /** Whether it takes the trick from whoever has it so far. */
  readonly beatsAll: boolean;
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

function isPartners({ rules, seat }: PlayerView, round: DealtView, context: SeatContext): boolean {
  const { cards, leader } = round.trick;
  const at = winningIndex(cards, round.trump ?? 'N', rankingOf(rules));
  const card = cards[at];
  const winner = seatAfter(leader, rules.players, at);
  return card !== undefined && arePartners(rules, seat, winner) && isWinner(card, context);
}

/** Whether a card may well take a later trick: a trump, or below at most one unseen card of its suit. */
const isPromising = (card: Card, context: SeatContext): boolean =>
  context.isTrump(card) || higherUnseen(card, context) <= 1;

/** What the customs depend on. */
interface Customs extends Pick<Contracts, 'ownNil' | 'partnerNil' | 'theirNils'> {
  readonly context: SeatContext;
  /** Whether the partner has the trick so far, with a card that nobody can beat in its suit. */
  readonly isPartners: boolean;
}

/**
 * Whether a card player would rather play the other of two cards:
 * - one that loses, with a nil of its own to keep;
 * - one that leaves the partner's trick, or its winner, to the partner;
 * - one that takes the trick, if the contract needs all tricks that are left;
 * - the lower of two cards of a suit that take the trick;
 * - on a trick that it does not take, a loser instead of a winner, and the lower of two cards of a suit if the
 *   higher one may take a later trick. Against a nil, low cards may be worth more.
 */
function isPreferred(
  other: PartnerCard,
  own: PartnerCard,
  { context, ownNil, partnerNil, theirNils, isPartners }: Customs,
): boolean {
  const { need, left, isAbove } = context;
  const isLower = isAbove(own.card, other.card) && !areEqual(own.card, other.card, context);
  if (ownNil) return own.beatsAll && !other.beatsAll;
  if (need <= 0) return false;
  if (own.taker === 'self' && other.taker === 'partner') return !partnerNil;
  if (own.taker === 'them' && other.taker === 'self') return need >= left;
  if (own.beatsAll && !other.beatsAll) return isPartners && !partnerNil;
  if (!own.beatsAll && !other.beatsAll) {
    if (isWinner(own.card, context) && isLoser(other.card, context)) return true;
    return isLower && theirNils.length === 0 && isPromising(own.card, context);
  }
  return isLower && own.taker === 'self' && other.taker === 'self';
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
  const known = cards.map((card, at): PartnerCard => {
    const own = facts[at] ?? [];
    return { card, taker: takerOf(own), beatsAll: !own.some(({ kind }) => kind === 'loses') };
  });
  const customs: Customs = {
    ownNil: contracts.ownNil,
    partnerNil: contracts.partnerNil,
    theirNils: contracts.theirNils,
    context,
    isPartners: isPartners(view, round, context),
  };
  return {
    plays,
    isBetter: (other, own) =>
      isPreferred(known[other] as PartnerCard, known[own] as PartnerCard, customs),
  };
}
