// The files in docs/results: what was measured, with the command that measured it.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { estimate } from '../lib/statistics.mjs';

/**
 * A value with half of its 95% interval; without one where it has none.
 * @typedef {readonly [value: number, margin?: number]} Figure
 *
 * A cell of a row: shares in percent, points in points, times in ms.
 * @typedef {string | number | boolean | null | Figure} Cell
 * @typedef {Readonly<Record<string, Cell>>} Row
 *
 * One run of a command.
 * @typedef {object} Run
 * @property {string | null} command null where the command was not kept
 * @property {string} recorded the day on which the figures were written down, ISO 8601
 * @property {string} [note] conditions that the command does not say
 * @property {readonly Row[]} rows
 */

/** From the root of the repository. */
const RESULTS = 'docs/results';

/**
 * The runs in a file, in the order in which they were first made.
 * @param {string} file
 * @returns {Run[]}
 */
const runsIn = (file) =>
  /** @type {{ runs: Run[] }} */ (JSON.parse(readFileSync(file, 'utf8'))).runs;

/** All files by name, without `.json`. */
export const allRuns = () =>
  new Map(
    readdirSync(RESULTS)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [basename(file, '.json'), runsIn(join(RESULTS, file))]),
  );

/**
 * One row per line, so that a difference between versions can be read.
 * @param {readonly Run[]} runs
 */
export function textOf(runs) {
  const told = runs.map(({ rows, ...about }) => {
    const head = Object.entries(about).map(
      ([key, value]) => `      ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
    );
    const lines = rows.map((row) => `        ${JSON.stringify(row)}`);
    return `    {\n${head.join('')}      "rows": [\n${lines.join(',\n')}\n      ]\n    }`;
  });
  return `{\n  "runs": [\n${told.join(',\n')}\n  ]\n}\n`;
}

/**
 * Runs with a new one, which replaces an earlier run of the same command.
 * @param {readonly Run[]} runs
 * @param {Run} run
 * @returns {Run[]}
 */
export function withRun(runs, run) {
  const at = runs.findIndex(({ command }) => command === run.command);
  return at < 0 ? [...runs, run] : runs.with(at, run);
}

/** Arguments that change no figure. */
const IRRELEVANT = new Set(['--out', '--threads', '--json', '--pool', '--print', '--cases']);

const isIrrelevant = (/** @type {string} */ argument) =>
  IRRELEVANT.has(argument.split('=', 1)[0] ?? '');

/** @param {string} argument */
const quoted = (argument) => (/^[\w./:@,=-]+$/.test(argument) ? argument : `'${argument}'`);

/**
 * A script with its arguments as typed, without its output file.
 * @param {string} script
 * @param {readonly string[]} args
 */
export function commandOf(script, args) {
  const kept = args.filter(
    (argument, at) => !isIrrelevant(argument) && !IRRELEVANT.has(args[at - 1] ?? ''),
  );
  return ['npm run', script, ...(kept.length > 0 ? ['--'] : []), ...kept.map(quoted)].join(' ');
}

/**
 * The rows that this script, called with the same arguments, measured before it was interrupted.
 * @param {string | undefined} file
 * @param {string} script
 * @returns {readonly Row[]}
 */
export function rowsSoFar(file, script) {
  if (file === undefined || !existsSync(file)) return [];
  const command = commandOf(script, process.argv.slice(2));
  return runsIn(file).find((run) => run.command === command)?.rows ?? [];
}

/**
 * Writes down what a script has measured, if it was called with `--out FILE`.
 * @param {string | undefined} file
 * @param {string} script
 * @param {readonly Row[]} rows
 */
export function saveRun(file, script, rows) {
  if (file === undefined) return;
  const command = commandOf(script, process.argv.slice(2));
  const recorded = new Date().toISOString().slice(0, 10);
  const runs = existsSync(file) ? runsIn(file) : [];
  writeFileSync(file, textOf(withRun(runs, { command, recorded, rows })));
}

/**
 * A number rounded to `digits` decimals.
 * @param {number} value
 * @param {number} digits
 */
export const rounded = (value, digits) => Number(value.toFixed(digits));

/**
 * A mean with its interval as a figure.
 * @param {import('../lib/statistics.mjs').Estimate} estimate
 * @param {number} [factor] 100 for percent
 * @param {number} [digits]
 * @returns {Figure}
 */
export function figureOf({ mean, interval }, factor = 1, digits = 2) {
  const value = rounded(mean * factor, digits);
  const margin = (interval[1] - mean) * factor;
  return Number.isFinite(margin) ? [value, rounded(margin, digits)] : [value];
}

/**
 * The mean of some values with half of its 95% interval; of a single value without one.
 * @param {readonly number[]} values
 * @param {number} digits
 */
export const meanOf = (values, digits) => figureOf(estimate(values), 1, digits);
