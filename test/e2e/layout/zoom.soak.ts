import { type Page, expect, test } from '../support/fixtures.ts';
import { DIALOGS, MOMENT_NAMES, openDialog, openMoment } from '../support/scenes.ts';
import { problems, problemsUnlessScrolled, withText } from './zoom.ts';

// Page zoom and larger text. Takes minutes, so `npm test` does not run it.

/** Viewports at 200 % zoom, in CSS px: half of each side. */
const ZOOMED = [
  [640, 400],
  [683, 384],
  [960, 540],
] as const;

/** Default text sizes in px, instead of 16, and the viewports to test them in. */
const LARGE_TEXT = [
  [24, 360, 740],
  [32, 360, 740],
  [20, 390, 844],
  [24, 390, 844],
  [32, 390, 844],
  [24, 568, 320],
  [32, 568, 320],
  [32, 740, 360],
  [32, 844, 390],
  [24, 1280, 800],
  [32, 768, 1024],
  [32, 820, 1180],
  [32, 1280, 800],
  [32, 1920, 1080],
] as const;

async function dialogsFit(page: Page): Promise<void> {
  await openMoment(page, 'lateTrick');
  for (const [name, key] of DIALOGS) {
    await openDialog(page, name, key);
    expect(await problems(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
}

for (const [width, height] of ZOOMED)
  test.describe(`${width * 2}×${height * 2} at 200 %`, () => {
    test.use({ viewport: { width, height } });
    for (const moment of MOMENT_NAMES)
      test(`${moment} fits`, async ({ page }) => {
        await openMoment(page, moment);
        expect(await problems(page)).toEqual([]);
      });

    test('dialogs fit', ({ page }) => dialogsFit(page));
  });

for (const [text, width, height] of LARGE_TEXT)
  test.describe(`${width}×${height} with text of ${text} px`, () => {
    test.use({ viewport: { width, height } });
    for (const moment of MOMENT_NAMES)
      test(`${moment} fits`, async ({ page }) => {
        await withText(page, text);
        await openMoment(page, moment);
        expect(await problemsUnlessScrolled(page)).toEqual([]);
      });

    test('dialogs fit', async ({ page }) => {
      await withText(page, text);
      await dialogsFit(page);
    });
  });
