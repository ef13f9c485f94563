import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** Whether it interrupts what a screen reader is saying. */
  readonly urgent?: boolean;
  readonly text: string;
  /** What can be answered. */
  readonly children: ReactNode;
}

/** Words above the table that stay until they are answered; the game can be played below them. */
export function Notice({ urgent = false, text, children }: NoticeProps) {
  return (
    <div className={styles.notice} role={urgent ? 'alert' : 'status'}>
      <p>{text}</p>
      {children}
    </div>
  );
}
