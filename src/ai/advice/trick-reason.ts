import {
  type Advice,
  type Card,
  type DealtView,
  type Drawback,
  type KeptCard,
  type Option,
  type PlayerView,
  type TrickReason,
  UNSEEN,
  rankingOf,
} from '../../engine/index.ts';
import { PROBABILITY_STEP, outranks, overOf, ownCards } from '../../engine/advice/index.ts';
import { clampProbability } from './estimate.ts';
import type { TrickRates } from './trick-rates.ts';

/** A smaller difference of rates explains nothing: as shown, it is a step or two. */
const MIN_DIFFERENCE = 1.5 * PROBABILITY_STEP;
/** Where the other choice misses less than this share more often, tricks are not the reason. */
const MIN_MISSES = 0.02;
/**
 * A card is played now or kept, so what it takes now and what it takes later partly cancel. Where less than this share
 * of a difference is left, the card takes a trick either way: it explains nothing. Set by hand.
 */
const MIN_LEFT = 1 / 3;

/** A reason, and how much more often a card takes its trick if the best choice is played: from −1 to 1. */
interface Candidate {
  readonly reason: TrickReason;
  readonly rateDifference: number;
}

/** A choice that plays a card. */
interface Play {
  readonly index: number;
  readonly option: Option;
  readonly card: Card;
}

/** Two choices to compare, and the hand. */
interface Comparison extends TrickRates {
  readonly best: Play;
  readonly other: Play;
  /** The cards that either choice keeps. */
  readonly rest: readonly Card[];
  /** Whether one card of a suit is above another. */
  readonly isAbove: (card: Card, other: Card) => boolean;
}

function playAt(options: Advice['options'], index: number): Play | null {
  const option = options[index];
  return option?.command.type === 'play' && option.command.card !== UNSEEN
    ? { index, option, card: option.command.card }
    : null;
}

/** The trick on the table. */
function nowCandidate({ best, other, winRate }: Comparison): Candidate {
  const rateOf = ({ index, option: { facts } }: Play): number => {
    if (facts.some(({ kind }) => kind === 'loses')) return 0;
    return facts.some(({ kind }) => kind === 'wins') ? 1 : clampProbability(winRate(index));
  };
  const reason = { kind: 'now', best: rateOf(best), other: rateOf(other) } as const;
  return { reason, rateDifference: reason.best - reason.other };
}

/**
 * The two cards, each kept while the other is played. Tricks are credited to the highest cards of a suit: where
 * cards of the hand lie between two of one suit, the highest of those stands in for the lower of the two. Null if that
 * stand-in takes more tricks than the higher card: as both choices keep it, that says nothing about the two.
 */
function laterCandidate({ best, other, rest, isAbove, trickRate }: Comparison): Candidate | null {
  const [high, low] = isAbove(other.card, best.card) ? [other, best] : [best, other];
  const [between] = rest
    .filter((card) => isAbove(high.card, card) && isAbove(card, low.card))
    .toSorted((one, next) => (isAbove(one, next) ? -1 : 1));
  const kept = (card: Card, play: Play): KeptCard => ({
    card,
    rate: clampProbability(trickRate(play.index, card)),
  });
  const ofHigh = kept(high.card, low);
  const ofLow = kept(between ?? low.card, high);
  if (between !== undefined && ofLow.rate > ofHigh.rate) return null;
  // The best choice keeps the other card.
  const rateDifference = (high === other ? 1 : -1) * (ofHigh.rate - ofLow.rate);
  return { reason: { kind: 'later', kept: [ofHigh, ofLow] }, rateDifference };
}

/** The trick on the table, and later ones, where the other half of the comparison does not cancel the difference. */
function playedOrKept(compared: Comparison): (Candidate | null)[] {
  const [now, later] = [nowCandidate(compared), laterCandidate(compared)];
  const sum = now.rateDifference + (later?.rateDifference ?? 0);
  const isLeft = (candidate: Candidate | null): boolean =>
    candidate !== null && sum / candidate.rateDifference >= MIN_LEFT;
  return [now, later].filter(isLeft);
}

/** Cards that both choices keep, and above which either leaves equally many cards of their suit in the hand. */
const restCandidates = ({ best, other, rest, isAbove, trickRate }: Comparison): Candidate[] =>
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

/** Whether the other choice lacks tricks, rather than taking too many; null if the figures show neither. */
function lacksTricks(drawback: Drawback, best: Option, other: Option): boolean | null {
  if (drawback !== 'pay') return drawback === 'short';
  const [short, over] = [other.short - best.short, overOf(other) - overOf(best)];
  return Math.max(short, over) < MIN_MISSES ? null : short >= over;
}

/**
 * The trick that explains best why another card goes over, falls short or pays less: a card takes it clearly
 * more often with one choice than with the other. Null where no difference is large enough.
 */
export function trickReasonOf(
  view: PlayerView,
  round: DealtView,
  { options, best, ...rates }: Pick<Advice, 'options' | 'best'> & TrickRates,
  { kind: drawback, option: other }: { readonly kind: Drawback; readonly option: number },
): TrickReason | null {
  const [chosen, rejected] = [playAt(options, best), playAt(options, other)];
  const hand = ownCards(view, round);
  if (chosen === null || rejected === null) return null;
  const isShort = lacksTricks(drawback, chosen.option, rejected.option);
  if (isShort === null) return null;
  const ranking = rankingOf(view.rules);
  const compared: Comparison = {
    ...rates,
    best: chosen,
    other: rejected,
    rest: hand.filter((card) => card !== chosen.card && card !== rejected.card),
    isAbove: (card, below) => outranks(card, below, ranking),
  };
  const [found] = [...playedOrKept(compared), ...restCandidates(compared)]
    .filter((candidate) => candidate !== null)
    .map(({ reason, rateDifference }) => ({
      reason,
      explained: isShort ? rateDifference : -rateDifference,
    }))
    .toSorted((one, next) => next.explained - one.explained);
  return found !== undefined && found.explained >= MIN_DIFFERENCE ? found.reason : null;
}
