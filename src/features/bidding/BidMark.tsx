import type { HintMark } from '@/store/table/hints.ts';
import styles from './Bids.module.css';

/** A hint's figures on a bid. Hidden from screen readers, which get them from the hint's table. */
export function BidMark({ mark }: { readonly mark: HintMark | undefined }) {
  if (mark === undefined) return null;
  return (
    <span
      className={styles.mark}
      data-best={mark.best}
      style={{ '--share': mark.make }}
      aria-hidden="true"
    >
      <span>{mark.probability}</span>
      <span>{mark.points}</span>
    </span>
  );
}
