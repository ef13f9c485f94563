import { useEffect, useId, useRef, useState } from 'react';
import type { SeenAndHeard as SeenAndHeardText } from '@/i18n/card-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import styles from './Analysis.module.css';

interface CardTextProps {
  readonly label: string;
  /** An example of such a text. */
  readonly example: string;
  /** The button's accessible name if its text is ambiguous; left out: its text. */
  readonly action?: string;
  /** Applies the text; returns the words of a refusal, or null. */
  readonly onRead: (text: string) => SeenAndHeardText | null;
}

/** A field for cards, or for bids and plays, as text. */
export function CardText({ label, example, action, onRead }: CardTextProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<SeenAndHeardText | null>(null);
  const refusal = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refused !== null) refusal.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refused]);
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
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.field}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={example}
          value={text}
          aria-invalid={refused !== null}
          aria-describedby={refused === null ? undefined : `${id}-refused`}
          onChange={(event) => {
            setText(event.target.value);
            setRefused(null);
          }}
        />
        <Button type="submit" disabled={text.trim() === ''} aria-label={action}>
          {t('analysis.text.use')}
        </Button>
      </div>
      <p ref={refusal} id={`${id}-refused`} className={styles.problem} role="alert">
        {refused === null ? null : <SeenAndHeard {...refused} />}
      </p>
    </form>
  );
}
