import type { Suit } from '@/engine/cards/card.ts';
import { classNames } from '../class-names.ts';
import styles from './SuitGlyph.module.css';
import { NO_SUIT_PATH, SUIT_PATHS } from './suit-paths.ts';

export interface SuitGlyphProps {
  /** null: no trump. */
  readonly suit: Suit | null;
  /** The background: a card, or the felt and its panels. */
  readonly on?: 'paper' | 'felt';
  /** The accessible name, if no text beside it names the suit. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A suit symbol in the size of the surrounding text. */
export function SuitGlyph({ suit, on = 'felt', label, className }: SuitGlyphProps) {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...named}
      className={classNames(styles.glyph, className)}
      data-suit={suit ?? 'none'}
      data-on={on}
      viewBox="0 0 100 100"
    >
      <path d={suit === null ? NO_SUIT_PATH : SUIT_PATHS[suit]} />
    </svg>
  );
}
