import type { HintMark } from '@/store/hints.ts';
import styles from './Bids.module.css';

/** What a hint says of a bid, for the eye only: the same is in the table of the hint. */
export function BidMark({ mark }: { readonly mark: HintMark | undefined }) {
  if (mark === undefined) return null;
  return (
    <span
      className={styles.mark}
      data-best={mark.best}
      style={{ '--share': mark.make }}
      aria-hidden="true"
    >
      <span>{mark.chance}</span>
      <span>{mark.points}</span>
    </span>
  );
}
