import { formatNumber } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type GameSummary, isUnaided, statisticsOf } from '@/store/summary.ts';
import { formatPercent } from './format.ts';
import styles from './History.module.css';

/** What the games come to; those with help are said apart. */
export function StatisticsView({ games }: { readonly games: readonly GameSummary[] }) {
  const t = useTranslate();
  const all = statisticsOf(games);
  const aided = games.filter((game) => !isUnaided(game)).length;
  const facts = [
    ['history.games', formatNumber(all.games)],
    ['history.wins', formatNumber(all.wins)],
    ['history.meanPlace', all.meanPlace === null ? '–' : formatNumber(all.meanPlace)],
    ['history.bidsMade', all.bidsMade === null ? '–' : formatPercent(all.bidsMade)],
  ] as const;
  return (
    <section className={styles.statistics} aria-label={t('history.statistics')}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {aided > 0 ? <p className={styles.note}>{t('history.aided', { count: aided })}</p> : null}
    </section>
  );
}
