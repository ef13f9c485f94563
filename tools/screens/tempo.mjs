// How long a player waits from one turn to the next: `npm run tempo`. Plays a whole game of the
// default rules at normal speed in the built game and measures, within each round, the time from
// the press on a card until the next card can be played.
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserFlags, findPlayersBrowser, howToGetABrowser } from '../lib/browser.mjs';
import { root } from '../lib/paths.mjs';
import { serveDist } from '../serve/serve-dist.mjs';

/** The limit for the median, in ms. */
const LONGEST_MEDIAN = 4500;

const executablePath = findPlayersBrowser();
if (!executablePath) {
  console.error(howToGetABrowser);
  process.exit(1);
}

/** @param {readonly number[]} values @param {number} part */
const quantile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  0;

/** @param {number} ms */
const inSeconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

await build({ root, logLevel: 'warn' });
const server = await serveDist({ port: 4400 });
const browser = await chromium.launch({ executablePath, args: browserFlags });
const context = await browser.newContext({
  baseURL: server.url,
  viewport: { width: 390, height: 844 },
});
const page = await context.newPage();
await page.goto('/');
await page.locator('#root:not([data-prerendered])').waitFor();
// As text, since it runs in the page and uses browser globals.
await page.evaluate(`
  globalThis.waits = [];
  let pressed = null;
  let isGone = false;
  addEventListener(
    'click',
    ({ target }) => {
      if (target.closest('[data-card]') === null) return;
      pressed = performance.now();
      isGone = false;
    },
    true,
  );
  new MutationObserver(() => {
    if (pressed === null) return;
    if (document.querySelector('[data-testid="round-summary"]') !== null) pressed = null;
    else if (document.querySelector('button[aria-label$=", playable"]') === null) isGone = true;
    else if (isGone) {
      waits.push(performance.now() - pressed);
      pressed = null;
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
`);

const choice = page
  .locator(
    'button[aria-label$=", playable"], button[aria-label^="Bid "]:not([aria-disabled="true"]), button:enabled:text-is("Deal"), button:enabled:text-is("Next round"), button:enabled:text-is("Play again")',
  )
  .first();
for (;;) {
  await choice.waitFor();
  if ((await choice.textContent()) === 'Play again') break;
  const handle = await choice.elementHandle();
  await choice.click();
  // It stays until the press has been answered.
  await page.waitForFunction(
    (element) => !element?.isConnected || element.matches(':disabled, [aria-disabled]'),
    handle,
  );
}
const waits = /** @type {number[]} */ (await page.evaluate('waits'));
await browser.close();
await server.close();

const median = quantile(waits, 0.5);
console.log(
  `own turn to own turn: median ${inSeconds(median)}, 90% ${inSeconds(quantile(waits, 0.9))}, longest ${inSeconds(quantile(waits, 1))} of ${waits.length}`,
);
if (median > LONGEST_MEDIAN) {
  console.error(`Too slow: the median may be ${inSeconds(LONGEST_MEDIAN)}`);
  process.exitCode = 1;
}
