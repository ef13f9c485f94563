import { type ReactNode, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './panels.module.css';

/**
 * The table behind a chart, to be opened. Its contents are created when it is first opened: with hundreds of games they
 * take longer than the rest of their screen.
 */
export function ChartTable({
  children,
  startsOpen = false,
}: {
  readonly children: ReactNode;
  readonly startsOpen?: boolean;
}) {
  const t = useTranslate();
  const [wasOpened, setOpened] = useState(startsOpen);
  return (
    <details
      open={startsOpen || undefined}
      onToggle={({ currentTarget: { open } }) => open && setOpened(true)}
    >
      <summary className={styles.summary}>{t('records.trend.table')}</summary>
      {wasOpened ? children : null}
    </details>
  );
}
