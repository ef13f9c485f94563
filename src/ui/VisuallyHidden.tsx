import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** A `div` for block content. */
  readonly as?: 'span' | 'div';
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
