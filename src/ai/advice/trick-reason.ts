import {
  type Advice,
  type Contrast,
  type DealtView,
  type Drawback,
  type Option,
  type PlayerView,
  type TrickReason,
  UNSEEN,
  rankingOf,
} from '../../engine/index.ts';
import {
  isShownApart,
  knowledgeOf,
  outranks,
  overOf,
  ownCards,
} from '../../engine/advice/index.ts';
import {
  MIN_ACCOUNTED,
  MIN_DIFFERENCE,
  MIN_SMALL_DIFFERENCE,
  areTelling,
} from './rate-differences.ts';
import {
  type Candidate,
  type Comparison,
  type Play,
  higherCandidate,
  ownCandidate,
  playedOrKept,
  restCandidates,
  suitCandidates,
} from './trick-candidates.ts';
import type { TrickRates } from './trick-rates.ts';

/** Where the other choice misses less than this share more often, tricks are not the reason. */
const MIN_MISSES = 0.02;

/** Where it is told without figures, a suit must take so many more tricks on average. Set by hand. */
const MIN_HIGHER = 0.03;

/** All cards of a suit must account for so many tricks on average. Set by hand. */
const MIN_TRICKS = 0.1;

/** A small difference in the trick on the table that accounts for so much of the misses is the reason. Set by hand. */
const MIN_WHOLE = 0.8;

function playAt(options: Advice['options'], index: number): Play | null {
  const option = options[index];
  return option?.command.type === 'play' && option.command.card !== UNSEEN
    ? { index, option, card: option.command.card }
    : null;
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

/**
 * Whether the figures of the two cards tell something although they differ little: “10%, not 5%”, but not “30%, not
 * 25%”, unless the trick on the table accounts for nearly all of the misses. A third card that is kept anyway explains
 * too little then.
 */
function isTelling({ reason, explained }: Explanation, { share }: Misses): boolean {
  switch (reason.kind) {
    case 'now':
      return (
        areTelling(reason.best, reason.other) ||
        (explained >= MIN_WHOLE * share && isShownApart(reason.best, reason.other))
      );
    case 'later':
      return areTelling(reason.kept[0].rate, reason.kept[1].rate);
    case 'own':
      return areTelling(reason.now, reason.later);
    default:
      return false;
  }
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
    ...small.filter((each) => each.explained < MIN_DIFFERENCE && isTelling(each, misses)),
    ...explaining(suitCandidates(compared), MIN_TRICKS),
  ];
}

/** Whether two reasons are about the same trick: the one on the table, a later one, or those of a card or of suits. */
function isSameTrick(one: TrickReason, other: TrickReason): boolean {
  if (one.kind === 'suits')
    return other.kind === 'suits' && other.suits.join() === one.suits.join();
  return one.kind === 'rest' || one.kind === 'own'
    ? other.kind === one.kind && other.card === one.card
    : one.kind === other.kind;
}

/** The reasons that give a figure of the best choice without naming it. */
const UNNAMED: ReadonlySet<TrickReason['kind']> = new Set(['rest', 'suits']);

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
    // Told without naming the choice, it must hold for the nearest one.
    const [nearest = found] = UNNAMED.has(found.reason.kind)
      ? alike
          .filter(({ explained }) => explained < found.explained)
          .toSorted((one, next) => one.explained - next.explained)
      : [];
    return nearest.reason;
  }
  return null;
}
