import { useEffect, useRef } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './ErrorBoundary.module.css';

/** In place of the table while another tab plays the game. */
export function Elsewhere({ onPlayHere }: { readonly onPlayHere: () => void }) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={styles.crash}>
      <div role="alert">
        <h1>{t('elsewhere.title')}</h1>
        <p>{t('elsewhere.text')}</p>
      </div>
      <Button ref={button} variant="primary" onClick={onPlayHere}>
        {t('elsewhere.playHere')}
      </Button>
    </main>
  );
}
