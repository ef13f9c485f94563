import { relative } from 'node:path';
import type { FileResult } from './check.ts';

/** How many mismatches of a file are printed; the rest are counted. */
const MAX_PRINTED = 5;

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

function complaintLines(complaints: readonly string[]): string[] {
  const more = complaints.length - MAX_PRINTED;
  const rest = more > 0 ? [`… and ${more} more`] : [];
  return [...complaints.slice(0, MAX_PRINTED), ...rest].map((line) => `    ${line}`);
}

/** One line per file by its path, its first mismatches below it, and the totals at the end. */
export function report(
  results: readonly FileResult[],
  root: string,
): { lines: string[]; ok: boolean } {
  const lines = results.flatMap(({ file, cases, mismatches, faults }) => {
    const fine = mismatches.length + faults.length === 0;
    const sums = [
      counted(cases, 'case', 'cases'),
      counted(mismatches.length, 'mismatch', 'mismatches'),
      ...(faults.length === 0 ? [] : [counted(faults.length, 'fault', 'faults')]),
    ];
    return [
      `${fine ? '✓' : '✗'} ${relative(root, file) || file}: ${sums.join(', ')}`,
      ...complaintLines(faults),
      ...complaintLines(mismatches),
    ];
  });
  const sum = (of: (result: FileResult) => number) =>
    results.reduce((all, result) => all + of(result), 0);
  const cases = sum((result) => result.cases);
  const mismatches = sum((result) => result.mismatches.length);
  const faults = sum((result) => result.faults.length);
  const total = [
    counted(results.length, 'file', 'files'),
    counted(cases, 'case', 'cases'),
    counted(mismatches, 'mismatch', 'mismatches'),
    counted(faults, 'fault', 'faults'),
  ];
  return { lines: [...lines, total.join(', ')], ok: mismatches + faults === 0 && cases > 0 };
}
