import { LEVELS } from '@/engine/index.ts';
import { formatRating } from '@/i18n/format-rating.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { LEVEL_RATINGS } from '@/store/insights/level-ratings.ts';
import {
  MIN_RATED_DECISIONS,
  RATING_RANGE,
  type Rating,
  nearestLevel,
} from '@/store/insights/rating.ts';
import { ChartTable } from '@/ui/ChartTable.tsx';
import styles from './Insights.module.css';

interface RatingViewProps {
  /** null if too little is reviewed. */
  readonly rating: Rating | null;
  readonly decisions: number;
}

/** The place of a rating on the scale, from 0 to 1. */
const placeOf = (rating: number): number =>
  (rating - RATING_RANGE[0]) / (RATING_RANGE[1] - RATING_RANGE[0]);

/** The scale with the levels on it, and the rating with its interval. The list beside it says the same. */
function Scale({ rating }: Pick<RatingViewProps, 'rating'>) {
  const t = useTranslate();
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.track} />
      {rating === null ? null : (
        <>
          <span
            className={styles.interval}
            style={{ '--low': placeOf(rating.low), '--high': placeOf(rating.high) }}
          />
          <span className={styles.you} style={{ '--at': placeOf(rating.value) }} />
        </>
      )}
      {LEVELS.map((level, at) => (
        <span
          key={level}
          className={styles.level}
          data-row={at % 2}
          style={{ '--at': placeOf(LEVEL_RATINGS[level]) }}
        >
          {t(`level.${level}`)}
        </span>
      ))}
    </div>
  );
}

/** The player's rating, on a scale with the levels. */
export function RatingView({ rating, decisions }: RatingViewProps) {
  const t = useTranslate();
  return (
    <section className={styles.panel}>
      <h2>{t('insights.rating')}</h2>
      {rating === null ? (
        <p>
          {t('insights.rating.few', {
            count: MIN_RATED_DECISIONS,
            done: Math.min(decisions, MIN_RATED_DECISIONS - 1),
          })}
        </p>
      ) : (
        <p className={styles.rating}>
          <strong>{formatRating(rating.value)}</strong>
          <span>
            {t('insights.rating.interval', {
              low: formatRating(rating.low),
              high: formatRating(rating.high),
            })}
          </span>
          <span>{t('insights.rating.nearest', { level: t(`level.${nearestLevel(rating)}`) })}</span>
        </p>
      )}
      <Scale rating={rating} />
      <ChartTable>
        <table className={styles.table}>
          <caption>{t('insights.rating.scale')}</caption>
          <tbody>
            {LEVELS.map((level) => (
              <tr key={level}>
                <th scope="row">{t(`level.${level}`)}</th>
                <td>{formatRating(LEVEL_RATINGS[level])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ChartTable>
      <p className={styles.note}>{t('insights.rating.note')}</p>
    </section>
  );
}
