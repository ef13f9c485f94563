import {
  type Advice,
  type Card,
  type Contrast,
  type DealtView,
  type Drawback,
  type KeptCard,
  type Option,
  type PlayerView,
  SUITS,
  type TrickReason,
  UNSEEN,
  rankingOf,
} from '../../engine/index.ts';
import {
  PROBABILITY_STEP,
  isShownApart,
  knowledgeOf,
  outranks,
  overOf,
  ownCards,
} from '../../engine/advice/index.ts';
import { clampProbability } from './estimate.ts';
import type { TakeRates, TrickRates } from './trick-rates.ts';

/** A smaller difference of rates explains nothing: as shown, it is a step or two. */
const MIN_DIFFERENCE = 1.5 * PROBABILITY_STEP;
/** Where the other choice misses less than this share more often, tricks are not the reason. */
const MIN_MISSES = 0.02;
/**
 * A card is played now or kept, so what it takes now and what it takes later partly cancel. Where less than this share
 * of a difference is left, the card takes a trick either way: it explains nothing. Set by hand.
 */
const MIN_LEFT = 1 / 3;

/** A trick that accounts for less than this share of the misses is not what the other choice loses by. Set by hand. */
const MIN_ACCOUNTED = 1 / 2;

/** A difference this small is named where no larger one explains the misses … */
const MIN_SMALL_DIFFERENCE = 0.04;
/** … if one of the rates is so many times the other, and rounding shows them apart. Set by hand. */
const MIN_RATIO = 2;

/** Where it is told without figures, a suit must take so many more tricks on average. Set by hand. */
const MIN_HIGHER = 0.03;

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
  /** The cards that the player has not seen. */
  readonly unseen: readonly Card[];
  /** Whether one card of a suit is above another. */
  readonly isAbove: (card: Card, other: Card) => boolean;
}

function playAt(options: Advice['options'], index: number): Play | null {
  const option = options[index];
  return option?.command.type === 'play' && option.command.card !== UNSEEN
    ? { index, option, card: option.command.card }
    : null;
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
const takesEitherWay = ({ now, kept }: CardRates): boolean => Math.abs(now - kept) < MIN_DIFFERENCE;

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
function playedOrKept(compared: Comparison): (Candidate | null)[] {
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
function ownCandidate(compared: Comparison): Candidate | null {
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

/**
 * That of two cards of one suit the higher one is likelier to take a later trick. Tricks are credited to the highest
 * cards of a suit, so all of the suit are counted, and with the trick on the table they must come to as much.
 */
function higherCandidate({ best, other, rest, isAbove, ...rates }: Comparison): Candidate | null {
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

/** How the other choice misses more often. */
interface Misses {
  /** Whether it lacks tricks, rather than taking too many. */
  readonly isShort: boolean;
  /** How much more often: from 0 to 1. */
  readonly share: number;
}

/** What a trick is to explain about another choice: its drawback, or that the opponents make their contract more often. */
type Explained =
  | { readonly kind: Drawback; readonly option: number }
  | Extract<Contrast, { readonly kind: 'contract' }>;

/** How the other choice misses more often; null if the figures show no way. */
function missesOf(explained: Explained, best: Option, other: Option): Misses | null {
  // What the opponents' contract gains the side lacks in tricks.
  if (explained.kind === 'contract')
    return { isShort: true, share: Math.abs(explained.other - explained.best) };
  const drawback = explained.kind;
  const [short, over] = [other.short - best.short, overOf(other) - overOf(best)];
  const isShort = drawback === 'pay' ? short >= over : drawback === 'short';
  const share = isShort ? short : over;
  return drawback === 'pay' && share < MIN_MISSES ? null : { isShort, share };
}

/** A reason, and by how much more often the card takes its trick, or less often where too many are taken. */
interface Explanation {
  readonly reason: TrickReason;
  readonly explained: number;
}

/** Whether one of two rates is so many times the other, and rounding shows them apart. */
const areTelling = (low: number, high: number): boolean =>
  high >= MIN_RATIO * low && isShownApart(low, high);

/**
 * Whether the figures of the two cards tell something although they differ little: “10%, not 5%”, but not “30%, not
 * 25%”. A third card that is kept anyway explains too little then.
 */
function isTelling(reason: TrickReason): boolean {
  if (reason.kind === 'higher' || reason.kind === 'rest') return false;
  const rates =
    reason.kind === 'later'
      ? [reason.kept[0].rate, reason.kept[1].rate]
      : reason.kind === 'own'
        ? [reason.now, reason.later]
        : [reason.best, reason.other];
  return areTelling(Math.min(...rates), Math.max(...rates));
}

/**
 * What explains why another card goes over, falls short, pays less than one, or leaves the opponents their contract, the best explanation first: clear
 * differences, then the one without figures, then small ones.
 */
function explanationsOf(
  view: PlayerView,
  round: DealtView,
  { winRate, trickRate }: TrickRates,
  missed: Explained,
  [best, other]: readonly [Play, Play],
): Explanation[] {
  const misses = missesOf(missed, best.option, other.option);
  if (misses === null) return [];
  const ranking = rankingOf(view.rules);
  const compared: Comparison = {
    winRate,
    trickRate,
    best,
    other,
    rest: ownCards(view, round).filter((card) => card !== best.card && card !== other.card),
    unseen: knowledgeOf(view, round).unseen,
    isAbove: (card, below) => outranks(card, below, ranking),
  };
  const explaining = (candidates: readonly (Candidate | null)[], min: number): Explanation[] =>
    candidates
      .flatMap((candidate) => candidate ?? [])
      .map(({ reason, rateDifference }) => ({
        reason,
        explained: misses.isShort ? rateDifference : -rateDifference,
      }))
      .filter(({ explained }) => explained >= Math.max(min, MIN_ACCOUNTED * misses.share))
      .toSorted((one, next) => next.explained - one.explained);
  const withFigures = [...playedOrKept(compared), ...restCandidates(compared)];
  const small = explaining(withFigures, MIN_SMALL_DIFFERENCE);
  return [
    ...small.filter(({ explained }) => explained >= MIN_DIFFERENCE),
    ...explaining([ownCandidate(compared)], MIN_DIFFERENCE),
    ...explaining([higherCandidate(compared)], MIN_HIGHER),
    ...small.filter(({ reason, explained }) => explained < MIN_DIFFERENCE && isTelling(reason)),
  ];
}

/** Whether two reasons are about the same trick: the one on the table, a later one, or that of a card kept. */
const isSameTrick = (one: TrickReason, other: TrickReason): boolean =>
  one.kind === 'rest' || one.kind === 'own'
    ? other.kind === one.kind && other.card === one.card
    : one.kind === other.kind;

/**
 * The trick that explains best why another card goes over, falls short, pays less or leaves the opponents their
 * contract: a card takes it clearly more often with one choice than with the other. Null where no difference is large enough.
 * @param findings by `named`, the choices called equally good, the best one first: the trick must explain it for all.
 */
export function trickReasonOf(
  view: PlayerView,
  round: DealtView,
  findings: Pick<Advice, 'options'> & TrickRates & { readonly named: readonly number[] },
  missed: Explained,
): TrickReason | null {
  const { options, named } = findings;
  const other = playAt(options, missed.option);
  const [ofBest = [], ...ofOthers] = named.map((each) => {
    const chosen = playAt(options, each);
    return chosen === null || other === null
      ? []
      : explanationsOf(view, round, findings, missed, [chosen, other]);
  });
  for (const found of ofBest) {
    const alike = ofOthers.flatMap(
      (each) => each.find(({ reason }) => isSameTrick(found.reason, reason)) ?? [],
    );
    if (alike.length < ofOthers.length) continue;
    // The trick of a card that either choice keeps is told without naming the choice, so for the nearest one.
    const [nearest = found] =
      found.reason.kind === 'rest'
        ? alike
            .filter(({ explained }) => explained < found.explained)
            .toSorted((one, next) => one.explained - next.explained)
        : [];
    return nearest.reason;
  }
  return null;
}

/**
 * Why a nil of another seat breaks more or less often after another card: that seat takes the trick on the table, or a
 * later one in which one suit is led. Null where neither accounts for it.
 */
export function nilTrickOf(
  { named, takeRate, breakRate }: TakeRates & { readonly named: readonly number[] },
  { option, seat, best, other }: Extract<Contrast, { readonly kind: 'nil' }>,
): TrickReason | null {
  const isBroken = other < best;
  /** The rates after the best choice and after the other one; null where they explain too little. */
  function explaining(rateOf: (choice: number) => number) {
    // It must hold for each of the choices called equally good.
    const ofBest = Math[isBroken ? 'max' : 'min'](
      ...named.map((each) => clampProbability(rateOf(each))),
    );
    const ofOther = clampProbability(rateOf(option));
    const explained = isBroken ? ofOther - ofBest : ofBest - ofOther;
    const isClear =
      explained >= MIN_DIFFERENCE ||
      (explained >= MIN_SMALL_DIFFERENCE &&
        areTelling(Math.min(ofBest, ofOther), Math.max(ofBest, ofOther)));
    return isClear && explained >= MIN_ACCOUNTED * Math.abs(best - other)
      ? { explained, rates: { best: ofBest, other: ofOther } }
      : null;
  }
  const now = explaining((choice) => takeRate(choice, seat));
  if (now !== null) return { kind: 'taker', seat, ...now.rates };
  const [later] = SUITS.flatMap((suit) => {
    const found = explaining((choice) => breakRate(choice, seat, suit));
    return found === null ? [] : [{ suit, ...found }];
  }).toSorted((one, next) => next.explained - one.explained);
  return later === undefined ? null : { kind: 'breaks', suit: later.suit, ...later.rates };
}
