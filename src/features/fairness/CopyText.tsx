import { useId, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './Fairness.module.css';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  readonly copy: (text: string) => Promise<boolean>;
}

/** Characters in a line, and lines shown before it scrolls. */
const LINE = 48;
const MAX_LINES = 8;

/** A text to copy; it can be selected where copying is not possible. */
export function CopyText({ label, text, copy }: CopyTextProps) {
  const t = useTranslate();
  const id = useId();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={styles.code}
        readOnly
        spellCheck={false}
        rows={Math.min(MAX_LINES, Math.ceil(text.length / LINE) + text.split('\n').length - 1)}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.row}>
        <Button onClick={() => void copy(text).then(setCopied)}>{t('fairness.copy')}</Button>
        <output>{copied !== null && t(copied ? 'copy.done' : 'copy.failed')}</output>
      </div>
    </div>
  );
}
