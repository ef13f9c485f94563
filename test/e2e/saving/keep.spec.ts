import { type Page, expect, test } from '../support/fixtures.ts';
import { noticesOf } from '../support/notices.ts';
import {
  PLAYABLE,
  answer,
  asked,
  savedRecord,
  savedRecordWhen,
  storedKeys,
  withSettings,
} from '../support/player.ts';
import { gameUntil, openDialog, openMoment, openWith, shortGame } from '../support/scenes.ts';
import { SHORT_GAME } from '../support/built-site.ts';
import { inSoak } from '../support/soak-tag.ts';

const OTHER_TAB = 'This game is open in another tab';

const playHereButton = (page: Page) => page.getByRole('button', { name: 'Play here' });

test('only one of two tabs plays; the other says so and can take over at the same card', async ({
  page,
  context,
}) => {
  await openMoment(page, 'play');
  const before = await savedRecord(page);
  const [notices, length] = [await noticesOf(page), before.commands.length];

  await test.step('reloading the only tab does not count as a second one', async () => {
    await page.reload();
    expect(await asked(page)).toBe('play');
    expect(notices).toEqual([]);
  });

  const second = await context.newPage();
  await withSettings(second, { speed: 'instant' });
  await second.goto('/');
  await expect(second.getByRole('alert')).toContainText(OTHER_TAB);
  await expect(playHereButton(second)).toBeFocused();
  expect(await asked(page)).toBe('play');

  await second.keyboard.press('Enter');
  expect(await asked(second)).toBe('play');
  await expect(page.getByRole('alert')).toContainText(OTHER_TAB);
  expect(await savedRecord(second)).toEqual(before);
  await answer(second, 'play');
  await savedRecordWhen(second, ({ commands }) => commands.length > length);

  // The first tab takes over again, with what the second has played.
  await playHereButton(page).click();
  await expect(second.getByRole('alert')).toContainText(OTHER_TAB);
  await asked(page);
  const after = await savedRecord(page);
  expect(after.commands.slice(0, length)).toEqual(before.commands);
  expect(after.commands.length).toBeGreaterThan(length);

  await test.step('a page restored from the back/forward cache resumes at the decision that another tab has reached', () =>
    playMeanwhile(page, second, notices));
});

/** Puts a page into the back/forward cache while another one plays, and then brings it back. */
async function playMeanwhile(page: Page, other: Page, notices: readonly string[]): Promise<void> {
  const tell = (type: string) =>
    page.evaluate(
      (name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );
  const { commands: before } = await savedRecord(page);
  const noticesBefore = notices.length;
  await tell('pagehide');
  const seen = await noticesOf(other);
  await other.reload();
  await answer(other, await asked(other));
  const { commands: after } = await savedRecordWhen(
    other,
    ({ commands }) => commands.length > before.length,
  );
  await other.close();

  await tell('pageshow');
  await expect
    .poll(async () => (await savedRecord(page)).commands.length)
    .toBeGreaterThanOrEqual(after.length);
  await answer(page, await asked(page));
  const { commands: last } = await savedRecordWhen(
    page,
    ({ commands }) => commands.length > after.length,
  );
  expect(last.slice(0, after.length)).toEqual(after);
  expect([...notices.slice(noticesBefore), ...seen]).toEqual([]);
}

test('a frozen page does not count as another tab: the game resumes in the new one, and after a crash in the middle of a trick at the same card', async ({
  page,
  context,
}) => {
  await openMoment(page, 'play');
  const before = await savedRecord(page);
  const next = await context.newPage();
  const notices = await noticesOf(next);
  // A synchronous request blocks the page's main thread.
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
  // Where storage is slow, the start screen comes first.
  await next.locator(PLAYABLE).first().waitFor();
  expect(await savedRecord(next)).toEqual(before);
  await answer(next, 'play');
  await next.getByText('Press to continue').waitFor();
  const played = await savedRecordWhen(
    next,
    ({ commands }) => commands.length > before.commands.length,
  );
  expect(notices).toEqual([]);

  // Now another tab really is playing.
  wake();
  await hanging;
  await expect(page.getByRole('alert')).toContainText(OTHER_TAB);

  const devtools = await context.newCDPSession(next);
  // This never resolves: the page that would answer has crashed.
  devtools.send('Page.crash').catch(() => undefined);
  await next.waitForEvent('crash');
  await next.close();
  await page.reload();
  await asked(page);
  const { commands } = await savedRecord(page);
  expect(commands.slice(0, played.commands.length)).toEqual(played.commands);
});

/** Counts how often the page asks for persistent storage, from its next load on. */
const countAsksToPersist = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const asks = { count: 0 };
    Object.assign(globalThis, { asks });
    StorageManager.prototype.persist = () => Promise.resolve((asks.count += 1) > 0);
  });

const asksToPersist = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { asks: { count: number } }).asks.count);

test('a finished game is saved, and starting another does not remove it', async ({ page }) => {
  await countAsksToPersist(page);
  await withSettings(page, { speed: 'instant', autoReview: false });
  const { rules } = shortGame().header;
  await openWith(
    page,
    gameUntil(({ round }) => round.phase === 'play' && round.taken.length > 0, { rules }),
  );

  await test.step('persistent storage is requested after the first finished round, and only once', async () => {
    for (let ask = await asked(page); ask !== 'next'; ask = await asked(page)) {
      expect(await asksToPersist(page)).toBe(0);
      await answer(page, ask);
    }
    await expect.poll(() => asksToPersist(page)).toBe(1);
    for (let ask = await asked(page); ask !== 'over'; ask = await asked(page))
      await answer(page, ask);
    expect(await asksToPersist(page)).toBe(1);
  });
  const keys = async (): Promise<string[]> =>
    (await storedKeys(page)).filter((key) => key.startsWith('game/'));
  await expect.poll(keys).toHaveLength(1);

  // It can be backed up to a file, deleted, and restored from that file, but not twice.
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

  // It can be watched from the first deal to the end by keyboard alone.
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

  const { dealSeed } = (await savedRecord(page)).header;
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(async () => (await savedRecord(page)).header.dealSeed).not.toBe(dealSeed);
  expect(await keys()).toHaveLength(1);
});

const NOT_SAVED = {
  blocked: 'This game can’t be saved on this device, but you can play on.',
  full: 'This game can’t be saved: storage is full. Free up space, then play on.',
} as const;

/** Ways in which a browser's storage can fail; some private windows block it. */
const NO_STORAGE = {
  blocked: () => {
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

for (const name of ['blocked', 'full'] as const)
  test(
    `with storage ${name}, the game plays on and says once why it cannot be saved`,
    // A game without any storage is in `game.spec.ts`.
    inSoak(name === 'blocked'),
    async ({ page }) => {
      const notices = await noticesOf(page);
      await withSettings(page, { setup: SHORT_GAME });
      await page.addInitScript(NO_STORAGE[name]);
      await page.goto('/');
      await answer(page, await asked(page));
      const notice = page.getByText(NOT_SAVED[name]);
      await expect(notice).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(notice).toBeHidden();
      // The same goes for settings, which last as long as the page.
      await openDialog(page, 'Settings', ',');
      await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
      await page.keyboard.press('Escape');
      for (const expected of ['bid', 'play'] as const) {
        expect(await asked(page)).toBe(expected);
        await answer(page, expected);
      }

      // With full storage the list still opens; with blocked storage it reports an error.
      await page.keyboard.press('j');
      const games = page.getByRole('dialog', { name: 'Your games' });
      await expect(games).toContainText(name === 'full' ? 'Every game' : 'can’t be read right now');
      await page.keyboard.press('Escape');
      await games.waitFor({ state: 'hidden' });

      // The notice does not come back for another game.
      await page.keyboard.press('n');
      await page.getByRole('button', { name: 'Start game' }).click();
      expect(await asked(page)).toBe('bid');
      expect(notices).toEqual([NOT_SAVED[name]]);
    },
  );
