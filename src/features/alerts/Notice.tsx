import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** Whether it interrupts screen readers. */
  readonly urgent?: boolean;
  readonly text: string;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A bar above the table that stays until it is answered. It does not block the game. */
export function Notice({ urgent = false, text, children }: NoticeProps) {
  return (
    <div className={styles.notice} role={urgent ? 'alert' : 'status'}>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
