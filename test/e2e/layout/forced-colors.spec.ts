import { type Page, expect, test } from '../support/shared-page.ts';
import { openHint } from './fit.ts';
import { openShortMoment } from '../support/scenes.ts';

// Windows' contrast themes: the browser replaces the colors of text and surfaces, and drops shadows.
test.use({ keepsPage: true });

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test.afterEach(({ page }) => page.emulateMedia({ forcedColors: 'none' }));

/** The computed color that a style gives to an element, in a property. */
const colorOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The color of a system keyword in this page. */
const systemColor = (page: Page, keyword: string): Promise<string> =>
  page.evaluate((color) => {
    document.documentElement.style.color = color;
    const computed = getComputedStyle(document.documentElement).color;
    document.documentElement.style.color = '';
    return computed;
  }, keyword);

test('in forced colors the trump symbol has the color of text, and plates and bids an outline', async ({
  page,
}) => {
  await openHint(page, {});
  const text = await systemColor(page, 'CanvasText');
  await expect.poll(() => colorOf(page, 'header svg[data-suit]', 'fill')).toBe(text);
  for (const part of ['[data-seat="1"]', 'button[aria-label="Bid 1"]'])
    expect(await colorOf(page, part, 'outline-style'), part).toBe('solid');
  const bars = page.getByTestId('hint').locator('[data-best] [style*="--share"]');
  const colors = await bars.evaluateAll((all) =>
    all.map((bar) => getComputedStyle(bar).backgroundColor),
  );
  expect(new Set(colors)).toEqual(new Set([text, await systemColor(page, 'Highlight')]));
});

test('in forced colors the steps of the podium and the words of its buttons are seen', async ({
  page,
}) => {
  await openShortMoment(page, 'over');
  const step = page
    .getByTestId('game-over')
    .locator('[data-place="1"] > :last-child > :last-child')
    .first();
  await expect(step).toHaveCSS('border-top-style', 'solid');
  // System colors are kept: one for text on a surface that is not drawn would be invisible.
  const again = page.getByRole('button', { name: 'Play again' });
  await expect(again).toHaveCSS('color', await systemColor(page, 'CanvasText'));
});
