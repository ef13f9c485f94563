import { type PlayerView, sideOf, targetOf } from '@/engine/index.ts';
import { formatNumber } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { dotPath } from '@/ui/dot-path.ts';
import { type TotalsCurve, totalsCurves } from './totals-curves.ts';
import { sideName } from './side-names.ts';
import { placesOf, ranking } from './standings.ts';
import styles from './TotalsChart.module.css';

const pathOf = ({ points }: TotalsCurve): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/**
 * The totals as a line chart. Lines differ in pattern as well as color, and the list below has each
 * final value.
 */
export function TotalsChart({ view }: { readonly view: PlayerView }) {
  const t = useTranslate();
  const { totals } = view.standing;
  const { low, high, zero, curves } = totalsCurves(view.past, totals.length);
  const own = sideOf(view.rules, view.seat);
  const round = view.past.length;
  const target = targetOf(view.rules);
  if (round === 0) return <p className={styles.empty}>{t('chart.empty')}</p>;

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        {target === null
          ? t('chart.after', { round, rounds: view.schedule.length })
          : t('chart.afterTarget', { round, points: target })}
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <span className={styles.high}>{formatNumber(high)}</span>
        <span className={styles.low}>{formatNumber(low)}</span>
        <svg className={styles.lines} viewBox="0 0 1 1" preserveAspectRatio="none">
          <path className={styles.zero} d={`M0 ${zero}H1`} />
          {curves.map((curve) => {
            const { side, points } = curve;
            const [x, y] = points.at(-1) ?? [0, 0];
            return (
              <g key={side} className={styles.side} data-line={side} data-own={side === own}>
                <path className={styles.curve} d={pathOf(curve)} />
                <path className={styles.end} d={dotPath(x, y)} />
              </g>
            );
          })}
        </svg>
      </div>
      <ol className={styles.legend}>
        {ranking(placesOf(view.rules, totals)).map((side) => (
          <li key={side} className={styles.entry}>
            <svg
              className={styles.sample}
              viewBox="0 0 1 1"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <g className={styles.side} data-line={side} data-own={side === own}>
                <path className={styles.curve} d="M0 0.5H1" />
              </g>
            </svg>
            {sideName(t, view, side)}
            <span className={styles.total}>{formatNumber(totals[side] ?? 0)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
