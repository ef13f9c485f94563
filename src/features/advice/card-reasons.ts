import {
  type Advice,
  type CardFact,
  type Option,
  type PlayerView,
  type PositionFact,
  rankingOf,
} from '@/engine/index.ts';
import { REASONS } from '@/engine/advice/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { type CardReason, MAX_FACTS, DESCRIPTIVE_FACTS, cardSentences } from './card-sentences.ts';
import {
  SEEN_LOSS,
  UNSAID_OF_SEVERAL,
  isImpliedByContrast,
  namesCard,
  shared,
  unsaidKinds,
  unshared,
  without,
} from './fact-filters.ts';
import {
  alternativeWords,
  hasCostlyOption,
  isChoiceOfRank,
  lowestLoserWords,
  lowestWords,
} from './high-or-low.ts';

/** Position facts that favor the best choice; the others can be seen on the table. */
export const FAVORING_FACTS: ReadonlySet<PositionFact['kind']> = new Set(REASONS);

/** Facts by which a card takes the trick, short of certainty. */
const NEARLY_WINS: ReadonlySet<CardFact['kind']> = new Set([
  'only-joker',
  'only-overruff',
  'only-ruff',
]);

/** Facts by which a card competes for a trick that it does not follow. */
const RUFFS: ReadonlySet<CardFact['kind']> = new Set(['ruff', 'overruff']);

/** The facts; where tricks are needed, those by which the card takes this one come before those that only describe it. */
const winnersFirst = (
  facts: readonly CardFact[],
  position: readonly PositionFact[],
): readonly CardFact[] =>
  position.some((fact) => fact.kind === 'needs' && fact.tricks > 0)
    ? [
        ...facts.filter(({ kind }) => !NEARLY_WINS.has(kind) && !DESCRIPTIVE_FACTS.has(kind)),
        ...facts.filter(({ kind }) => NEARLY_WINS.has(kind)),
        ...facts.filter(({ kind }) => DESCRIPTIVE_FACTS.has(kind)),
      ]
    : facts;

/** Whether every card is sure to take the trick, or none can: no reason for one of them. */
const decidedIn = (options: readonly Option[]): readonly CardFact['kind'][] =>
  (['wins', 'loses'] as const).filter((fact) =>
    options.every(({ facts }) => facts.some(({ kind }) => kind === fact)),
  );

/** The sentences on facts that another card lacks; that both ruff is worth saying where nothing tells them apart. */
function besides(
  other: Option | undefined,
  sentences: (theirs: readonly CardFact[]) => CardReason[],
): CardReason[] {
  const facts = other?.facts ?? [];
  const telling = sentences(facts);
  return telling.length > 0 ? telling : sentences(facts.filter(({ kind }) => !RUFFS.has(kind)));
}

/** The reasons as they are said of several cards: “it” would seem to be one of them. */
const ofEach = (t: Translate, reasons: readonly CardReason[]): readonly CardReason[] =>
  reasons.map((reason) =>
    [t('hint.fact.wins'), t('hint.fact.fulfills')].includes(reason.words)
      ? { ...reason, words: t('hint.fact.wins.each') }
      : reason,
  );

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
  const decided = decidedIn(options);
  const isAnyRank =
    isChoiceOfRank(advice, ranking) && (verdict === 'toss-up' || verdict === 'close');
  // Facts that are left out still imply others.
  const trimmed =
    (theirs: readonly CardFact[]) =>
    (facts: readonly CardFact[]): readonly CardFact[] =>
      unshared(
        winnersFirst(facts, position).filter(
          (fact) =>
            !isImpliedByContrast(fact.kind, shown, contrast) &&
            !(isAnyRank && SEEN_LOSS.has(fact.kind)) &&
            !decided.includes(fact.kind) &&
            !(shown.length > 1 && (UNSAID_OF_SEVERAL.has(fact.kind) || namesCard(fact))),
        ),
        theirs,
      );
  const lowest = tied === null ? lowestWords(t, view, advice, nameCard) : [];
  const facts = (
    equal !== null && tied === null
      ? without(option, ...unsaid).facts.filter(({ kind }) => !DESCRIPTIVE_FACTS.has(kind))
      : shared(shown)
  ).filter(({ kind }) => lowest.length === 0 || kind !== 'beaten-by');
  const sentences = (theirs: readonly CardFact[]): CardReason[] =>
    cardSentences(t, view, { ...option, facts }, nameCard, trimmed(theirs));
  // What is true of every card explains the best one only where nothing else does.
  const apart = other === undefined && equal === null ? sentences(shared(options)) : [];
  const found = apart.length > 0 ? apart : besides(other, sentences);
  const reasons = tied === null ? found : ofEach(t, found);
  const telling = (words: readonly string[]): CardReason[] =>
    words.map((each) => ({ words: each, isTelling: true }));
  // Rank matters if something favors the best card.
  const isFavored = position.some(({ kind }) => FAVORING_FACTS.has(kind));
  if (reasons.length > 0) return [...telling(lowest), ...reasons].slice(0, MAX_FACTS);
  if (isAnyRank && !isFavored && contrast === null) return telling([t('hint.fact.either')]);
  if (equal === null)
    return lowest.length > 0 ? telling(lowest) : lowestLoserWords(t, advice, ranking);
  return alternativeWords(t, shown, ranking, {
    isAnyRank: !hasCostlyOption(advice),
    isAlone: other === undefined && !isFavored,
    areNamed: tied !== null,
  });
}
