import { useEffect, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { formatTime } from './format-time.ts';
import styles from './History.module.css';
import type { QuarantineEntry, GameArchive } from '@/store/ports/archive.ts';
import { useUndo } from './use-undo.tsx';

interface QuarantineListProps {
  readonly archive: GameArchive;
  readonly onFailed: () => void;
}

/** The list of quarantined data. */
export function QuarantineList({ archive, onFailed }: QuarantineListProps) {
  const t = useTranslate();
  const [entries, setEntries] = useState<readonly QuarantineEntry[]>([]);
  const undo = useUndo(
    () => archive.quarantined().then(setEntries),
    onFailed,
    t('records.quarantine.deleted'),
  );
  useEffect(() => {
    let isCurrent = true;
    archive.quarantined().then(
      (found) => isCurrent && setEntries(found),
      () => isCurrent && onFailed(),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a failure is reported once
  }, [archive]);
  if (entries.length === 0 && undo.offer === null) return null;
  return (
    <section>
      <h3>{t('records.quarantine')}</h3>
      <p className={styles.note}>{t('records.quarantine.text')}</p>
      {undo.offer}
      <ul className={styles.list}>
        {entries.map(({ key, found }) => {
          const when = found === null ? t('history.undated') : formatTime(found);
          const what = t('records.quarantine.unreadable', { when });
          return (
            <li key={key} className={styles.item}>
              <span>{what}</span>
              <Button
                aria-label={t('records.saveOne', { what })}
                onClick={() => void archive.downloadQuarantined(key).catch(onFailed)}
              >
                {t('history.save')}
              </Button>
              <Button
                aria-label={t('records.deleteOne', { what })}
                {...undo.mark(key)}
                onClick={() => undo.remove(key, archive.removeQuarantined(key))}
              >
                {t('own.delete')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
