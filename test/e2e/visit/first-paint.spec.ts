import { expect, test } from '@playwright/test';
import { WORDS } from '../../support/words.ts';
import {
  MAIN,
  SOME_VISITS,
  deal,
  describeFirstVisit,
  holdMain,
  notedOn,
  observePaints,
  takenOver,
} from './first-paint.ts';
import { OPEN_BID, asked, withSettings } from '../support/player.ts';
import { openMoment, settled } from '../support/scenes.ts';

// `first-paint.soak.ts` has more of them.
describeFirstVisit(SOME_VISITS);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the start screen is there, and says what is missing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Oh Hell!' })).toBeVisible();
    for (const name of ['Deal', 'New game', 'Daily deal', 'New here?', 'Game menu'])
      await expect(
        page.getByRole('button', { name, exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
    for (const name of ['Rufus', 'Odile', 'Bram'])
      await expect(page.getByRole('region', { name })).toBeInViewport({ ratio: 1 });
    // Playwright turns scripts off too late for the parser, which has taken this for a comment.
    const notice = page.locator('noscript');
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await notice.textContent()).toContain('This game needs JavaScript.');
  });
});

test('on a fast line the start screen is painted before the game takes over', async ({ page }) => {
  await observePaints(page);
  await page.addInitScript(() => {
    addEventListener('focusin', () => {
      document.documentElement.dataset['takenOver'] ??= `${performance.now()}`;
    });
  });
  await page.goto('/');
  await takenOver(page);
  await settled(page);
  const takenOverAt = Number(await page.locator('html').getAttribute('data-taken-over'));
  const { paints, shifts } = await notedOn(page);
  expect(shifts).toEqual([]);
  expect(paints.at(-1)?.at).toBeLessThan(takenOverAt);
});

test('the first paint of the next visit has the language and look of the last one', async ({
  page,
}) => {
  // With sound off, the bar differs from the prerendered one.
  await withSettings(page, { sound: true, language: 'ja', theme: 'linen', leftHanded: true });
  await page.goto('/');
  await takenOver(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('oh-hell:first-paint')))
    .toContain('linen');
  await holdMain(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: WORDS.ja['table.deal'] })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'linen');
  await expect(page.locator('html')).toHaveAttribute('data-hand', 'left');
});

test('while a game is in progress, its table is not preceded by a start screen', async ({
  page,
}) => {
  await openMoment(page, 'play');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('oh-hell:first-paint')))
    .toContain('"isStart":false');
  const release = await holdMain(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.boot')).toHaveText('Oh Hell!');
  await expect(page.getByRole('button')).toHaveCount(0);
  release();
  expect(await asked(page)).toBe('play');
});

test('a button pressed before the game is there does what it says, whatever keys that are no shortcuts follow', async ({
  page,
}) => {
  const release = await holdMain(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Daily deal' }).click();
  await deal(page).click();
  for (const key of ['Shift', 'Meta', 'Tab']) await page.keyboard.press(key);
  await expect(deal(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator(OPEN_BID).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('of buttons and keys pressed before the game is there, the last counts', async ({ page }) => {
  const release = await holdMain(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root[data-prerendered]')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(deal(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator(OPEN_BID).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

test('if the game cannot be loaded, the page says so', async ({ page }) => {
  await page.route(MAIN, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('The game couldn’t start. Reload the page')).toBeVisible();
});
