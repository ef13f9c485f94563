import type { ReactNode } from 'react';
import styles from './LabeledRow.module.css';

interface LabeledRowProps {
  /** The id of the control; without one the control has its own label. */
  readonly htmlFor: string | null;
  readonly label: string;
  readonly children: ReactNode;
}

/** A labeled control in a row. */
export function LabeledRow({ htmlFor, label, children }: LabeledRowProps) {
  return (
    <div className={styles.row}>
      {htmlFor !== null && <label htmlFor={htmlFor}>{label}</label>}
      {children}
    </div>
  );
}
