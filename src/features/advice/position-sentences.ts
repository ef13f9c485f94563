import {
  type Advice,
  type LossContrast,
  type Option,
  type OptionContrast,
  type PlayerView,
  type PositionFact,
  hasPartners,
  lowestWins,
  nilOf,
} from '@/engine/index.ts';
import {
  CLEAR_POINTS,
  isOpponentsGain,
  lossContrastIn,
  namesLoss,
  pointsDifference,
  roundProbability,
} from '@/engine/advice/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import { formatFigure, formatList } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { cardList } from './card-fact-words.ts';
import { FAVORING_FACTS } from './card-reasons.ts';
import { contrastWords } from './contrast-words.ts';

/** Advice as shown, and the choices that are named as the best. */
export interface ShownAdvice extends Advice {
  readonly named: readonly Option[];
}

/** Whether the bid is missed whatever is chosen. */
export const missesAnyway = (options: Advice['options']): boolean =>
  options.every(({ make }) => make === 0);

/** Whether the bid is as good as missed whatever is chosen, as the chances are shown. */
export const isAsGoodAsLost = (options: Advice['options']): boolean =>
  options.every(({ make }) => make === 0 || roundProbability(make).is === 'under');

function positionWords(
  t: Translate,
  view: PlayerView,
  fact: PositionFact,
  ofSide: boolean,
  nameCard: NameCard,
): string {
  const { rules, seats, seat: own } = view;
  const isNil = nilOf(view, own) !== null;
  const needs = ofSide ? 'hint.side.needs' : 'hint.needs';
  switch (fact.kind) {
    case 'for-others':
      return t('hint.others');
    case 'hinders':
      // Where the lowest total wins, it leaves the others with more.
      return t(lowestWins(rules) ? 'hint.others' : 'hint.hinders');
    case 'bags':
    case 'their-bags':
    case 'nil-beside':
    case 'game-at-stake':
      return t(`hint.${fact.kind}`);
    case 'nil-lost':
      return t('hint.nil-lost', { tricks: fact.tricks, of: fact.of });
    case 'nil-against':
      return t('hint.nil-against', {
        count: fact.seats.length,
        names: formatList(fact.seats.map((seat) => playerName(t, seats[seat]))),
      });
    case 'sunk-by': {
      const { tricks } = fact;
      const cards = cardList(t, fact.cards, nameCard);
      return isNil ? t('hint.nil.sunk-by', { cards }) : t('hint.sunk-by', { tricks, cards });
    }
    case 'their-need': {
      const { tricks, of } = fact;
      return tricks === of ? t('hint.their-need.all') : t('hint.their-need', { tricks, of });
    }
    case 'needs': {
      const { tricks, of } = fact;
      if (isNil && tricks === 0) return t('hint.nil.needs');
      if (tricks < 0 || tricks > of) return t(`${needs}.lost`);
      if (tricks === of) return t(`${needs}.all`, { of });
      return t(needs, { tricks, of });
    }
  }
}

/** What is known of the position, as sentences. */
export interface PositionSentences {
  /** What speaks for the best choice. */
  readonly favoring: readonly string[];
  /** Why nothing helps any more. */
  readonly sunk: readonly string[];
  /** What can be seen on the table, too. */
  readonly standing: readonly string[];
  /** Whether `favoring` says whose bid, contract or nil another choice would help. */
  readonly lossIsNamed: boolean;
}

/** What the opponents stand to lose: it says more than that they lose something. */
const STAKES: ReadonlySet<PositionFact['kind']> = new Set(['nil-against', 'their-need']);
const LOSSES: ReadonlySet<PositionFact['kind']> = new Set(['for-others', 'hinders']);
const BAGS: ReadonlySet<PositionFact['kind']> = new Set(['bags', 'their-bags']);

/** Whether the best card beats another one mostly by what it leaves the opponents. */
function isAgainstOthers({
  about,
  options,
  best,
  contrast,
  position,
  pointScale,
}: Advice): boolean {
  const chosen = options[best];
  if (about !== 'card' || chosen === undefined) return false;
  if (position.some(({ kind }) => LOSSES.has(kind))) return true;
  if (contrast !== null && contrast.kind !== 'pay') return false;
  const [next] = options
    .filter(({ cost }) => cost >= CLEAR_POINTS * pointScale)
    .toSorted((one, other) => one.cost - other.cost);
  const other = contrast === null ? next : options[contrast.option];
  return (
    other !== undefined && other.others - chosen.others > Math.max(0, chosen.points - other.points)
  );
}

/** Whether the best card misses the bid for certain, although another one might make it. */
const givesUpBid = ({ about, options, best }: Advice): boolean =>
  about === 'card' && options[best]?.make === 0 && !missesAnyway(options);

/** Whether the choice of a contrast is shown with better points than the best one. */
function otherPaysMore(
  view: PlayerView,
  { options, best, pointScale }: Advice,
  { option }: OptionContrast,
) {
  const [other, chosen] = [options[option], options[best]];
  if (other === undefined || chosen === undefined) return false;
  return (lowestWins(view.rules) ? -1 : 1) * pointsDifference(other, chosen, pointScale) > 0;
}

/** Whether the others together gain more by the choice of a contrast than the player, or the side, does. */
function gainsOthersMore(
  { rules }: PlayerView,
  { options, best, pointScale }: Advice,
  { option }: OptionContrast,
): boolean {
  const [other, chosen] = [options[option], options[best]];
  if (other === undefined || chosen === undefined) return false;
  const sign = lowestWins(rules) ? -1 : 1;
  const opponents = hasPartners(rules) ? 1 : rules.players - 1;
  const theirs = opponents * (other.others - chosen.others);
  return sign * theirs > sign * pointsDifference(other, chosen, pointScale);
}

/** What a contrast about a loss says, and its figures, without the choice that it is about. */
function figuresOf(t: Translate, contrast: LossContrast): string {
  const [best, other] =
    contrast.kind === 'against'
      ? [contrast.make, contrast.instead]
      : [contrast.best, contrast.other];
  const whose = 'seat' in contrast ? contrast.seat : contrast.isTheirs;
  const figures = [best, other].map((each) =>
    contrast.kind === 'bags' ? formatFigure(each, 1) : probabilityText(t, roundProbability(each)),
  );
  return [contrast.kind, whose, ...figures].join(' ');
}

/** Whether a reason about one choice says what the contrast says of another: whose bid, contract or nil gains. */
const saysTheSame = (t: Translate, reason: LossContrast, { contrast }: Advice): boolean =>
  namesLoss(contrast) && figuresOf(t, reason) === figuresOf(t, contrast);

/** Why a bid is given up for what the contrast says that others lose. */
function givenUpWords(t: Translate, view: PlayerView, advice: Advice): readonly string[] {
  const { options, contrast } = advice;
  if (isAsGoodAsLost(options)) return [t('hint.hopeless')];
  // What bags cost is not in the points shown; they even gain the others a point each.
  const isByPoints =
    namesLoss(contrast) && contrast.kind !== 'bags' && gainsOthersMore(view, advice, contrast);
  return isByPoints ? [t('hint.others')] : [];
}

/** What is known of the position, as sentences, by what they do for the hint. */
export function positionSentences(
  t: Translate,
  view: PlayerView,
  advice: ShownAdvice,
  ofSide: boolean,
  nameCard: NameCard,
): PositionSentences {
  const { options, position } = advice;
  // If every choice misses the bid, that is the position, and none is to blame.
  const isLost = missesAnyway(options);
  const isNil = nilOf(view, view.seat) !== null;
  const lostKey = ofSide ? 'hint.side.needs.lost' : isNil ? 'hint.nil.lost' : 'hint.needs.lost';
  const sentenceOf = (fact: PositionFact): string => {
    if (isLost && fact.kind === 'needs') return t(lostKey);
    return 'contrast' in fact && fact.contrast !== undefined
      ? contrastWords(t, view, { ...advice, contrast: fact.contrast }, nameCard).reason.join(' ')
      : positionWords(t, view, fact, ofSide, nameCard);
  };
  // What a contrast says with figures need not be said in general.
  const isNamed =
    namesLoss(advice.contrast) && isOpponentsGain(view.rules, view.seat, advice.contrast);
  const hasStakes =
    lossContrastIn(advice) === null &&
    isAgainstOthers(advice) &&
    position.some(({ kind }) => STAKES.has(kind));
  const isSacrifice = givesUpBid(advice);
  const isReplaced = (fact: PositionFact): boolean =>
    (isSacrifice && fact.kind === 'needs') ||
    (hasStakes && fact.kind === 'hinders') ||
    (isNamed && LOSSES.has(fact.kind) && !('contrast' in fact)) ||
    ('contrast' in fact && fact.contrast !== undefined && saysTheSame(t, fact.contrast, advice)) ||
    (advice.contrast?.kind === 'bags' && BAGS.has(fact.kind));
  const isStake = ({ kind }: PositionFact): boolean => hasStakes && STAKES.has(kind);
  const isReason = (fact: PositionFact): boolean =>
    isStake(fact) || (FAVORING_FACTS.has(fact.kind) && !isReplaced(fact));
  // A nil is worth more than the tricks of a contract.
  const stakes = position.filter(isStake).toReversed();
  const standing = position.filter((fact) => !isReason(fact) && !isReplaced(fact)).map(sentenceOf);
  const isSunk = isLost || position.some(({ kind }) => kind === 'sunk-by');
  const favoring = [...stakes, ...position.filter((fact) => isReason(fact) && !isStake(fact))].map(
    sentenceOf,
  );
  const isForOthers =
    isSacrifice && isNamed && favoring.length === 0 && otherPaysMore(view, advice, advice.contrast);
  return {
    favoring: isForOthers ? givenUpWords(t, view, advice) : favoring,
    sunk: isSunk ? standing.slice(0, 1) : [],
    standing: isSunk ? standing.slice(1) : standing,
    lossIsNamed: position.some(
      (fact) => 'contrast' in fact && fact.contrast !== undefined && isReason(fact),
    ),
  };
}
