import { useState } from 'react';
import { formatNumber, formatPercent, formatSigned } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type Statistics, firstFilter, filtered, statisticsOf } from '@/store/games/statistics.ts';
import type { GameSummary } from '@/store/games/summary.ts';
import { StatisticsFilters } from './StatisticsFilters.tsx';
import { BidsMadeTable } from './BidsMadeTable.tsx';
import { TrendChart } from './TrendChart.tsx';
import { gameTime, gameTitle } from './game-titles.ts';
import styles from './Statistics.module.css';

const share = (part: number | null): string => (part === null ? '–' : formatPercent(part));

/** The most important figures. */
function Facts({ all }: { readonly all: Statistics }) {
  const t = useTranslate();
  const facts = [
    [t('history.games'), formatNumber(all.games), null],
    [t('history.wins'), formatNumber(all.wins), share(all.wins / all.games)],
    [t('history.averageFinish'), all.meanPlace === null ? '–' : formatNumber(all.meanPlace), null],
    [t('bids.made'), share(all.bidsMade), null],
    [t('records.over'), share(all.over), null],
    [t('records.under'), share(all.under), null],
    [
      t('records.bidStreak'),
      formatNumber(all.bidStreak.longest),
      t('records.now', { now: all.bidStreak.now }),
    ],
    [
      t('records.winStreak'),
      formatNumber(all.winStreak.longest),
      t('records.now', { now: all.winStreak.now }),
    ],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value, more]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            {value}
            {more === null ? null : <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BestRounds({ best }: Pick<Statistics, 'best'>) {
  const t = useTranslate();
  return (
    <section>
      <h3 className={styles.heading}>{t('records.best')}</h3>
      <ol className={styles.best}>
        {best.map(({ game, index, points, bid }) => (
          <li key={`${game.id}-${index}`}>
            <strong>{formatSigned(points)}</strong>
            <span>
              {t('records.best.round', {
                bid,
                round: index + 1,
                name: gameTitle(t, game),
                when: gameTime(t, game),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Statistics by preset, number of players and level; games with help are separate. */
export function StatisticsView({ games }: { readonly games: readonly GameSummary[] }) {
  const t = useTranslate();
  const [filter, setFilter] = useState(() => firstFilter(games));
  if (games.length === 0) return <p>{t('records.none')}</p>;
  const chosen = filtered(games, filter);
  const all = statisticsOf(chosen);
  return (
    <div className={styles.page}>
      <StatisticsFilters games={games} filter={filter} onChange={setFilter} />
      {all.games === 0 ? null : (
        <>
          <Facts all={all} />
          <TrendChart trend={all.trend} />
          <div className={styles.tables}>
            <BidsMadeTable
              caption={t('records.byBid')}
              heading={t('score.bid')}
              rows={all.byBid.map((row) => ({ ...row, label: formatNumber(row.key) }))}
            />
            <BidsMadeTable
              caption={t('records.byHandSize')}
              heading={t('records.cards')}
              rows={all.byHandSize.map((row) => ({ ...row, label: formatNumber(row.key) }))}
            />
            <BidsMadeTable
              caption={t('records.byTurn')}
              heading={t('records.turn')}
              rows={all.byTurn.map((row) => ({
                ...row,
                label: row.key === 'dealer' ? t('seat.dealer') : formatNumber(row.key + 1),
              }))}
            />
          </div>
          {all.best.length === 0 ? null : <BestRounds best={all.best} />}
        </>
      )}
    </div>
  );
}
