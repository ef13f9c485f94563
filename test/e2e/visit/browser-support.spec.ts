import { expect, test } from '../support/fixtures.ts';
import { OPTIONAL_FEATURES, deleteFeatures, without } from '../support/features.ts';
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

  for (const feature of ['DecompressionStream', 'Array.prototype.toSorted', 'CSS.supports'])
    test(`without ${feature} is told what the game needs`, async ({ page }) => {
      await page.addInitScript(without([feature]));
      await page.goto('/');
      const notice = page.getByText(/nécessite un navigateur plus récent : Chrome \d+, Edge/);
      await expect(notice).toBeInViewport({ ratio: 1 });
      await page.waitForLoadState();
      await expect(page.locator('body')).toHaveText(/^\s*Oh Hell! nécessite [^{}]*$/, {
        useInnerText: true,
      });
    });
});

test.describe('with JavaScript turned off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that the game needs JavaScript', async ({ page }) => {
    await page.goto('/');
    const notice = page.locator('noscript');
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await notice.evaluate(({ textContent }) => textContent)).toMatch('needs JavaScript');
  });
});

test('the security policy allows the inline script of the page, and no other', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto('/');
  await page.waitForLoadState();
  expect(refused).toEqual([]);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.planted = true';
    document.body.append(script);
    return 'planted' in globalThis;
  });
  expect(ran).toBe(false);
  expect(refused).toHaveLength(1);
});
