import type { PointsBreakdown } from '@/engine/review/index.ts';
import { formatNumber, formatSigned, joinSentences } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './Review.module.css';
import { type PointsContext, whoOf } from './points-context.ts';

/** The parts of the result, in order, and what they are called. */
const PARTS = [
  ['luck', 'review.breakdown.luck'],
  ['bids', 'review.accuracy.bids'],
  ['play', 'review.accuracy.play'],
  ['rest', 'review.breakdown.rest'],
] as const;

interface BreakdownViewProps extends Pick<PointsContext, 'isSide' | 'isLow' | 'person'> {
  readonly breakdown: PointsBreakdown;
}

/**
 * Where the points came from: expected from seat and hand size, cards, own decisions, opponents and
 * luck.
 */
export function BreakdownView({ breakdown, isLow, isSide, person }: BreakdownViewProps) {
  const t = useTranslate();
  const who = whoOf({ person });
  const max = Math.max(1, ...PARTS.map(([part]) => Math.abs(breakdown[part])));
  return (
    <section className={styles.panel}>
      <h2>{t('review.breakdown')}</h2>
      <dl className={styles.breakdown}>
        <div>
          <dt>{isSide ? t('review.side.mean', { who }) : t('review.breakdown.mean')}</dt>
          <dd>{formatNumber(breakdown.mean)}</dd>
        </div>
        {PARTS.map(([part, label]) => (
          <div key={part}>
            <dt>{t(label)}</dt>
            <dd>
              <span
                className={styles.bar}
                aria-hidden="true"
                style={{ '--share': Math.abs(breakdown[part]) / max }}
                data-minus={breakdown[part] < 0}
                data-good={isLow === breakdown[part] < 0}
              />
              {formatSigned(breakdown[part])}
            </dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{isSide ? t('review.side.points', { who }) : t('review.breakdown.points')}</dt>
          <dd>{formatNumber(breakdown.points)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {joinSentences([
          isSide ? t('review.side.breakdown.note', { who }) : t('review.breakdown.note'),
          isLow ? t('review.breakdown.low') : '',
        ])}
      </p>
    </section>
  );
}
