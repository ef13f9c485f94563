import { expect, test } from '../support/shared-page.ts';
import { openMoment, resize } from '../support/scenes.ts';
import { IS_DETAIL, inSoak } from '../support/soak-tag.ts';

test.use({ keepsPage: true });

for (const players of [4, 8])
  test(
    `the result of a round with ${players} players takes most of a phone`,
    inSoak(players === 4),
    async ({ page }) => {
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
      // Beside the table there was room for it, left empty.
      for (const size of [
        [568, 320],
        [844, 390],
      ] as const) {
        await resize(page, size);
        await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeInViewport({
          ratio: 1,
        });
      }
    },
  );

// Regression: names went below the portraits on phones, and on a desktop *Next* took five lines.
test(
  'in long words the result of a round has names beside portraits, and its note in one line',
  IS_DETAIL,
  async ({ page }) => {
    await openMoment(page, 'summary', 4, { language: 'de' });
    for (const size of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await resize(page, size);
      const { beside, lines } = await page.getByTestId('round-summary').evaluate((result) => {
        const isBeside = (name: Element): boolean => {
          const [portrait, text] = name.firstElementChild!.childNodes;
          const { top, bottom, width } = (portrait as Element).getBoundingClientRect();
          const range = document.createRange();
          range.selectNode(text!);
          const word = range.getBoundingClientRect();
          return width > 20 && word.top > top - 2 && word.bottom < bottom + 2;
        };
        const note = result.querySelector('p:has(+ div)')!;
        const lineHeight = Number.parseFloat(getComputedStyle(note).lineHeight);
        return {
          beside: [...result.querySelectorAll('tbody th')].map(isBeside),
          lines: Math.round(note.clientHeight / lineHeight),
        };
      });
      expect(beside, size.join('×')).toEqual([true, true, true, true]);
      expect(lines, size.join('×')).toBe(1);
    }
  },
);

// Regression: a hint button that could not be pressed stood alone below the result, which was not in the middle.
test('on a desktop the result of a round is alone in the middle of the table', async ({ page }) => {
  await openMoment(page, 'summary');
  await resize(page, [1280, 800]);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeHidden();
  const off = await page.getByTestId('round-summary').evaluate((result) => {
    const own = result.getBoundingClientRect();
    const bar = document.querySelector('header')!.getBoundingClientRect();
    return own.top - bar.bottom - (innerHeight - own.bottom);
  });
  expect(Math.abs(off)).toBeLessThan(40);
});
