import { type Page, expect, test } from '../support/shared-page.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { DIALOGS, openDialog, openMoment, settled } from '../support/scenes.ts';

/** A phone with a notch and a home indicator, in portrait and in landscape. */
const PHONES_WITH_NOTCH = [
  { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
] as const;

type Phone = (typeof PHONES_WITH_NOTCH)[number];

/** The phones to check a screen on, by its index. */
type PhonesFor = (screen: number) => readonly Phone[];

/** Every screen on both phones: the full matrix. */
export const ON_BOTH: PhonesFor = () => PHONES_WITH_NOTCH;

/** Every other screen, on its side and upright by turns. */
export const BY_TURNS: PhonesFor = (screen) =>
  screen % 2 === 0 ? PHONES_WITH_NOTCH.filter((_, at) => at === (screen / 2) % 2) : [];

/** Everything outside the safe area of these phones. */
async function problemsAtNotch(page: Page, phones: readonly Phone[]): Promise<string[]> {
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
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  await session.detach();
  return problems;
}

/** Defines the tests that screens and dialogs keep clear of the notch, on the phones for each of them. */
export function describeNotch(phonesFor: PhonesFor): void {
  test.use({ keepsPage: true });

  test('every screen keeps clear of the notch and the home indicator', async ({ page }) => {
    for (const [row, moment] of (
      ['start', 'summary', 'bidding', 'over', 'play'] as const
    ).entries()) {
      if (phonesFor(row).length === 0) continue;
      await openMoment(page, moment);
      expect(await problemsAtNotch(page, phonesFor(row)), moment).toEqual([]);
    }
  });

  test('dialogs keep clear of the notch and the home indicator', async ({ page }) => {
    await openMoment(page, 'play');
    for (const [row, [name, key]] of DIALOGS.entries()) {
      if (phonesFor(row).length === 0) continue;
      await openDialog(page, name, key);
      expect(await problemsAtNotch(page, phonesFor(row)), name).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
}
