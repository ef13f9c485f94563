import { useId, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './Analysis.module.css';

interface CardTextProps {
  /** Lays the cards of a text, or opens the position in a link; the words of a refusal, or null. */
  readonly onRead: (text: string) => string | null;
}

/** Cards as text, or the link to a position. */
export function CardText({ onRead }: CardTextProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <form
      className={styles.text}
      onSubmit={(event) => {
        event.preventDefault();
        const reason = onRead(text);
        setRefused(reason);
        if (reason === null) setText('');
      }}
    >
      <label htmlFor={id}>{t('analysis.text')}</label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.field}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="AS TH 9D"
          value={text}
          aria-invalid={refused !== null}
          aria-describedby={refused === null ? undefined : `${id}-refused`}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {t('analysis.text.use')}
        </Button>
      </div>
      <p id={`${id}-refused`} className={styles.problem} role="alert">
        {refused}
      </p>
    </form>
  );
}
