import { expect, test } from './fixtures.ts';
import { openMoment } from './scenes.ts';
import { problems, withText } from './zoom.ts';

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
