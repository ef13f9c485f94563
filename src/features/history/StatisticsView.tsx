import { i18n } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type GameSummary, isUnaided, statisticsOf } from '@/store/summary.ts';
import styles from './History.module.css';

const percent = (part: number): string =>
  new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(part);

const oneDigit = (value: number): string =>
  new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 }).format(value);

/** What the games come to; those with help are said apart. */
export function StatisticsView({ games }: { readonly games: readonly GameSummary[] }) {
  const t = useTranslate();
  const all = statisticsOf(games);
  const aided = games.filter((game) => !isUnaided(game)).length;
  const facts = [
    ['history.games', `${all.games}`],
    ['history.wins', `${all.wins}`],
    ['history.meanPlace', all.meanPlace === null ? '–' : oneDigit(all.meanPlace)],
    ['history.bidsMade', all.bidsMade === null ? '–' : percent(all.bidsMade)],
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
