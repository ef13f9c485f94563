import type { Estimate } from '../lib/statistics.mjs';
import type { Summary } from './summary.ts';

/** A table as text: first column left-aligned, others right-aligned. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

const halfOf = ({ mean, interval }: Estimate): number => interval[1] - mean;

/** A mean with half its interval: `61.2 ±0.4`. */
export const withInterval = (estimate: Estimate, factor = 1, digits = 2): string => {
  const half = halfOf(estimate);
  const margin = Number.isFinite(half) ? (half * factor).toFixed(digits) : '?';
  return `${(estimate.mean * factor).toFixed(digits)} ±${margin}`;
};

/** A share in percent with half its interval. */
export const percent = (estimate: Estimate): string => withInterval(estimate, 100, 1);

const HEADINGS = [
  'player',
  'seats',
  'wins %',
  'bids made %',
  'points/round',
  'ms median',
  'p95',
  'max',
  'illegal',
];

/** The summary of a match as text. */
export function textOf({ games, players, differences }: Summary, deals: number): string {
  const rows = players.map(({ name, seats, winShare, made, points, decisionMs, illegal }) => [
    name,
    String(seats),
    percent(winShare),
    percent(made),
    withInterval(points),
    decisionMs.median.toFixed(3),
    decisionMs.p95.toFixed(3),
    decisionMs.max.toFixed(1),
    String(illegal),
  ]);
  const first = players[0]?.name ?? '';
  const lines = differences.map(
    ({ name, winShare, points }) =>
      `${first} − ${name}: ${percent(winShare)} % of wins, ${withInterval(points)} points a round\n`,
  );
  return [
    `${games} games, ${deals} deals; intervals are 95%, over deals\n`,
    tableOf([HEADINGS, ...rows]),
    ...lines,
  ].join('');
}
