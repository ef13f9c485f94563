import { dotPath } from './dot-path.ts';
import styles from './TrendPlot.module.css';

/** A value, its moving average, and optionally the interval of that; all from 0 (bottom) to 1 (top). */
export interface PlotPoint {
  readonly own: number;
  readonly mean: number;
  readonly range?: readonly [low: number, high: number];
}

interface TrendPlotProps {
  /** null where a heading has it already. */
  readonly title: string | null;
  /** The labels of the axis: top, middle, bottom. */
  readonly scale: readonly [top: string, middle: string, foot: string];
  readonly points: readonly PlotPoint[];
}

/** The chart is a unit square: the first value at the left, the scale's upper end at the top. */
const across = (index: number, count: number): number => (count < 2 ? 0.5 : index / (count - 1));

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The outline of the intervals: along their tops and back along their bottoms. */
function bandPath(points: readonly PlotPoint[]): string {
  const ends = points.flatMap(({ range }, at) =>
    range === undefined ? [] : [{ x: across(at, points.length), low: range[0], high: range[1] }],
  );
  if (ends.length < 2) return '';
  const upper = ends.map(({ x, high }) => `${x} ${1 - within(high)}`);
  const lower = ends.toReversed().map(({ x, low }) => `${x} ${1 - within(low)}`);
  return `M${[...upper, ...lower].join('L')}Z`;
}

/** Values as points, with a line for the moving average. A table must say the same: this is hidden from screen readers. */
export function TrendPlot({ title, scale, points }: TrendPlotProps) {
  const line = points
    .map(
      ({ mean }, at) => `${at === 0 ? 'M' : 'L'}${across(at, points.length)} ${1 - within(mean)}`,
    )
    .join('');
  // One path for all: hundreds of them would take long to lay out.
  const dots = points
    .map(({ own }, at) => dotPath(across(at, points.length), 1 - within(own)))
    .join('');
  return (
    <div className={styles.trend}>
      {title === null ? null : <p className={styles.title}>{title}</p>}
      <div className={styles.plot} aria-hidden="true">
        {scale.map((label) => (
          <span key={label}>{label}</span>
        ))}
        <svg viewBox="0 0 1 1" preserveAspectRatio="none">
          <path className={styles.band} d={bandPath(points)} />
          <path className={styles.rule} d="M0 0H1M0 0.5H1M0 1H1" />
          <path className={styles.point} d={dots} />
          <path className={styles.mean} d={line} />
        </svg>
      </div>
    </div>
  );
}
