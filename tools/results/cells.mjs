// Cells, rows and notes of the tables of docs/OPPONENTS.md.

/**
 * @typedef {import('./runs.mjs').Run} Run
 * @typedef {import('./runs.mjs').Row} Row
 * @typedef {import('./runs.mjs').Cell} Cell
 * @typedef {ReadonlyMap<string, readonly Run[]>} Results runs by file
 *
 * A row and the run that it is from.
 * @typedef {{ readonly row: Row, readonly run: Run }} Found
 */

export const MISSING = '–';
/** Marks results of a command that was not kept. */
export const UNKNOWN = '†';

const GAMES = /** @type {Readonly<Record<string, string>>} */ ({
  'bugger-your-neighbor': 'Bugger Your Neighbor',
  'bugger-your-neighbor, zero limit 1': 'Bugger Your Neighbor, zero limit 1',
  'nomination-whist': 'Nomination Whist',
  'up-and-down-the-river': 'Up and Down the River',
  'devils-bridge': 'Devil’s Bridge',
  canadian: 'Canadian',
  'trump-rotation': 'Trump Rotation',
  spades: 'Spades',
  'tools/arena/forehead.json': 'ten forehead rounds',
  'tools/arena/two-with-32.json': 'two players with 32 cards',
  pocha: 'Pocha',
  plump: 'Plump',
  kachuful: 'Kachuful',
  'jokers-high-low': 'Jokers High and Low',
  'podrida-40': 'Podrida, 40 cards',
  lupaus: 'Lupaus',
  'stiche-raten-32': 'Stiche-Raten, 32 cards',
  'romanian-whist': 'Romanian Whist',
  projecao: 'Projeção',
});

export const gameOf = (/** @type {Row} */ { rules }) => GAMES[String(rules)] ?? String(rules);

/** @param {number} value */
export function signed(value) {
  if (value === 0) return '0';
  return `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
}

/**
 * @param {Cell | undefined} cell
 * @returns {cell is import('./runs.mjs').Figure}
 */
const isFigure = (cell) => Array.isArray(cell);

/**
 * A number as it is printed: true minus sign, thousands separators, margin.
 * @param {Cell | undefined} cell
 * @param {number} [digits] decimals; left out: as they are
 * @returns {string}
 */
export function formatCell(cell, digits) {
  if (isFigure(cell)) {
    const [value, margin] = cell;
    return margin === undefined
      ? formatCell(value, digits)
      : `${formatCell(value, digits)} ±${formatCell(margin, digits)}`;
  }
  if (typeof cell === 'number') {
    const options =
      digits === undefined
        ? { maximumFractionDigits: 3 }
        : { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return cell.toLocaleString('en-US', options).replace('-', '−');
  }
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell ?? MISSING;
}

/**
 * @param {readonly string[]} headings
 * @param {readonly (readonly string[])[]} rows
 */
export const markdown = (headings, rows) =>
  [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/**
 * All rows of a file, each with its run.
 * @param {Results} results
 * @param {string} file
 * @returns {Found[]}
 */
export const rowsOf = (results, file) =>
  (results.get(file) ?? []).flatMap((run) => run.rows.map((row) => ({ row, run })));

/**
 * A first cell with the mark of an unknown command.
 * @param {string} text
 * @param {Found} found
 */
export const marked = (text, { run }) => (run.command === null ? `${text} ${UNKNOWN}` : text);

/**
 * The notes below a table: conditions of its runs, and which commands were not kept.
 * @param {Results} results
 * @param {readonly string[]} files
 */
export function notesOf(results, files) {
  const runs = files.flatMap((file) => results.get(file) ?? []);
  const lines = runs.flatMap(({ command, note }) => {
    if (command === null)
      return [`- ${UNKNOWN} The command was not kept${note ? `: ${note}` : ''}.`];
    return note === undefined ? [] : [`- \`${command}\`: ${note}.`];
  });
  return [...new Set(lines)].join('\n');
}
