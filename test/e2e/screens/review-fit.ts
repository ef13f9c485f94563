import { type Page, expect, test } from '../support/shared-page.ts';
import { violations } from '../support/axe.ts';
import { type Sizes, problemsAt } from '../support/problems-at.ts';
import { gameUntil, openWith, shortGame } from '../support/scenes.ts';

/** Opens the review of a game of three rounds, with all its decisions. */
async function openReview(page: Page, players = 4): Promise<void> {
  const { rules } = shortGame({ players }).header;
  await openWith(
    page,
    gameUntil(({ round }) => round.phase === 'over', { players, rules }),
  );
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByText('3 rounds reviewed', { exact: true }).waitFor();
  await page.getByRole('switch', { name: 'Show the good ones too' }).click();
}

const SMALL_PHONES = [
  [320, 568],
  [360, 740],
  [568, 320],
  [667, 375],
] as const;

/** The problems of every position in the review of a game of three rounds, on small phones. */
export async function problemsOfPositions(page: Page, players: number): Promise<string[]> {
  await openReview(page, players);
  await page
    .getByRole('button', { name: /^Show position/ })
    .first()
    .click();
  const note = page.getByRole('region', { name: 'Decision' });
  const next = note.getByRole('button', { name: 'Next decision' });
  const problems: string[] = [];
  for (;;) {
    const title = await note.getByRole('heading').first().textContent();
    const found = await problemsAt(SMALL_PHONES, page);
    problems.push(...found.map((problem) => `${title}, ${problem}`));
    if (await next.isDisabled()) return problems;
    await next.click();
  }
}

/** Defines the tests that a review and what it opens fit, at the sizes for each of them. */
export function describeReviewFit(name: string, sizesFor: (screen: number) => Sizes): void {
  test.describe(`at ${name}`, () => {
    test('a review of many decisions, a position of it, and every choice with open cards fit', async ({
      page,
    }) => {
      await openReview(page);
      // Only the page itself scrolls.
      expect(await problemsAt(sizesFor(0), page)).toEqual([]);
      await page
        .getByRole('button', { name: /^Show position/ })
        .first()
        .click();
      await page.getByRole('region', { name: 'Decision' }).waitFor();
      expect(await problemsAt(sizesFor(1), page)).toEqual([]);
      await page.getByRole('button', { name: 'Every choice, cards open' }).click();
      const dialog = page.getByRole('dialog', { name: 'With all cards open' });
      await expect(dialog.getByRole('row', { name: /chosen/ })).not.toContainText('…');
      await expect(dialog.getByText('Playing it out…')).toBeHidden();
      expect(await problemsAt(sizesFor(2), page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });
  });
}
