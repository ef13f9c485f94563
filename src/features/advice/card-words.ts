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
  rankValue,
} from '@/engine/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import { formatList } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';

export const cardList = (t: Translate, cards: readonly Card[], nameCard: NameCard): string =>
  formatList(cards.map((card) => nameCard(t, card)));

/** So many cards can be named in a sentence. */
const NAMED = 3;

function cardFactWords(t: Translate, view: PlayerView, fact: CardFact, nameCard: NameCard): string {
  const { seats } = view;
  const nameOf = (seat: number): string => playerName(t, seats[seat]);
  switch (fact.kind) {
    case 'busts':
    case 'denies':
      return t(`hint.fact.${fact.kind}`, { name: nameOf(fact.seat) });
    case 'may-ruff':
      // Nobody is afraid of the own partner's ruff.
      if (fact.seats.every((seat) => arePartners(view.rules, view.seat, seat)))
        return t('hint.fact.partner-may-ruff');
      return t('hint.fact.may-ruff', {
        count: fact.seats.length,
        names: formatList(fact.seats.map(nameOf)),
      });
    case 'keeps':
      return t('hint.fact.keeps', { cards: cardList(t, fact.cards.slice(0, NAMED), nameCard) });
    case 'beaten-by': {
      const { cards, below } = fact;
      return cards.length > NAMED
        ? t('hint.fact.out', { above: cards.length, below })
        : t('hint.fact.beaten-by', { cards: cardList(t, cards, nameCard) });
    }
    default:
      return t(`hint.fact.${fact.kind}`);
  }
}

/** A kind of sentence about a card: more cards than can be named are counted. */
type Telling = CardFact['kind'] | 'out';

const tellingOf = (fact: CardFact): Telling =>
  fact.kind === 'beaten-by' && fact.cards.length > NAMED ? 'out' : fact.kind;

/** What says most about a card comes first. */
const TELLING: readonly Telling[] = [
  'fulfils',
  'busts',
  'denies',
  'overshoots',
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
  'dearest',
  'cheapest',
  'out',
  'loses',
];

/** What goes without saying once something else was said. */
const IMPLIED: Readonly<Partial<Record<Telling, readonly Telling[]>>> = {
  wins: ['fulfils', 'overshoots', 'cheapest'],
  'only-ruff': ['may-ruff'],
  discard: ['keeps', 'voids'],
  // Of another suit there may be a higher one.
  dearest: ['discard', 'underruff'],
  loses: [
    'falls-short',
    'busts',
    'to-partner',
    'underruff',
    'duck',
    'unload',
    'discard',
    'dearest',
    'keeps',
  ],
};

/** So many reasons for one card are enough. */
export const ENOUGH = 2;

/** What is certain of a card, the most telling first. */
function cardSentences(
  t: Translate,
  view: PlayerView,
  { facts }: Option,
  nameCard: NameCard,
): string[] {
  const has = (telling: Telling): boolean => facts.some((fact) => tellingOf(fact) === telling);
  const told = TELLING.flatMap((telling) =>
    IMPLIED[telling]?.some(has) ? [] : facts.filter((fact) => tellingOf(fact) === telling),
  );
  const chosen = told.slice(0, ENOUGH);
  // What is about its suit is said before other cards are named, what it is good for comes last.
  const isLater = ({ kind }: CardFact): boolean => kind === 'keeps' || kind === 'voids';
  return [...chosen.filter((fact) => !isLater(fact)), ...chosen.filter(isLater)].map((fact) =>
    cardFactWords(t, view, fact, nameCard),
  );
}

const without = (option: Option, ...kinds: readonly CardFact['kind'][]): Option => ({
  ...option,
  facts: option.facts.filter(({ kind }) => !kinds.includes(kind)),
});

/** What a card does, good or bad: not what for, which nobody wants to hear of a mistake. */
export const deedSentences = (
  t: Translate,
  view: PlayerView,
  option: Option,
  nameCard: NameCard,
): string[] => cardSentences(t, view, without(option, 'keeps', 'voids'), nameCard);

/** What is as true of all of some choices. */
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

/** How far a card goes for the trick: it is left, a higher one may come, or none of its suit can. */
function reachOf({ facts }: Option): 0 | 1 | 2 {
  const has = (kind: CardFact['kind']): boolean => facts.some((fact) => fact.kind === kind);
  return has('loses') ? 0 : has('beaten-by') ? 1 : 2;
}

/** Whether one choice tries for the trick, and another one leaves it or is lower and more easily beaten. */
const areHighAndLow = (one: Option, other: Option): boolean =>
  reachOf(one) > reachOf(other) &&
  (reachOf(other) === 0 || valueOf(one.command) > valueOf(other.command));

const valueOf = (command: Command): number =>
  command.type === 'play' && command.card !== UNSEEN ? rankValue(command.card) : 0;

/** How many higher ones of its suit are out beside a card. */
const outAbove = ({ facts }: Option): number =>
  Math.max(0, ...facts.map((fact) => (fact.kind === 'beaten-by' ? fact.cards.length : 0)));

/** What can be said of choices that are as good though nothing is true of all of them. */
function contrastWords(t: Translate, level: readonly Option[]): string[] {
  const above = Math.min(...level.map(outAbove));
  if (above > 0) return [t('hint.fact.out.each', { above })];
  const isEither = level.some((one) => level.some((other) => areHighAndLow(one, other)));
  return isEither ? [t('hint.fact.either')] : [];
}

/** How it stands, which is no reason for one choice or another. */
const STANDING: ReadonlySet<PositionFact['kind']> = new Set([
  'needs',
  'nil-lost',
  'nil-against',
  'nil-beside',
]);

/**
 * What speaks for the best card, or for all of some that are as good.
 * @param tied the choices that are as good; null where one is the best.
 */
export function cardReasons(
  t: Translate,
  view: PlayerView,
  { options, best, verdict, position }: Advice,
  tied: readonly Option[] | null,
  nameCard: NameCard,
): string[] {
  const option = options[best];
  // Where all comes to the same, nothing speaks for one of them.
  if (option === undefined || verdict === 'only') return [];
  // Where every choice loses the bid, no one of them is to blame, and nothing is worth keeping.
  const isLost = options.every(({ make }) => make === 0);
  const told = (tied ?? [option]).map((each) =>
    isLost ? without(each, 'falls-short', 'keeps') : each,
  );
  const words = cardSentences(t, view, { ...option, facts: shared(told) }, nameCard);
  const others = position.filter(({ kind }) => !STANDING.has(kind)).length;
  const all = words.length === 0 && others === 0 ? contrastWords(t, told) : words;
  return all.slice(0, ENOUGH - others);
}
