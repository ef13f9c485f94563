import type { ReactNode } from 'react';
import styles from './LabelledRow.module.css';

interface LabelledRowProps {
  /** The id of the control; without one the control has its own label. */
  readonly htmlFor: string | null;
  readonly label: string;
  readonly children: ReactNode;
}

/** A labelled control in a row. */
export function LabelledRow({ htmlFor, label, children }: LabelledRowProps) {
  return (
    <div className={styles.row}>
      {htmlFor !== null && <label htmlFor={htmlFor}>{label}</label>}
      {children}
    </div>
  );
}
