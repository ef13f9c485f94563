import {
  type Advice,
  type Card,
  type HandFact,
  type PlayerView,
  type Seat,
  arePartners,
  dealtRound,
  hasPartners,
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
    case 'probable':
      return t('hint.probable', {
        count: fact.cards.length,
        cards: cardList(t, fact.cards, nameCard),
      });
    case 'likely':
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

/** Facts about cards that are likelier than not to take a trick. */
const TRICKS: ReadonlySet<HandFact['kind']> = new Set(['sure', 'likely', 'probable']);

/** The tricks that the cards of a hint come to; a card that could go either way counts half. */
const tricksNamed = (hand: readonly HandFact[]): number =>
  hand.reduce(
    (sum, fact) =>
      TRICKS.has(fact.kind) && 'cards' in fact
        ? sum + fact.cards.length
        : fact.kind === 'even'
          ? sum + fact.cards.length / 2
          : sum,
    0,
  );

/** By how many tricks a contract may fall below the cards named without a word. */
const UNSAID_TRICKS = 0.5;

/** Why partners bid less than the cards named are worth: what the others bid, or that a contract is a minimum [SP-3]. */
export function belowWords(t: Translate, view: PlayerView, advice: Advice): string[] {
  const command = advice.options[advice.best]?.command;
  const round = dealtRound(view);
  if (command?.type !== 'bid' || round === null || !hasPartners(view.rules)) return [];
  const { bid } = command;
  const named = tricksNamed(advice.hand);
  if (bid === 0 || named <= bid + UNSAID_TRICKS) return [];
  const { handSize } = round;
  const bids = round.bids.map((each) => (typeof each === 'number' ? each : null));
  const sumOf = (isCounted: (seat: Seat) => boolean): number =>
    bids.reduce<number>((sum, each, seat) => (isCounted(seat) ? sum + (each ?? 0) : sum), 0);
  const isOther = (seat: Seat): boolean => seat !== view.seat;
  const theirs = sumOf(isOther);
  const ofPartner = sumOf((seat) => isOther(seat) && arePartners(view.rules, view.seat, seat));
  const isPartner = ofPartner > 0 && 2 * (ofPartner + bid) > handSize;
  const isLeft =
    bids.every((each, seat) => each !== null || !isOther(seat)) && handSize - theirs < named;
  return [
    t('hint.below', {
      how: isLeft ? 'left' : isPartner ? 'partner' : 'other',
      partner: formatNumber(ofPartner),
      sum: formatNumber(isLeft ? theirs : ofPartner + bid),
      of: formatNumber(handSize),
    }),
  ];
}

/** Which cards make tricks, as one sentence. */
export const tricksSentence = (t: Translate, parts: readonly string[]): string =>
  t('hint.tricks', {
    parts: parts.reduce((first, second) => t('hint.join', { first, second })),
  });
