import { expect, test } from './shared-page.ts';
import { openMoment, resize } from './scenes.ts';

for (const players of [4, 8])
  test(`the result of a round with ${players} players takes most of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openMoment(page, 'summary', players);
    for (const size of [
      [360, 740],
      [390, 844],
    ] as const) {
      await resize(page, size);
      const part = await page.getByTestId('round-summary').evaluate((result) => {
        const table = result.closest('main')!;
        return result.getBoundingClientRect().height / table.clientHeight;
      });
      expect(part, size.join('×')).toBeGreaterThan(0.66);
    }
  });
