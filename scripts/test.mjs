// `npm test`: every check, then every test, going on after a failure so that the total is known.
// The last line is `N passed, N failed`; a check without a count of its own counts as one.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, howToGetABrowser } from './lib/browser.mjs';
import { cache, root } from './lib/paths.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ ok: boolean, output: string }} Run
 *
 * What is read of the reports of Vitest and Playwright:
 * @typedef {{ status: string, assertionResults: unknown[] }} TestFile
 * @typedef {{ numTotalTests: number, numPassedTests: number, testResults: TestFile[] }} VitestReport
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} Stats
 * @typedef {{ stats: Stats, errors: unknown[] }} PlaywrightReport
 */

/**
 * @param {string} command
 * @param {Record<string, string>} [env]
 * @returns {Promise<Run>}
 */
function run(command, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true, env: { ...process.env, ...env } });
    let output = '';
    const collect = (/** @type {string} */ text) => (output += text);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const total = { passed: 0, failed: 0 };

/**
 * @param {string} name
 * @param {() => Promise<Count & { output: string }>} step
 */
async function report(name, step) {
  const begin = performance.now();
  console.log(`▶ ${name}`);
  const { passed, failed, output } = await step();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) console.log(output.trimEnd());
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`,
  );
  return failed === 0;
}

/** @param {string} output */
const notRun = (output) => ({ passed: 0, failed: 1, output });

/** @param {string} command */
async function check(command) {
  const { ok, output } = await run(command);
  return ok ? { passed: 1, failed: 0, output } : notRun(output);
}

/**
 * Runs tests that write a JSON report. A test that did not run, a file that could not be loaded and
 * an error outside of any test count as failures, and so does having no test at all.
 *
 * @param {string} name
 * @param {(file: string) => Promise<Run>} start
 * @param {(report: unknown) => Count} count
 */
async function tests(name, start, count) {
  const file = `${cache}/${name}.json`;
  mkdirSync(cache, { recursive: true });
  rmSync(file, { force: true });
  const { ok, output } = await start(file);
  if (!existsSync(file)) return notRun(output);
  const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')));
  if (failed === 0 && (!ok || passed === 0)) {
    return { passed, failed: 1, output: `${output}\nNo test failed, and yet the run did.` };
  }
  return { passed, failed, output };
}

const unitAndComponentTests = () =>
  tests(
    'vitest',
    (file) => run(`vitest run --reporter=default --reporter=json --outputFile.json="${file}"`),
    (report) => {
      const { numTotalTests, numPassedTests, testResults } = /** @type {VitestReport} */ (report);
      const unloaded = testResults.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      );
      return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unloaded.length };
    },
  );

const browserTests = () =>
  tests(
    'playwright',
    (file) =>
      run('playwright test -c test/e2e --reporter=list,json', {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
    (report) => {
      const { stats, errors } = /** @type {PlaywrightReport} */ (report);
      return {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
      };
    },
  );

// Types take one core as long as the other checks together.
await Promise.all([
  report('types', () => check('npm run --silent typecheck')),
  (async () => {
    await report('format', () => check('npm run --silent format:check'));
    await report('lint', () => check('npm run --silent lint'));
    await report('structure', () => check('npm run --silent structure'));
  })(),
]);
await report('unit and component tests', unitAndComponentTests);
const built = await report('build', () => check('vite build'));
await report('size', async () => (built ? check('size-limit') : notRun('There is no build.')));
await report('browser tests', async () => {
  if (!built) return notRun('There is no build, so the browser tests did not run.');
  return findBrowser() ? browserTests() : notRun(howToGetABrowser);
});

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
