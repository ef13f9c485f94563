import { type Page, expect, test } from '@playwright/test';
import { noticesOf } from './notices.ts';
import { answer, asked, keptRecord, keptWith, storedKeys, withSettings } from './player.ts';
import { gameUntil, openMoment, openWith } from './scenes.ts';

const ELSEWHERE = 'This game is open in another tab';

const playHere = (page: Page) => page.getByRole('button', { name: 'Play here' });

test('of two tabs one plays, the other is told and takes over at the same card', async ({
  page,
  context,
}) => {
  await openMoment(page, 'play');
  const before = await keptRecord(page);

  const second = await context.newPage();
  await withSettings(second, { speed: 'instant' });
  await second.goto('/');
  await expect(second.getByRole('alert')).toContainText(ELSEWHERE);
  await expect(playHere(second)).toBeFocused();
  expect(await asked(page)).toBe('play');

  await second.keyboard.press('Enter');
  expect(await asked(second)).toBe('play');
  await expect(page.getByRole('alert')).toContainText(ELSEWHERE);
  expect(await keptRecord(second)).toEqual(before);
  await answer(second, 'play');
  await expect
    .poll(async () => (await keptRecord(second)).commands.length)
    .toBeGreaterThan(before.commands.length);

  // The first comes back to what the second has played.
  await playHere(page).click();
  await expect(second.getByRole('alert')).toContainText(ELSEWHERE);
  await asked(page);
  const after = await keptRecord(page);
  expect(after.commands.slice(0, before.commands.length)).toEqual(before.commands);
  expect(after.commands.length).toBeGreaterThan(before.commands.length);
});

test('reloading the one tab is not taken for a second one', async ({ page }) => {
  await page.goto('/');
  for (let time = 0; time < 5; time++) {
    expect(await asked(page)).toBe('deal');
    await page.reload();
  }
  expect(await asked(page)).toBe('deal');
});

test('a page that hangs is not taken for another tab: the game goes on in the new one', async ({
  page,
  context,
}) => {
  await openMoment(page, 'play');
  const before = await keptRecord(page);
  const next = await context.newPage();
  const notices = await noticesOf(next);
  // The page waits for an answer and does nothing else.
  let wake = (): void => undefined;
  const waking = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/answer', async (route) => {
    await waking;
    await route.fulfill({ body: '' });
  });
  const asking = page.waitForRequest('**/answer');
  const hanging = page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/answer', false);
    request.send();
  });
  await asking;
  await next.goto('/');
  expect(await asked(next)).toBe('play');
  expect(await keptRecord(next)).toEqual(before);
  await answer(next, 'play');
  await keptWith(next, ({ commands }) => commands.length > before.commands.length);
  expect(notices).toEqual([]);

  // Now it is true that another one plays.
  wake();
  await hanging;
  await expect(page.getByRole('alert')).toContainText(ELSEWHERE);
});

test('a page that was left and is shown again goes on where another one has played', async ({
  page,
  context,
}) => {
  const tell = (type: string) =>
    page.evaluate(
      (name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );
  await openMoment(page, 'play');
  const notices = await noticesOf(page);
  const before = await keptRecord(page);
  await tell('pagehide');

  const second = await context.newPage();
  const seen = await noticesOf(second);
  await withSettings(second, { speed: 'instant' });
  await second.goto('/');
  await answer(second, await asked(second));
  const after = await keptWith(second, ({ commands }) => commands.length > before.commands.length);
  await second.close();

  await tell('pageshow');
  await expect
    .poll(async () => (await keptRecord(page)).commands.length)
    .toBeGreaterThanOrEqual(after.commands.length);
  await answer(page, await asked(page));
  const last = await keptWith(page, ({ commands }) => commands.length > after.commands.length);
  expect(last.commands.slice(0, after.commands.length)).toEqual(after.commands);
  expect([...notices, ...seen]).toEqual([]);
});

test('a page that dies in the middle of a trick comes back at the same card', async ({
  page,
  context,
}) => {
  await openMoment(page, 'play');
  await answer(page, 'play');
  await page.getByText('Tap to continue').waitFor();
  const before = await keptRecord(page);
  const devtools = await context.newCDPSession(page);
  // It never answers: there is nobody left to.
  devtools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await page.close();

  const next = await context.newPage();
  await next.goto('/');
  await asked(next);
  const after = await keptRecord(next);
  expect(after.commands.slice(0, before.commands.length)).toEqual(before.commands);
});

test('the browser is asked to keep the games once a round is finished, and once only', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asks = { count: 0 };
    Object.assign(globalThis, { asks });
    StorageManager.prototype.persist = () => Promise.resolve((asks.count += 1) > 0);
  });
  const asks = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { asks: { count: number } }).asks.count);
  await withSettings(page, { speed: 'instant' });
  await openWith(
    page,
    gameUntil(({ round }) => round.phase === 'play' && round.index === 0 && round.taken.length > 7),
  );
  await asked(page);
  expect(await asks()).toBe(0);
  for (let ask = await asked(page); ask !== 'next'; ask = await asked(page))
    await answer(page, ask);
  expect(await asks()).toBe(1);
  await answer(page, 'next');
  await asked(page);
  expect(await asks()).toBe(1);
});

test('a finished game is kept, and beginning another does not take it away', async ({ page }) => {
  await withSettings(page, { speed: 'instant' });
  await openWith(
    page,
    gameUntil(
      ({ round }) => round.phase === 'play' && round.index === 18 && round.taken.length > 7,
    ),
  );
  for (let ask = await asked(page); ask !== 'over'; ask = await asked(page))
    await answer(page, ask);
  const keys = async (): Promise<string[]> =>
    (await storedKeys(page)).filter((key) => key.startsWith('game/'));
  await expect.poll(keys).toHaveLength(1);

  // It can be saved as a file, deleted, and brought back from that file, once.
  await page.keyboard.press('j');
  const games = page.getByRole('dialog', { name: 'Your games' });
  await expect(games.getByRole('listitem')).toHaveCount(1);
  const openPage = (name: string) => games.getByRole('tab', { name }).click();
  await openPage('On this device');
  const downloading = page.waitForEvent('download');
  await games.getByRole('button', { name: 'Save everything to a file' }).click();
  const file = await (await downloading).path();
  await openPage('Games');
  await games.getByRole('button', { name: /^Delete/ }).click();
  await expect(games.getByRole('listitem')).toHaveCount(0);
  await openPage('On this device');
  await games.locator('input[type=file]').setInputFiles(file);
  await expect(games.getByText(/^1 game added\./)).toBeVisible();
  await games.locator('input[type=file]').setInputFiles(file);
  await expect(games.getByText('Nothing new in this file.')).toBeVisible();

  // It can be watched from its first deal to its end, by key alone.
  await openPage('Games');
  await games.getByRole('button', { name: /^Watch/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const place = page.getByRole('slider', { name: 'Position in the game' });
  await expect(place).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(page.getByTestId('game-over')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(games).toBeVisible();
  await page.keyboard.press('Escape');
  await games.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(async () => (await keptRecord(page)).commands.length).toBe(0);
  expect(await keys()).toHaveLength(1);
});

/** What a browser may do to a page that wants to keep something. */
const NO_STORAGE = {
  'blocked, as in some private windows': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  },
  full: () => {
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
  },
} as const;

for (const [name, spoil] of Object.entries(NO_STORAGE))
  test(`storage that is ${name}: the game plays on, and says once that it cannot be kept`, async ({
    page,
  }) => {
    await page.addInitScript(spoil);
    await page.goto('/');
    const notice = page.getByText('This game can’t be saved on this device, but you can play on.');
    await answer(page, await asked(page));
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(notice).toBeHidden();
    for (const expected of ['bid', 'play'] as const) {
      expect(await asked(page)).toBe(expected);
      await answer(page, expected);
    }
    await expect(notice).toBeHidden();

    // What needs a storage says so, or lasts as long as the page.
    await page.keyboard.press('j');
    const games = page.getByRole('dialog', { name: 'Your games' });
    await expect(games).toContainText(name === 'full' ? 'Every game' : 'can’t be read right now');
    await page.keyboard.press('Escape');
    await games.waitFor({ state: 'hidden' });

    // Another game: it is known by now.
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Start game' }).click();
    expect(await asked(page)).toBe('deal');
    await answer(page, 'deal');
    await asked(page);
    await expect(notice).toBeHidden();
  });
