import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** How much is done. Without `done` and `total` the bar is indeterminate. */
  readonly done?: number;
  readonly total?: number;
}

/** How far a job is. */
export const ProgressBar = ({ label, done, total }: ProgressBarProps) => (
  <progress className={styles.bar} aria-label={label} value={done} max={total} />
);
