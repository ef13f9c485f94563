import {
  type Card,
  type KeptCard,
  type Option,
  type Suit,
  SUITS,
  type TrickReason,
  suitOf,
} from '../../engine/index.ts';
import { clampProbability } from './estimate.ts';
import { areApart } from './rate-differences.ts';
import type { TrickRates } from './trick-rates.ts';

/**
 * A card is played now or kept, so what it takes now and what it takes later partly cancel. Where less than this share
 * of a difference is left, the card takes a trick either way: it explains nothing. Set by hand.
 */
const MIN_LEFT = 1 / 3;

/** A reason, and how much more often a card takes its trick if the best choice is played: from −1 to 1. */
export interface Candidate {
  readonly reason: TrickReason;
  readonly rateDifference: number;
}

/** A choice that plays a card. */
export interface Play {
  readonly index: number;
  readonly option: Option;
  readonly card: Card;
}

/** Two choices to compare, and the hand. */
export interface Comparison extends TrickRates {
  readonly best: Play;
  readonly other: Play;
  /** The cards that either choice keeps. */
  readonly rest: readonly Card[];
  /** The cards that the player has not seen. */
  readonly unseen: readonly Card[];
  /** Whether one card of a suit is above another. */
  readonly isAbove: (card: Card, other: Card) => boolean;
}

/** How often a card takes the trick on the table, and how often a later one if the other card is played. */
interface CardRates {
  readonly now: number;
  readonly kept: number;
}

/** The rates of a card; `stand` is the card to which its later tricks are credited. */
function ratesOf(
  { winRate, trickRate }: TrickRates,
  { index, card, option: { facts } }: Play,
  instead: Play,
  stand: Card = card,
): CardRates {
  const has = (kind: 'wins' | 'loses'): boolean => facts.some((fact) => fact.kind === kind);
  return {
    now: has('loses') ? 0 : has('wins') ? 1 : clampProbability(winRate(index)),
    kept: clampProbability(trickRate(instead.index, stand)),
  };
}

/** Whether a card takes a trick about as often if it is kept as if it is played: it explains nothing. */
const takesEitherWay = ({ now, kept }: CardRates): boolean => !areApart(now, kept);

/** The trick on the table; null if the likelier winner takes a trick either way. */
function nowCandidate({ best, other, ...rates }: Comparison): Candidate | null {
  const [ofBest, ofOther] = [ratesOf(rates, best, other), ratesOf(rates, other, best)];
  if (takesEitherWay(ofBest.now > ofOther.now ? ofBest : ofOther)) return null;
  const reason = { kind: 'now', best: ofBest.now, other: ofOther.now } as const;
  return { reason, rateDifference: reason.best - reason.other };
}

/**
 * The two cards, each kept while the other is played. Tricks are credited to the highest cards of a suit: where
 * cards of the hand lie between two of one suit, the highest of those stands in for the lower of the two. Null if
 * an unseen card lies below that stand-in, so that it takes other tricks than the lower card, or if the likelier
 * winner takes a trick either way.
 */
function laterCandidate(compared: Comparison): Candidate | null {
  const { best, other, rest, unseen, isAbove, ...rates } = compared;
  const [high, low] = isAbove(other.card, best.card) ? [other, best] : [best, other];
  const [between] = rest
    .filter((card) => isAbove(high.card, card) && isAbove(card, low.card))
    .toSorted((one, next) => (isAbove(one, next) ? -1 : 1));
  const isApart =
    between !== undefined &&
    unseen.some((card) => isAbove(between, card) && isAbove(card, low.card));
  if (isApart) return null;
  const [ofHigh, ofLow] = [ratesOf(rates, high, low), ratesOf(rates, low, high, between)];
  if (takesEitherWay(ofHigh.kept > ofLow.kept ? ofHigh : ofLow)) return null;
  // As both choices keep the stand-in, its tricks say nothing about the two where it takes more.
  if (between !== undefined && ofLow.kept > ofHigh.kept) return null;
  const kept = ({ card }: Play, { kept: rate }: CardRates): KeptCard => ({ card, rate });
  // The best choice keeps the other card.
  const rateDifference = (high === other ? 1 : -1) * (ofHigh.kept - ofLow.kept);
  return {
    reason: { kind: 'later', kept: [kept(high, ofHigh), kept(low, ofLow)] },
    rateDifference,
  };
}

/** The trick on the table, and later ones, where the other half of the comparison does not cancel the difference. */
export function playedOrKept(compared: Comparison): (Candidate | null)[] {
  const [now, later] = [nowCandidate(compared), laterCandidate(compared)];
  const sum = (now?.rateDifference ?? 0) + (later?.rateDifference ?? 0);
  const isLeft = (candidate: Candidate | null): boolean =>
    candidate !== null && sum / candidate.rateDifference >= MIN_LEFT;
  return [now, later].filter(isLeft);
}

/** How many later tricks the cards that both choices keep take on average after a choice. */
const tricksKept = ({ rest, trickRate }: Comparison, { index }: Play): number =>
  rest.reduce((sum, card) => sum + trickRate(index, card), 0);

/**
 * One of the two cards, where the other takes a trick as often either way: it is played now, or it is kept. Null where a
 * card of the hand lies between two of one suit, so that later tricks cannot be credited, and where what the other cards
 * take cancels the difference.
 */
export function ownCandidate(compared: Comparison): Candidate | null {
  const { best, other, rest, isAbove, ...rates } = compared;
  const isBetween = (card: Card): boolean =>
    (isAbove(best.card, card) && isAbove(card, other.card)) ||
    (isAbove(other.card, card) && isAbove(card, best.card));
  if (rest.some(isBetween)) return null;
  const [ofBest, ofOther] = [ratesOf(rates, best, other), ratesOf(rates, other, best)];
  if (takesEitherWay(ofBest) === takesEitherWay(ofOther)) return null;
  const isOfBest = takesEitherWay(ofOther);
  const { now, kept } = isOfBest ? ofBest : ofOther;
  const rateDifference = isOfBest ? now - kept : kept - now;
  // How many more tricks the two cards take together with the best choice, and all cards of the hand.
  const ofTwo = ofBest.now - ofBest.kept + ofOther.kept - ofOther.now;
  const ofAll = ofTwo + tricksKept(compared, best) - tricksKept(compared, other);
  if (ofAll / rateDifference < MIN_LEFT) return null;
  const { card } = isOfBest ? best : other;
  return {
    reason: { kind: 'own', card, now, later: kept },
    rateDifference: Math.sign(rateDifference) * Math.min(Math.abs(rateDifference), Math.abs(ofTwo)),
  };
}

/** Cards that both choices keep, and above which either leaves equally many cards of their suit in the hand. */
export const restCandidates = ({
  best,
  other,
  rest,
  isAbove,
  trickRate,
}: Comparison): Candidate[] =>
  rest
    .filter((card) => isAbove(best.card, card) === isAbove(other.card, card))
    .map((card) => {
      const [ofBest, ofOther] = [best, other].map(({ index }) =>
        clampProbability(trickRate(index, card)),
      ) as [number, number];
      return {
        reason: { kind: 'rest', card, best: ofBest, other: ofOther },
        rateDifference: ofBest - ofOther,
      };
    });

/**
 * That of two cards of one suit the higher one is likelier to take a later trick. Tricks are credited to the highest
 * cards of a suit, so all of the suit are counted, and with the trick on the table they must come to as much.
 */
export function higherCandidate({
  best,
  other,
  rest,
  isAbove,
  ...rates
}: Comparison): Candidate | null {
  const areAlike = (one: Card, next: Card): boolean => isAbove(one, next) || isAbove(next, one);
  if (!areAlike(best.card, other.card)) return null;
  const kept = rest.filter((card) => areAlike(card, best.card));
  const tricksAfter = ({ index }: Play, instead: Play): number =>
    [...kept, instead.card].reduce((sum, card) => sum + rates.trickRate(index, card), 0);
  const later = tricksAfter(best, other) - tricksAfter(other, best);
  const now = ratesOf(rates, best, other).now - ratesOf(rates, other, best).now;
  // How many more tricks the higher card takes if it is kept.
  const sign = isAbove(other.card, best.card) ? 1 : -1;
  const [more, left] = [sign * later, sign * (later + now)];
  if (more <= 0 || left < MIN_LEFT * more) return null;
  return { reason: { kind: 'higher' }, rateDifference: sign * Math.min(more, left) };
}

/** Numbers of tricks are shown with one decimal; a smaller difference is hardly more than rounding. Set by hand. */
const MIN_TRICKS = 0.15;

const areShownApart = ({
  best,
  other,
}: {
  readonly best: number;
  readonly other: number;
}): boolean => Math.abs(best - other) >= MIN_TRICKS && best.toFixed(1) !== other.toFixed(1);

/** The tricks that cards of some suits take on average from now on, the one on the table included. */
function tricksIn(
  { rest, ...rates }: Comparison,
  [chosen, instead]: readonly [Play, Play],
  suits: readonly Suit[],
): number {
  const isIn = (card: Card): boolean => suits.some((suit) => suitOf(card) === suit);
  const now = isIn(chosen.card) ? ratesOf(rates, chosen, instead).now : 0;
  return [...rest, instead.card]
    .filter(isIn)
    .reduce((sum, card) => sum + rates.trickRate(chosen.index, card), now);
}

/** How many more tricks all cards of the hand take on average with the best choice. */
const moreTricks = (compared: Comparison): number => {
  const { best, other, trickRate } = compared;
  const [ofBest, ofOther] = [ratesOf(compared, best, other), ratesOf(compared, other, best)];
  const ofTwo =
    ofBest.now -
    ofOther.now +
    trickRate(best.index, other.card) -
    trickRate(other.index, best.card);
  return ofTwo + tricksKept(compared, best) - tricksKept(compared, other);
};

/**
 * What all cards of a suit take on average, or of the suits of neither card together, where no single card makes the
 * difference. A third of it must be left with what the rest of the hand takes.
 */
export function suitCandidates(compared: Comparison): Candidate[] {
  const { best, other, rest } = compared;
  const cardsIn = (suit: Suit): Card[] =>
    [best.card, other.card, ...rest].filter((card) => suitOf(card) === suit);
  const isPlayed = (suit: Suit): boolean =>
    [best.card, other.card].some((card) => suitOf(card) === suit);
  const held = SUITS.filter((suit) => cardsIn(suit).length > 0);
  // A single card of a suit is told as a card.
  const long = held.filter((suit) => cardsIn(suit).length > 1);
  const kept = held.filter((suit) => !isPlayed(suit));
  const left = moreTricks(compared);
  return [...long.map((suit) => [suit]), ...(kept.length > 1 ? [kept] : [])].flatMap((suits) => {
    const tricks = {
      best: tricksIn(compared, [best, other], suits),
      other: tricksIn(compared, [other, best], suits),
    };
    const difference = tricks.best - tricks.other;
    if (!areShownApart(tricks) || left / difference < MIN_LEFT) return [];
    const rateDifference = Math.sign(difference) * Math.min(Math.abs(difference), Math.abs(left));
    return [{ reason: { kind: 'suits', suits, ...tricks } as const, rateDifference }];
  });
}
