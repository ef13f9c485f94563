import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { joinSentences } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { ProgressBar } from '@/ui/ProgressBar.tsx';
import { QuarantineList } from './QuarantineList.tsx';
import styles from './History.module.css';
import type { FileImport, FileImportState } from '@/store/games/file-import.ts';
import type { GameArchive, ImportProgress, OpenedGames } from '@/store/ports/archive.ts';

interface BackupPageProps {
  readonly archive: GameArchive;
  readonly fileImport: FileImport;
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

interface SaveAllProps {
  readonly archive: Pick<GameArchive, 'download'>;
  /** Shows a message in the page's status line; the result clears it, unless another one has taken its place. */
  readonly say: (text: string) => () => void;
}

/** Saves everything to a file. Collecting thousands of games takes seconds; until it ends, a press does nothing. */
function SaveAllButton({ archive, say }: SaveAllProps) {
  const t = useTranslate();
  const isSaving = useRef(false);
  async function save(): Promise<void> {
    // The button keeps the focus, so it is not disabled.
    if (isSaving.current) return;
    isSaving.current = true;
    const clear = say(t('records.saving'));
    try {
      await archive.download();
      clear();
    } catch {
      say(t('history.failed'));
    } finally {
      isSaving.current = false;
    }
  }
  return <Button onClick={() => void save()}>{t('records.save')}</Button>;
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

/** The state of an import in words; '' if there is nothing to say. */
function importText(t: Translate, { isRunning, outcome }: FileImportState): string {
  if (isRunning) return t('records.reading');
  switch (outcome?.kind) {
    case undefined:
      return '';
    case 'opened':
      return openedText(t, outcome.opened);
    case 'refused':
      return t(`history.refused.${outcome.refusal.kind}`);
    case 'canceled':
      return t('records.canceled');
    case 'failed':
      return t('history.failed');
  }
}

/** The page's status message: what came of the last press, or of an import since. */
function useStatus(fileImport: FileImport) {
  const t = useTranslate();
  const state = useStore(fileImport.store);
  const { isRunning, outcome } = state;
  const [said, setSaid] = useState<{ readonly text: string; readonly after: FileImportState }>();
  // What is said about something else holds until an import begins or ends.
  const isLatest = said?.after.isRunning === isRunning && said.after.outcome === outcome;
  const importStatus = importText(t, state);
  return {
    ...state,
    importStatus,
    status: isLatest ? said.text : importStatus,
    say: (text: string): (() => void) => {
      const message = { text, after: fileImport.store.getState() };
      setSaid(message);
      return () => setSaid((now) => (now === message ? { ...message, text: '' } : now));
    },
  };
}

/** An outcome that was on the screen is not shown again. */
function useForgetWhenClosed(fileImport: FileImport): void {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // Strict mode runs every effect twice, so the page may be back at once.
      queueMicrotask(() => isOpen.current || fileImport.forget());
    };
  }, [fileImport]);
}

/** Backup to and from a file, and quarantined data. */
export function BackupPage({ archive, fileImport }: BackupPageProps) {
  const t = useTranslate();
  const { isRunning, progress, outcome, importStatus, status, say } = useStatus(fileImport);
  const failed = (): void => void say(t('history.failed'));
  const takeSettings = outcome?.kind === 'opened' ? outcome.opened.takeSettings : null;
  useForgetWhenClosed(fileImport);
  // The cancel button disappears with the import; the focus must not be lost.
  const line = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => {
    if (!isRunning && document.activeElement === document.body)
      line.current?.focus({ preventScroll: true });
  }, [isRunning]);
  // On a low screen the line is below the buttons that were pressed.
  useEffect(() => {
    if (status !== '') line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [status]);

  return (
    <div className={styles.page}>
      <p>{t('records.keep')}</p>
      <div className={styles.files}>
        <SaveAllButton archive={archive} say={say} />
        <OpenFileButton
          isBusy={isRunning}
          onFile={(file) => void fileImport.start(archive, file)}
        />
      </div>
      <output ref={line} tabIndex={-1} className={styles.status}>
        {status}
      </output>
      {isRunning ? <Importing progress={progress} onCancel={() => fileImport.cancel()} /> : null}
      {takeSettings === null ? null : (
        <div>
          <Button
            onClick={() => {
              takeSettings();
              fileImport.forget();
              say(t('records.settingsUsed'));
            }}
          >
            {t('records.useSettings')}
          </Button>
        </div>
      )}
      {/* An import may add to the list. */}
      <QuarantineList key={importStatus} archive={archive} onFailed={failed} />
    </div>
  );
}
