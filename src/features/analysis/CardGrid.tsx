import { type Card, type RuleSet, type Suit, SUITS, deckOf, suitOf } from '@/engine/index.ts';
import { cardName, rankSymbol } from '@/i18n/card-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import styles from './CardGrid.module.css';

/** The state of a card in the grid. */
export interface GridCard {
  /** Whether it is in the place that is being filled. */
  readonly isHere: boolean;
  /** The other place that has it; null if none does. */
  readonly elsewhere: string | null;
}

/** A suit of the deck in play, or its jokers, from the highest card down. */
interface GridRow {
  readonly suit: Suit | null;
  readonly cards: readonly Card[];
}

/** The deck by suits, spades first, then the jokers. */
function rowsOf(rules: RuleSet): readonly GridRow[] {
  const deck = deckOf(rules).toReversed();
  return [...SUITS.toReversed(), null]
    .map((suit) => ({ suit, cards: deck.filter((card) => suitOf(card) === suit) }))
    .filter(({ cards }) => cards.length > 0);
}

/** The most cards in a row on a phone. */
const ROW = 8;

/** Cards in a row on a phone: one row, or two of about the same length. */
const columnsOf = (cards: number): number => (cards <= ROW ? cards : Math.ceil(cards / 2));

interface CardGridProps {
  readonly rules: RuleSet;
  /** The place to which tapped cards go. */
  readonly label: string;
  readonly stateOf: (card: Card) => GridCard;
  readonly onToggle: (card: Card) => void;
}

/** Every card of the deck in play, to be tapped. */
export function CardGrid({ rules, label, stateOf, onToggle }: CardGridProps) {
  const t = useTranslate();
  return (
    <fieldset className={styles.grid} aria-label={label}>
      {rowsOf(rules).map(({ suit, cards }) => (
        <div
          key={suit ?? 'jokers'}
          className={styles.suit}
          data-suit={suit ?? undefined}
          style={{ '--cards': cards.length, '--columns': columnsOf(cards.length) }}
        >
          {cards.map((card) => {
            const { isHere, elsewhere } = stateOf(card);
            const name = cardName(t, card);
            return (
              <button
                key={card}
                type="button"
                className={styles.card}
                data-card={card}
                data-elsewhere={elsewhere !== null || undefined}
                aria-pressed={isHere}
                aria-label={
                  elsewhere === null
                    ? name
                    : t('analysis.card.elsewhere', { card: name, place: elsewhere })
                }
                onClick={() => onToggle(card)}
              >
                {rankSymbol(card)}
                {suit === null ? null : <SuitGlyph suit={suit} on="paper" />}
              </button>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
