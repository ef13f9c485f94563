import { expect, test } from './fixtures.ts';
import { answer, asked, withSettings } from './player.ts';
import { openDialog } from './scenes.ts';
import { WORDS } from '../support/words.ts';

test('a tradition starts with one press and keeps its name', async ({ page }) => {
  await page.goto('/');
  expect(await asked(page)).toBe('deal');
  await openDialog(page, 'New game', 'n');
  await page.getByRole('button', { name: 'All traditions…' }).click();
  await page.getByRole('searchbox').fill('काचुफूल');
  await page.getByRole('button', { name: 'Play Kachuful' }).click();
  const name = page.getByRole('banner').getByText('Kachuful');
  await expect(name).toBeVisible();
  expect(await asked(page)).toBe('bid');
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

test('a game of a tradition waits for a slow catalogue', async ({ page }) => {
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

test('the catalogue fits the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/#new-game');
  await page.getByRole('button', { name: 'All traditions…' }).click();
  const wider = (): Promise<number> =>
    page
      .getByRole('dialog')
      .evaluate(
        (dialog) =>
          [...dialog.querySelectorAll('*')].filter(
            (each) => each.getBoundingClientRect().right > innerWidth + 1,
          ).length,
      );
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await wider()).toBe(0);
  await page.getByRole('button', { name: /^Not sure/ }).click();
  await expect(page.getByRole('combobox')).toHaveCount(6);
  expect(await wider()).toBe(0);
});

// Regression: Japanese called the first filter プレイ…, and Spanish Jugado… on a phone held sideways.
test('the labels of the filters are not cut off on a phone', async ({ page }) => {
  const cut: string[] = [];
  for (const [language, width, height] of [
    ['ja', 360, 740],
    ['es', 360, 740],
    ['es', 568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await withSettings(page, { language });
    await page.goto('/robots.txt');
    await page.goto('/#new-game');
    await page.getByRole('button', { name: WORDS[language]['catalogue.open'] }).click();
    await page.getByRole('searchbox').waitFor();
    const found = await page.locator('select').evaluateAll((all) =>
      all.flatMap((each) => {
        const select = each as HTMLSelectElement;
        const label = select.selectedOptions[0]?.text ?? '';
        const style = getComputedStyle(select);
        const context = document.createElement('canvas').getContext('2d');
        if (context === null) throw new Error('no canvas');
        context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const padding =
          Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
        return context.measureText(label).width > select.clientWidth - padding ? [label] : [];
      }),
    );
    cut.push(...found);
  }
  expect(cut).toEqual([]);
});

// Regression: “So viele, wie die Karten reichen, dann …” ended in an ellipsis.
test('a long answer about the game at home is whole on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await withSettings(page, { language: 'de' });
  await page.goto('/#new-game');
  await page.getByRole('button', { name: WORDS.de['catalogue.open'] }).click();
  await page.getByRole('button', { name: WORDS.de['catalogue.ask'] }).click();
  const first = page.getByLabel(WORDS.de['questions.first']);
  const oneLine = await first.evaluate((select) => select.clientHeight);
  await first.selectOption('most');
  expect(await first.evaluate((select) => select.clientHeight)).toBeGreaterThan(oneLine);
});
