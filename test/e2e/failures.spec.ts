import { type Page, expect, test } from '@playwright/test';
import { takeAway } from './features.ts';
import { noticesOf } from './notices.ts';
import { answer, asked, keptRecord, withSettings } from './player.ts';
import { openDialog } from './scenes.ts';

// What a browser or a host may fail to give: the game goes on, and says once what is missing.

const QUICK_MOVES = 'Opponents can’t think right now, so they play quick moves.';
const NOT_SAVED = 'This game can’t be saved on this device, but you can play on.';
const SETTINGS_NOT_SAVED =
  'Settings can’t be saved in this browser. They last until you close the page.';

/** Rounds of one card and more against two, who need their nets. */
const SHORT_GAME = {
  game: {
    kind: 'preset',
    preset: 'bugger-your-neighbor',
    players: 3,
    scoring: null,
    shape: 'up',
    wholeDeck: false,
    bids: null,
  },
  levels: ['expert'],
};

/** Waits for a notice and takes note of it. */
async function takeNote(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(text)).toBeHidden();
}

/** Plays on until a round is over. */
async function playRound(page: Page): Promise<void> {
  do await answer(page, await asked(page));
  while ((await asked(page)) !== 'next');
}

const WITHOUT_THREADS = {
  'there are no threads': (page) => takeAway(page, ['Worker']),
  'the program of the threads is not found': (page) =>
    page.route(/\.worker-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' })),
  'the program of the threads is blocked': (page) =>
    page.route(/\.worker-[^/]*\.js$/, (route) => route.abort('blockedbyclient')),
  'the nets are not found': (page) =>
    page.route(/\/solo-[^/]*\.bin$/, (route) => route.fulfill({ status: 404, body: '' })),
} as const satisfies Record<string, (page: Page) => Promise<unknown>>;

for (const [name, spoil] of Object.entries(WITHOUT_THREADS))
  test(`where ${name} opponents play quick moves, which is said once`, async ({ page }) => {
    const notices = await noticesOf(page);
    await withSettings(page, { speed: 'instant', setup: SHORT_GAME });
    await spoil(page);
    await page.goto('/');
    // The game does not wait for anybody to take note of it.
    await playRound(page);
    await takeNote(page, QUICK_MOVES);
    await playRound(page);
    expect(notices).toEqual([QUICK_MOVES]);
  });

test('opponents think again as soon as their program can be loaded, and the notice goes', async ({
  page,
}) => {
  const notices = await noticesOf(page);
  await withSettings(page, { speed: 'instant', setup: SHORT_GAME });
  const program = /\.worker-[^/]*\.js$/;
  await page.route(program, (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  await playRound(page);
  await expect(page.getByText(QUICK_MOVES)).toBeVisible();
  await page.unroute(program);
  await playRound(page);
  await expect(page.getByText(QUICK_MOVES)).toBeHidden();
  expect(notices).toEqual([QUICK_MOVES]);
});

test('blocked localStorage alone: settings last as long as the page, and the game is kept', async ({
  page,
}) => {
  const notices = await noticesOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await answer(page, await asked(page));
  expect(await asked(page)).toBe('bid');
  expect(notices).toEqual([]);
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const changed = settings.getByRole('radio', { name: 'Midnight' });
  await openDialog(page, 'Settings', ',');
  await changed.check({ force: true });
  await page.keyboard.press('Escape');
  await takeNote(page, SETTINGS_NOT_SAVED);
  await openDialog(page, 'Settings', ',');
  await expect(changed).toBeChecked();
  await settings.getByRole('radio', { name: 'Claret' }).check({ force: true });
  await page.keyboard.press('Escape');
  expect(notices).toEqual([SETTINGS_NOT_SAVED]);

  const before = await keptRecord(page);
  await page.reload();
  expect(await asked(page)).toBe('bid');
  expect(await keptRecord(page)).toEqual(before);
  expect(notices).toEqual([SETTINGS_NOT_SAVED]);
});

test('a database that never opens: the game starts soon, and says once that it cannot be saved', async ({
  page,
}) => {
  const notices = await noticesOf(page);
  await page.clock.install();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await withSettings(page, { speed: 'instant', setup: SHORT_GAME });
  await page.goto('/');
  await page.clock.fastForward(1500);
  await answer(page, await asked(page));
  await asked(page);
  await page.clock.fastForward(6000);
  await takeNote(page, NOT_SAVED);
  await playRound(page);
  await page.clock.fastForward(6000);
  await playRound(page);
  expect(notices).toEqual([NOT_SAVED]);
});
