// How long a player waits from one turn to the next: `npm run tempo -- --help`.
import { plainProgram } from '../lib/plain-program.mjs';
import { quantile } from '../lib/statistics.mjs';
import { openBuiltGame } from './built-game.mjs';

plainProgram(
  'npm run tempo --',
  `Plays a whole game of the default rules at normal speed in the built game and measures, within each round, the time
from the press on a card until the next card can be played.`,
).parse();

/** The limit for the median, in ms. */
const MAX_MEDIAN_MS = 4500;

/** @param {number} ms */
const inSeconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

const { url, browser, close } = await openBuiltGame(4400);
const context = await browser.newContext({
  baseURL: url,
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
const found = /** @type {number[]} */ (await page.evaluate('waits'));
await close();
const waits = found.toSorted((a, b) => a - b);

const median = quantile(waits, 0.5);
console.log(
  `own turn to own turn: median ${inSeconds(median)}, 90% ${inSeconds(quantile(waits, 0.9))}, longest ${inSeconds(quantile(waits, 1))} of ${waits.length}`,
);
if (median > MAX_MEDIAN_MS) {
  console.error(`Too slow: the median must be at most ${inSeconds(MAX_MEDIAN_MS)}`);
  process.exitCode = 1;
}
