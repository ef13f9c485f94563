import { useRef, useState } from 'react';
import { joinSentences } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { QuarantineList } from './QuarantineList.tsx';
import styles from './History.module.css';
import type { GameArchive, OpenedGames } from '@/store/ports/archive.ts';

interface BackupPageProps {
  readonly archive: GameArchive;
  /** Called after something was added. */
  readonly onOpened: () => void;
}

/** The result of opening a file, in words. */
function gamesText(t: Translate, opened: OpenedGames): string[] {
  const { added, known, refused, rules, unfinished, quarantined, practiced } = opened;
  const isNothing = added + rules + unfinished + quarantined === 0 && !practiced;
  return [
    added > 0 ? t('history.opened', { added }) : '',
    isNothing ? t('history.opened.none') : '',
    added > 0 && known > 0 ? t('history.opened.known', { known }) : '',
    refused > 0 ? t('history.opened.refused', { refused }) : '',
  ];
}

function OpenFileButton({ onFile }: { readonly onFile: (file: File) => void }) {
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
      <Button onClick={() => field.current?.click()}>{t('history.open')}</Button>
    </>
  );
}

/** Backup to and from a file, and quarantined data. */
export function BackupPage({ archive, onOpened }: BackupPageProps) {
  const t = useTranslate();
  const [status, setStatus] = useState('');
  const [opened, setOpened] = useState<OpenedGames | null>(null);
  const failed = (): void => setStatus(t('history.failed'));

  async function open(file: File): Promise<void> {
    setOpened(null);
    setStatus(t('records.reading'));
    const result = await archive.open(file).catch(() => null);
    if (result === null) failed();
    else if (!result.ok) setStatus(t(`history.refused.${result.error.kind}`));
    else {
      const { takeSettings: _, practiced, ...counts } = result.value;
      setStatus(
        joinSentences([
          ...gamesText(t, result.value),
          counts.unfinished > 0 ? t('records.unfinishedAdded', counts) : '',
          practiced ? t('records.practiced') : '',
          counts.rules > 0 ? t('records.rulesAdded', counts) : '',
          counts.quarantined > 0 ? t('records.quarantinedAdded', counts) : '',
        ]),
      );
      setOpened(result.value);
      onOpened();
    }
  }

  return (
    <div className={styles.page}>
      <p>{t('records.keep')}</p>
      <div className={styles.files}>
        <Button onClick={() => void archive.download().catch(failed)}>{t('records.save')}</Button>
        <OpenFileButton onFile={(file) => void open(file)} />
      </div>
      <output className={styles.status}>{status}</output>
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
