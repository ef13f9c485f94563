import {
  type CardFact,
  type DealtView,
  type PlayerView,
  type Trump,
  UNSEEN,
  seatAfter,
  tricksLeft,
} from '../../engine/index.ts';
import {
  certainTricks,
  claimOf,
  losesEveryTrick,
  winsEveryLead,
} from '../../engine/advice/index.ts';
import type { Choice } from '../choice.ts';
import { bidsNil, contractsFor, partnerOf, partnershipOf } from '../partners/contracts.ts';

/**
 * The make probability after a choice where it is certain, whoever holds what: 0 or 1; else null. Not for
 * partners, whose contract is made together.
 * @param facts what is certain of the card, where the choice is one.
 */
export function certainMakeProbability(
  view: PlayerView,
  round: DealtView,
  choice: Choice,
  facts: readonly CardFact[],
): 0 | 1 | null {
  if (choice.type === 'bid')
    return certainTricks(view, round, round.trump).tricks > choice.bid ? 0 : null;
  const bid = round.bids[view.seat];
  if (typeof bid !== 'number') return null;
  if (choice.type === 'nameTrump')
    return certainTricks(view, round, choice.trump).tricks > bid ? 0 : null;
  if (choice.card === UNSEEN) return null;
  const need = bid - (round.tricks[view.seat] ?? 0);
  const left = tricksLeft(round);
  const has = (...kinds: readonly CardFact['kind'][]): boolean =>
    facts.some(({ kind }) => kinds.includes(kind));
  if (need < 0 || need > left || has('overshoots', 'falls-short', 'one-too-many')) return 0;
  if (certainTricks(view, round, round.trump, choice.card).tricks > need) return 0;
  const claim = claimOf(view);
  if (claim !== null) return need === (claim.kind === 'all' ? claim.count : 0) ? 1 : 0;
  if (left > 1) return null;
  if (has('wins')) return need === 1 ? 1 : 0;
  return has('loses') ? (need === 0 ? 1 : 0) : null;
}

/** Whether the trumps of the seat to play take more tricks than its bid still needs, whatever it plays. */
export function isSunkByTrumps(view: PlayerView, round: DealtView): boolean {
  const bid = round.bids[view.seat];
  if (typeof bid !== 'number') return false;
  return certainTricks(view, round, round.trump).tricks > bid - (round.tricks[view.seat] ?? 0);
}

const hasFact = (facts: readonly CardFact[], kind: CardFact['kind']): boolean =>
  facts.some((fact) => fact.kind === kind);

/** The seat that leads first; null where the bids decide it. */
const knownLeader = ({ rules }: PlayerView, { dealer }: DealtView): number | null =>
  rules.firstLead === 'highest-bidder' ? null : seatAfter(dealer, rules.players);

/**
 * The tricks that the seat takes from now on where that is certain after a choice, whoever holds what and whatever
 * is played; else null.
 */
function certainRest(
  view: PlayerView,
  round: DealtView,
  choice: Choice,
  facts: readonly CardFact[],
): number | null {
  const trump: Trump | null = choice.type === 'nameTrump' ? choice.trump : round.trump;
  const hand = round.hands[view.seat];
  if (trump === null || hand?.kind !== 'seen') return null;
  if (choice.type !== 'play') {
    if (certainTricks(view, round, trump).tricks === round.handSize) return round.handSize;
    const leader = knownLeader(view, round);
    if (leader === null) return null;
    if (leader === view.seat)
      return winsEveryLead(view, round, trump, hand.cards) ? round.handSize : null;
    return losesEveryTrick(view, round, trump, hand.cards) ? 0 : null;
  }
  const rest = hand.cards.filter((card) => card !== choice.card);
  if (hasFact(facts, 'wins'))
    return winsEveryLead(view, round, trump, rest) ? 1 + rest.length : null;
  return hasFact(facts, 'loses') && losesEveryTrick(view, round, trump, rest) ? 0 : null;
}

/** {@link certainMakeProbability}, also where the rest of the hand takes every trick or none. */
export function provenMakeProbability(
  view: PlayerView,
  round: DealtView,
  choice: Choice,
  facts: readonly CardFact[],
): 0 | 1 | null {
  const certain = certainMakeProbability(view, round, choice, facts);
  const bid = choice.type === 'bid' ? choice.bid : round.bids[view.seat];
  if (certain !== null || typeof bid !== 'number') return certain;
  const rest = certainRest(view, round, choice, facts);
  if (rest === null) return null;
  return (round.tricks[view.seat] ?? 0) + rest === bid ? 1 : 0;
}

/** The make probability of a nil after a choice where it is certain; else null. */
function provenNil(
  view: PlayerView,
  round: DealtView,
  choice: Choice,
  facts: readonly CardFact[],
): 0 | 1 | null {
  const { tricks } = certainTricks(view, round, round.trump);
  if ((round.tricks[view.seat] ?? 0) + tricks > 0 || hasFact(facts, 'wins')) return 0;
  const rest = certainRest(view, round, choice, facts);
  return rest === null ? null : rest === 0 ? 1 : 0;
}

/**
 * The make probability of the contract, or of a nil, after a choice where it is certain, whoever holds what and
 * whatever is played; else null. What the partner takes is certain only of the trick on the table.
 */
export function provenAmongPartners(
  view: PlayerView,
  round: DealtView,
  choice: Choice,
  facts: readonly CardFact[],
): 0 | 1 | null {
  const { rules, seat } = view;
  if (choice.type === 'bid' ? choice.bid === 0 : bidsNil(round, seat))
    return provenNil(view, round, choice, facts);
  const sure = certainTricks(view, round, round.trump).tricks;
  const partner = round.bids[partnerOf(rules, seat)];
  if (choice.type === 'bid')
    return typeof partner === 'number' && sure >= choice.bid + partner ? 1 : null;
  if (round.phase !== 'play' || choice.type !== 'play') return null;
  const { own } = contractsFor(rules, partnershipOf(rules), round, seat);
  if (own.need > tricksLeft(round)) return 0;
  if (own.bid === 0) return null;
  const isOurs = hasFact(facts, 'wins') || (hasFact(facts, 'to-partner') && partner !== 0);
  const played = choice.card === UNSEEN ? null : choice.card;
  const later = played === null ? 0 : certainTricks(view, round, round.trump, played).tricks;
  return Math.max(sure, Number(isOurs) + later) >= own.need ? 1 : null;
}
