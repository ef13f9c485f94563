import {
  type Card,
  type Command,
  type DealtView,
  type PlayerView,
  hasPartners,
  isLowJoker,
  suitOf,
} from '../engine/index.ts';
import { isPreferred } from './card-preference.ts';
import { naturalCards } from './equal-cards.ts';
import { partnerCustoms } from './partners/partner-preference.ts';
import {
  type Play,
  type CertainCard,
  type CertainCards,
  type SeatContext,
  areEqual,
  certainCardsOf,
} from './certain-cards.ts';

/**
 * What any card player would call a mistake, however the unseen cards lie:
 * - `sinks`: the bid is certainly missed after this card, and not after another one;
 * - `gambles`: the bid is certainly made after another card, and not after this one;
 * - `risks`: with no trick to spare it leads a card that may lose, although another one must win or is higher in
 *   the same suit;
 * - `wastes`: it throws a high card that the bid needs on a lost trick;
 * - `keeps-worse`: another card of its suit does the same now and leaves the better hand.
 */
export type PlainMistake = 'sinks' | 'gambles' | 'risks' | 'wastes' | 'keeps-worse';

/** Whether nobody else can hold a higher card of the suit. */
const isHigh = (card: Card, { others, isAbove }: SeatContext): boolean =>
  !isLowJoker(card) && !others.some((other) => isAbove(other, card));

function keepsWorse(own: CertainCard, other: CertainCard, context: SeatContext): boolean {
  const { need, left, isAbove } = context;
  const isSame = own.trick !== null && own.trick === other.trick;
  if (!isSame || suitOf(own.card) !== suitOf(other.card)) return false;
  if (areEqual(own.card, other.card, context)) return false;
  const needAfter = own.trick === 'wins' ? need - 1 : need;
  if (needAfter === 0) return isAbove(other.card, own.card);
  return needAfter === left - 1 && isAbove(own.card, other.card);
}

/** Whether a card throws away a trick that the bid needs, while there is something useless to throw. */
function wastes(own: CertainCard, all: readonly CertainCard[], context: SeatContext): boolean {
  const { need, hand, isTrump } = context;
  const mayWin = (card: Card): boolean => isTrump(card) || isHigh(card, context);
  return (
    own.trick === 'loses' &&
    isHigh(own.card, context) &&
    hand.filter(mayWin).length <= need &&
    all.some(({ card, trick }) => trick === 'loses' && !mayWin(card))
  );
}

/** @param all the cards that do not sink the bid. */
function mistakeOf(
  own: CertainCard,
  all: readonly CertainCard[],
  context: SeatContext,
): PlainMistake | null {
  if (own.sinks) return 'sinks';
  if (!own.secures && all.some(({ secures }) => secures)) return 'gambles';
  const { need, left, isLead, isAbove, hasHighCards } = context;
  const isRisk = isLead && need === left && own.trick !== 'wins';
  const isSafer = (other: CertainCard): boolean =>
    other.trick === 'wins' ||
    (isAbove(other.card, own.card) && !areEqual(own.card, other.card, context));
  if (hasHighCards && isRisk && all.some(isSafer)) return 'risks';
  if (hasHighCards && wastes(own, all, context)) return 'wastes';
  return all.some((other) => keepsWorse(own, other, context)) ? 'keeps-worse' : null;
}

function mistakesIn({ cards, context }: CertainCards): readonly (PlainMistake | null)[] {
  const safe = cards.filter(({ sinks }) => !sinks);
  return cards.map((card) => mistakeOf(card, safe, context));
}

/**
 * The plain mistake that each card would be, in the order of `plays`; null if it is none, which holds for at least
 * one card. No card is one if the bid is lost, if a missed bid pays as well as a made one, among partners, whose
 * tricks count together, or for a seat that does not see its cards.
 * @param plays the legal cards.
 */
export function plainMistakes(
  view: PlayerView,
  round: DealtView,
  plays: readonly Play[],
): readonly (PlainMistake | null)[] {
  const certain = certainCardsOf(view, round, plays);
  return certain === null ? plays.map(() => null) : mistakesIn(certain);
}

/** The values, −∞ for a choice if another one within the margin is preferred to it. */
const without = (
  values: readonly number[],
  margin: number,
  isBetter: (other: number, own: number) => boolean,
): readonly number[] =>
  values.map((value, own) =>
    values.some((near, other) => near >= value - margin && isBetter(other, own))
      ? -Infinity
      : value,
  );

/**
 * The moves that are no plain mistakes, only the natural one of cards that take the same tricks, and which of these
 * a card player would prefer.
 */
export interface SensibleMoves {
  readonly moves: readonly Command[];
  /**
   * The values of the moves; −∞ for a card if a card player would prefer another one that is worse by at most
   * `margin`, in points.
   * @param values in the order of the moves.
   */
  readonly preferring: (values: readonly number[], margin: number) => readonly number[];
  /** Whether a partner would prefer one of the moves to another, by their indices; never without partners. */
  readonly isBetterForPartners: (other: number, own: number) => boolean;
}

const never = (): boolean => false;

/** Moves between which a card player has no preference. */
const equallySensible = (moves: readonly Command[]): SensibleMoves => ({
  moves,
  preferring: (values) => values,
  isBetterForPartners: never,
});

/** @param tolerated plain mistakes that the level makes. */
export function sensibleMoves(
  view: PlayerView,
  legal: readonly Command[],
  tolerated: readonly PlainMistake[] = [],
): SensibleMoves {
  const plays = legal.filter((move) => move.type === 'play');
  if (plays.length < 2 || view.round.phase !== 'play') return equallySensible(legal);
  if (hasPartners(view.rules)) {
    const customs = partnerCustoms(view, view.round, plays);
    return {
      moves: customs.plays,
      preferring: (values, margin) => without(values, margin, customs.isBetter),
      isBetterForPartners: customs.isBetter,
    };
  }
  const certain = certainCardsOf(view, view.round, plays);
  if (certain === null) return equallySensible(legal);
  const { context } = certain;
  const mistakes = mistakesIn(certain);
  const sensible = certain.cards.flatMap((card, at): [CertainCard, Play][] => {
    const kind = mistakes[at] ?? null;
    return kind === null || tolerated.includes(kind) ? [[card, plays[at] as Play]] : [];
  });
  const isNatural = naturalCards(
    sensible.map(([{ card }]) => card),
    context,
  );
  const natural = sensible.filter((_, at) => isNatural[at]);
  return {
    moves: natural.map(([, play]) => play),
    preferring: (values, margin) =>
      without(values, margin, (other, own) =>
        isPreferred(natural[other]?.[0] as CertainCard, natural[own]?.[0] as CertainCard, context),
      ),
    isBetterForPartners: never,
  };
}
