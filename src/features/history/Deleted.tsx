import { useEffect, useRef } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './History.module.css';

/** Says that a game is deleted, and puts it back. The button that was pressed is gone with its game. */
export function Deleted({ onUndo }: { readonly onUndo: () => void }) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.deleted}>
      <output>{t('history.deleted')}</output>
      <Button ref={button} onClick={onUndo}>
        {t('history.undo')}
      </Button>
    </div>
  );
}
