import {
  type Advice,
  type CardFact,
  type Option,
  type PlayerView,
  dealtRound,
  hasPartners,
} from '@/engine/index.ts';
import {
  PROBABILITY_STEP,
  lossContrastIn,
  pointsDifference,
  roundProbability,
} from '@/engine/advice/index.ts';
import { sentenceKindOf } from './card-fact-words.ts';

/** A choice without its facts of some kinds. */
export const without = (option: Option, ...kinds: readonly CardFact['kind'][]): Option => ({
  ...option,
  facts: option.facts.filter(({ kind }) => !kinds.includes(kind)),
});

/** The facts that all of several choices share. */
export function shared(options: readonly Option[]): CardFact[] {
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

/** The facts without those that hold for other cards as well: they do not tell them apart. */
export function unshared(
  facts: readonly CardFact[],
  theirs: readonly CardFact[],
): readonly CardFact[] {
  const keptToo = new Set(theirs.flatMap((fact) => (fact.kind === 'keeps' ? fact.cards : [])));
  return facts.flatMap((fact): CardFact[] => {
    if (fact.kind === 'keeps') {
      const cards = fact.cards.filter((card) => !keptToo.has(card));
      return cards.length === 0 ? [] : [{ kind: 'keeps', cards }];
    }
    return theirs.some((each) => JSON.stringify(each) === JSON.stringify(fact)) ? [] : [fact];
  });
}

/** Facts that each of several cards may share without speaking for any; said of “it”, they seem to be about one. */
export const UNSAID_OF_SEVERAL: ReadonlySet<CardFact['kind']> = new Set([
  'discard',
  'loses',
  'only-joker',
  'only-overruff',
  'only-ruff',
  'voids',
]);

/** Whether the sentence of a fact names its card, as if it were not true of another one. */
export const namesCard = (fact: CardFact): boolean =>
  fact.kind === 'beaten-by' && !fact.isAhead && sentenceKindOf(fact) === 'out';

/** What the table shows of a card that loses; it favors none of several that do. */
export const SEEN_LOSS: ReadonlySet<CardFact['kind']> = new Set(['discard', 'loses']);

/** Facts omitted when a contrast already compares discards. */
const DISCARD_FACTS: ReadonlySet<CardFact['kind']> = new Set(['discard', 'beaten-by', 'loses']);
/** Facts omitted when the contrast says that the discard is the most dangerous card. */
const DANGEROUS_DISCARD_FACTS: ReadonlySet<CardFact['kind']> = new Set([
  ...DISCARD_FACTS,
  'unload',
]);

/** Whether a fact of a discard only repeats what the contrast says. */
export const isImpliedByContrast = (
  kind: CardFact['kind'],
  shown: readonly Option[],
  contrast: Advice['contrast'],
): boolean =>
  contrast !== null &&
  (contrast.kind === 'dangerous-discard' ? DANGEROUS_DISCARD_FACTS : DISCARD_FACTS).has(kind) &&
  shown.every(({ facts }) => facts.some((fact) => fact.kind === 'discard'));

/** The kinds of facts that are no reason for the best card, as the bid stands. */
export function unsaidKinds(
  view: PlayerView,
  advice: Advice,
  best: Option,
): readonly CardFact['kind'][] {
  // If every choice misses the bid, none is at fault and no card is worth keeping.
  const isLost = advice.options.every(({ make }) => make === 0);
  // A card that gives the bid up costs the others more: that it takes or loses the trick is no reason.
  const isGivenUp = best.make === 0 && !isLost;
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
  // What beats a discard later is a reason to keep it where no trick is wanted.
  const isUnwantedDiscard =
    best.facts.some(({ kind }) => kind === 'discard') &&
    advice.position.some((fact) => fact.kind === 'needs' && fact.tricks <= 0);
  return [
    ...(isUnwantedDiscard ? (['beaten-by'] as const) : []),
    ...(isAllLost ? (['keeps', 'voids'] as const) : []),
    ...(isAsGoodAsLost ? (['fulfills'] as const) : []),
    ...(isGivenUp ? (['loses', 'wins'] as const) : []),
    ...(best.make === 0 ? (['falls-short', 'keeps', 'one-too-many', 'overshoots'] as const) : []),
    ...(isBag ? (['overshoots'] as const) : []),
  ];
}
