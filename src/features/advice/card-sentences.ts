import {
  type CardFact,
  type Option,
  type PlayerView,
  arePartners,
  playedCard,
} from '@/engine/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { type SentenceKind, cardFactWords, sentenceKindOf } from './card-fact-words.ts';
import { without } from './fact-filters.ts';

/** The most important first. */
const BY_IMPORTANCE: readonly SentenceKind[] = [
  'fulfills',
  'puts-over',
  'denies',
  'overshoots',
  'one-too-many',
  'falls-short',
  'overruff',
  'ruff',
  'to-partner',
  'unload',
  'underruff',
  'partner-ahead',
  'duck',
  'wins',
  'keeps',
  'voids',
  'discard',
  'beaten-by',
  'may-ruff',
  'only-ruff',
  'only-overruff',
  'only-joker',
  'highest-loser',
  'lowest-winner',
  'out',
  'loses',
];

/** Facts that another fact implies. */
const IMPLIED: Readonly<Partial<Record<SentenceKind, readonly SentenceKind[]>>> = {
  wins: ['fulfills', 'overshoots', 'one-too-many', 'lowest-winner'],
  'only-ruff': ['may-ruff'],
  discard: ['keeps', 'voids'],
  // A higher card of another suit may be out.
  'highest-loser': ['discard', 'underruff'],
  loses: [
    'falls-short',
    'puts-over',
    'to-partner',
    'underruff',
    'duck',
    'unload',
    'discard',
    'highest-loser',
    'keeps',
  ],
};

/** The most facts mentioned about one card. */
export const MAX_FACTS = 2;

/** Facts that describe the cards and give no reason for playing one. */
export const DESCRIPTIVE_FACTS: ReadonlySet<CardFact['kind']> = new Set([
  'beaten-by',
  'discard',
  'keeps',
  'may-ruff',
  'voids',
]);

/** A certain fact about a card, or about the hand. */
export interface CardReason {
  readonly words: string;
  /** Whether the fact alone explains why the card is played. */
  readonly isTelling: boolean;
  /** Whether it says how the card may lose the trick. */
  readonly isRisk?: boolean;
  /** Whether it is about later tricks. */
  readonly isLater?: boolean;
}

/** In the order in which sentences are read: what the card does comes before what it keeps or voids. */
export const inReadingOrder = (reasons: readonly CardReason[]): CardReason[] => [
  ...reasons.filter(({ isLater }) => isLater !== true),
  ...reasons.filter(({ isLater }) => isLater === true),
];

/** Whether a fact says how the card may lose the trick; a partner's ruff does not. */
const isRisk = (view: PlayerView, fact: CardFact): boolean =>
  (fact.kind === 'beaten-by' && !fact.isAhead) ||
  (fact.kind === 'may-ruff' &&
    fact.seats.some((seat) => !arePartners(view.rules, view.seat, seat)));

/**
 * The certain facts about a card as sentences, the most important first.
 * @param trim leaves out facts that should not be mentioned.
 */
export function cardSentences(
  t: Translate,
  view: PlayerView,
  option: Option,
  nameCard: NameCard,
  trim: (relevant: readonly CardFact[]) => readonly CardFact[] = (relevant) => relevant,
): CardReason[] {
  const { facts } = option;
  const card = playedCard(option.command);
  // Nothing is known of an unseen card.
  if (card === null) return [];
  const has = (kind: SentenceKind): boolean => facts.some((fact) => sentenceKindOf(fact) === kind);
  const relevant = BY_IMPORTANCE.flatMap((kind) =>
    IMPLIED[kind]?.some(has) ? [] : facts.filter((fact) => sentenceKindOf(fact) === kind),
  );
  const onlyRuffBeats = trim(facts.filter(({ kind }) => kind === 'only-ruff')).length > 0;
  return trim(relevant)
    .slice(0, MAX_FACTS)
    .map((fact) => ({
      words: cardFactWords(t, view, { card, onlyRuffBeats }, fact, nameCard),
      isTelling: !DESCRIPTIVE_FACTS.has(fact.kind),
      isRisk: isRisk(view, fact),
      isLater: fact.kind === 'keeps' || fact.kind === 'voids',
    }));
}

/** The effects of a card, without its benefits: for costly choices. */
export const effectSentences = (
  t: Translate,
  view: PlayerView,
  option: Option,
  nameCard: NameCard,
): string[] =>
  inReadingOrder(cardSentences(t, view, without(option, 'keeps', 'voids'), nameCard)).map(
    ({ words }) => words,
  );
