import { type Page, expect, test } from '../support/fixtures.ts';
import { type RandomSource, keyedSource } from '@/engine/index.ts';

// Presses whatever can be pressed, at random but the same in every run: `npm run soak:walks`, or
// `WALKS=500 npm run soak:walks` for another number of walks.

const WALKS = Number(process.env['WALKS'] ?? 40);
const STEPS = 150;
const SEED = '3c0ffee0d15ea5ed0dab5011ba11ad00';
const KEYS = 'h j r s u t p ? 1 2 3 Escape Enter Space Tab ArrowLeft ArrowRight'.split(' ');
const SIZES = [
  { width: 390, height: 844 },
  { width: 568, height: 320 },
  { width: 1280, height: 800 },
];
/** What a press can reach; not what leaves the page, or asks for or saves a file. */
const PRESSABLE =
  'button, summary, select, a[href^="#"], input:not([type=file]), [role=radio], [role=option]';

interface Target {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What can be pressed now, in the order of the page: on screen and covered by nothing. */
const targets = (page: Page): Promise<readonly Target[]> =>
  page.evaluate((selector) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    return found.flatMap((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const top = document.elementFromPoint(middle.x, middle.y);
      if (top === null || !(each.contains(top) || top.closest('label')?.contains(each))) return [];
      return [{ name: each.getAttribute('aria-label') ?? each.textContent.trim(), ...middle }];
    });
  }, PRESSABLE);

/** Does something at random; returns what, for a report. */
async function step(page: Page, random: RandomSource): Promise<string> {
  const kind = random.below(100);
  if (kind < 4) {
    const size = SIZES[random.below(SIZES.length)] ?? SIZES[0];
    await page.setViewportSize(size as { width: number; height: number });
    return `size ${size?.width}`;
  }
  if (kind < 7) {
    await page.reload();
    return 'reload';
  }
  if (kind < 12) {
    await page.goBack();
    return 'back';
  }
  if (kind < 25) {
    const key = KEYS[random.below(KEYS.length)] ?? 'Escape';
    await page.keyboard.press(key);
    return `key ${key}`;
  }
  const open = await targets(page);
  const target = open[random.below(Math.max(1, open.length))];
  if (target === undefined) return 'nothing to press';
  await page.mouse.click(target.x, target.y);
  return target.name.slice(0, 60);
}

/** Whether something was cut off since the page was being left: a press of Close or Back still was under way. */
const isLeaving = (error: unknown): boolean =>
  /context was destroyed|Not attached to an active page|interrupted by another navigation/.test(
    String(error),
  );

/** Opens the game again, after what still is under way. */
async function openAgain(page: Page): Promise<void> {
  try {
    await page.goto('/');
  } catch (error) {
    if (!isLeaving(error)) throw error;
    await openAgain(page);
  }
}

/** Does something at random. A page that is being left is opened again. */
async function stepOrReturn(page: Page, random: RandomSource): Promise<string> {
  try {
    return await step(page, random);
  } catch (error) {
    if (!isLeaving(error)) throw error;
    await openAgain(page);
    return 'left';
  }
}

for (let walk = 0; walk < WALKS; walk++)
  test(`walk ${walk} meets no error`, async ({ page, baseURL }) => {
    test.setTimeout(600_000);
    const random = keyedSource(SEED, [walk]);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    // Whether to leave, give up or delete is answered like any other question.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/');
    // Once, unlike `withSettings`: the walk may change them.
    await page.evaluate(
      (settings) => localStorage.setItem('oh-hell:settings', settings),
      JSON.stringify({ state: { speed: 'instant', learning: walk % 2 === 0 }, version: 1 }),
    );
    await page.reload();
    const way: string[] = [];
    for (let at = 0; at < STEPS; at++) {
      way.push(await stepOrReturn(page, random));
      // Back has left the game, as it should from its first page.
      if (!page.url().startsWith(baseURL ?? '')) await openAgain(page);
      // React reports what a screen throws as an error on the console, too.
      expect(errors, way.slice(-20).join(' → ')).toEqual([]);
    }
    await expect.poll(() => targets(page)).not.toEqual([]);
  });
