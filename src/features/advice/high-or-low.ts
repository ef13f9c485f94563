import {
  type Advice,
  type CardFact,
  type Command,
  type Option,
  type PlayerView,
  type Ranking,
  dealtRound,
  hasPartners,
  isJoker,
  playedCard,
  rankValue,
  rankingOf,
  suitOf,
  winningIndex,
} from '@/engine/index.ts';
import { CLEAR_POINTS } from '@/engine/advice/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import type { Translate } from '@/i18n/i18n.ts';
import type { CardReason } from './card-sentences.ts';

/** How strongly a card competes for the trick: 0 it loses, 1 it can be beaten in its suit, 2 it cannot be. */
function trickStrengthOf({ facts }: Option): 0 | 1 | 2 {
  const has = (kind: CardFact['kind']): boolean => facts.some((fact) => fact.kind === kind);
  return has('loses') ? 0 : has('beaten-by') ? 1 : 2;
}

/** Whether one choice competes for the trick more strongly than another. */
const areHighAndLow = (one: Option, other: Option, ranking: Ranking): boolean =>
  trickStrengthOf(one) > trickStrengthOf(other) &&
  (trickStrengthOf(other) === 0 || valueOf(one.command, ranking) > valueOf(other.command, ranking));

/** The rank of a played card; 0 for an unseen one and for other choices. */
function valueOf(command: Command, ranking: Ranking): number {
  const card = playedCard(command);
  return card === null ? 0 : rankValue(card, ranking);
}

/** The number of higher cards of its suit still out. */
const outAbove = ({ facts }: Option): number =>
  Math.max(0, ...facts.map((fact) => (fact.kind === 'beaten-by' ? fact.cards.length : 0)));

/** What is said of several equally good cards that share a fact. */
const COMMON = ['wins', 'loses', 'only-ruff'] as const;

/** What equally good cards of which nothing else is said have in common; null for nothing but that. */
function commonWords(t: Translate, tied: readonly Option[]): string | null {
  const kind = COMMON.find((each) =>
    tied.every(({ facts }) => facts.some((fact) => fact.kind === each)),
  );
  return kind === undefined ? null : t(`hint.fact.${kind}.each`);
}

/**
 * Facts about equally good choices none of which favors one.
 * @param isAnyRank whether no other card is much worse: then it may be said that rank hardly matters
 * @param isAlone whether nothing else is said of them
 * @param areNamed whether they are named, and not one of them as good as any
 */
export function alternativeWords(
  t: Translate,
  tied: readonly Option[],
  ranking: Ranking,
  {
    isAnyRank,
    isAlone,
    areNamed,
  }: { readonly isAnyRank: boolean; readonly isAlone: boolean; readonly areNamed: boolean },
): CardReason[] {
  const above = Math.min(...tied.map(outAbove));
  if (above > 0)
    return [{ words: t('hint.fact.out.each', { above }), isTelling: false, isRisk: true }];
  if (!isAlone) return [];
  const isEither =
    isAnyRank && tied.some((one) => tied.some((other) => areHighAndLow(one, other, ranking)));
  const common = isEither ? t('hint.fact.either') : commonWords(t, tied);
  if (common === null && !areNamed) return [];
  return [{ words: common ?? t('hint.fact.alike'), isTelling: true }];
}

/** Whether any choice is clearly worse in points than the best one. */
export const hasCostlyOption = ({ options, pointScale }: Advice): boolean =>
  options.some(({ cost }) => cost >= CLEAR_POINTS * pointScale);

/** Whether every legal card loses, and costs little more than any other: then only ranks are left to choose. */
export function isChoiceOfRank(advice: Advice, ranking: Ranking): boolean {
  const { options, best } = advice;
  return (
    !hasCostlyOption(advice) &&
    options.every((each) => trickStrengthOf(each) === 0) &&
    options.some(
      ({ command }) =>
        valueOf(command, ranking) !== valueOf((options[best] as Option).command, ranking),
    )
  );
}

/**
 * Why the lowest card is the best to duck with although every legal card beats those played: more unseen cards
 * beat it. Empty if that does not hold, or if tricks are still wanted.
 */
export function lowestWords(
  t: Translate,
  view: PlayerView,
  { options, best, position }: Advice,
  nameCard: NameCard,
): string[] {
  const round = dealtRound(view);
  const chosen = options[best];
  const card = chosen === undefined ? null : playedCard(chosen.command);
  const isDone = position.some((fact) => fact.kind === 'needs' && fact.tricks === 0);
  // A side's tricks beyond its contract are bags.
  const isContract = hasPartners(view.rules) && round?.bids[view.seat] !== 0;
  if (chosen === undefined || card === null || round === null || !isDone || isContract) return [];
  const { trick } = round;
  const ranking = rankingOf(view.rules);
  const leading = trick.cards[winningIndex(trick.cards, round.trump ?? 'N', ranking)];
  const isAsHigh = (other: Option): boolean =>
    suitOf(playedCard(other.command) ?? card) === suitOf(card) &&
    valueOf(other.command, ranking) >= valueOf(chosen.command, ranking);
  if (leading === undefined || options.some((each) => trickStrengthOf(each) === 0)) return [];
  if (trickStrengthOf(chosen) !== 1) return [];
  if (!options.every(isAsHigh)) return [];
  if (options.every((each) => outAbove(each) === outAbove(chosen))) return [];
  return [
    t('hint.fact.ahead.lowest', { leading: nameCard(t, leading), lowest: nameCard(t, card) }),
  ];
}

/** That the best is the lowest of cards of one suit none of which can take this trick, where tricks are needed. */
export function lowestLoserWords(
  t: Translate,
  { options, best, position }: Advice,
  ranking: Ranking,
): CardReason[] {
  const chosen = options[best];
  const card = chosen === undefined ? null : playedCard(chosen.command);
  const isWanted = position.some((fact) => fact.kind === 'needs' && fact.tricks > 0);
  if (card === null || isJoker(card) || !isWanted || options.length < 2) return [];
  const isHigherLoser = (each: Option): boolean => {
    const other = playedCard(each.command);
    return (
      other !== null &&
      suitOf(other) === suitOf(card) &&
      rankValue(other, ranking) >= rankValue(card, ranking) &&
      each.facts.some(({ kind }) => kind === 'loses')
    );
  };
  return options.every(isHigherLoser)
    ? [{ words: t('hint.fact.lowest-loser'), isTelling: false }]
    : [];
}
