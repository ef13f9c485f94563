import { type Page, expect, test } from './fixtures.ts';
import { problemsOf } from './layout-problems.ts';
import { measureLayout } from './measure-layout.ts';
import { DIALOGS, openDialog, openMoment, settled } from './scenes.ts';

/** A phone with a notch and a home indicator, in portrait and in landscape. */
const PHONES_WITH_NOTCH = [
  { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
] as const;

/** Everything outside the safe area of these phones. */
async function problemsAtNotch(
  page: Page,
  phones: readonly (typeof PHONES_WITH_NOTCH)[number][],
): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const problems: string[] = [];
  for (const { width, height, insets } of phones) {
    await page.setViewportSize({ width, height });
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await settled(page);
    const { left, top, right, bottom } = insets;
    const viewport = { left, top, right: width - right, bottom: height - bottom };
    const found = problemsOf({
      ...(await measureLayout(page, { clickableAreas: false })),
      viewport,
    });
    problems.push(
      ...found
        .filter((problem) => /^[\d.]+ px off screen/.test(problem))
        .map((problem) => `${width}×${height}: ${problem}`),
    );
  }
  return problems;
}

test('every screen keeps clear of the notch and the home indicator', async ({ page }) => {
  for (const moment of ['start', 'bidding', 'play', 'summary', 'over'] as const) {
    await openMoment(page, moment);
    expect(await problemsAtNotch(page, PHONES_WITH_NOTCH), moment).toEqual([]);
  }
});

test('dialogs keep clear of the notch and the home indicator', async ({ page }) => {
  await openMoment(page, 'play');
  // Upright and on its side by turns: a dialog takes as long to open as ten checks of it.
  for (const [row, [name, key]] of DIALOGS.entries()) {
    await openDialog(page, name, key);
    const phones = PHONES_WITH_NOTCH.filter((_, at) => at === row % 2);
    expect(await problemsAtNotch(page, phones), name).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});
