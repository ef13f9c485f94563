// The tables of docs/OPPONENTS.md, made from the files in docs/results.

/**
 * @typedef {import('./runs.mjs').Run} Run
 * @typedef {import('./runs.mjs').Row} Row
 * @typedef {import('./runs.mjs').Cell} Cell
 * @typedef {ReadonlyMap<string, readonly Run[]>} Results runs by file
 *
 * A row and the run that it is from.
 * @typedef {{ readonly row: Row, readonly run: Run }} Found
 */

const MISSING = '–';
/** Marks results of a command that was not kept. */
const UNKNOWN = '†';

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

const gameOf = (/** @type {Row} */ { rules }) => GAMES[String(rules)] ?? String(rules);

/** @param {number} value */
function signed(value) {
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
function formatCell(cell, digits) {
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
const markdown = (headings, rows) =>
  [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/**
 * All rows of a file, each with its run.
 * @param {Results} results
 * @param {string} file
 * @returns {Found[]}
 */
const rowsOf = (results, file) =>
  (results.get(file) ?? []).flatMap((run) => run.rows.map((row) => ({ row, run })));

/**
 * A first cell with the mark of an unknown command.
 * @param {string} text
 * @param {Found} found
 */
const marked = (text, { run }) => (run.command === null ? `${text} ${UNKNOWN}` : text);

/**
 * The notes below a table: conditions of its runs, and which commands were not kept.
 * @param {Results} results
 * @param {readonly string[]} files
 */
function notesOf(results, files) {
  const runs = files.flatMap((file) => results.get(file) ?? []);
  const lines = runs.flatMap(({ command, note }) => {
    if (command === null)
      return [`- ${UNKNOWN} The command was not kept${note ? `: ${note}` : ''}.`];
    return note === undefined ? [] : [`- \`${command}\`: ${note}.`];
  });
  return [...new Set(lines)].join('\n');
}

/** The levels of a match in words: the first player, and the others. */
function matchOf(/** @type {Row} */ { seats }) {
  const names = String(seats).split(',');
  const first = names[0] ?? '';
  const others = names.filter((name) => name !== first);
  return { first, others: `${others.length} ${others[0] ?? ''}` };
}

/**
 * @param {Results} results
 * @param {string} file
 */
function matches(results, file) {
  const runs = results.get(file) ?? [];
  const rows = runs.flatMap((run) => {
    const [row, other] = run.rows;
    if (row === undefined) return [];
    const { first, others } = matchOf(row);
    const points = [row, other].flatMap((each) => (each?.['points'] ? [each['points']] : []));
    // Rounds of partners score hundreds of points.
    const digits = points.length > 1 ? 1 : 2;
    return [
      [
        marked(gameOf(row), { row, run }),
        first,
        others,
        formatCell(row['games']),
        row['seed'] == null ? MISSING : String(row['seed']),
        formatCell(row['wins'], 1),
        formatCell(row['made'], 1),
        points.map((each) => formatCell(each, digits)).join(' : ') || MISSING,
        formatCell(row['ms']),
      ],
    ];
  });
  return markdown(
    [
      'game',
      'player',
      'against',
      'games',
      'seed',
      'wins %',
      'bids made %',
      'points a round',
      'ms a decision, median',
    ],
    rows,
  );
}

/**
 * @param {Results} results
 * @param {string} file
 */
function playedHints(results, file) {
  const runs = results.get(file) ?? [];
  return markdown(
    ['game', 'player', 'games', 'determinizations', 'wins %'],
    runs.flatMap((run) =>
      run.rows
        .slice(0, 1)
        .map((row) => [
          gameOf(row),
          `${matchOf(row).first} against ${matchOf(row).others}`,
          formatCell(row['games']),
          /--samples (\d+)/.exec(run.command ?? '')?.[1] ?? MISSING,
          formatCell(row['wins'], 1),
        ]),
    ),
  );
}

/** The lower and the upper level. @type {readonly (readonly [string, string])[]} */
const STEPS = [
  ['easy', 'medium'],
  ['medium', 'hard'],
  ['hard', 'expert'],
  ['expert', 'master'],
];

/**
 * A step of the ladder that was played as a match.
 * @returns {Found}
 */
function asStep(/** @type {Found} */ { row, run }) {
  const { first, others } = matchOf(row);
  const [, lower = ''] = others.split(' ');
  return { row: { ...row, upper: first, lower }, run };
}

/**
 * The win rate of a step at the table of a row, with its games.
 * @param {readonly Found[]} steps
 * @param {Row} table
 * @param {string} lower
 * @param {string} upper
 */
function stepOf(steps, table, lower, upper) {
  const found = steps.find(
    ({ row }) =>
      row['rules'] === table['rules'] &&
      row['players'] === table['players'] &&
      row['upper'] === upper &&
      row['lower'] === lower,
  );
  if (found === undefined) return MISSING;
  return marked(`${formatCell(found.row['wins'], 1)} (${formatCell(found.row['games'])})`, found);
}

function ladder(/** @type {Results} */ results) {
  const played = rowsOf(results, 'strength');
  const matched = (results.get('arena') ?? []).flatMap((run) =>
    run.rows.slice(0, 1).map((row) => asStep({ row, run })),
  );
  const steps = [...played, ...matched];
  const tables = new Map(
    played.map(({ row }) => [JSON.stringify([row['rules'], row['players']]), row]),
  );
  const table = markdown(
    ['game', 'players', 'par %', ...STEPS.map(([lower, upper]) => `${upper} against ${lower}`)],
    [...tables.values()].map((row) =>
      [gameOf(row), formatCell(row['players']), formatCell(row['par'], 1)].concat(
        STEPS.map(([lower, upper]) => stepOf(steps, row, lower, upper)),
      ),
    ),
  );
  return `${table}\n\n${notesOf(results, ['strength'])}`;
}

function styles(/** @type {Results} */ results) {
  const played = rowsOf(results, 'styles');
  const winsOf = (/** @type {string} */ seats) =>
    played.find(({ row }) => row['seats'] === seats)?.row;
  const rows = rowsOf(results, 'style-differences').map((found) => {
    const { row } = found;
    const own = `expert:${formatCell(row['style'])}`;
    const among = winsOf(`${own},expert,expert,expert`);
    return [
      String(row['style']),
      formatCell(winsOf(`${own},hard,hard,hard`)?.['wins'], 1),
      formatCell(row['paired'], 1),
      formatCell(among?.['wins'], 1),
      formatCell(among?.['made'], 1),
      formatCell(row['otherBids']),
      formatCell(row['otherCards']),
    ];
  });
  return `${markdown(
    [
      'style',
      'against 3 hard: wins %',
      `difference from neutral ${UNKNOWN}`,
      'against 3 expert: wins %',
      'bids made %',
      `other bids % ${UNKNOWN}`,
      `other cards % ${UNKNOWN}`,
    ],
    [
      ...rows,
      [
        'neutral',
        formatCell(winsOf('expert,hard,hard,hard')?.['wins'], 1),
        ...[0, 1, 2, 3, 4].map(() => MISSING),
      ],
    ],
  )}\n\n${notesOf(results, ['style-differences'])}`;
}

/**
 * A table of one file, column by column.
 * @typedef {{ readonly heading: string, readonly cell: (row: Row) => string }} Column
 * @param {string} file
 * @param {readonly Column[]} columns
 * @returns {(results: Results) => string}
 */
const plain = (file, columns) => (results) => {
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
const column = (heading, key, digits) => ({ heading, cell: (row) => formatCell(row[key], digits) });
const game = { heading: 'game', cell: gameOf };

/** The number of players, if it is not the game's default. */
const tableOf = (/** @type {Row} */ { players }) =>
  players === undefined ? '' : `, ${formatCell(players)} players`;

/**
 * The smallest and largest value, as "0.0 to 0.5".
 * @param {string} heading
 * @returns {Column}
 */
const range = (heading) => ({
  heading,
  cell: (row) =>
    row['least'] === undefined
      ? MISSING
      : `${formatCell(row['least'], 1)} to ${formatCell(row['most'], 1)}`,
});

/** By the name in the document. @type {Readonly<Record<string, (results: Results) => string>>} */
export const TABLES = {
  ladder,
  matches: (results) => `${matches(results, 'arena')}\n\n${notesOf(results, ['arena'])}`.trimEnd(),
  styles,
  training: plain('training', [
    column('nets', 'nets'),
    column('games', 'games'),
    { heading: 'seed', cell: (row) => String(row['seed']) },
    column('wins %', 'wins', 1),
  ]),
  'blind-nil': plain('blind-nil', [
    column('totals', 'totals'),
    column('without', 'without', 1),
    column('with', 'with', 1),
    {
      heading: 'difference',
      cell: ({ difference }) => {
        const [value, margin] = /** @type {import('./runs.mjs').Figure} */ (difference);
        return `${signed(value)} ±${formatCell(margin, 1)}`;
      },
    },
  ]),
  catalogue: plain('catalogue-strength', [
    game,
    column('players', 'players'),
    column('par %', 'par', 1),
    column('games', 'games'),
    column('wins %', 'wins', 1),
    column('bids made %', 'made', 1),
  ]),
  calibration: plain('calibration', [
    { heading: 'game', cell: (row) => gameOf(row) + tableOf(row) },
    column('opponents', 'level'),
    { heading: 'counted', cell: ({ nils }) => (nils === true ? 'nils' : 'bids') },
    column('bids', 'bids'),
    { heading: 'seed', cell: (row) => String(row['seed']) },
    {
      heading: 'largest deviation, points',
      cell: ({ largest }) => (largest === null ? '5 or less' : formatCell(largest, 1)),
    },
    {
      heading: 'bins beyond 5 points',
      cell: ({ outliers }) => (outliers === '' ? 'none' : formatCell(outliers)),
    },
  ]),
  stability: plain('stability', [
    game,
    column('level', 'level'),
    column('positions', 'positions'),
    column('the second best costs at least', 'margin'),
    column('positions with that cost', 'clear'),
    column('same best choice, %', 'same', 1),
  ]),
  'hints-played': (results) =>
    `${playedHints(results, 'hints-played')}\n\n${notesOf(results, ['hints-played'])}`.trimEnd(),
  reasons: plain('reasons', [
    { heading: 'game', cell: (row) => gameOf(row) },
    column('hints', 'hints'),
    column('without a reason, %', 'bare', 1),
    range('by table, %'),
  ]),
  speed: plain('speed', [
    column('what', 'what'),
    column('median, ms', 'median'),
    column('95th percentile', 'p95'),
    column('shortest', 'least'),
    column('longest', 'most'),
  ]),
  'review-time': plain('review-time', [
    game,
    column('reviewed', 'level'),
    column('games', 'games'),
    column('rounds', 'rounds'),
    column('decisions', 'decisions'),
    column('CPU seconds', 'seconds'),
    column('searched completely', 'exact'),
    column('costly, %', 'wrong'),
  ]),
  'review-luck': plain('review-luck', [
    game,
    column('games', 'games'),
    column('luck of a', 'of'),
    column('mean, points a game', 'luck'),
    range('by seat'),
  ]),
  rating: plain('rating', [
    game,
    column('level', 'level'),
    column('games', 'games'),
    column('decisions', 'decisions'),
    column('all', 'all', 1),
    column('bids', 'bids', 1),
    column('cards', 'cards', 1),
  ]),
  'rating-separation': plain('rating-separation', [
    column('level', 'level'),
    column('sampled games', 'sampled'),
    column('games in a series', 'games'),
    column('mean rating', 'rating'),
    column('standard deviation', 'deviation'),
    column('compared with', 'above'),
    column('ranked correctly, %', 'right', 1),
    column('gap, in deviations', 'apart', 1),
  ]),
  'review-costs': plain('review-costs', [
    column('predicted cost, points', 'cost'),
    column('cards', 'cards'),
    column('predicted', 'predicted', 1),
    column('in fresh determinizations', 'fresh', 1),
    column('in the true deal', 'deal', 1),
  ]),
  closeness: plain('closeness', [
    column('person', 'person'),
    column('opponents', 'opponent'),
    column('games', 'games'),
    column('points from the best other', 'distance', 1),
    column('within 15 points, %', 'close', 1),
    column('first, %', 'wins', 1),
  ]),
  reader: plain('reader', [
    game,
    column('level', 'level'),
    column('rounds', 'rounds'),
    column('decisions', 'decisions'),
    column('odd', 'odd'),
    column('odd per 300', 'per300', 2),
    column('bids', 'bids'),
    column('far above the hand', 'far'),
    column('of these made', 'farMade'),
  ]),
  'soak-decisions': (results) =>
    markdown(
      ['level', 'thinking time', 'decisions', 'illegal', 'late', 'exceptions', 'longest, ms'],
      rowsOf(results, 'soak')
        .filter(({ row }) => row['level'] !== undefined)
        .map(({ row }) => [
          formatCell(row['level']),
          row['full'] === true ? 'as in the game' : 'short',
          formatCell(row['decisions']),
          formatCell(row['illegal']),
          formatCell(row['late']),
          formatCell(row['exceptions']),
          formatCell(row['longestMs']),
        ]),
    ),
  'soak-others': (results) =>
    `${markdown(
      ['command', 'deals', 'decisions or cards', 'differences'],
      rowsOf(results, 'soak')
        .filter(({ row }) => row['differences'] !== undefined)
        .map(({ row, run }) => [
          `\`${run.command}\``,
          formatCell(row['deals']),
          formatCell(row['decisions'] ?? row['cards']),
          formatCell(row['differences']),
        ]),
    )}\n\n${notesOf(results, ['soak'])}`,
};
