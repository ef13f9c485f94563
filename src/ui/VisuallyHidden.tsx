import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** A `div` where it holds more than a phrase. */
  readonly as?: 'span' | 'div';
  readonly children: ReactNode;
}

/** Words for those who listen. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
