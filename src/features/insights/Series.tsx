import { formatFigure, formatSigned } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type Estimate, signOf } from '@/store/insights/estimate.ts';
import {
  type Luck,
  MIN_TREND_GAMES,
  type SeriesPoint,
  type Trend,
  WINDOW,
} from '@/store/insights/insights.ts';
import type { Selection } from '@/store/insights/figures.ts';
import type { GameSummary } from '@/store/games/summary.ts';
import { ChartTable } from '@/ui/ChartTable.tsx';
import { TrendPlot } from '@/ui/TrendPlot.tsx';
import styles from './Insights.module.css';
import { decimalText, rangeText } from './figure-text.ts';
import { OpenButton } from './OpenButton.tsx';

interface SeriesProps {
  readonly title: string;
  readonly points: readonly SeriesPoint[];
  /** The ends of the axis. */
  readonly low: number;
  readonly high: number;
  readonly nameGame: (game: GameSummary) => string;
  /** Opens the decisions of a game; left out where the values are not those of decisions. */
  readonly onOpen?: (selection: Selection) => void;
  /** Whether the table behind the chart is open at first. */
  readonly startsOpen?: boolean;
}

/** A range is known from the second value on. */
const hasRange = ({ margin }: Estimate): boolean => Number.isFinite(margin);

interface SeriesTableProps extends Pick<SeriesProps, 'title' | 'points' | 'nameGame' | 'onOpen'> {
  /** The name of the moving average. */
  readonly average: string;
}

/** The values of all games, the latest first. */
function SeriesTable({ title, points, average, nameGame, onOpen }: SeriesTableProps) {
  const t = useTranslate();
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('records.game')}</th>
          <th scope="col">{t('insights.value')}</th>
          <th scope="col">{average}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ game, own, mean }) => (
          <tr key={game.id}>
            <th scope="row">
              {onOpen === undefined ? (
                nameGame(game)
              ) : (
                <OpenButton
                  selection={{ by: 'oneGame', key: game.id }}
                  name={nameGame(game)}
                  onOpen={onOpen}
                />
              )}
            </th>
            <td>{decimalText(own)}</td>
            <td>{hasRange(mean) ? rangeText(t, mean) : decimalText(mean.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A value of each game with its moving average, as a chart and as a table. */
function Series({ title, points, low, high, startsOpen = false, ...table }: SeriesProps) {
  const t = useTranslate();
  const height = (value: number): number => (value - low) / (high - low);
  const average = t('insights.average', { count: WINDOW });
  return (
    <>
      <TrendPlot
        title={null}
        scale={[formatFigure(high, 1), formatFigure((low + high) / 2, 1), formatFigure(low, 1)]}
        points={points.map(({ own, mean }) => ({
          own: height(own),
          mean: height(mean.value),
          ...(hasRange(mean)
            ? {
                range: [
                  height(mean.value - mean.margin),
                  height(mean.value + mean.margin),
                ] as const,
              }
            : {}),
        }))}
      />
      <p className={styles.key} aria-hidden="true">
        {average} {t('insights.band')}
      </p>
      <ChartTable startsOpen={startsOpen}>
        <SeriesTable title={title} points={points} average={average} {...table} />
      </ChartTable>
    </>
  );
}

/** The value at the top of an axis that starts at zero: a round number above nearly all values. */
function topOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const high = sorted[Math.floor(0.97 * (sorted.length - 1))] ?? 1;
  return Math.max(10, 10 * Math.ceil((1.1 * high) / 10));
}

interface TrendViewProps {
  readonly trend: Trend;
  readonly nameGame: (game: GameSummary) => string;
  readonly onOpen: (selection: Selection) => void;
  /** The selection opened last; null for none. */
  readonly last: Selection | null;
}

/** How the error rate changes over time. */
export function TrendView({ trend: { points, line }, last, ...table }: TrendViewProps) {
  const t = useTranslate();
  const title = t('insights.trend');
  const sign = line === null ? 0 : signOf(line.change);
  const ends =
    line === null
      ? { first: '', last: '' }
      : {
          first: formatFigure(Math.max(0, line.first), 0),
          last: formatFigure(Math.max(0, line.last), 0),
        };
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      <p>
        {line === null
          ? t('insights.trend.few', { count: MIN_TREND_GAMES })
          : sign === 0
            ? t('insights.trend.even')
            : t(sign < 0 ? 'insights.trend.better' : 'insights.trend.worse', ends)}
      </p>
      <Series
        title={title}
        points={points}
        low={0}
        high={topOf(points.map(({ own }) => own))}
        startsOpen={last?.by === 'oneGame'}
        {...table}
      />
    </section>
  );
}

interface LuckViewProps {
  readonly luck: Luck;
  readonly nameGame: (game: GameSummary) => string;
}

/** How good the cards were over time. */
export function LuckView({ luck: { points, mean }, nameGame }: LuckViewProps) {
  const t = useTranslate();
  const title = t('insights.luck');
  const sign = mean === null ? 0 : signOf(mean);
  const high = topOf(points.map(({ own }) => Math.abs(own)));
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      <p>
        {mean === null
          ? t('insights.trend.few', { count: MIN_TREND_GAMES })
          : sign === 0
            ? t('insights.luck.even')
            : t(sign > 0 ? 'insights.luck.good' : 'insights.luck.bad', {
                points: formatSigned(mean.value),
              })}
      </p>
      <Series title={title} points={points} low={-high} high={high} nameGame={nameGame} />
    </section>
  );
}
