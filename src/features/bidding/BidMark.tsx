import { formatFigure } from '@/i18n/format.ts';
import { probabilityFigure } from '@/i18n/probability.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { HintMark } from '@/store/hints.ts';
import styles from './Bids.module.css';

/** A hint's figures on a bid. Hidden from screen readers, which get them from the hint's table. */
export function BidMark({ mark }: { readonly mark: HintMark | undefined }) {
  const t = useTranslate();
  if (mark === undefined) return null;
  return (
    <span
      className={styles.mark}
      data-best={mark.best}
      style={{ '--share': mark.make }}
      aria-hidden="true"
    >
      <span>{probabilityFigure(t, mark.roundedMake)}</span>
      <span>{formatFigure(mark.points.value, mark.points.decimals)}</span>
    </span>
  );
}
