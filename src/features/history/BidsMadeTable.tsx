import { useTranslate } from '@/i18n/use-translate.ts';
import { formatPercent } from '@/i18n/format.ts';
import styles from './Statistics.module.css';

interface Row {
  readonly key: number | string;
  readonly label: string;
  readonly made: number;
  readonly count: number;
}

interface BidsMadeTableProps {
  readonly caption: string;
  /** The heading of the first column. */
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** A table of made bids with a bar for each fraction. */
export function BidsMadeTable({ caption, heading, rows }: BidsMadeTableProps) {
  const t = useTranslate();
  return (
    <table className={styles.tally}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{t('records.made')}</th>
          <th scope="col">{t('records.part')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, made, count }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{t('records.madeOf', { made, count })}</td>
            <td className={styles.share} style={{ '--share': made / count }}>
              <span>{formatPercent(made / count)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
