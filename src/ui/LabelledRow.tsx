import type { ReactNode } from 'react';
import styles from './LabelledRow.module.css';

interface LabelledRowProps {
  /** The id of the control; without one the label is said by the control itself. */
  readonly htmlFor: string | null;
  readonly label: string;
  readonly children: ReactNode;
}

/** A control in a row with what it is for. */
export function LabelledRow({ htmlFor, label, children }: LabelledRowProps) {
  return (
    <div className={styles.row}>
      {htmlFor !== null && <label htmlFor={htmlFor}>{label}</label>}
      {children}
    </div>
  );
}
