import { useTranslate } from '@/i18n/use-translate.ts';
import { TREND_GAMES, type TrendPoint } from '@/store/statistics.ts';
import { formatPercent } from '@/i18n/format.ts';
import { gameTime, gameTitle } from './format.ts';
import styles from './Statistics.module.css';

/** The chart is a unit square: the first game at the left, all bids made at the top. */
const place = (index: number, count: number): number => (count < 2 ? 0.5 : index / (count - 1));

/** How the bids went, game by game: points, a line for the mean, and all of it as a table. */
export function TrendChart({ trend }: { readonly trend: readonly TrendPoint[] }) {
  const t = useTranslate();
  const line = trend
    .map(({ mean }, index) => `${index === 0 ? 'M' : 'L'}${place(index, trend.length)} ${1 - mean}`)
    .join('');
  return (
    <figure className={styles.trend}>
      <figcaption className={styles.heading}>{t('records.trend')}</figcaption>
      <div className={styles.plot} aria-hidden="true">
        <span>{formatPercent(1)}</span>
        <span>{formatPercent(0.5)}</span>
        <span>{formatPercent(0)}</span>
        <svg viewBox="0 0 1 1" preserveAspectRatio="none">
          <path className={styles.rule} d="M0 0H1M0 0.5H1M0 1H1" />
          {trend.map(({ game, made }, index) => (
            <path
              key={game.id}
              className={styles.point}
              d={`M${place(index, trend.length)} ${1 - made}h0`}
            />
          ))}
          <path className={styles.mean} d={line} />
        </svg>
      </div>
      <p className={styles.note} aria-hidden="true">
        {t('records.trend.mean', { count: TREND_GAMES })}
      </p>
      <details>
        <summary className={styles.summary}>{t('records.trend.table')}</summary>
        <table className={styles.tally}>
          <thead>
            <tr>
              <th scope="col">{t('records.game')}</th>
              <th scope="col">{t('history.bidsMade')}</th>
              <th scope="col">{t('records.trend.mean', { count: TREND_GAMES })}</th>
            </tr>
          </thead>
          <tbody>
            {trend.toReversed().map(({ game, made, mean }) => (
              <tr key={game.id}>
                <th scope="row">
                  {t('records.trend.game', { name: gameTitle(t, game), when: gameTime(t, game) })}
                </th>
                <td>{formatPercent(made)}</td>
                <td>{formatPercent(mean)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
