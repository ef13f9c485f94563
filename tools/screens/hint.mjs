// How long the first hint of a visit takes: `npm run hint -- --help`.
import { setTimeout } from 'node:timers/promises';
import { plainProgram, slowdownFactor } from '../lib/plain-program.mjs';
import { quantile } from '../lib/statistics.mjs';
import { saveRun } from '../results/runs.mjs';
import { openBuiltGame } from './built-game.mjs';

const program = plainProgram(
  'npm run hint --',
  `First visits to the built game request a hint at the first decision or a second later, and then another. Prints the
time from the key press to the first figures painted, and to the best choice named.`,
)
  .argument('[slowdown]', 'how many times slower the machine is made', slowdownFactor, 1)
  .option('--out <file>', 'add the run to a results file')
  .parse();
const [slowdown] = program.processedArgs;
const { out } = program.opts();
const RUNS = 5;
/** Delays from the decision to the request for a hint, in ms. */
const DELAYS = [0, 1000];
/** The time after which a hint is complete, in ms. */
const COMPLETE_MS = 1500;
/** The limit for the first hint, in ms, if requested a second after the decision. */
const MAX_FIRST_MS = 300;

// As text, since it runs in the page and uses browser globals.
const WATCH = `
  globalThis.hint = { asked: 0, shown: null, named: null };
  const find = (selector) => document.querySelector('[data-testid="hint"] ' + selector) !== null;
  const note = (what) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => hint[what](performance.now() - hint.asked);
    channel.port2.postMessage(null);
  });
  let isShown = false;
  const watcher = new MutationObserver(() => {
    if (!find('td')) return;
    if (!isShown) note('shown');
    isShown = true;
    if (find('[data-unnamed]')) return;
    watcher.disconnect();
    note('named');
  });
  addEventListener('keydown', ({ key, timeStamp }) => {
    if (key !== 'h') return;
    hint.asked = timeStamp;
    isShown = false;
    watcher.observe(document, { attributes: true, childList: true, subtree: true });
  }, true);
`;

/**
 * Requests a hint and returns how long its figures and its best choice took, in ms.
 * @param {import('@playwright/test').Page} page
 */
async function ask(page) {
  const both = ['shown', 'named'].map((what) =>
    page.evaluate(`new Promise((resolve) => (hint.${what} = resolve))`),
  );
  await page.keyboard.press('h');
  const [figures = 0, choice = 0] = /** @type {number[]} */ (await Promise.all(both));
  return { figures, choice };
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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

/**
 * Whole milliseconds of some runs.
 * @param {readonly number[]} times
 */
function summaryOf(times) {
  const sorted = times.map(Math.round).toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
}

/** @param {readonly number[]} times */
function timesText(times) {
  const { median, least, most } = summaryOf(times);
  return `${median} ms (${least} to ${most})`;
}

const speed = slowdown === 1 ? 'at full speed' : `${slowdown} times slower`;
console.log(`${RUNS} visits each, ${speed}; median (minimum to maximum)`);
/** @type {import('../results/runs.mjs').Row[]} */
const rows = [];
/**
 * @param {string} what
 * @param {readonly number[]} times
 */
const note = (what, times) => rows.push({ what, ...summaryOf(times) });
for (const delay of DELAYS) {
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(delay));
  const first = visits.map((each) => each.first.figures);
  const named = visits.map((each) => each.first.choice);
  const next = visits.map(({ later }) => later.figures);
  console.log(
    `${delay} ms after the decision: the first hint ${timesText(first)}, its best choice ${timesText(named)}, the next hint ${timesText(next)}`,
  );
  note(`first hint of a visit, asked for ${delay} ms after the decision came`, first);
  note(`its best choice, ${delay} ms`, named);
  note(`next hint of that visit, ${delay} ms`, next);
  if (delay > 0 && first.filter((ms) => ms > MAX_FIRST_MS).length > RUNS / 2) {
    console.error(`Too slow: half of all first hints must appear within ${MAX_FIRST_MS} ms`);
    process.exitCode = 1;
  }
}
await close();
saveRun(out, 'hint', rows);
