// Tables of matches: between levels, along the ladder, between styles, and of hints that were played.
import {
  MISSING,
  UNKNOWN,
  formatCell,
  gameOf,
  markdown,
  marked,
  notesOf,
  rowsOf,
} from './cells.mjs';

/**
 * @typedef {import('./cells.mjs').Row} Row
 * @typedef {import('./cells.mjs').Results} Results
 * @typedef {import('./cells.mjs').Found} Found
 */

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
export function matches(results, file) {
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
export function playedHints(results, file) {
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

/** The table of every level against the one below, by game and number of players. */
export function ladder(/** @type {Results} */ results) {
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

/** The table of what each style does and costs. */
export function styles(/** @type {Results} */ results) {
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
