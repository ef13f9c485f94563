// Tables of one results file, column by column.
import { MISSING, formatCell, gameOf, markdown, marked, notesOf, rowsOf } from './cells.mjs';

/**
 * @typedef {import('./cells.mjs').Row} Row
 * @typedef {import('./cells.mjs').Results} Results
 */

/**
 * A table of one file, column by column.
 * @typedef {{ readonly heading: string, readonly cell: (row: Row) => string }} Column
 * @param {string} file
 * @param {readonly Column[]} columns
 * @returns {(results: Results) => string}
 */
export const plain = (file, columns) => (results) => {
  const rows = rowsOf(results, file).map((found) =>
    columns.map(({ cell }, at) => (at === 0 ? marked(cell(found.row), found) : cell(found.row))),
  );
  const table = markdown(
    columns.map(({ heading }) => heading),
    rows,
  );
  return `${table}\n\n${notesOf(results, [file])}`.trimEnd();
};

/**
 * @param {string} heading
 * @param {string} key
 * @param {number} [digits]
 * @returns {Column}
 */
export const column = (heading, key, digits) => ({
  heading,
  cell: (row) => formatCell(row[key], digits),
});
export const game = { heading: 'game', cell: gameOf };

/** The number of players, if it is not the game's default. */
export const tableOf = (/** @type {Row} */ { players }) =>
  players === undefined ? '' : `, ${formatCell(players)} players`;

/**
 * The smallest and largest value, as "0.0 to 0.5".
 * @param {string} heading
 * @returns {Column}
 */
export const range = (heading) => ({
  heading,
  cell: (row) =>
    row['least'] === undefined
      ? MISSING
      : `${formatCell(row['least'], 1)} to ${formatCell(row['most'], 1)}`,
});
