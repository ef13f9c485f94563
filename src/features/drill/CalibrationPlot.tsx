import { formatPercent } from '@/i18n/format.ts';
import type { CalibrationStep } from '@/store/drill/calibration.ts';
import { dotPath } from '@/ui/dot-path.ts';
import styles from './Drill.module.css';

/** The labels of both axes. */
const SCALE = [0, 0.5, 1] as const;

/** Points grow with the number of answers, in px. */
const dotSize = (count: number): number => Math.min(18, 6 + 2 * Math.sqrt(count));

/**
 * The calibration curve: chances given from left to right, bids made from bottom to top, and the line on which both
 * are equal. Hidden from screen readers, so a table must show the same.
 */
export function CalibrationPlot({ steps }: { readonly steps: readonly CalibrationStep[] }) {
  const line = steps
    .map(({ chance, made, count }, at) => `${at === 0 ? 'M' : 'L'}${chance} ${1 - made / count}`)
    .join('');
  return (
    <div className={styles.plot} aria-hidden="true">
      {SCALE.map((part) => (
        <span key={part} className={styles.up} style={{ '--share': part }}>
          {formatPercent(part)}
        </span>
      ))}
      <svg viewBox="0 0 1 1" preserveAspectRatio="none">
        <path className={styles.rule} d="M0 0H1V1H0ZM0 0.5H1M0.5 0V1" />
        <path className={styles.diagonal} d="M0 1L1 0" />
        {steps.map(({ chance, range: [low, high] }) => (
          <path key={chance} className={styles.range} d={`M${chance} ${1 - low}V${1 - high}`} />
        ))}
        <path className={styles.curve} d={line} />
        {steps.map(({ chance, made, count }) => (
          <path
            key={chance}
            className={styles.point}
            style={{ '--dot': `${dotSize(count)}px` }}
            d={dotPath(chance, 1 - made / count)}
          />
        ))}
      </svg>
      {SCALE.map((part) => (
        <span key={part} className={styles.along} style={{ '--share': part }}>
          {formatPercent(part)}
        </span>
      ))}
    </div>
  );
}
