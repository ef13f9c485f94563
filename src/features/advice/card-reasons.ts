import {
  type Advice,
  type Card,
  type CardFact,
  type Command,
  type Option,
  type PlayerView,
  type PositionFact,
  UNSEEN,
  arePartners,
  dealtRound,
  hasPartners,
  type Ranking,
  rankValue,
  rankingOf,
  suitOf,
  winningIndex,
} from '@/engine/index.ts';
import {
  CLEAR_POINTS,
  PROBABILITY_STEP,
  REASONS,
  lossContrastIn,
  pointsDifference,
  roundProbability,
} from '@/engine/advice/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { MAX_NAMED, cardFactWords } from './card-fact-words.ts';

/** The kind of sentence for a fact; beyond the limit cards are counted instead of named. */
type SentenceKind = CardFact['kind'] | 'out';

const sentenceKindOf = (fact: CardFact): SentenceKind =>
  fact.kind === 'beaten-by' && fact.cards.length > MAX_NAMED ? 'out' : fact.kind;

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
const MAX_FACTS = 2;

/** Facts that describe the cards and give no reason for playing one. */
const WEAK: ReadonlySet<CardFact['kind']> = new Set([
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

/** The card of a choice; null for an unseen one and for other choices. */
const cardOf = ({ command }: Option): Card | null =>
  command.type === 'play' && command.card !== UNSEEN ? command.card : null;

/**
 * The certain facts about a card as sentences, the most important first.
 * @param trim leaves out facts that should not be mentioned.
 */
function cardSentences(
  t: Translate,
  view: PlayerView,
  option: Option,
  nameCard: NameCard,
  trim: (relevant: readonly CardFact[]) => readonly CardFact[] = (relevant) => relevant,
): CardReason[] {
  const { facts } = option;
  const card = cardOf(option);
  // Nothing is known of an unseen card.
  if (card === null) return [];
  const has = (kind: SentenceKind): boolean => facts.some((fact) => sentenceKindOf(fact) === kind);
  const relevant = BY_IMPORTANCE.flatMap((kind) =>
    IMPLIED[kind]?.some(has) ? [] : facts.filter((fact) => sentenceKindOf(fact) === kind),
  );
  return trim(relevant)
    .slice(0, MAX_FACTS)
    .map((fact) => ({
      words: cardFactWords(t, view, card, fact, nameCard),
      isTelling: !WEAK.has(fact.kind),
      isRisk: isRisk(view, fact),
      isLater: fact.kind === 'keeps' || fact.kind === 'voids',
    }));
}

const without = (option: Option, ...kinds: readonly CardFact['kind'][]): Option => ({
  ...option,
  facts: option.facts.filter(({ kind }) => !kinds.includes(kind)),
});

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

/** The facts that all of several choices share. */
function shared(options: readonly Option[]): CardFact[] {
  const [first, ...others] = options.map(({ facts }) => facts);
  const isIn = (fact: CardFact, facts: readonly CardFact[]): boolean =>
    facts.some((each) => JSON.stringify(each) === JSON.stringify(fact));
  return (first ?? []).flatMap((fact) => {
    if (others.every((facts) => isIn(fact, facts))) return [fact];
    if (fact.kind !== 'keeps') return [];
    const cards = fact.cards.filter((card) =>
      others.every((facts) =>
        facts.some((each) => each.kind === 'keeps' && each.cards.includes(card)),
      ),
    );
    return cards.length === 0 ? [] : [{ kind: 'keeps', cards }];
  });
}

/** How strongly a card competes for the trick: 0 it loses, 1 it can be beaten in its suit, 2 it cannot be. */
function trickStrengthOf({ facts }: Option): 0 | 1 | 2 {
  const has = (kind: CardFact['kind']): boolean => facts.some((fact) => fact.kind === kind);
  return has('loses') ? 0 : has('beaten-by') ? 1 : 2;
}

/** Whether one choice competes for the trick more strongly than another. */
const areHighAndLow = (one: Option, other: Option, ranking: Ranking): boolean =>
  trickStrengthOf(one) > trickStrengthOf(other) &&
  (trickStrengthOf(other) === 0 || valueOf(one.command, ranking) > valueOf(other.command, ranking));

const valueOf = (command: Command, ranking: Ranking): number =>
  command.type === 'play' && command.card !== UNSEEN ? rankValue(command.card, ranking) : 0;

/** The number of higher cards of its suit still out. */
const outAbove = ({ facts }: Option): number =>
  Math.max(0, ...facts.map((fact) => (fact.kind === 'beaten-by' ? fact.cards.length : 0)));

/** Facts that each of several cards may share without speaking for any; said of “it”, they seem to be about one. */
const UNSAID_OF_SEVERAL: ReadonlySet<CardFact['kind']> = new Set([
  'discard',
  'loses',
  'only-joker',
  'only-overruff',
  'only-ruff',
  'voids',
]);

/** Whether the sentence of a fact names its card, as if it were not true of another one. */
const namesCard = (fact: CardFact): boolean =>
  fact.kind === 'beaten-by' && !fact.isAhead && sentenceKindOf(fact) === 'out';

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
function alternativeWords(
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

/** What the table shows of a card that loses; it favors none of several that do. */
const SEEN_LOSS: ReadonlySet<CardFact['kind']> = new Set(['discard', 'loses']);

/** Position facts that favor the best choice; the others can be seen on the table. */
export const FAVORING: ReadonlySet<PositionFact['kind']> = new Set(REASONS);

const hasCostlyOption = ({ options, pointScale }: Advice): boolean =>
  options.some(({ cost }) => cost >= CLEAR_POINTS * pointScale);

/** Whether every legal card loses, and costs little more than any other: then only ranks are left to choose. */
function isChoiceOfRank(advice: Advice, ranking: Ranking): boolean {
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
function lowestWords(
  t: Translate,
  view: PlayerView,
  { options, best, position }: Advice,
  nameCard: NameCard,
): string[] {
  const round = dealtRound(view);
  const chosen = options[best];
  const card = chosen === undefined ? null : cardOf(chosen);
  const isDone = position.some((fact) => fact.kind === 'needs' && fact.tricks === 0);
  // A side's tricks beyond its contract are bags.
  const isContract = hasPartners(view.rules) && round?.bids[view.seat] !== 0;
  if (chosen === undefined || card === null || round === null || !isDone || isContract) return [];
  const { trick } = round;
  const ranking = rankingOf(view.rules);
  const leading = trick.cards[winningIndex(trick.cards, round.trump ?? 'N', ranking)];
  const isHigher = (other: Option): boolean =>
    suitOf(cardOf(other) ?? card) === suitOf(card) && outAbove(other) < outAbove(chosen);
  if (leading === undefined || options.some((each) => trickStrengthOf(each) === 0)) return [];
  if (trickStrengthOf(chosen) !== 1) return [];
  if (!options.every((each) => each === chosen || isHigher(each))) return [];
  return [
    t('hint.fact.ahead.lowest', { leading: nameCard(t, leading), lowest: nameCard(t, card) }),
  ];
}

/** Facts omitted when a contrast already compares discards. */
const DISCARD_FACTS: ReadonlySet<CardFact['kind']> = new Set(['discard', 'beaten-by', 'loses']);
/** Facts omitted when the contrast says that the discard is the most dangerous card. */
const DANGEROUS_DISCARD_FACTS: ReadonlySet<CardFact['kind']> = new Set([
  ...DISCARD_FACTS,
  'unload',
]);

const isImpliedByContrast = (
  kind: CardFact['kind'],
  shown: readonly Option[],
  contrast: Advice['contrast'],
): boolean =>
  contrast !== null &&
  (contrast.kind === 'dangerous-discard' ? DANGEROUS_DISCARD_FACTS : DISCARD_FACTS).has(kind) &&
  shown.every(({ facts }) => facts.some((fact) => fact.kind === 'discard'));

/** The facts without those that hold for other cards as well: they do not tell them apart. */
function unshared(facts: readonly CardFact[], theirs: readonly CardFact[]): readonly CardFact[] {
  const keptToo = new Set(theirs.flatMap((fact) => (fact.kind === 'keeps' ? fact.cards : [])));
  return facts.flatMap((fact): CardFact[] => {
    if (fact.kind === 'keeps') {
      const cards = fact.cards.filter((card) => !keptToo.has(card));
      return cards.length === 0 ? [] : [{ kind: 'keeps', cards }];
    }
    return theirs.some((each) => JSON.stringify(each) === JSON.stringify(fact)) ? [] : [fact];
  });
}

/** The kinds of facts that are no reason for the best card, as the bid stands. */
function unsaidKinds(view: PlayerView, advice: Advice, best: Option): readonly CardFact['kind'][] {
  // If every choice misses the bid, none is at fault and no card is worth keeping.
  const isLost = advice.options.every(({ make }) => make === 0);
  // Beside what the opponents would gain or a nil would lose, a bag is no reason for the card.
  const isBag =
    hasPartners(view.rules) &&
    dealtRound(view)?.bids[view.seat] !== 0 &&
    lossContrastIn(advice) !== null;
  // Where the bid is as good as lost to further tricks, the last one needed is no reason.
  const isAsGoodAsLost = roundProbability(best.make).is === 'under';
  // Where every choice is as good as lost and scores the same, nothing is worth keeping for later tricks.
  const isAllLost = advice.options.every(
    (each) =>
      roundProbability(each.make).near <= PROBABILITY_STEP &&
      roundProbability(each.make).is !== 'at' &&
      pointsDifference(each, best, advice.pointScale) === 0,
  );
  return [
    ...(isAllLost ? (['keeps', 'voids'] as const) : []),
    ...(isAsGoodAsLost ? (['fulfills'] as const) : []),
    ...(isLost ? (['falls-short', 'keeps', 'one-too-many', 'overshoots'] as const) : []),
    ...(isBag ? (['overshoots'] as const) : []),
  ];
}

/**
 * What is certain of the best card, or of several equally good ones, the most important first.
 * @param tied the equally good choices; null if one is best
 */
export function cardReasons(
  t: Translate,
  view: PlayerView,
  advice: Advice,
  tied: readonly Option[] | null,
  nameCard: NameCard,
): CardReason[] {
  const { options, best, verdict, contrast, position } = advice;
  const option = options[best];
  // If all choices are equal, no reason favors one.
  if (option === undefined || verdict === 'only') return [];
  const other = contrast !== null && 'option' in contrast ? options[contrast.option] : undefined;
  const unsaid = unsaidKinds(view, advice, option);
  // Where all are equal and too many to name, one is named.
  const equal = tied ?? (verdict === 'toss-up' ? options : null);
  const shown = (equal ?? [option]).map((each) => without(each, ...unsaid));
  const ranking = rankingOf(view.rules);
  const isWonAnyway = options.every(({ facts }) => facts.some(({ kind }) => kind === 'wins'));
  const isAnyRank =
    isChoiceOfRank(advice, ranking) && (verdict === 'toss-up' || verdict === 'close');
  // Facts that are left out still imply others.
  const trimmed =
    (theirs: readonly CardFact[]) =>
    (facts: readonly CardFact[]): readonly CardFact[] =>
      unshared(
        facts.filter(
          (fact) =>
            !isImpliedByContrast(fact.kind, shown, contrast) &&
            !(isAnyRank && SEEN_LOSS.has(fact.kind)) &&
            !(isWonAnyway && fact.kind === 'wins') &&
            !(shown.length > 1 && (UNSAID_OF_SEVERAL.has(fact.kind) || namesCard(fact))),
        ),
        theirs,
      );
  const lowest = tied === null ? lowestWords(t, view, advice, nameCard) : [];
  const isOneOfAll = equal !== null && tied === null;
  const facts = (
    isOneOfAll
      ? without(option, ...unsaid).facts.filter(({ kind }) => !WEAK.has(kind))
      : shared(shown)
  ).filter(({ kind }) => lowest.length === 0 || kind !== 'beaten-by');
  const sentences = (theirs: readonly CardFact[]): CardReason[] =>
    cardSentences(t, view, { ...option, facts }, nameCard, trimmed(theirs));
  // What is true of every card explains the best one only where nothing else does.
  const apart = other === undefined && equal === null ? sentences(shared(options)) : [];
  const reasons = apart.length > 0 ? apart : sentences(other?.facts ?? []);
  const telling = (words: readonly string[]): CardReason[] =>
    words.map((each) => ({ words: each, isTelling: true }));
  // Rank matters if something favors the best card.
  const isFavored = position.some(({ kind }) => FAVORING.has(kind));
  if (isAnyRank && !isFavored && contrast === null && reasons.length === 0)
    return telling([t('hint.fact.either')]);
  if (equal !== null && reasons.length === 0)
    return alternativeWords(t, shown, ranking, {
      isAnyRank: !hasCostlyOption(advice),
      isAlone: other === undefined && !isFavored,
      areNamed: tied !== null,
    });
  return [...telling(lowest), ...reasons].slice(0, MAX_FACTS);
}
