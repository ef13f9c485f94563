// Mutation testing with Stryker: `npm run mutation -- src/engine/scoring src/engine/trick/trick.ts`.
//
// Files with the same tests run together. Their results are written to docs/results/mutation.json as
// soon as they end, so that an interrupted command goes on where it stopped. A file that has not
// changed since its run is left out; `--again` runs it all the same, as after a change of its tests.
// Every command fills in reasons that were given after a run, and drops the runs of files that are gone.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { cache, root } from '../lib/paths.mjs';
import { plainProgram } from '../lib/plain-program.mjs';
import { allRuns, rounded, textOf, withRun } from '../results/runs.mjs';
import { AREAS, testsOf } from './areas.mjs';
import { EXPLAINED } from './explained.mjs';

/** @typedef {Awaited<ReturnType<Stryker['runMutationTest']>>[number]} Mutant */

const RESULTS = 'docs/results/mutation.json';
/** Random cases, as a part of the usual number: each mutant runs them. */
const TEST_RUNS = '0.15';
/** An endless loop is taken for one after this time, in ms; none of these tests takes seconds. */
const TIMEOUT_MS = 15_000;

process.chdir(root);

/** @param {string} path @returns {string[]} */
const sourcesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => sourcesIn(join(path, name)))
    : path.endsWith('.ts')
      ? [path]
      : [];

/** @param {string} file */
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

/** @param {string} file */
const commandFor = (file) => `npm run mutation -- ${file}`;

const runsSoFar = () => (existsSync(RESULTS) ? (allRuns().get('mutation') ?? []) : []);

/** @param {string} file */
const isDone = (file) =>
  runsSoFar().find(({ command }) => command === commandFor(file))?.rows[0]?.['source'] ===
  hashOf(file);

/**
 * @param {readonly string[]} files with these tests
 * @param {string} tests separated by spaces
 * @returns {Promise<readonly Mutant[]>}
 */
function test(files, tests) {
  process.env['MUTATION_TESTS'] = tests;
  process.env['TEST_RUNS'] = TEST_RUNS;
  return new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: TIMEOUT_MS,
    dryRunTimeoutMinutes: 30,
    reporters: [],
    tempDirName: join(cache, 'mutation').slice(root.length),
    ignorePatterns: ['dist', 'docs', 'test-results', 'test-failures', 'test/{e2e,engines}'],
  }).runMutationTest();
}

/** As much of a replacement as a result keeps. */
const shortened = (/** @type {string} */ replacement) => replacement.slice(0, 120);

/**
 * Why a mutant may survive; null where no reason is given.
 *
 * @param {import('../results/runs.mjs').Cell | undefined} file
 * @param {import('../results/runs.mjs').Row} mutant
 */
const reasonFor = (file, { source, replacement }) =>
  EXPLAINED.find(
    (each) =>
      each.file === file && each.line === source && shortened(each.replacement) === replacement,
  )?.reason ?? null;

/** @param {readonly import('../results/runs.mjs').Row[]} unnoticed */
const explainedIn = (unnoticed) => unnoticed.filter(({ reason }) => reason !== null).length;

/**
 * A run with the reasons that were given after it.
 *
 * @param {import('../results/runs.mjs').Run} run
 * @returns {import('../results/runs.mjs').Run}
 */
function withLaterReasons(run) {
  const [counts = {}, ...rows] = run.rows;
  const withReason = (/** @type {import('../results/runs.mjs').Row} */ row) => ({
    ...row,
    reason: row['reason'] ?? reasonFor(counts['file'], row),
  });
  const unnoticed = rows.map(withReason);
  return { ...run, rows: [{ ...counts, explained: explainedIn(unnoticed) }, ...unnoticed] };
}

/**
 * The run of a file: a row with the counts, then one for each mutant that was not noticed.
 *
 * @param {string} file
 * @param {readonly Mutant[]} mutants
 * @returns {import('../results/runs.mjs').Run}
 */
function runOf(file, mutants) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const countOf = (/** @type {Mutant['status']} */ status) =>
    mutants.filter((mutant) => mutant.status === status).length;
  const unnoticed = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ location, mutatorName, replacement, status }) => {
      // Stryker counts lines of a result from one.
      const line = location.start.line;
      const source = lines[line - 1]?.trim() ?? '';
      const kept = shortened(replacement);
      return {
        line,
        status: status === 'Survived' ? 'survived' : 'not run',
        mutator: mutatorName,
        source,
        replacement: kept,
        reason: reasonFor(file, { source, replacement: kept }),
      };
    });
  const counts = {
    file,
    // A runtime error: the mutated file no longer loads.
    killed: countOf('Killed') + countOf('RuntimeError'),
    timedOut: countOf('Timeout'),
    survived: countOf('Survived'),
    notRun: countOf('NoCoverage'),
    explained: explainedIn(unnoticed),
    source: hashOf(file),
  };
  const recorded = new Date().toISOString().slice(0, 10);
  return { command: commandFor(file), recorded, rows: [counts, ...unnoticed] };
}

/** Whether a run is of a file that is still there. */
const isOfFile = (/** @type {import('../results/runs.mjs').Run} */ { rows }) =>
  existsSync(String(rows[0]?.['file']));

/** Prints, for each folder, the share of mutants that the tests noticed. */
function printTable() {
  /** @type {Map<string, { noticed: number, all: number, explained: number }>} */
  const folders = new Map();
  for (const { rows } of runsSoFar()) {
    const [counts = {}] = rows;
    const folder = String(counts['file']).replace(/\/[^/]*$/, '');
    const of = (/** @type {string} */ key) => Number(counts[key]);
    const sum = folders.get(folder) ?? { noticed: 0, all: 0, explained: 0 };
    const noticed = of('killed') + of('timedOut');
    sum.noticed += noticed;
    sum.all += noticed + of('survived') + of('notRun');
    sum.explained += of('explained');
    folders.set(folder, sum);
  }
  for (const [folder, { noticed, all, explained }] of folders)
    console.log(
      `${folder}: ${noticed} of ${all} mutants noticed (${rounded((100 * noticed) / all, 1)}%), ${explained} of the others explained`,
    );
}

const program = plainProgram(
  'npm run mutation --',
  'Changes the sources in small ways and lists the changes that no test notices.',
)
  .argument('[paths...]', 'files and folders; without any, everything in tools/mutation/areas.mjs')
  .option('--again', 'also files that have not changed since their last run')
  .parse();
const { again } = program.opts();
const named = program.args.map((path) => path.replace(/\/$/, ''));
const missing = named.find((path) => !existsSync(path));
if (missing !== undefined) program.error(`error: there is no ${missing}`, { exitCode: 2 });
const files = (named.length > 0 ? named : AREAS.map(({ path }) => path)).flatMap(sourcesIn);
const toRun = [...new Set(files)].filter((file) => again === true || !isDone(file));
const tested = toRun.map((file) => ({ file, tests: testsOf(file).join(' ') }));
for (const tests of new Set(tested.map((each) => each.tests))) {
  const group = tested.filter((each) => each.tests === tests).map(({ file }) => file);
  const mutants = await test(group, tests);
  for (const file of group) {
    const own = mutants.filter(({ fileName }) => relative(root, fileName) === file);
    // A file of types alone has none.
    if (own.length === 0) continue;
    const run = runOf(file, own);
    writeFileSync(RESULTS, textOf(withRun(runsSoFar(), run)));
    console.log(JSON.stringify(run.rows[0]));
  }
}
writeFileSync(RESULTS, textOf(runsSoFar().filter(isOfFile).map(withLaterReasons)));
printTable();
