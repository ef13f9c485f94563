// Reads the JSON reports of Vitest and Playwright.

/**
 * @typedef {{ name: string, ms: number }} Duration of one test, in ms
 * @typedef {{ passed: number, failed: number, durations: Duration[] }} Results
 *
 * What is read of the reports:
 * @typedef {{ fullName: string, duration?: number | null }} Assertion
 * @typedef {{ status: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ numTotalTests: number, numPassedTests: number, testResults: TestFile[] }} VitestReport
 * @typedef {{ results: { duration: number }[] }} PlaywrightTest
 * @typedef {{ specs?: { title: string, file: string, tests: PlaywrightTest[] }[], suites?: Suite[] }} Suite
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} Stats
 * @typedef {{ stats: Stats, errors: unknown[], suites: Suite[] }} PlaywrightReport
 */

/**
 * A test that did not run and a file that could not be loaded count as failures.
 *
 * @param {VitestReport} report
 * @returns {Results}
 */
export function vitestResults({ numTotalTests, numPassedTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + unloaded.length,
    durations: testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
    ),
  };
}

/**
 * @param {Suite} suite
 * @returns {Duration[]}
 */
const durationsOf = ({ specs = [], suites = [] }) => [
  ...specs.map(({ title, file, tests }) => ({
    name: `${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(durationsOf),
];

/**
 * A test that was flaky or skipped and an error outside of any test count as failures.
 *
 * @param {PlaywrightReport} report
 * @returns {Results}
 */
export const playwrightResults = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  durations: suites.flatMap(durationsOf),
});

/**
 * @param {readonly Duration[]} durations
 * @param {number} count
 * @returns {string} the slowest tests, one per line, the slowest first
 */
export const slowest = (durations, count) =>
  durations
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
    .join('\n');
