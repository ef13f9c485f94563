import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** How much is done; without `done` and `total`, something is going on, but nobody knows how long. */
  readonly done?: number;
  readonly total?: number;
}

/** How far a job is. */
export const ProgressBar = ({ label, done, total }: ProgressBarProps) => (
  <progress className={styles.bar} aria-label={label} value={done} max={total} />
);
