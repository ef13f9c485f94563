import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { joinSentences } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { ProgressBar } from '@/ui/ProgressBar.tsx';
import { QuarantineList } from './QuarantineList.tsx';
import styles from './History.module.css';
import type { GameArchive, ImportProgress, OpenedGames } from '@/store/ports/archive.ts';

interface BackupPageProps {
  readonly archive: GameArchive;
  /** Called after something was added. */
  readonly onOpened: () => void;
}

/** What a file has added, in words. */
function openedText(t: Translate, opened: OpenedGames): string {
  const { added, known, refused, rules, unfinished, quarantined, practiced } = opened;
  const isNothing = added + rules + unfinished + quarantined === 0 && !practiced;
  return joinSentences([
    added > 0 ? t('history.opened', { added }) : '',
    isNothing ? t('history.opened.none') : '',
    added > 0 && known > 0 ? t('history.opened.known', { known }) : '',
    refused > 0 ? t('history.opened.refused', { refused }) : '',
    unfinished > 0 ? t('records.unfinishedAdded', { unfinished }) : '',
    practiced ? t('records.practiced') : '',
    rules > 0 ? t('records.rulesAdded', { rules }) : '',
    quarantined > 0 ? t('records.quarantinedAdded', { quarantined }) : '',
  ]);
}

interface OpenFileProps {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

function OpenFileButton({ isBusy, onFile }: OpenFileProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button disabled={isBusy} onClick={() => field.current?.click()}>
        {t('history.open')}
      </Button>
    </>
  );
}

interface ImportingProps {
  /** null before the file has been opened. */
  readonly progress: ImportProgress | null;
  readonly onCancel: () => void;
}

/** The progress of an import, and a button that cancels it. */
function Importing({ progress, onCancel }: ImportingProps) {
  const t = useTranslate();
  return (
    <div className={styles.importing}>
      <ProgressBar label={t('records.reading')} {...progress} />
      <Button onClick={onCancel}>{t('records.cancel')}</Button>
    </div>
  );
}

/** The import of a file: its message, its progress, and what it has added. */
function useImport(archive: GameArchive, onOpened: () => void) {
  const t = useTranslate();
  const [status, setStatus] = useState('');
  const [opened, setOpened] = useState<OpenedGames | null>(null);
  const [canceling, setCanceling] = useState<AbortController | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);

  async function open(file: File): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    setOpened(null);
    setProgress(null);
    setCanceling(controller);
    setStatus(t('records.reading'));
    const result = await archive.open(file, { signal, onProgress: setProgress }).catch(() => null);
    setCanceling(null);
    if (result === null) setStatus(t(signal.aborted ? 'records.canceled' : 'history.failed'));
    else if (!result.ok) setStatus(t(`history.refused.${result.error.kind}`));
    else {
      setStatus(openedText(t, result.value));
      setOpened(result.value);
      onOpened();
    }
  }

  return { status, setStatus, opened, setOpened, canceling, progress, open };
}

/** Backup to and from a file, and quarantined data. */
export function BackupPage({ archive, onOpened }: BackupPageProps) {
  const t = useTranslate();
  const { status, setStatus, opened, setOpened, canceling, progress, open } = useImport(
    archive,
    onOpened,
  );
  const failed = (): void => setStatus(t('history.failed'));
  // The cancel button disappears with the import; the focus must not be lost.
  const line = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => {
    if (canceling === null && document.activeElement === document.body)
      line.current?.focus({ preventScroll: true });
  }, [canceling]);
  // On a low screen the line is below the buttons that were pressed.
  useEffect(() => {
    if (status !== '') line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [status]);

  return (
    <div className={styles.page}>
      <p>{t('records.keep')}</p>
      <div className={styles.files}>
        <Button onClick={() => void archive.download().catch(failed)}>{t('records.save')}</Button>
        <OpenFileButton isBusy={canceling !== null} onFile={(file) => void open(file)} />
      </div>
      <output ref={line} tabIndex={-1} className={styles.status}>
        {status}
      </output>
      {canceling === null ? null : (
        <Importing progress={progress} onCancel={() => canceling.abort()} />
      )}
      {opened?.takeSettings == null ? null : (
        <div>
          <Button
            onClick={() => {
              opened.takeSettings?.();
              setOpened(null);
              setStatus(t('records.settingsUsed'));
            }}
          >
            {t('records.useSettings')}
          </Button>
        </div>
      )}
      <QuarantineList key={status} archive={archive} onFailed={failed} />
    </div>
  );
}
