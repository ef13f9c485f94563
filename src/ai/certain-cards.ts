import {
  type Card,
  type Command,
  type DealtView,
  type PlayerView,
  type Ranking,
  UNSEEN,
  hasPartners,
  rankValue,
  rankingOf,
  resolveScoring,
  suitOf,
  tricksLeft,
  trumpSuitOf,
} from '../engine/index.ts';
import { type CardFact, cardFacts, knowledgeOf } from '../engine/advice/index.ts';
import { provenMakeProbability } from './advice/certain.ts';
import { makingPays } from './heuristic/points.ts';

export type Play = Extract<Command, { type: 'play' }>;

/** What is certain about a card, wherever the unseen cards are. */
export interface CertainCard {
  readonly card: Card;
  /** What becomes of the trick; null if it may go either way. */
  readonly trick: 'wins' | 'loses' | null;
  /** Whether the bid is missed, or made, whatever follows. */
  readonly sinks: boolean;
  readonly secures: boolean;
}

/** What the seat that is to play needs, holds and does not see. */
export interface SeatContext {
  /** Tricks that it or its side needs, of those that are left with the current one. */
  readonly need: number;
  readonly left: number;
  readonly isLead: boolean;
  readonly hand: readonly Card[];
  /** Cards that others may hold. */
  readonly unseen: readonly Card[];
  /** The same and those on the table. */
  readonly others: readonly Card[];
  readonly isAbove: IsAbove;
  readonly isTrump: (card: Card) => boolean;
  /** Whether a high card stays one: where all suits but the led one are trump, discards beat it later. */
  readonly hasHighCards: boolean;
}

type IsAbove = (card: Card, other: Card) => boolean;

/** Whether a card is the higher one of two of a suit. */
const isAboveIn =
  (ranking: Ranking): IsAbove =>
  (card, other) =>
    suitOf(card) === suitOf(other) && rankValue(card, ranking) > rankValue(other, ranking);

/** Whether two cards of a suit take the same tricks: no other card lies between them. */
export const areEqual = (one: Card, two: Card, { others, isAbove }: SeatContext): boolean =>
  !others.some((other) => isAbove(other, one) !== isAbove(other, two));

/** The cards of plays by a seat that sees its own. */
export const seenCardsOf = (plays: readonly Play[]): Card[] =>
  plays.map(({ card }) => card).filter((card) => card !== UNSEEN);

/** What becomes of the trick, by the facts of a card. */
function trickResult(facts: readonly CardFact[]): CertainCard['trick'] {
  const kind = facts.find((fact) => fact.kind === 'wins' || fact.kind === 'loses')?.kind;
  return kind === 'wins' || kind === 'loses' ? kind : null;
}

/**
 * What a seat with this hand needs, holds and does not see.
 * @param need tricks that it or its side still needs.
 */
export function seatContextOf(
  view: PlayerView,
  round: DealtView,
  hand: readonly Card[],
  need: number,
): SeatContext {
  const trumpSuit = trumpSuitOf(round.trump);
  const { unseen } = knowledgeOf(view, round);
  return {
    need,
    left: tricksLeft(round),
    isLead: round.trick.cards.length === 0,
    hand,
    unseen,
    others: [...unseen, ...round.trick.cards],
    isAbove: isAboveIn(rankingOf(view.rules)),
    isTrump: (card) => suitOf(card) === trumpSuit,
    hasHighCards: round.trump !== 'L',
  };
}

/** What is certain of each card that a seat may play, and what it depends on. */
export interface CertainCards {
  /** In the order of the plays. */
  readonly cards: readonly CertainCard[];
  readonly context: SeatContext;
}

/**
 * Null where no card is a mistake: the bid is lost or hidden, a missed bid pays as well as one that is made, or
 * tricks count together with a partner's.
 * @param plays the legal cards.
 */
export function certainCardsOf(
  view: PlayerView,
  round: DealtView,
  plays: readonly Play[],
): CertainCards | null {
  const scoring = resolveScoring(view.rules.scoring);
  const bid = round.bids[view.seat];
  const own = round.hands[view.seat];
  if (own?.kind !== 'seen' || typeof bid !== 'number' || hasPartners(view.rules)) return null;
  if (scoring.kind !== 'formula' || !makingPays(scoring, round.handSize)) return null;
  const cards = seenCardsOf(plays);
  const facts = cardFacts(view, round, cards);
  const certain = plays.map((play, at): CertainCard => {
    const known = facts[at] ?? [];
    const make = provenMakeProbability(view, round, play, known);
    return {
      card: cards[at] as Card,
      trick: trickResult(known),
      sinks: make === 0,
      secures: make === 1,
    };
  });
  if (certain.every(({ sinks }) => sinks)) return null;
  const context = seatContextOf(view, round, own.cards, bid - (round.tricks[view.seat] ?? 0));
  return { cards: certain, context };
}
