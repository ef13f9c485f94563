// Checks every import below ./src against tools/checks/dependencies.config.mjs.
// A check that reads no files finds no problems, so this one also verifies that it read every file.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './dependencies.config.mjs';
import { root } from '../lib/paths.mjs';

const files = existsSync('src')
  ? readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join('src', file).replaceAll('\\', '/'))
  : [];

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
  ...(files.length === 0 ? ['There is nothing to check in src'] : []),
  ...files.filter((file) => !seen.has(file)).map((file) => `unseen: ${file}`),
  ...files
    .filter((file) => !layers.some((layer) => file.startsWith(`src/${layer}/`)))
    .map((file) => `no-known-layer: ${file}`),
  ...(result?.summary.violations ?? []).map(
    ({ rule, from, to, cycle }) =>
      `${rule.name}: ${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}`,
  ),
];

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
console.log(`${files.length} modules import only what they may`);
