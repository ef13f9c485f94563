import { useTranslate } from '@/i18n/use-translate.ts';
import { TREND_GAMES, type TrendPoint } from '@/store/games/statistics.ts';
import { formatNumber, formatPercent } from '@/i18n/format.ts';
import { ChartTable } from '@/ui/ChartTable.tsx';
import { TrendPlot } from '@/ui/TrendPlot.tsx';
import { gameTime, gameTitle } from './game-titles.ts';
import styles from './Statistics.module.css';

interface TrendTableProps {
  readonly trend: readonly TrendPoint[];
  /** The name of the moving average. */
  readonly mean: string;
}

/** The values of all games, the latest first. */
function TrendTable({ trend, mean }: TrendTableProps) {
  const t = useTranslate();
  return (
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
        <TrendPlot
          title={t('records.trend')}
          scale={[formatPercent(1), formatPercent(0.5), formatPercent(0)]}
          points={trend.map((each) => ({ own: each.made, mean: each.mean }))}
        />
        <TrendPlot
          title={t('records.trend.places')}
          scale={[formatNumber(1), formatNumber((1 + last) / 2), formatNumber(last)]}
          points={trend.map(({ game, meanPlace }) => ({
            own: height(game.place),
            mean: height(meanPlace),
          }))}
        />
      </div>
      <p className={styles.key} aria-hidden="true">
        {mean}
      </p>
      <ChartTable>
        <TrendTable trend={trend} mean={mean} />
      </ChartTable>
    </figure>
  );
}
