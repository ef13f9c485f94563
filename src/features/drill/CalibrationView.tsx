import type { ReactNode } from 'react';
import { formatFigure, formatNumber, formatPercent } from '@/i18n/format.ts';
import type { LabelKey } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type BrierBlock, type Calibration, MIN_ANSWERS } from '@/store/drill/calibration.ts';
import { signOf } from '@/store/insights/estimate.ts';
import { ChartTable } from '@/ui/ChartTable.tsx';
import { TrendPlot } from '@/ui/TrendPlot.tsx';
import { CalibrationPlot } from './CalibrationPlot.tsx';
import styles from './Drill.module.css';

const score = (brier: number): string => formatFigure(brier, 3);

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The conclusion about all chances; none while the interval includes zero. */
function biasKey({ excess }: Calibration): LabelKey | null {
  if (excess === null) return null;
  const sign = signOf(excess);
  if (sign === 0) return 'drill.bias.even';
  return sign > 0 ? 'drill.bias.over' : 'drill.bias.under';
}

/** The score, the hint's with the same bids, and what the bids cost. */
function Scores({ calibration }: { readonly calibration: Calibration }) {
  const t = useTranslate();
  const { count, brier, cost } = calibration;
  const expert = (calibration.expert?.count ?? 0) < MIN_ANSWERS ? null : calibration.expert;
  // Beside the hint's score, the player's is that of the same bids.
  const own = expert?.own ?? brier;
  const few = t('insights.few');
  const bias = biasKey(calibration);
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={t('drill.answers')}>{formatNumber(count)}</Fact>
        <Fact label={t('drill.brier')}>
          {count < MIN_ANSWERS || own === null ? few : score(own)}
        </Fact>
        <Fact label={t('drill.brier.hint')}>{expert === null ? few : score(expert.brier)}</Fact>
        <Fact label={t('drill.cost')}>
          {cost === null ? (
            few
          ) : (
            <>
              {formatFigure(cost.value, 1)} <small>± {formatFigure(cost.margin, 1)}</small>
            </>
          )}
        </Fact>
      </dl>
      <p>{bias === null ? t('drill.few', { count: MIN_ANSWERS }) : t(bias)}</p>
      <p className={styles.note}>
        {t('drill.brier.note', { half: formatPercent(0.5), score: formatFigure(0.25, 2) })}
      </p>
    </>
  );
}

/** The calibration curve, with its table. */
function Curve({ calibration: { steps } }: { readonly calibration: Calibration }) {
  const t = useTranslate();
  return (
    <section className={styles.panel}>
      <h2>{t('drill.curve')}</h2>
      <CalibrationPlot steps={steps} />
      <p className={styles.note}>{t('drill.curve.note', { chance: formatPercent(0.7) })}</p>
      <ChartTable>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('drill.said')}</th>
              <th scope="col">{t('records.made')}</th>
              <th scope="col">{t('drill.range')}</th>
              <th scope="col">{t('drill.answers')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ chance, count, made, range: [low, high] }) => (
              <tr key={chance}>
                <th scope="row">{formatPercent(chance)}</th>
                <td>{formatPercent(made / count)}</td>
                <td>
                  {t('insights.rating.interval', {
                    low: formatPercent(low),
                    high: formatPercent(high),
                  })}
                </td>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ChartTable>
    </section>
  );
}

/** The worst score on the trend's axis: always certain, and wrong half of the time. */
const WORST = 0.5;

const heightOf = (brier: number): number => 1 - brier / WORST;

/** The score over time, with its table. */
function Trend({ trend }: { readonly trend: readonly BrierBlock[] }) {
  const t = useTranslate();
  if (trend.length < 2) return null;
  const nameOf = ({ from, to }: BrierBlock): string =>
    t('insights.rating.interval', { low: formatNumber(from), high: formatNumber(to) });
  return (
    <section className={styles.panel}>
      <h2>{t('drill.trend')}</h2>
      <TrendPlot
        title={null}
        scale={[formatNumber(0), formatFigure(WORST / 2, 2), formatNumber(WORST)]}
        points={trend.map((block) => ({
          own: heightOf(block.brier),
          mean: heightOf(block.mean),
        }))}
      />
      <p className={styles.note}>{t('drill.trend.note')}</p>
      <ChartTable>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('drill.answers')}</th>
              <th scope="col">{t('drill.brier')}</th>
              <th scope="col">{t('drill.mean')}</th>
            </tr>
          </thead>
          <tbody>
            {trend.toReversed().map((block) => (
              <tr key={block.from}>
                <th scope="row">{nameOf(block)}</th>
                <td>{score(block.brier)}</td>
                <td>{score(block.mean)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ChartTable>
    </section>
  );
}

interface CalibrationViewProps {
  readonly calibration: Calibration;
  /** Chooses the answers that count. */
  readonly children: ReactNode;
}

/** How well the player's chances fit the results. */
export function CalibrationView({ calibration, children }: CalibrationViewProps) {
  const t = useTranslate();
  return (
    <div className={styles.panels}>
      <section className={styles.panel}>
        <h2>{t('drill.scores')}</h2>
        {children}
        <Scores calibration={calibration} />
      </section>
      {calibration.count === 0 ? null : <Curve calibration={calibration} />}
      <Trend trend={calibration.trend} />
    </div>
  );
}
