const inEngine = (/** @type {readonly string[]} */ ...names) =>
  names.map((name) => `test/engine/${name}.test.ts`);

/**
 * The sources that `npm run mutation` mutates without arguments, and the unit tests that must kill the
 * mutants. They run for every mutant, so the long property tests are left out: a mutant that only they
 * kill counts as survived.
 *
 * @type {readonly { path: string, tests: readonly string[] }[]}
 */
export const AREAS = [
  { path: 'src/engine/scoring', tests: inEngine('scores', 'spades', 'traditions') },
  {
    path: 'src/engine/bidding',
    tests: inEngine('bids', 'spades', 'traditions', 'schedules', 'selectors'),
  },
  { path: 'src/engine/trick', tests: inEngine('play', 'jokers', 'spades', 'traditions', 'trump') },
  { path: 'src/engine/trump', tests: inEngine('trump', 'traditions', 'jokers', 'deal') },
  { path: 'src/engine/cards', tests: inEngine('cards', 'deal', 'jokers', 'traditions', 'trump') },
  {
    path: 'src/engine/rulesets',
    tests: inEngine('rule-problems', 'schedules', 'bids', 'traditions'),
  },
  { path: 'src/engine/advice', tests: inEngine('contrast', 'facts', 'selectors') },
  {
    path: 'src/engine/view',
    tests: inEngine('selectors', 'claim', 'claims-in-games', 'facts', 'bids', 'play'),
  },
  { path: 'src/engine/review', tests: inEngine('review', 'review-facts') },
  { path: 'src/engine/position', tests: ['test/engine/position/rebuild.test.ts'] },
  {
    path: 'src/engine/game',
    tests: inEngine('play', 'bids', 'deal', 'trump', 'spades', 'traditions', 'jokers', 'scores'),
  },
  { path: 'src/engine/seats.ts', tests: inEngine('play', 'bids', 'deal', 'selectors') },
  { path: 'src/engine/sides.ts', tests: inEngine('spades', 'scores', 'bids', 'selectors') },
  { path: 'src/storage/formats', tests: ['test/storage/formats/*.test.ts'] },
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
