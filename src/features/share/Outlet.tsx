import { useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './Share.module.css';
import type { ShareContent, Sharing } from '@/store/ports/sharing.ts';

interface OutletProps {
  /** What is copied; null while it is being made. */
  readonly text: string | null;
  /** What other programs are offered. */
  readonly thing: ShareContent;
  readonly sharing: Sharing;
  readonly copyLabel: string;
  readonly sendLabel: string;
}

/** Sends something to another program where the platform can, and copies it where it cannot. */
export function Outlet({ text, thing, sharing, copyLabel, sendLabel }: OutletProps) {
  const t = useTranslate();
  const [told, setTold] = useState<boolean | null>(null);
  const { send } = sharing;

  async function copy(): Promise<void> {
    setTold(text !== null && (await sharing.copy(text)));
  }

  async function offer(): Promise<void> {
    setTold(null);
    // Refused by the system: then at least it can be pasted.
    if (send !== null && !(await send(thing))) await copy();
  }

  return (
    <div className={styles.buttons}>
      {send === null ? null : (
        <Button variant="primary" disabled={text === null} onClick={() => void offer()}>
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
      <output className={styles.told}>
        {told === null ? '' : t(told ? 'copy.done' : 'copy.failed')}
      </output>
    </div>
  );
}
