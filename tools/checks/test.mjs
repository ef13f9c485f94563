// `npm test`: every check, then every test, going on after a failure so that the total is known.
// The last line is `N passed, N failed`; a check without a count of its own counts as one.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import {
  chromiumBrowser,
  ensureBrowser,
  ensureEngines,
  howToGetABrowser,
  howToGetEngines,
  missingEngines,
} from '../lib/browser.mjs';
import { cache, root } from '../lib/paths.mjs';
import { failureList, playwrightResults, slowest, vitestResults } from './reports.mjs';

/**
 * @typedef {import('./reports.mjs').Duration} Duration
 * @typedef {import('./reports.mjs').Failure} Failure
 * @typedef {{ passed: number, failed: number, durations?: Duration[], failures?: Failure[] }} Count
 * @typedef {{ ok: boolean, output: string }} Run
 */

/**
 * @param {string} command
 * @param {{ env?: Record<string, string>, yields?: boolean, onOutput?: () => void }} [how] yields:
 *   whether other commands come before it
 * @returns {Promise<Run>}
 */
function run(command, { env = {}, yields = false, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(yields ? `nice -n 10 ${command}` : command, {
      cwd: root,
      shell: true,
      env: { ...process.env, ...env },
    });
    let output = '';
    const collect = (/** @type {string} */ text) => {
      output += text;
      onOutput?.();
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const total = { passed: 0, failed: 0 };
/** @type {Duration[]} */
const durations = [];
/** @type {Failure[]} */
const failures = [];

/** The file with the output of what failed in this run; no later run overwrites it. */
const failureFile = `test-failures/${new Date().toISOString().replaceAll(':', '-')}.txt`;

/**
 * @param {string} name
 * @param {string} output
 */
function keepFailure(name, output) {
  mkdirSync(`${root}test-failures`, { recursive: true });
  appendFileSync(root + failureFile, `== ${name}\n${output.trimEnd()}\n\n`);
}

/** @param {string} output */
const lastLines = (output) => output.trimEnd().split('\n').slice(-5).join('\n');

/**
 * @param {string} name
 * @param {() => Promise<Count & { output: string }>} step
 */
async function report(name, step) {
  const begin = performance.now();
  console.log(`▶ ${name}`);
  const { passed, failed, output, ...details } = await step();
  total.passed += passed;
  total.failed += failed;
  durations.push(...(details.durations ?? []));
  if (failed > 0) {
    // Where no single test failed, the end of the output says why.
    const listed = details.failures ?? [];
    failures.push(...(listed.length > 0 ? listed : [{ name, message: lastLines(output) }]));
    console.log(output.trimEnd());
    keepFailure(name, output);
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`,
  );
  return failed === 0;
}

/** @param {string} output */
const notRun = (output) => ({ passed: 0, failed: 1, output });

/**
 * @param {string} command
 * @param {Parameters<typeof run>[1]} [how]
 */
async function check(command, how) {
  const { ok, output } = await run(command, how);
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
  const counted = count(JSON.parse(readFileSync(file, 'utf8')));
  if (counted.failed === 0 && (!ok || counted.passed === 0)) {
    return { ...counted, failed: 1, output: `${output}\nThe run failed, although no test did.` };
  }
  return { ...counted, output };
}

const unitAndComponentTests = () =>
  tests(
    'vitest',
    (file) =>
      run(`vitest run --reporter=default --reporter=json --outputFile.json="${file}"`, {
        yields: true,
      }),
    (report) => vitestResults(/** @type {import('./reports.mjs').VitestReport} */ (report)),
  );

/**
 * @param {string} name
 * @param {string} args for Playwright's runner: what to run
 * @param {() => void} [onLoaded] called once the tests have been loaded, which its first line says
 */
const playwright = (name, args, onLoaded) =>
  tests(
    name,
    (file) =>
      run(`playwright test ${args} --reporter=list,json`, {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        ...(onLoaded && { onOutput: onLoaded }),
      }),
    (report) => playwrightResults(/** @type {import('./reports.mjs').PlaywrightReport} */ (report)),
  );

// Missing browsers are installed while the checks run, one at a time: apt-get has a lock.
const hasChromium = ensureBrowser(chromiumBrowser);
const enginesTried = hasChromium.then(() => (process.env['CI'] ? ensureEngines() : false));

const building = report('build', () => check('vite build'));

/** Checks that need no browser; all but the first two yield to the browser tests, which begin after the build. */
async function checksWithoutBrowser() {
  await report('format', () => check('npm run --silent format:check'));
  await report('lint', () => check('npm run --silent lint'));
  const built = await building;
  const yielding = (/** @type {string} */ command) => check(command, { yields: true });
  const ofBuild = async (/** @type {string} */ command) =>
    built ? yielding(command) : notRun('There is no build.');
  await report('size', () => ofBuild('size-limit'));
  await report('browser support', () => ofBuild('node tools/checks/check-browser-support.mjs'));
  await report('types', () => yielding('npm run --silent typecheck'));
  await report('structure', () => yielding('npm run --silent structure'));
  // They use the WebAssembly that the build compiles.
  await report('unit and component tests', unitAndComponentTests);
}

/**
 * The tests in Firefox and WebKit; where the two are missing they are left out, but not in CI. They
 * begin once the browser tests have been loaded: the two share modules, which are compiled once then.
 *
 * @param {Promise<void>} compiled
 */
async function engineTests(compiled) {
  const built = await building;
  await enginesTried;
  await compiled;
  const missing = missingEngines();
  if (missing.length > 0 && !process.env['CI']) {
    console.log(`Not run: the tests in Firefox and WebKit. ${howToGetEngines(missing)}\n`);
    return;
  }
  await report('Firefox and WebKit', async () => {
    if (!built) return notRun('There is no build, so the tests in Firefox and WebKit did not run.');
    return missing.length > 0
      ? notRun(howToGetEngines(missing))
      : playwright('engines', '-c test/engines smoke');
  });
}

/**
 * @param {() => void} onCompiled called once the tests have been compiled, or will not be
 */
async function browserTests(onCompiled) {
  const built = await building;
  await report('browser tests', async () => {
    if (!built) return notRun('There is no build, so the browser tests did not run.');
    return (await hasChromium)
      ? playwright('playwright', '-c test/e2e', onCompiled)
      : notRun(howToGetABrowser);
  });
  onCompiled();
}

/** @type {() => void} */
let onCompiled = () => undefined;
/** @type {Promise<void>} */
const compiled = new Promise((resolve) => (onCompiled = resolve));
// Browsers wait for timers and animations, which leaves time for others.
await Promise.all([checksWithoutBrowser(), browserTests(onCompiled), engineTests(compiled)]);

console.log(`The ten slowest tests:\n${slowest(durations, 10)}\n`);
// Last, where a log that is cut off still shows it.
if (total.failed > 0)
  console.log(`What failed:\n${failureList(failures)}\nIts output is saved in ${failureFile}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
