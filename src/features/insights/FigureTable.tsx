import { formatNumber } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Figure, Selection } from '@/store/insights/figures.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import styles from './Insights.module.css';
import { decimalText, rangeText } from './figure-text.ts';
import { OpenButton } from './OpenButton.tsx';

interface FigureTableProps {
  readonly caption: string;
  readonly figures: readonly Figure[];
  readonly nameOf: (selection: Selection) => string;
  /** Shows the decisions behind a figure. */
  readonly onOpen: (selection: Selection) => void;
}

/** The bar of an error rate, with its interval and a mark where an expert's is. */
function RateBar({
  figure: { rate, expert },
  max,
}: {
  readonly figure: Figure;
  readonly max: number;
}) {
  if (rate === null) return null;
  const part = (value: number): number => Math.min(1, Math.max(0, value / max));
  return (
    <span
      className={styles.bar}
      aria-hidden="true"
      style={{
        '--share': part(rate.value),
        '--low': part(rate.value - rate.margin),
        '--high': part(rate.value + rate.margin),
        '--expert': part(expert),
      }}
    />
  );
}

/** Error rates of groups of decisions: a chart and its table in one. */
export function FigureTable({ caption, figures, nameOf, onOpen }: FigureTableProps) {
  const t = useTranslate();
  const max = Math.max(
    1,
    ...figures.map(({ rate, expert }) => Math.max(expert, rate === null ? 0 : rate.value * 1.5)),
  );
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{caption}</VisuallyHidden>
          </th>
          <th scope="col">{t('insights.rate.column')}</th>
          <th scope="col">{t('insights.decisions')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.key}>
            <th scope="row">
              <OpenButton selection={figure} name={nameOf(figure)} onOpen={onOpen} />
            </th>
            <td className={styles.rate}>
              <RateBar figure={figure} max={max} />
              {figure.rate === null ? (
                <span className={styles.tooFew}>{t('insights.few')}</span>
              ) : (
                <span>
                  {rangeText(t, figure.rate)}{' '}
                  <small>({t('insights.rate.expert', { rate: decimalText(figure.expert) })})</small>
                </span>
              )}
            </td>
            <td>{formatNumber(figure.decisions)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
