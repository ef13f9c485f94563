// Checks every import below ./src against tools/checks/dependencies.config.mjs, and that no tool imports a test.
// A check that reads no files finds no problems, so this one also verifies that it read every file.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { table } from './dependencies.config.mjs';
import { root } from '../lib/paths.mjs';

/** @param {string} folder @param {RegExp} ending */
const filesIn = (folder, ending) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => ending.test(file))
        .map((file) => join(folder, file).replaceAll('\\', '/'))
    : [];
const files = filesIn('src', /\.tsx?$/);
if (files.length === 0) {
  console.error('There is nothing to check in src');
  process.exit(1);
}

/** The files of `test` that a tool imports. @param {string} file */
const testsIn = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\(?) ?'(?<path>\.[^']*)'/g)]
    .map(({ groups }) => join(dirname(file), groups?.['path'] ?? '').replaceAll('\\', '/'))
    .filter((path) => path.startsWith('test/'));

const cruise = spawnSync(
  process.execPath,
  [
    `${root}node_modules/dependency-cruiser/bin/dependency-cruise.mjs`,
    '--config',
    `${root}tools/checks/dependencies.config.mjs`,
    '--output-type',
    'json',
    'src',
  ],
  { encoding: 'utf8', maxBuffer: 2 ** 28 },
);

function parsed() {
  try {
    return /** @type {import('dependency-cruiser').ICruiseResult} */ (JSON.parse(cruise.stdout));
  } catch {
    return undefined;
  }
}
const result = parsed();
const seen = new Set(result?.modules.map(({ source }) => source));
const layers = ['app', ...Object.keys(table)];

const complaints = [
  ...(result ? [] : [`dependency-cruiser did not run: ${cruise.stderr.trim()}`]),
  ...files.filter((file) => !seen.has(file)).map((file) => `unseen: ${file}`),
  ...files
    .filter((file) => !layers.some((layer) => file.startsWith(`src/${layer}/`)))
    .map((file) => `no-known-layer: ${file}`),
  ...filesIn('tools', /\.(?:tsx?|mjs)$/).flatMap((file) =>
    testsIn(file).map((path) => `a tool imports a test: ${file} → ${path}`),
  ),
  ...(result?.summary.violations ?? []).map(
    ({ rule, from, to, cycle }) =>
      `${rule.name}: ${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}`,
  ),
];

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
console.log(`${files.length} modules import only what they may`);
