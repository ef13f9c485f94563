import { type Page, expect, test } from '../support/fixtures.ts';
import { test as sharedTest } from '../support/shared-page.ts';
import type { RuleSet } from '@/engine/index.ts';
import { encodeGameLink } from '@/storage/formats/game-link.ts';
import { button, withSettings } from '../support/player.ts';
import {
  gameUntil,
  isEmpty,
  openMoment,
  openWith,
  settled,
  shortGame,
  twoRounds,
} from '../support/scenes.ts';
import { inSoak } from '../support/soak-tag.ts';

/** A phone, with a system Back button and no keyboard. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A game of one round of two cards, which is soon reviewed. */
const ONE_ROUND: RuleSet = {
  ...shortGame().header.rules,
  schedule: { shape: 'constant', low: 2, high: 2, turns: 1 },
};

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const deal = (page: Page) => button(page, 'Deal');

async function openMenu(page: Page, entry: string): Promise<void> {
  await button(page, 'Game menu').click();
  await dialog(page, 'Game menu').getByRole('button', { name: entry, exact: true }).click();
}

/** Back leaves the game: nothing covers the table, and no history entry of a layer is left. Before it was an empty page. */
async function expectBackLeaves(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  expect(isEmpty(page)).toBe(true);
}

/**
 * How many steps of Back there are to the table. Each has an entry from the press that opened it on: browsers
 * let people skip entries that a page adds without one.
 */
const stepsToTable = (page: Page) =>
  page.evaluate(() => (history.state as { readonly depth: number }).depth);

/** Holds back the files that match until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens the hint and closes it with Back. */
async function expectBackClosesHint(page: Page): Promise<void> {
  const hint = page.getByRole('region', { name: 'Hint', exact: true });
  await button(page, 'Hint').click();
  await expect(hint).toBeVisible();
  await page.goBack();
  await expect(hint).toHaveCount(0);
}

test('Back closes dialogs, the hint and views, not the game, and what they replace stays until their code has been fetched', async ({
  page,
}) => {
  await openMoment(page, 'play');
  const address = page.url();
  const hand = page.getByRole('region', { name: /^Your hand/ });
  await test.step('a dialog that replaces the menu, at its first opening', async () => {
    const release = await hold(page, /assets\/SettingsDialog-/);
    const asked = page.waitForRequest(/assets\/SettingsDialog-/);
    await openMenu(page, 'Settings');
    await asked;
    await expect(dialog(page, 'Game menu')).toBeVisible();
    release();
    await expect(dialog(page, 'Settings')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(hand).toBeVisible();
  });
  await test.step('a dialog after another that was closed by its button', async () => {
    await openMenu(page, 'Score sheet');
    await expect(dialog(page, 'Score sheet')).toBeVisible();
    await button(page, 'Close').tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openMenu(page, 'Score sheet');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(hand).toBeVisible();
  });
  await test.step('the hint', async () => {
    await expectBackClosesHint(page);
    await expect(hand).toBeVisible();
    expect(page.url()).toBe(address);
  });
  await test.step('a view, at its first opening', async () => {
    const release = await hold(page, /assets\/AnalysisScreen-/);
    const wanted = page.waitForRequest(/assets\/AnalysisScreen-/);
    await openMenu(page, 'Analysis table');
    await wanted;
    await expect(dialog(page, 'Game menu')).toBeVisible();
    await expect(page.locator('[data-testid="trick"]')).toBeAttached();
    release();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Leave analysis')).toBeVisible();
    await page.goBack();
    await expect(dialog(page, 'Game menu')).toBeVisible();
    await page.goBack();
    await expect(hand).toBeVisible();
  });
  await expectBackLeaves(page);
});

/** How many history entries opening and closing a dialog so many times leaves. */
const entriesOfOpening = (page: Page, times: number): Promise<number> =>
  page.evaluate(async (count) => {
    const { length } = history;
    const press = (key: string) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    const shows = async (isOpen: boolean): Promise<void> => {
      while ((document.querySelector('[role=dialog]') !== null) !== isOpen)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    for (let time = 0; time < count; time++) {
      press('l');
      await shows(true);
      press('Escape');
      await shows(false);
    }
    return history.length - length;
  }, times);

/** Reloads the page, which asks first, and stays. */
async function expectReloadAsks(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
}

for (const { by, step } of [
  { by: 'Back', step: (page: Page) => page.goBack() },
  { by: 'Escape', step: (page: Page) => page.keyboard.press('Escape') },
])
  test(
    `${by} leaves the pages of New game one by one, and confirms before discarding changes, as does a reload`,
    inSoak(by === 'Escape'),
    async ({ page }) => {
      await page.goto('/');
      await deal(page).waitFor();
      // The entry that Forward would go to.
      expect(await entriesOfOpening(page, 5)).toBeLessThanOrEqual(1);
      await openMenu(page, 'New game');
      const sheet = dialog(page, 'New game');
      // The menu, which stays until the dialog opens, has a button of this name, too.
      await sheet.getByRole('button', { name: 'Rules', exact: true }).tap();
      await expect(dialog(page, 'Rules')).toBeVisible();
      await step(page);
      await expect(sheet).toBeVisible();
      await button(page, 'House rules').tap();
      const editor = dialog(page, 'House rules');
      await editor.getByRole('textbox', { name: 'Name' }).fill('Sunday rules');
      await expectReloadAsks(page);
      await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('Sunday rules');
      const question = editor.getByRole('alert');
      await step(page);
      await expect(question).toHaveText('Your changes aren’t saved yet.');
      await step(page);
      await expect(question).toHaveCount(0);
      await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('Sunday rules');
      await step(page);
      await button(page, 'Discard changes').tap();
      await expect(sheet).toBeVisible();
      await step(page);
      await expect(deal(page)).toBeVisible();
      await expectBackLeaves(page);
    },
  );

sharedTest(
  'Back goes from the review to the replay of a link, then to the table',
  async ({ page }) => {
    const link = encodeGameLink('game', {
      record: gameUntil(({ round }) => round.phase === 'over', { rules: ONE_ROUND }),
      aided: false,
    });
    await page.goto(`/${link}`);
    await button(page, 'Watch game').click();
    const position = page.getByRole('slider', { name: 'Position in the game' });
    await position.waitFor();
    await button(page, 'Review').click();
    const review = page.getByRole('heading', { name: 'Review', exact: true });
    await review.waitFor();
    expect(await stepsToTable(page)).toBe(2);
    await page.goBack();
    await expect(position).toBeVisible();
    await expect(review).toHaveCount(0);
    await page.goBack();
    await expect(deal(page)).toBeVisible();
    await expectBackLeaves(page);
  },
);

// Regression: going back over the entry of the dialog opened the link again, over the game that it had begun.
sharedTest('the cards of a link that was opened over a dialog are played', async ({ page }) => {
  await openWith(page, twoRounds());
  await page.keyboard.press('s');
  await dialog(page, 'Score sheet').waitFor();
  const record = gameUntil(({ round }) => round.phase === 'over', { rules: ONE_ROUND });
  await page.goto(`/${encodeGameLink('deal', { record, aided: false })}`);
  await button(page, 'Play these cards').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ depth: 0 });
  // What a traversal of the history opens comes with its event, before the browser draws again.
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

sharedTest(
  'Back closes the hint in a position of a review, and leads to the review, also after a reload',
  async ({ page }) => {
    await openWith(
      page,
      gameUntil(({ round }) => round.phase === 'over', { rules: ONE_ROUND }),
    );
    await button(page, 'Review').click();
    await page.getByText('1 round reviewed', { exact: true }).waitFor();
    await page.getByRole('switch', { name: 'Show the good ones too' }).click();
    await page
      .getByRole('button', { name: /^Show position/ })
      .first()
      .click();
    const position = page.getByRole('region', { name: 'Decision' });
    await position.waitFor();
    expect(await stepsToTable(page)).toBe(2);
    await expectBackClosesHint(page);
    await expect(position).toBeVisible();
    await page.reload();
    await expect(position).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Review', exact: true })).toBeVisible();
    await page.goBack();
    await expect(button(page, 'Play again')).toBeVisible();
    await expectBackLeaves(page);
  },
);

sharedTest(
  'Back goes from an exercise to the list, the menu and the table, also after a reload',
  async ({ page }) => {
    await withSettings(page, { speed: 'instant' });
    await page.goto('/');
    await deal(page).waitFor();
    await openMenu(page, 'Exercises');
    await button(page, 'Practice: Dodge').click();
    const list = page.getByRole('heading', { name: 'Exercises' });
    const exercise = button(page, 'Back to the exercises');
    const openRules = async (): Promise<void> => {
      await button(page, 'Rules').click();
      await expect(dialog(page, 'Rules')).toBeVisible();
    };
    await openRules();
    expect(await stepsToTable(page)).toBe(4);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openRules();
    await page.reload();
    await expect(exercise).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(list).toBeVisible();
    await page.goBack();
    await expect(dialog(page, 'Game menu')).toBeVisible();
    await page.goBack();
    await expect(deal(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A reload at the table stays there, and forgets the layers of the page before.
    await openMenu(page, 'Settings');
    await dialog(page, 'Settings').waitFor();
    await page.reload();
    await deal(page).waitFor();
    await page.waitForFunction(() => (history.state as { depth: number }).depth === 0);
    await expectBackLeaves(page);
  },
);
