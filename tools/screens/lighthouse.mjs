// Lighthouse on the production build: `npm run lighthouse -- --help`.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from 'vite';
import { browserFlags, findPlayersBrowser, howToGetABrowser } from '../lib/browser.mjs';
import { root } from '../lib/paths.mjs';
import { plainProgram } from '../lib/plain-program.mjs';
import { serveDist } from '../serve/serve-dist.mjs';

/** Fetched when it is first run: its hundred packages would be a seventh of all that `npm ci` does. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** The minimum score by category. */
const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * The fields of a report that are read: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 *
 * @typedef {{ score: number | null, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{ title: string, score: number | null }} Audit
 * @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit> }} Report
 */

plainProgram(
  'npm run lighthouse --',
  `Builds the game and runs ${LIGHTHOUSE} on it, as a phone and as a desktop. Fails where a category scores less than
it must, and lists what cost points.`,
).parse();

const browser = findPlayersBrowser();
if (!browser) {
  console.error(howToGetABrowser);
  process.exit(1);
}

/**
 * @param {string} url
 * @param {string[]} options
 * @returns {Promise<Report>}
 */
async function lighthouse(url, options) {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(MIN_SCORES).join(',')}`,
      `--chrome-flags=${browserFlags.join(' ')}`,
      ...options,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 28 },
  );
  return /** @type {Report} */ (JSON.parse(stdout));
}

await build({ root, logLevel: 'warn' });
const { url, close } = await serveDist({ port: 4200 });
for (const [device, options] of /** @type {const} */ ([
  ['mobile', []],
  ['desktop', ['--preset=desktop']],
])) {
  const { categories, audits } = await lighthouse(url, [...options]);
  console.log(device);
  for (const [name, wanted] of Object.entries(MIN_SCORES)) {
    const category = categories[name];
    const score = Math.round((category?.score ?? 0) * 100);
    console.log(`  ${name}: ${score}${score < wanted ? ` – less than ${wanted}` : ''}`);
    if (score >= wanted) continue;
    process.exitCode = 1;
    for (const { id, weight } of category?.auditRefs ?? []) {
      const audit = audits[id];
      if (audit && weight > 0 && (audit.score ?? 1) < 1) console.log(`    ${audit.title} (${id})`);
    }
  }
}
await close();
