import type { ReactNode } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Estimate } from '@/store/insights/estimate.ts';
import styles from './Guide.module.css';
import { shareText } from './statement-words.ts';

/** A share as a bar with its interval; hidden from screen readers, which get the figure beside it. */
function ShareBar({ share: { value, margin } }: { readonly share: Estimate }) {
  const part = (percent: number): number => Math.min(1, Math.max(0, percent / 100));
  return (
    <span
      className={styles.bar}
      aria-hidden="true"
      style={{
        '--share': part(value),
        '--low': part(value - margin),
        '--high': part(value + margin),
      }}
    />
  );
}

interface ShareRow {
  readonly key: string | number;
  readonly name: ReactNode;
  /** One for each column; null if there were too few observations. */
  readonly shares: readonly (Estimate | null)[];
  readonly isChosen?: boolean;
}

interface ShareTableProps {
  readonly caption: ReactNode;
  /** The headings of the names and of each column of shares. */
  readonly heads: readonly string[];
  readonly rows: readonly ShareRow[];
}

/** Measured shares with their intervals: a chart and its table in one. */
export function ShareTable({ caption, heads, rows }: ShareTableProps) {
  const t = useTranslate();
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, shares, isChosen = false }) => (
          <tr key={key} data-chosen={isChosen || undefined}>
            <th scope="row">{name}</th>
            {shares.map((share, column) => (
              <td key={heads[column + 1]}>
                {share === null ? (
                  <span className={styles.tooFew}>{t('guide.rare')}</span>
                ) : (
                  <span className={styles.share}>
                    <ShareBar share={share} />
                    <span>{shareText(share)}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
