import { useState } from 'react';
import { type Card, type Suit, SUITS, suitOf } from '@/engine/index.ts';
import { cardName, rankSymbol } from '@/i18n/card-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import styles from './Analysis.module.css';

interface CardPickerProps {
  /** The question, such as whose card it is. */
  readonly heading: string;
  /** The suit led, which is open first. */
  readonly led: Suit | null;
  /** The cards that are possible. */
  readonly cards: readonly Card[];
  readonly onPick: (card: Card) => void;
}

/** Jokers are picked like a suit. */
type Group = Suit | 'jokers';

const groupOf = (card: Card): Group => suitOf(card) ?? 'jokers';

/** Picks the card that another player plays: its suit, then its rank. */
export function CardPicker({ heading, led, cards, onPick }: CardPickerProps) {
  const t = useTranslate();
  const groups = [...SUITS.toReversed(), 'jokers' as const].filter((group) =>
    cards.some((card) => groupOf(card) === group),
  );
  const [wanted, setWanted] = useState<Group | null>(null);
  const shown =
    [wanted, led].find((group) => group !== null && groups.includes(group)) ?? groups[0];
  return (
    <section
      className={styles.picker}
      aria-label={heading}
      data-about="card"
      data-testid="card-picker"
    >
      <h2>{heading}</h2>
      <div className={styles.suits}>
        {groups.map((group) => (
          <button
            key={group}
            type="button"
            className={styles.pick}
            aria-pressed={group === shown}
            aria-label={group === 'jokers' ? t('rules.jokers.title') : t(`trump.${group}`)}
            onClick={() => setWanted(group)}
          >
            {group === 'jokers' ? '★' : <SuitGlyph suit={group} />}
          </button>
        ))}
      </div>
      <div className={styles.ranks}>
        {cards
          .filter((card) => groupOf(card) === shown)
          .toReversed()
          .map((card) => (
            <button
              key={card}
              type="button"
              className={styles.pick}
              data-card={card}
              aria-label={cardName(t, card)}
              onClick={() => onPick(card)}
            >
              {rankSymbol(card)}
            </button>
          ))}
      </div>
    </section>
  );
}
