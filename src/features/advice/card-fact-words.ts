import { type Card, type CardFact, type PlayerView, arePartners, nilOf } from '@/engine/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import { formatList } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';

/** Cards as a list in words. */
export const cardList = (t: Translate, cards: readonly Card[], nameCard: NameCard): string =>
  formatList(cards.map((card) => nameCard(t, card)));

/** The most cards named in a sentence; more are counted. */
const MAX_NAMED = 3;

/** The kind of sentence for a fact; beyond the limit cards are counted instead of named. */
export type SentenceKind = CardFact['kind'] | 'out';

/** Which kind of sentence a fact becomes. */
export const sentenceKindOf = (fact: CardFact): SentenceKind =>
  fact.kind === 'beaten-by' && fact.cards.length > MAX_NAMED ? 'out' : fact.kind;

/** A card that a fact is about. */
export interface FactSubject {
  readonly card: Card;
  /** Whether only a ruff can beat it. */
  readonly onlyRuffBeats: boolean;
}

/** A certain fact about a card as a sentence; it names the card where another one may have been named before. */
export function cardFactWords(
  t: Translate,
  view: PlayerView,
  { card, onlyRuffBeats }: FactSubject,
  fact: CardFact,
  nameCard: NameCard,
): string {
  const { seats } = view;
  const nameOf = (seat: number): string => playerName(t, seats[seat]);
  switch (fact.kind) {
    case 'overshoots':
      return t(nilOf(view, view.seat) !== null ? 'hint.fact.breaks-own' : 'hint.fact.overshoots');
    case 'puts-over':
      return t(nilOf(view, fact.seat) !== null ? 'hint.fact.breaks' : 'hint.fact.puts-over', {
        name: nameOf(fact.seat),
      });
    case 'denies':
      return t(`hint.fact.${fact.kind}`, { name: nameOf(fact.seat) });
    case 'may-ruff':
      // A ruff by the partner is no danger.
      if (fact.seats.every((seat) => arePartners(view.rules, view.seat, seat)))
        return t('hint.fact.partner-may-ruff');
      return t(onlyRuffBeats ? 'hint.fact.ruff-by' : 'hint.fact.may-ruff', {
        count: fact.seats.length,
        names: formatList(fact.seats.map(nameOf)),
      });
    case 'one-too-many': {
      const { tricks, cards } = fact;
      return t('hint.fact.one-too-many', { tricks, cards: cardList(t, cards, nameCard) });
    }
    case 'keeps':
      return t('hint.fact.keeps', { cards: cardList(t, fact.cards.slice(0, MAX_NAMED), nameCard) });
    case 'voids':
      return t('hint.fact.voids', { suit: t(`suit.${fact.suit}`) });
    case 'beaten-by': {
      const { cards, below, isAhead } = fact;
      const above = cards.length;
      if (above > MAX_NAMED)
        return isAhead
          ? t('hint.fact.ahead.out', { above })
          : t('hint.fact.out', { card: nameCard(t, card), above, below });
      return t(isAhead ? 'hint.fact.ahead' : 'hint.fact.beaten-by', {
        cards: cardList(t, cards, nameCard),
      });
    }
    default:
      return t(`hint.fact.${fact.kind}`);
  }
}
