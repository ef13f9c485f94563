import { useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './Share.module.css';
import type { ShareContent, Sharing } from '@/store/ports/sharing.ts';

interface ShareOrCopyProps {
  /** The text to copy; null until it is ready. */
  readonly text: string | null;
  /** The content for the share sheet. */
  readonly content: ShareContent;
  readonly sharing: Sharing;
  readonly copyLabel: string;
  readonly sendLabel: string;
}

/** Opens the share sheet, or copies the text where there is none. */
export function ShareOrCopy({ text, content, sharing, copyLabel, sendLabel }: ShareOrCopyProps) {
  const t = useTranslate();
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const { send } = sharing;

  async function copy(): Promise<void> {
    setIsCopied(text !== null && (await sharing.copy(text)));
  }

  async function share(): Promise<void> {
    setIsCopied(null);
    // Sharing was refused: copy instead.
    if (send !== null && !(await send(content))) await copy();
  }

  return (
    <div className={styles.buttons}>
      {send === null ? null : (
        <Button variant="primary" disabled={text === null} onClick={() => void share()}>
          {sendLabel}
        </Button>
      )}
      <Button
        variant={send === null ? 'primary' : 'quiet'}
        disabled={text === null}
        onClick={() => void copy()}
      >
        {copyLabel}
      </Button>
      <output className={styles.status}>
        {isCopied === null ? '' : t(isCopied ? 'copy.done' : 'copy.failed')}
      </output>
    </div>
  );
}
