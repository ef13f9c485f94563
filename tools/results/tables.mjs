// The tables of docs/OPPONENTS.md, made from the files in docs/results.
import { MISSING, formatCell, gameOf, markdown, notesOf, rowsOf, signed } from './cells.mjs';
import { column, game, plain, range, tableOf } from './columns.mjs';
import { ladder, matches, playedHints, styles } from './matches.mjs';

/** @typedef {import('./cells.mjs').Results} Results */

/**
 * A difference with its sign and margin.
 * @param {import('./runs.mjs').Cell | undefined} cell
 */
function signedFigure(cell) {
  if (!Array.isArray(cell)) return MISSING;
  const [value, margin] = /** @type {import('./runs.mjs').Figure} */ (cell);
  return `${signed(value)} ±${formatCell(margin, 1)}`;
}

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
    { heading: 'difference', cell: ({ difference }) => signedFigure(difference) },
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
    column('counted', 'counted'),
    column('cases', 'cases'),
    { heading: 'seed', cell: (row) => String(row['seed']) },
    { heading: 'mean deviation, points', cell: ({ mean }) => signedFigure(mean) },
    {
      heading: 'largest in a bin',
      cell: ({ largest, mean }) =>
        largest === null && mean === undefined ? '5 or less' : formatCell(largest, 1),
    },
    {
      heading: 'bins beyond 5 points',
      cell: ({ outliers, largest, mean }) => {
        if (outliers !== '') return formatCell(outliers);
        return largest === null && mean !== undefined ? MISSING : 'none';
      },
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
    column('nearest level, %', 'nearest', 1),
    column('neighbors excluded, %', 'alone', 1),
    column('compared with', 'above'),
    column('ranked correctly, %', 'right', 1),
    column('gap, in deviations', 'apart', 1),
  ]),
  'review-flags': plain('review-flags', [
    game,
    column('games', 'games'),
    column('decisions', 'decisions'),
    column('called', 'grade'),
    column('flags', 'flags'),
    column('again, %', 'again', 1),
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
    column('wins, %', 'wins', 1),
  ]),
  reader: plain('reader', [
    game,
    column('level', 'level'),
    column('rounds', 'rounds'),
    column('decisions', 'decisions'),
    column('odd', 'odd'),
    {
      heading: 'odd per 1,000 decisions',
      cell: ({ odd, decisions }) => formatCell((1000 * Number(odd)) / Number(decisions), 1),
    },
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
  'soak-rules': (results) =>
    markdown(
      ['command', 'rule sets', 'games', 'decisions', 'exceptions', 'illegal', 'late', 'stuck'],
      rowsOf(results, 'soak')
        .filter(({ row }) => row['stuck'] !== undefined)
        .map(({ row, run }) => [
          `\`${run.command}\``,
          formatCell(row['rules']),
          formatCell(row['games']),
          formatCell(row['decisions']),
          formatCell(row['exceptions']),
          formatCell(row['illegal']),
          formatCell(row['late']),
          formatCell(row['stuck']),
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
