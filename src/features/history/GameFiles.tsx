import { useRef, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './History.module.css';
import type { GameArchive } from './slots.ts';

interface GameFilesProps {
  readonly archive: GameArchive;
  readonly isEmpty: boolean;
  readonly onOpened: () => void;
}

/** The games as a file, and from one. */
export function GameFiles({ archive, isEmpty, onOpened }: GameFilesProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');

  async function open(file: File): Promise<void> {
    const opened = await archive.open(file).catch(() => null);
    if (opened === null) setTold(t('history.failed'));
    else if (!opened.ok) setTold(t(`history.refused.${opened.error.kind}`));
    else {
      setTold(t('history.opened', { ...opened.value }));
      onOpened();
    }
  }

  return (
    <>
      <output className={styles.told}>{told}</output>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) void open(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button onClick={() => field.current?.click()}>{t('history.open')}</Button>
      <Button
        disabled={isEmpty}
        onClick={() => {
          archive.download().catch(() => setTold(t('history.failed')));
        }}
      >
        {t('history.save')}
      </Button>
    </>
  );
}
