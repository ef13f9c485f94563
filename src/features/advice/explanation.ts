import {
  type Card,
  deckSize,
  type DealtView,
  type PlayerView,
  type Suit,
  UNSEEN,
  bidPoints,
  dealtRound,
  hasPartners,
  isJoker,
  rankOf,
  byRank,
  rankingOf,
  resolveScoring,
  suitOf,
  trumpSuitOf,
} from '@/engine/index.ts';
import {
  forbiddenAmong,
  knowledgeOf,
  promotedCards,
  sureTrumps,
  roundProbability,
} from '@/engine/advice/index.ts';
import { type NameCard, spokenCard } from '@/i18n/card-names.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { formatList, formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import type { Exercise } from '@/engine/exercise/index.ts';
import { pointsFigures } from './points-figure.ts';
import type { ViewAdvice } from './use-advice.ts';
import { tricksSentence } from './hand-reasons.ts';

/** The right bid; null for other decisions. */
function rightBid({ right: [right] }: Exercise): number | null {
  return right?.type === 'bid' ? right.bid : null;
}

/** The points for making 0 and for making 1; none in partnership games. */
function payWords(t: Translate, view: PlayerView): string[] {
  const round = dealtRound(view);
  const scoring = resolveScoring(view.rules.scoring);
  if (round === null || scoring.kind === 'partnership') return [];
  const { handSize } = round;
  const pays = (bid: number): string =>
    formatNumber(bidPoints(scoring, { bid, tricks: bid, handSize }));
  return [t('exercise.pays', { zero: pays(0), one: pays(1) })];
}

/** Facts shown with the question because the table does not show them. */
export const questionFacts = (t: Translate, view: PlayerView, { subject }: Exercise): string[] =>
  subject === 'zero' ? payWords(t, view) : [];

/**
 * Whether the exercise is about bidding zero; in a position from the player's games, the answer decides.
 */
const isAboutZero = (exercise: Exercise): boolean =>
  exercise.subject === 'own' ? (rightBid(exercise) ?? 2) <= 1 : exercise.subject === 'zero';

/** The forbidden bid, and the expected points of its neighbors once known. */
function hookWords(
  t: Translate,
  view: PlayerView,
  asked: ViewAdvice | null,
  exercise: Exercise,
): string[] {
  const bid = forbiddenAmong(view.choices);
  const right = rightBid(exercise);
  const handSize = dealtRound(view)?.handSize;
  if (bid === null || right === null || handSize === undefined) return [];
  const isBeside = (other: number): boolean => Math.abs(other - bid) === 1;
  // A position from the player's games is about the hook if the right bid is next to the forbidden one.
  if (exercise.subject === 'own' ? !isBeside(right) : exercise.subject !== 'hook') return [];
  const isSide = hasPartners(view.rules);
  const nameOf = (other: number): string =>
    choiceName(t, { type: 'bid', seat: view.seat, bid: other }, { isSide });
  const advice = asked?.state === 'done' ? asked.advice : null;
  const neighbors = (advice?.options ?? []).flatMap(({ command, make, points }) =>
    command.type === 'bid' && isBeside(command.bid) ? [{ bid: command.bid, make, points }] : [],
  );
  const points = pointsFigures(
    neighbors.map((each) => each.points),
    advice?.pointScale ?? 1,
  );
  const beside = neighbors.map((each, at) =>
    t('exercise.hook.bid', {
      bid: nameOf(each.bid),
      chance: probabilityText(t, roundProbability(each.make)),
      points: points[at] ?? '',
    }),
  );
  return [
    t('bidding.refused.hook', { bid: nameOf(bid), handSize }),
    ...(beside.length === 0 ? [] : [t('exercise.hook.beside', { bids: formatList(beside) })]),
  ];
}

/**
 * Whether a position from the player's games is about counting trumps: some were played, and a trump was
 * right.
 */
const isAboutTrumps = ({ right: [right] }: Exercise, { taken }: DealtView, suit: Suit): boolean =>
  right?.type === 'play' &&
  right.card !== UNSEEN &&
  suitOf(right.card) === suit &&
  taken.some(({ cards }) => cards.some((card) => suitOf(card) === suit));

/** Whether some cards are not dealt. */
const hasStock = ({ rules }: PlayerView, { handSize, turned }: DealtView): boolean =>
  rules.players * handSize + (turned === null ? 0 : 1) < deckSize(rules);

/** The unseen cards of a suit. */
const unseenOf = (view: PlayerView, round: DealtView, suit: Suit): Card[] =>
  knowledgeOf(view, round)
    .unseen.filter((card) => suitOf(card) === suit)
    .toSorted(byRank(rankingOf(view.rules)));

const ranksOf = (t: Translate, cards: readonly Card[]): string =>
  formatList(cards.flatMap((card) => (isJoker(card) ? [] : [t(`rank.${rankOf(card)}`)])));

/** In an exercise about counting a suit: the unseen cards of each suit of which the player now has the highest. */
function suitWords(t: Translate, view: PlayerView, { subject }: Exercise): string[] {
  const round = dealtRound(view);
  if (subject !== 'suit' || round === null) return [];
  const suits = promotedCards(view, round).flatMap((card) => suitOf(card) ?? []);
  return [...new Set(suits)].map((suit) => {
    const out = unseenOf(view, round, suit);
    return out.length === 0
      ? t('exercise.suit.none', { suit: t(`suit.${suit}`) })
      : t('exercise.suit.out', { suit: t(`suit.${suit}`), ranks: ranksOf(t, out) });
  });
}

/** The unseen trumps, and which of the player's own are high. */
function trumpWords(
  t: Translate,
  view: PlayerView,
  exercise: Exercise,
  nameCard: NameCard,
): string[] {
  const round = dealtRound(view);
  const suit = trumpSuitOf(round?.trump ?? null);
  if (round === null || suit === null || round.phase !== 'play') return [];
  const isAbout =
    exercise.subject === 'own'
      ? isAboutTrumps(exercise, round, suit)
      : exercise.subject === 'count';
  if (!isAbout) return [];
  const out = unseenOf(view, round, suit);
  const sure = sureTrumps(view, round, suit);
  const ranks = ranksOf(t, out);
  return [
    ...(out.length === 0
      ? [t('exercise.trumps.none')]
      : [t('exercise.trumps.out', { ranks, suit: t(`suit.${suit}`) })]),
    ...(out.length > 0 && hasStock(view, round) ? [t('exercise.trumps.undealt')] : []),
    ...(sure.length === 0
      ? []
      : [
          tricksSentence(t, [
            t('hint.sure', {
              count: sure.length,
              cards: formatList(sure.map((card) => nameCard(t, card))),
            }),
          ]),
        ]),
  ];
}

/** What the answer of an exercise says besides the hint: counts, the hook or the scoring. */
export const explanation = (
  t: Translate,
  view: PlayerView,
  asked: ViewAdvice | null,
  exercise: Exercise,
  nameCard: NameCard = spokenCard,
): string[] => [
  ...trumpWords(t, view, exercise, nameCard),
  ...suitWords(t, view, exercise),
  ...hookWords(t, view, asked, exercise),
  ...(isAboutZero(exercise) ? payWords(t, view) : []),
];
