import type { PointsBreakdown } from '@/engine/review/index.ts';
import { formatNumber, formatSigned, joinSentences } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './Review.module.css';
import type { Sense } from './words.ts';

/** The parts of the result, in order. */
const PARTS = ['luck', 'bids', 'play', 'rest'] as const;

interface SplitViewProps extends Sense {
  readonly split: PointsBreakdown;
}

/**
 * Where the points came from: expected from seat and hand size, cards, own decisions, opponents and
 * luck.
 */
export function SplitView({ split, isLow, isSide }: SplitViewProps) {
  const t = useTranslate();
  const most = Math.max(1, ...PARTS.map((part) => Math.abs(split[part])));
  return (
    <section className={styles.panel}>
      <h2>{t('review.split')}</h2>
      <dl className={styles.split}>
        <div>
          <dt>{t(isSide ? 'review.side.mean' : 'review.split.mean')}</dt>
          <dd>{formatNumber(split.mean)}</dd>
        </div>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`review.split.${part}`)}</dt>
            <dd>
              <span
                className={styles.bar}
                aria-hidden="true"
                style={{ '--share': Math.abs(split[part]) / most }}
                data-minus={split[part] < 0}
                data-good={isLow === split[part] < 0}
              />
              {formatSigned(split[part])}
            </dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{t(isSide ? 'review.side.points' : 'review.split.points')}</dt>
          <dd>{formatNumber(split.points)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {joinSentences([
          t(isSide ? 'review.side.split.note' : 'review.split.note'),
          isLow ? t('review.split.low') : '',
        ])}
      </p>
    </section>
  );
}
