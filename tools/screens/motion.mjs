// How smoothly cards are dealt and played on a slow machine: `npm run motion -- --help`.
import { setTimeout } from 'node:timers/promises';
import { plainProgram, slowdownFactor } from '../lib/plain-program.mjs';
import { quantile } from '../lib/statistics.mjs';
import { openBuiltGame } from './built-game.mjs';

const [slowdown] = plainProgram(
  'npm run motion --',
  `Plays two rounds in the built game and measures every frame, and how long the page takes to respond to each press
(INP, https://web.dev/articles/inp).`,
)
  .argument('[slowdown]', 'how many times slower the machine is made', slowdownFactor, 4)
  .parse().processedArgs;
/** The share of frames that must be on time, and the time limit in ms. */
const SMOOTH = { part: 0.95, frame: 20 };
/** The limit for input responsiveness (INP), in ms. */
const MAX_ANSWER_MS = 200;
/** The duration of a quick tap, in ms. */
const TAP = 80;

/** @param {readonly number[]} times */
const sorted = (times) => times.toSorted((a, b) => a - b);

/** @param {number} ms */
const inMs = (ms) => `${ms.toFixed(1)} ms`;

const { url, browser, close } = await openBuiltGame(4400);
const context = await browser.newContext({
  baseURL: url,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});
const page = await context.newPage();
await page.goto('/');
await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
// As text, since it runs in the page and uses browser globals.
await page.evaluate(`
  const measured = { frames: [], answers: [], slowest: { duration: 0 } };
  // The pressed element may be gone when its time is known.
  const presses = [];
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      const pressed = target.closest('button');
      presses.push({ at: timeStamp, name: pressed?.ariaLabel ?? pressed?.textContent });
    },
    true,
  );
  globalThis.measured = measured;
  let last = performance.now();
  const note = (now) => {
    measured.frames.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime } of list.getEntries()) {
      if (!interactionId) continue;
      measured.answers.push(duration);
      const press = presses.findLast(({ at }) => at <= startTime + 1);
      if (duration > measured.slowest.duration) measured.slowest = { duration, name: press?.name };
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`);
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const choice = page
  .locator(
    'button[aria-label$=", playable"], button[aria-label^="Bid "]:not([aria-disabled="true"]), button:enabled:text-is("Deal"), button:enabled:text-is("Next round")',
  )
  .first();

/** Taps the middle of an element that can be chosen. */
async function tap() {
  const box = await choice.boundingBox();
  if (box === null) throw new Error('The element to press is gone.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await setTimeout(TAP);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

let presses = 0;
for (let rounds = 0; rounds < 2;) {
  await choice.waitFor();
  const label = (await choice.textContent()) ?? '';
  if (label === 'Next round' && ++rounds === 2) break;
  await tap();
  presses += 1;
}
/** @typedef {{ name?: string }} Slowest */
const { frames, answers, slowest } =
  /** @type {{ frames: number[], answers: number[], slowest: Slowest }} */ (
    await page.evaluate('measured')
  );
await close();

const [frameTimes, answerTimes] = [sorted(frames), sorted(answers)];
const inTime = frames.filter((ms) => ms <= SMOOTH.frame).length / frames.length;
const answer = Math.max(0, ...answers);
console.log(
  `${frames.length} frames, ${presses} presses, on a machine slowed down ${slowdown} times`,
);
console.log(
  `frames: median ${inMs(quantile(frameTimes, 0.5))}, 95% ${inMs(quantile(frameTimes, 0.95))}, 99% ${inMs(quantile(frameTimes, 0.99))}; ${(inTime * 100).toFixed(1)}% within ${SMOOTH.frame} ms`,
);
console.log(
  `answers: median ${inMs(quantile(answerTimes, 0.5))}, longest ${inMs(answer)}: ${slowest.name}`,
);
if (inTime < SMOOTH.part || answer > MAX_ANSWER_MS) {
  console.error(
    `Too slow: ${SMOOTH.part * 100}% of the frames must come within ${SMOOTH.frame} ms, and every answer within ${MAX_ANSWER_MS} ms`,
  );
  process.exitCode = 1;
}
