const inEngine = (/** @type {readonly string[]} */ ...names) =>
  names.map((name) => `test/engine/${name}.test.ts`);

const FORMATS = 'src/storage/formats';

const ofFormats = (/** @type {readonly string[]} */ ...names) =>
  names.map((name) => `test/storage/formats/${name}.test.ts`);

/**
 * The sources that `npm run mutation` mutates without arguments, and the unit tests that must kill the
 * mutants. They run for every mutant, so the long property tests are left out: a mutant that only they
 * kill counts as survived.
 *
 * @type {readonly { path: string, tests: readonly string[] }[]}
 */
export const AREAS = [
  {
    path: 'src/engine/scoring',
    tests: inEngine('scores', 'spades', 'traditions', 'tradition-scores'),
  },
  {
    path: 'src/engine/bidding',
    tests: inEngine('bids', 'spades', 'traditions', 'schedules', 'selectors'),
  },
  { path: 'src/engine/trick', tests: inEngine('play', 'jokers', 'spades', 'traditions', 'trump') },
  { path: 'src/engine/trump', tests: inEngine('trump', 'traditions', 'jokers', 'deal') },
  {
    path: 'src/engine/cards',
    tests: inEngine('cards', 'deal', 'jokers', 'traditions', 'tradition-decks', 'trump'),
  },
  {
    path: 'src/engine/rulesets',
    tests: inEngine('rule-problems', 'same-rules', 'schedules', 'bids', 'traditions'),
  },
  ...[
    'advice',
    'choices-to-compare',
    'drawback',
    'early',
    'loss-contrast',
    'named-choices',
    'rounding',
  ].map((name) => ({
    path: `src/engine/advice/${name}.ts`,
    tests: inEngine('contrast', 'named-choices', 'rounding'),
  })),
  {
    path: 'src/engine/advice',
    tests: inEngine('card-facts', 'hand-facts', 'nil-facts', 'jokers'),
  },
  {
    path: 'src/engine/view',
    tests: inEngine('selectors', 'claim', 'view/views-in-games'),
  },
  { path: 'src/engine/review', tests: inEngine('review', 'review-facts') },
  {
    path: 'src/engine/position',
    tests: inEngine('position/rebuild', 'position/hidden-cards', 'position/positions-in-games'),
  },
  {
    path: 'src/engine/game',
    tests: inEngine(
      'phases',
      'rule-problems',
      'play',
      'bids',
      'deal',
      'trump',
      'spades',
      'traditions',
      'jokers',
      'scores',
    ),
  },
  { path: 'src/engine/seats.ts', tests: inEngine('play', 'bids', 'deal', 'selectors') },
  { path: 'src/engine/sides.ts', tests: inEngine('spades', 'scores', 'bids', 'selectors') },
  { path: 'src/store/rules-name.ts', tests: ['test/store/rules-name.test.ts'] },
  { path: `${FORMATS}/commitment.ts`, tests: ofFormats('commitment') },
  { path: `${FORMATS}/drill.ts`, tests: ['test/storage/drill.test.ts', ...ofFormats('limits')] },
  ...['game-link', 'packed-moves'].map((name) => ({
    path: `${FORMATS}/${name}.ts`,
    tests: ofFormats('game-link', 'packed-moves'),
  })),
  ...['bits', 'link', 'packing', 'rules-pack', 'rules-pack-1', 'rules-pack-parts'].map((name) => ({
    path: `${FORMATS}/${name}.ts`,
    tests: ofFormats('rules-link', 'bits', 'packing'),
  })),
  ...['origin', 'read-save', 'save', 'save-problem'].map((name) => ({
    path: `${FORMATS}/${name}.ts`,
    tests: ofFormats('read-save', 'limits'),
  })),
  ...['games-file', 'legal-games', 'read-games-file'].map((name) => ({
    path: `${FORMATS}/${name}.ts`,
    tests: ofFormats('games-file'),
  })),
  { path: `${FORMATS}/read-moves.ts`, tests: ofFormats('moves') },
  {
    path: `${FORMATS}/stand-ins.ts`,
    tests: ['test/storage/stand-ins.test.ts', ...ofFormats('limits')],
  },
  { path: `${FORMATS}/stock.ts`, tests: ofFormats('stock') },
  {
    path: `${FORMATS}/summary.ts`,
    tests: ['test/store/games/summary.test.ts', ...ofFormats('limits')],
  },
  ...['record', 'training'].map((name) => ({
    path: `${FORMATS}/${name}.ts`,
    tests: ofFormats(name, 'limits'),
  })),
  // The others have a test file of their own name.
  ...[
    'bounded-json',
    'facts',
    'moves',
    'position-link',
    'practice',
    'review',
    'rules',
    'rules-file',
    'rules-link',
  ].map((name) => ({ path: `${FORMATS}/${name}.ts`, tests: ofFormats(name) })),
];

/**
 * The tests of a source file: those of the first area that has it.
 *
 * @param {string} file relative to the repository, with slashes
 * @throws where no area has it
 */
export function testsOf(file) {
  const area = AREAS.find(({ path }) => file === path || file.startsWith(`${path}/`));
  if (area === undefined) throw new Error(`${file} is in no area of tools/mutation/areas.mjs`);
  return area.tests;
}
