// How long the first hint of a visit takes: `npm run hint`, or `npm run hint -- 4` on a machine four
// times slower. In every run a first visit requests a hint in the built game, at the first decision
// or a second later, and then another: measured from the key press to the first figures painted.
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from '../lib/statistics.mjs';
import { saveRun } from '../results/runs.mjs';
import { openBuiltGame } from './built-game.mjs';

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' } },
  allowPositionals: true,
});
/** CPU slowdown factor. */
const SLOWDOWN = Number(positionals[0] ?? 1);
const RUNS = 5;
/** Delays from the decision to the request for a hint, in ms. */
const DELAYS = [0, 1000];
/** The time after which a hint is complete, in ms. */
const COMPLETE_MS = 1500;
/** The limit for the first hint, in ms, if requested a second after the decision. */
const LONGEST = 300;

// As text, since it runs in the page and uses browser globals.
const WATCH = `
  globalThis.hint = { asked: 0, shown: null };
  const figures = () => document.querySelector('[data-testid="hint"] td') !== null;
  const watcher = new MutationObserver(() => {
    if (!figures()) return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => hint.shown(performance.now() - hint.asked);
      painted.port2.postMessage(null);
    });
  });
  addEventListener('keydown', ({ key, timeStamp }) => {
    if (key !== 'h') return;
    hint.asked = timeStamp;
    watcher.observe(document, { childList: true, subtree: true });
  }, true);
`;

/**
 * Requests a hint and returns how long it took, in ms.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>}
 */
async function ask(page) {
  const shown = page.evaluate('new Promise((resolve) => (hint.shown = resolve))');
  await page.keyboard.press('h');
  return /** @type {number} */ (await shown);
}

const { url, browser, close } = await openBuiltGame(4420);

/** @param {number} delay */
async function visit(delay) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await page.goto('/');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.locator('button[aria-keyshortcuts="h"][aria-disabled="false"]').waitFor();
  await setTimeout(delay);
  const first = await ask(page);
  await setTimeout(COMPLETE_MS);
  await page.keyboard.press('Escape');
  await page.getByTestId('hint').waitFor({ state: 'detached' });
  const later = await ask(page);
  await context.close();
  return { first, later };
}

/** @param {readonly number[]} times */
function timesText(times) {
  const sorted = times.map(Math.round).toSorted((a, b) => a - b);
  return `${quantile(sorted, 0.5)} ms (${sorted[0]} to ${sorted.at(-1)})`;
}

const speed = SLOWDOWN === 1 ? 'at full speed' : `${SLOWDOWN} times slower`;
console.log(`${RUNS} visits each, ${speed}; median (minimum to maximum)`);
/** @type {import('../results/runs.mjs').Row[]} */
const rows = [];
/**
 * @param {string} what
 * @param {readonly number[]} times
 */
function note(what, times) {
  const sorted = times.map(Math.round).toSorted((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  rows.push({ what, median, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 });
}
for (const delay of DELAYS) {
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(delay));
  const first = visits.map((each) => each.first);
  console.log(
    `${delay} ms after the decision: the first hint ${timesText(first)}, the next ${timesText(visits.map(({ later }) => later))}`,
  );
  note(`first hint of a visit, asked for ${delay} ms after the decision came`, first);
  note(
    `next hint of that visit, ${delay} ms`,
    visits.map(({ later }) => later),
  );
  if (delay > 0 && first.filter((ms) => ms > LONGEST).length > RUNS / 2) {
    console.error(`Too slow: half of all first hints within ${LONGEST} ms`);
    process.exitCode = 1;
  }
}
await close();
saveRun(values.out, 'hint', rows);
