import { expect, test } from '../support/fixtures.ts';
import { OPTIONAL_FEATURES, deleteFeatures, without } from '../support/features.ts';
import { replaceInitScript } from '../support/player.ts';
import { playFirstRound } from '../support/play-a-round.ts';

test('a round is played without any optional feature', async ({ page }) => {
  await deleteFeatures(page, OPTIONAL_FEATURES);
  await playFirstRound(page);
  const isThere = await page.evaluate(
    () => 'locks' in navigator || 'timeout' in AbortSignal || 'requestIdleCallback' in globalThis,
  );
  expect(isThere).toBe(false);
});

test.describe('an older browser', () => {
  test.use({ locale: 'fr-CA' });

  test('without a feature that the game needs is told what it needs', async ({ page }) => {
    for (const feature of ['DecompressionStream', 'Array.prototype.toSorted', 'CSS.supports']) {
      await replaceInitScript(page, 'feature', page.addInitScript(without([feature])));
      await page.goto('/');
      const notice = page.getByText(/nécessite un navigateur plus récent : Chrome \d+, Edge/);
      await expect(notice, feature).toBeInViewport({ ratio: 1 });
      await page.waitForLoadState();
      await expect(page.locator('body'), feature).toHaveText(/^\s*Oh Hell! nécessite [^{}]*$/, {
        useInnerText: true,
      });
    }
  });
});
