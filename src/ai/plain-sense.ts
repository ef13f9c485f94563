import {
  type Card,
  type Command,
  type DealtView,
  type PlayerView,
  type Ranking,
  UNSEEN,
  hasPartners,
  isLowJoker,
  rankValue,
  rankingOf,
  resolveScoring,
  suitOf,
  trumpSuitOf,
} from '../engine/index.ts';
import { cardFacts, knowledgeOf } from '../engine/advice/index.ts';
import { certainMakeProbability } from './advice/certain.ts';
import { makingPays } from './heuristic/points.ts';

type Play = Extract<Command, { type: 'play' }>;

/**
 * What any card player would call a mistake, whoever holds what:
 * - `sinks`: the bid is certainly missed after this card, and not after another one;
 * - `risks`: with no trick to spare it leads a card that may lose, while another one must win;
 * - `wastes`: it throws a high card that the bid needs on a trick that is lost;
 * - `keeps-worse`: another card of its suit does the same now and leaves the better hand.
 */
export type PlainMistake = 'sinks' | 'risks' | 'wastes' | 'keeps-worse';

/** What is certain of a card, whoever holds the others. */
interface Prospect {
  readonly card: Card;
  /** What becomes of the trick; null if it may go either way. */
  readonly trick: 'wins' | 'loses' | null;
  /** Whether the bid is missed whatever follows. */
  readonly sinks: boolean;
}

/** Where a seat stands in a round. */
interface Standpoint {
  /** Tricks that it needs, of those that are left with the current one. */
  readonly need: number;
  readonly left: number;
  readonly isLead: boolean;
  readonly hand: readonly Card[];
  /** Unseen cards and those on the table. */
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
const areEqual = (one: Card, two: Card, { others, isAbove }: Standpoint): boolean =>
  !others.some((other) => isAbove(other, one) !== isAbove(other, two));

/** Whether nobody else can hold a higher card of the suit. */
const isHigh = (card: Card, { others, isAbove }: Standpoint): boolean =>
  !isLowJoker(card) && !others.some((other) => isAbove(other, card));

function keepsWorse(own: Prospect, other: Prospect, standpoint: Standpoint): boolean {
  const { need, left, isAbove } = standpoint;
  const isSame = own.trick !== null && own.trick === other.trick;
  if (!isSame || suitOf(own.card) !== suitOf(other.card)) return false;
  if (areEqual(own.card, other.card, standpoint)) return false;
  const needAfter = own.trick === 'wins' ? need - 1 : need;
  if (needAfter === 0) return isAbove(other.card, own.card);
  return needAfter === left - 1 && isAbove(own.card, other.card);
}

/** Whether a card throws away a trick that the bid needs, while there is something useless to throw. */
function wastes(own: Prospect, all: readonly Prospect[], standpoint: Standpoint): boolean {
  const { need, hand, isTrump } = standpoint;
  const mayWin = (card: Card): boolean => isTrump(card) || isHigh(card, standpoint);
  return (
    own.trick === 'loses' &&
    isHigh(own.card, standpoint) &&
    hand.filter(mayWin).length <= need &&
    all.some(({ card, trick }) => trick === 'loses' && !mayWin(card))
  );
}

/** @param all the cards that do not sink the bid. */
function mistakeOf(
  own: Prospect,
  all: readonly Prospect[],
  standpoint: Standpoint,
): PlainMistake | null {
  if (own.sinks) return 'sinks';
  const { need, left, isLead, hasHighCards } = standpoint;
  const isRisk = isLead && need === left && own.trick !== 'wins';
  if (hasHighCards && isRisk && all.some(({ trick }) => trick === 'wins')) return 'risks';
  if (hasHighCards && wastes(own, all, standpoint)) return 'wastes';
  return all.some((other) => keepsWorse(own, other, standpoint)) ? 'keeps-worse' : null;
}

/**
 * The plain mistake that each card would be, in the order of `plays`; null where it is none, as at least one
 * card is. There are none where the bid is lost, where a missed bid pays as well as one that is made, among
 * partners, whose tricks count together, and for a seat that does not see its cards.
 * @param plays the legal cards.
 */
export function plainMistakes(
  view: PlayerView,
  round: DealtView,
  plays: readonly Play[],
): readonly (PlainMistake | null)[] {
  const none = plays.map(() => null);
  const scoring = resolveScoring(view.rules.scoring);
  const bid = round.bids[view.seat];
  const own = round.hands[view.seat];
  if (own?.kind !== 'seen' || typeof bid !== 'number' || hasPartners(view.rules)) return none;
  if (scoring.kind !== 'formula' || !makingPays(scoring, round.handSize)) return none;
  const cards = plays.map(({ card }) => card).filter((card) => card !== UNSEEN);
  const facts = cardFacts(view, round, cards);
  const prospects = plays.map((play, at): Prospect => {
    const certain = facts[at] ?? [];
    const trick = certain.find(({ kind }) => kind === 'wins' || kind === 'loses')?.kind;
    return {
      card: cards[at] as Card,
      trick: trick === 'wins' || trick === 'loses' ? trick : null,
      sinks: certainMakeProbability(view, round, play, certain) === 0,
    };
  });
  const safe = prospects.filter(({ sinks }) => !sinks);
  if (safe.length === 0) return none;
  const trumpSuit = trumpSuitOf(round.trump);
  const standpoint: Standpoint = {
    need: bid - (round.tricks[view.seat] ?? 0),
    left: round.handSize - round.taken.length,
    isLead: round.trick.cards.length === 0,
    hand: own.cards,
    others: [...knowledgeOf(view, round).unseen, ...round.trick.cards],
    isAbove: isAboveIn(rankingOf(view.rules)),
    isTrump: (card) => suitOf(card) === trumpSuit,
    hasHighCards: round.trump !== 'L',
  };
  return prospects.map((prospect) => mistakeOf(prospect, safe, standpoint));
}

/** The moves without the plain mistakes among them. */
export function sensibleMoves(view: PlayerView, moves: readonly Command[]): readonly Command[] {
  const plays = moves.filter((move) => move.type === 'play');
  if (plays.length < 2 || view.round.phase !== 'play') return moves;
  const mistakes = plainMistakes(view, view.round, plays);
  return plays.filter((_, at) => mistakes[at] === null);
}
