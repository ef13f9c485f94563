import {
  type Advice,
  type Card,
  type HandFact,
  type PlayerView,
  dealtRound,
  rankValue,
  rankingOf,
  suitOf,
  trumpSuitOf,
} from '@/engine/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import { formatList, formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { cardList } from './card-fact-words.ts';

/**
 * Tells trumps below the court cards, which win only because they are trumps: the hint adds “(trump)”. None while
 * trump is being chosen.
 */
function isLowTrumpIn(view: PlayerView): (card: Card) => boolean {
  const suit = trumpSuitOf(dealtRound(view)?.trump ?? null);
  const ranking = rankingOf(view.rules);
  return (card) => suitOf(card) === suit && rankValue(card, ranking) < ranking.J;
}

/** Facts combined in one sentence: which cards make how many tricks. */
const TRICK_FACTS: ReadonlySet<HandFact['kind']> = new Set([
  'naming',
  'sure',
  'likely',
  'probable',
  'even',
  'toward',
]);

function handWords(t: Translate, fact: HandFact, nameCard: NameCard): string {
  switch (fact.kind) {
    case 'sure':
      return t('hint.sure', { count: fact.cards.length, cards: cardList(t, fact.cards, nameCard) });
    case 'toward':
      return t('hint.toward', {
        count: fact.cards.length,
        cards: cardList(t, fact.cards, nameCard),
        bid: formatNumber(fact.bid),
      });
    case 'likely':
    case 'probable':
    case 'even':
    case 'danger':
      return t(`hint.${fact.kind}`, { cards: cardList(t, fact.cards, nameCard) });
    case 'naming':
      return t('hint.naming', {
        trump:
          fact.trump === 'N' || fact.trump === 'L' ? t('hint.noTrump') : t(`suit.${fact.trump}`),
      });
    case 'nothing-likely':
      return t(fact.isOnlyCard ? 'hint.nothing-likely.one' : 'hint.nothing-likely');
    case 'only-if-led':
    case 'no-trumps':
      return t(`hint.${fact.kind}`);
    case 'void':
    case 'discards':
      return t(`hint.${fact.kind}`, {
        suits: formatList(fact.suits.map((suit) => t(`suit.${suit}`))),
      });
    case 'forehead':
      return t('hint.forehead', { wins: fact.wins, of: fact.of });
    case 'bids-for':
    case 'bids-against':
      return t(`hint.${fact.kind}`);
  }
}

/** What the hint says about the hand: the cards that make tricks in one sentence, then the rest. */
export function handReasons(
  t: Translate,
  view: PlayerView,
  advice: Advice,
  nameCard: NameCard,
): string[] {
  const isLowTrump = isLowTrumpIn(view);
  const nameInSuit: NameCard = (_, card) =>
    isLowTrump(card) ? t('hint.asTrump', { card: nameCard(t, card) }) : nameCard(t, card);
  const parts = advice.hand
    .filter(({ kind }) => TRICK_FACTS.has(kind))
    .map((fact) => handWords(t, fact, fact.kind === 'sure' ? nameCard : nameInSuit));
  const rest = advice.hand.filter(({ kind }) => !TRICK_FACTS.has(kind));
  return [
    ...(parts.length === 0 ? [] : [tricksSentence(t, parts)]),
    ...rest.map((fact) => handWords(t, fact, nameCard)),
  ];
}

/** Which cards make tricks, as one sentence. */
export const tricksSentence = (t: Translate, parts: readonly string[]): string =>
  t('hint.tricks', {
    parts: parts.reduce((first, second) => t('hint.join', { first, second })),
  });
