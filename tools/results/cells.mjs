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
  'oh-hell': 'Oh Hell!',
  'oh-pshaw': 'Oh Pshaw',
  'get-fred': 'Get Fred',
  'oy-vey': 'Oy Vey',
  pooch: 'Pooch',
  biskauer: 'Biskauer',
  'nomination-seven': 'Nomination Whist, seven down',
  nommy: 'Nommy',
  blob: 'Blob',
  bust: 'Bust',
  'ten-down-five': 'Oh Hell, ten down',
  'oh-hell-101': 'Oh Hell to 101',
  'spades-hell': 'Oh Hell with spades',
  'spades-minus-five': 'Oh Hell with spades, minus five',
  boerenbridge: 'Boerenbridge',
  'boerenbridge-wiki': 'Boerenbridge, as on Wikipedia',
  'boerenbridge-blind': 'Boerenbridge, blind',
  'chinees-poepen': 'Boerenbridge, Belgium',
  ascenseur: 'L’Ascenseur',
  'ascenseur-dix': 'L’Ascenseur, ten down',
  podrida: 'La Podrida',
  'podrida-40': 'La Podrida, 40 cards',
  pocha: 'La Pocha',
  plump: 'Plump',
  'plump-venster': 'Plump, left leads',
  beredskapswhist: 'Beredskapswhist',
  lupaus: 'Lupaus',
  'oh-diavolo': 'Oh Diavolo!',
  'stiche-raten-32': 'Stiche-Raten, 32 cards',
  'romanian-whist': 'Romanian Whist',
  rikiki: 'Rikiki',
  projecao: 'Projeção',
  kachuful: 'Kachuful',
  'judgement-ten': 'Judgement, ten down',
  'german-bridge': 'German Bridge',
  'oh-heru': 'Ō Heru',
  'jokers-high-low': 'Jokers High and Low',
});

/** The name of a row's game. */
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
