import { type Page, expect, test } from '../support/fixtures.ts';
import { deleteFeatures } from '../support/features.ts';
import { noticesOf } from '../support/notices.ts';
import { answer, asked, savedRecord, withSettings, shortSetup } from '../support/player.ts';
import { gameUntil, isOwnTurn, openDialog, openWith } from '../support/scenes.ts';
import { inSoak } from '../support/soak-tag.ts';

// When a browser feature or a file is missing, the game plays on and says so once.

const QUICK_MOVES = 'Opponents can’t think right now, so they play quick moves.';
const NOT_SAVED = 'This game can’t be saved on this device, but you can play on.';
const SETTINGS_NOT_SAVED =
  'Settings can’t be saved in this browser. They last until you close the page.';

/** Its opponents use the nets. */
const SHORT_GAME = shortSetup('expert');

/** Waits for a notice and dismisses it. */
async function dismiss(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(text)).toBeHidden();
}

/** Plays to the end of a round. */
async function playRound(page: Page): Promise<void> {
  do await answer(page, await asked(page));
  while ((await asked(page)) !== 'next');
}

const WITHOUT_THREADS = {
  'workers are not supported': (page) => deleteFeatures(page, ['Worker']),
  'the worker script is blocked': (page) =>
    page.route(/\.worker-[^/]*\.js$/, (route) => route.abort('blockedbyclient')),
  'the nets are not found': (page) =>
    page.route(/\/solo-[^/]*\.bin$/, (route) => route.fulfill({ status: 404, body: '' })),
} as const satisfies Record<string, (page: Page) => Promise<unknown>>;

for (const [name, spoil] of Object.entries(WITHOUT_THREADS))
  test(
    `when ${name}, opponents play quick moves, and one notice says so`,
    // The next test begins with a script that cannot be loaded, too, and `browser-support.spec.ts`
    // has a game without threads.
    inSoak(name !== 'the nets are not found'),
    async ({ page }) => {
      const notices = await noticesOf(page);
      await withSettings(page, { speed: 'instant', setup: SHORT_GAME });
      await spoil(page);
      await page.goto('/');
      // The game plays on even if the notice is not dismissed.
      await playRound(page);
      await dismiss(page, QUICK_MOVES);
      await playRound(page);
      expect(notices).toEqual([QUICK_MOVES]);
    },
  );

test('opponents think again once the worker script loads, and the notice disappears', async ({
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

test('with only localStorage blocked, settings last as long as the page, and the game is saved', async ({
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
  await openWith(page, gameUntil(isOwnTurn));
  expect(await asked(page)).toBe('bid');
  expect(notices).toEqual([]);
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const changed = settings.getByRole('radio', { name: 'Midnight' });
  await openDialog(page, 'Settings', ',');
  await changed.check({ force: true });
  await page.keyboard.press('Escape');
  await dismiss(page, SETTINGS_NOT_SAVED);
  await openDialog(page, 'Settings', ',');
  await expect(changed).toBeChecked();
  await settings.getByRole('radio', { name: 'Claret' }).check({ force: true });
  await page.keyboard.press('Escape');
  expect(notices).toEqual([SETTINGS_NOT_SAVED]);

  const before = await savedRecord(page);
  await page.reload();
  expect(await asked(page)).toBe('bid');
  expect(await savedRecord(page)).toEqual(before);
  expect(notices).toEqual([SETTINGS_NOT_SAVED]);
});

test('with a database that never opens, the game starts soon, and says once that it cannot be saved', async ({
  page,
}) => {
  const notices = await noticesOf(page);
  await page.clock.install();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await withSettings(page, { speed: 'instant', setup: shortSetup('easy') });
  await page.goto('/');
  await page.clock.fastForward(1500);
  await answer(page, await asked(page));
  await asked(page);
  await page.clock.fastForward(6000);
  await dismiss(page, NOT_SAVED);
  await playRound(page);
  await page.clock.fastForward(6000);
  await playRound(page);
  expect(notices).toEqual([NOT_SAVED]);
});
