// Reads the JSON reports of Vitest and Playwright.
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ name: string, ms: number }} Duration of one test, in ms
 * @typedef {{ name: string, message: string }} Failure of one test or file, with what was thrown
 * @typedef {{ passed: number, failed: number, durations: Duration[], failures: Failure[] }} Results
 *
 * What is read of the reports:
 * @typedef {{ fullName: string, status: string, duration?: number | null, failureMessages?: string[] | null }} Assertion
 * @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ numTotalTests: number, numPassedTests: number, testResults: TestFile[] }} VitestReport
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ status: string, projectName: string, results: { duration: number, errors: PlaywrightError[] }[] }} PlaywrightTest
 * @typedef {{ specs?: { title: string, file: string, tests: PlaywrightTest[] }[], suites?: Suite[] }} Suite
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} Stats
 * @typedef {{ stats: Stats, errors: PlaywrightError[], suites: Suite[] }} PlaywrightReport
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
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + unloaded.length,
    durations: tests.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
    failures: [
      ...unloaded.map(({ name, message }) => ({ name, message })),
      ...tests
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, status, failureMessages }) => ({
          name: fullName,
          message: failureMessages?.[0] ?? status,
        })),
    ],
  };
}

/**
 * @param {Suite} suite
 * @returns {{ name: string, test: PlaywrightTest }[]}
 */
const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ name: `${file}: ${title} (${test.projectName})`, test })),
  ),
  ...suites.flatMap(testsOf),
];

/**
 * A test that was flaky or skipped and an error outside of any test count as failures.
 *
 * @param {PlaywrightReport} report
 * @returns {Results}
 */
export function playwrightResults({ stats, errors, suites }) {
  const tests = suites.flatMap(testsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    durations: tests.map(({ name, test }) => ({
      name,
      ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
    })),
    failures: [
      ...errors.map(({ message = '' }) => ({ name: 'outside of any test', message })),
      ...tests
        .filter(({ test }) => test.status !== 'expected')
        .map(({ name, test }) => ({
          name,
          message: test.results.flatMap((result) => result.errors)[0]?.message ?? test.status,
        })),
    ],
  };
}

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

/** How many lines of a failure are listed; the rest is in the output of its test run. */
const LISTED_LINES = 6;

/**
 * @param {readonly Failure[]} failures
 * @returns {string} what failed, each with the beginning of what was thrown
 */
export const failureList = (failures) =>
  failures
    .map(({ name, message }) => {
      const lines = stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() !== '');
      return [`  ✗ ${name}`, ...lines.slice(0, LISTED_LINES).map((line) => `      ${line}`)].join(
        '\n',
      );
    })
    .join('\n');
