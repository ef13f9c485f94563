import { useTranslate } from '@/i18n/use-translate.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './TrickPips.module.css';

export interface TrickPipsProps {
  /** null: not bid yet, or sealed. */
  readonly bid: number | null;
  readonly won: number;
}

type Pip = 'won' | 'open' | 'over';

const pipAt = (index: number, bid: number | null, won: number): Pip => {
  if (index >= won) return 'open';
  return bid !== null && index >= bid ? 'over' : 'won';
};

/**
 * Bid and tricks: a ring for each trick still to win, a disc for each won, a cross for each over.
 */
export function TrickPips({ bid, won }: TrickPipsProps) {
  const t = useTranslate();
  const label = bid === null ? t('pips.unbid', { won }) : t('pips.bid', { won, bid });
  return (
    <span className={styles.pips}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {bid === 0 && won === 0 && (
        <span className={styles.pip} data-pip="none" aria-hidden="true">
          {t('pips.none')}
        </span>
      )}
      {Array.from({ length: Math.max(bid ?? 0, won) }, (_, index) => (
        <span key={index} className={styles.pip} data-pip={pipAt(index, bid, won)} />
      ))}
    </span>
  );
}
