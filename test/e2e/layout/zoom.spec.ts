import { expect, test } from '../support/shared-page.ts';
import { openMoment } from '../support/scenes.ts';
import { IS_DETAIL, inSoak } from '../support/soak-tag.ts';
import { problems, problemsUnlessScrolled, withText } from './zoom.ts';

test.use({ keepsPage: true });

// The browser's default.
test.afterEach(({ page }) => withText(page, 16));

// Text one and a half times as large. Regression: plates overlapped on a phone, and the end of a
// game scrolled on a desktop. `zoom.soak.ts` has more sizes and all moments.
for (const [moment, width, height] of [
  ['trick', 390, 844],
  ['over', 1280, 800],
] as const)
  test(`with large text everything fits at ${width}×${height}: ${moment}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withText(page, 24);
    await openMoment(page, moment);
    expect(await problems(page)).toEqual([]);
  });

// Text twice as large on a phone. Regression: the layout of a low screen was chosen, so that the
// bidding panel covered the seats' bids, and the button below a result was cut off.
for (const moment of ['bidding', 'summary'] as const)
  test(
    `with text twice as large on a phone nothing is covered or cut off: ${moment}`,
    inSoak(moment !== 'bidding'),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await withText(page, 32);
      await openMoment(page, moment);
      expect(await problemsUnlessScrolled(page)).toEqual([]);
    },
  );

// Regression: on a phone in landscape the bidding panel covered the seats, and plates lay on each
// other.
test(
  'with text twice as large on a phone in landscape nothing is covered',
  IS_DETAIL,
  async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await withText(page, 32);
    await openMoment(page, 'bidding', 4, { language: 'de' });
    expect(await problems(page)).toEqual([]);
  },
);
