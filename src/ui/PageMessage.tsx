import type { ReactNode } from 'react';
import styles from './PageMessage.module.css';

interface PageMessageProps {
  readonly title: string;
  readonly text: string;
  /** The buttons below. */
  readonly children: ReactNode;
}

/** A message in place of the whole page, announced at once. */
export function PageMessage({ title, text, children }: PageMessageProps) {
  return (
    <main className={styles.message}>
      <div role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {children}
    </main>
  );
}
