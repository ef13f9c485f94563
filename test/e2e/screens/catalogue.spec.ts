import { type Page, expect, test } from '../support/shared-page.ts';
import { test as freshTest } from '../support/fixtures.ts';
import {
  answer,
  asked,
  replaceInitScript,
  savedRecordWhen,
  withSettings,
} from '../support/player.ts';
import { openDialog } from '../support/scenes.ts';
import { IS_DETAIL } from '../support/soak-tag.ts';
import { WORDS } from '../../support/words.ts';

test('a tradition starts with one press and keeps its name', async ({ page }) => {
  // A phone has no room for the name.
  await page.setViewportSize({ width: 1280, height: 800 });
  // Once only: the settings of the first visit must last.
  const atFirst = page.addInitScript(
    (state) => {
      localStorage['oh-hell:settings'] ??= JSON.stringify({ state, version: 1 });
    },
    { speed: 'instant', sound: false },
  );
  await replaceInitScript(page, 'first settings', atFirst);
  await page.goto('/');
  expect(await asked(page)).toBe('deal');
  await openDialog(page, 'New game', 'n');
  await page.getByRole('button', { name: 'All games…' }).click();
  await page.getByRole('searchbox').fill('काचुफूल');
  await page.getByRole('button', { name: 'Play Kachuful' }).click();
  const name = page.getByRole('banner').getByText('Kachuful');
  await expect(name).toBeVisible();
  expect(await asked(page)).toBe('bid');
  await savedRecordWhen(page, ({ commands }) => commands.length > 0);
  // The saved choice loads the catalogue, even before the first decision.
  await page.reload();
  await expect(name).toBeVisible();
  expect(await asked(page)).toBe('bid');
  await answer(page, 'bid');
  // It keeps its name in the list of unfinished games while another is played.
  await openDialog(page, 'New game', 'n');
  await expect(page.getByRole('radio', { name: 'Kachuful' })).toBeChecked();
  await page.getByRole('radio', { name: 'Canadian' }).check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByRole('banner').getByText('Canadian')).toBeVisible();
  await openDialog(page, 'Your games', 'j');
  await expect(page.getByRole('button', { name: /^Continue Kachuful/ })).toBeVisible();
});

freshTest('a game of a tradition waits for a slow catalogue', async ({ page }) => {
  await page.clock.install();
  await withSettings(page, {
    setup: {
      game: { kind: 'tradition', id: 'kachuful', players: 4 },
      levels: ['easy', 'easy', 'easy'],
    },
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/catalogue-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const asksFor = page.waitForRequest(/\/catalogue-[^/]*\.js$/);
  const opened = page.goto('/');
  await asksFor;
  await page.clock.fastForward(10_000);
  release();
  await opened;
  await expect(page.getByText('Kachuful')).toBeVisible();
});

/** What the three filters show, in each language. */
const CHOICES = Object.values(WORDS).flatMap((words) =>
  (
    [
      ['setup.players', 'catalogue.length', 'setup.deck'],
      ['records.playersOf', 'catalogue.short', 'catalogue.deck.whole'],
      ['records.playersOf', 'catalogue.medium', 'catalogue.deck.short'],
      ['records.playersOf', 'catalogue.long', 'catalogue.deck.jokers'],
    ] as const
  ).map((keys) => keys.map((key) => words[key].replaceAll(/\{\w+\}/g, '20'))),
);

/** The chosen texts that do not fit their drop-downs, or make the dialog too wide. */
const cutOff = (page: Page, choices: readonly (readonly string[] | null)[] = [null]) =>
  page.getByRole('dialog').evaluate(
    (dialog, all) =>
      all.flatMap((texts) =>
        [...dialog.querySelectorAll('select')].flatMap((select, index) => {
          const chosen = select.nextElementSibling as HTMLElement;
          if (texts !== null) chosen.textContent = texts[index] ?? '';
          const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(chosen);
          const range = document.createRange();
          range.selectNodeContents(chosen);
          const [text, room] = [range.getBoundingClientRect(), select.getBoundingClientRect()];
          const isWhole =
            text.width > 0 &&
            text.left > room.left + Number.parseFloat(paddingInlineStart) - 1 &&
            text.right < room.right - Number.parseFloat(paddingInlineEnd) + 1 &&
            text.height < room.height &&
            room.right < innerWidth;
          return isWhole ? [] : [chosen.textContent];
        }),
      ),
    choices,
  );

// Regression: “Medium (up to 20 min)” ended in an ellipsis on phones, and so did long answers.
test(
  'every choice of the catalogue is whole on the smallest phones',
  IS_DETAIL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/#new-game');
    await page.getByRole('button', { name: 'All games…' }).click();
    await expect(page.getByRole('combobox')).toHaveCount(3);
    expect(await cutOff(page)).toEqual([]);
    expect(await cutOff(page, CHOICES)).toEqual([]);
    await page.setViewportSize({ width: 568, height: 320 });
    expect(await cutOff(page, CHOICES)).toEqual([]);

    await page.getByRole('button', { name: 'Find your home game' }).click();
    await expect(page.getByRole('combobox')).toHaveCount(6);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByLabel('And a missed one?').selectOption({ index: 3 });
    expect(await cutOff(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    const widths = await page
      .getByRole('combobox')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(new Set(widths).size).toBe(1);
  },
);
