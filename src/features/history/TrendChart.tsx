import { useTranslate } from '@/i18n/use-translate.ts';
import { TREND_GAMES, type TrendPoint } from '@/store/statistics.ts';
import { formatNumber, formatPercent } from '@/i18n/format.ts';
import { dotPath } from '@/ui/dot-path.ts';
import { gameTime, gameTitle } from './format.ts';
import styles from './Statistics.module.css';

/** The chart is a unit square: first game at the left, best value at the top. */
const across = (index: number, count: number): number => (count < 2 ? 0.5 : index / (count - 1));

interface PlotProps {
  readonly title: string;
  /** The axis labels: top, middle, bottom. */
  readonly scale: readonly [top: string, middle: string, foot: string];
  /** By game: its value and the moving average, from 0 (bottom) to 1 (top). */
  readonly points: readonly { readonly id: string; readonly own: number; readonly mean: number }[];
}

/** Games as points, with a line for the moving average. The table below has the same data. */
function Plot({ title, scale, points }: PlotProps) {
  const line = points
    .map(({ mean }, at) => `${at === 0 ? 'M' : 'L'}${across(at, points.length)} ${1 - mean}`)
    .join('');
  return (
    <div className={styles.trend}>
      <p className={styles.heading}>{title}</p>
      <div className={styles.plot} aria-hidden="true">
        {scale.map((label) => (
          <span key={label}>{label}</span>
        ))}
        <svg viewBox="0 0 1 1" preserveAspectRatio="none">
          <path className={styles.rule} d="M0 0H1M0 0.5H1M0 1H1" />
          {points.map(({ id, own }, at) => (
            <path
              key={id}
              className={styles.point}
              d={dotPath(across(at, points.length), 1 - own)}
            />
          ))}
          <path className={styles.mean} d={line} />
        </svg>
      </div>
    </div>
  );
}

/** The trend of bids and places as two charts and a table. */
export function TrendChart({ trend }: { readonly trend: readonly TrendPoint[] }) {
  const t = useTranslate();
  /** The worst possible place in any of the games. */
  const last = Math.max(2, ...trend.map(({ game }) => game.sides));
  const height = (place: number): number => (last - place) / (last - 1);
  const mean = t('records.trend.average', { count: Math.min(trend.length, TREND_GAMES) });
  return (
    <figure className={styles.trends}>
      <div className={styles.plots}>
        <Plot
          title={t('records.trend')}
          scale={[formatPercent(1), formatPercent(0.5), formatPercent(0)]}
          points={trend.map((each) => ({ id: each.game.id, own: each.made, mean: each.mean }))}
        />
        <Plot
          title={t('records.trend.places')}
          scale={[formatNumber(1), formatNumber((1 + last) / 2), formatNumber(last)]}
          points={trend.map(({ game, meanPlace }) => ({
            id: game.id,
            own: height(game.place),
            mean: height(meanPlace),
          }))}
        />
      </div>
      <p className={styles.key} aria-hidden="true">
        {mean}
      </p>
      <details>
        <summary className={styles.summary}>{t('records.trend.table')}</summary>
        <table className={styles.tally}>
          <thead>
            <tr>
              <th scope="col">{t('records.game')}</th>
              <th scope="col">{t('bids.made')}</th>
              <th scope="col">{mean}</th>
              <th scope="col">{t('score.place')}</th>
              <th scope="col">{mean}</th>
            </tr>
          </thead>
          <tbody>
            {trend.toReversed().map((each) => (
              <tr key={each.game.id}>
                <th scope="row">
                  {t('history.game', {
                    name: gameTitle(t, each.game),
                    when: gameTime(t, each.game),
                  })}
                </th>
                <td>{formatPercent(each.made)}</td>
                <td>{formatPercent(each.mean)}</td>
                <td>{formatNumber(each.game.place)}</td>
                <td>{formatNumber(each.meanPlace)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
