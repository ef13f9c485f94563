import { type Page, expect, test } from '../support/shared-page.ts';
import { type Sizes, problemsAt } from '../support/problems-at.ts';
import { PLAYABLE, withSettings } from '../support/player.ts';
import { withDocuments } from '../support/scenes.ts';
import { idsOf } from '../../support/exercises.ts';
import { WORDS } from '../../support/words.ts';

const words = WORDS.en;

/** The smallest phone, upright and on its side. */
const SMALLEST = [
  [320, 568],
  [568, 320],
] as const;

/** The sizes to check a table at, by its index, before or after the answer. */
type SizesFor = (table: number, isAnswered: boolean) => Sizes;

/** Both sizes for every table: the full matrix. */
export const AT_BOTH: SizesFor = () => SMALLEST;

/** One size for each table, another after the answer, by turns. */
export const BY_TURNS: SizesFor = (table, isAnswered) =>
  SMALLEST.filter((_, size) => size === (table + Number(isAnswered)) % 2);

/**
 * Exercises by subject and index: trump, tricks of four and of five players, long words, bids, a
 * card on the forehead of three and of four others, and hands of thirteen cards.
 */
export const ALL_TABLES = [
  ['trump', [0]],
  ['count', [0]],
  ['ruff', [0, 1]],
  ['zero', [0, 1]],
  ['forehead', [0, 3]],
  ['nil', [0, 3]],
] as const;

/**
 * Trump, a trick, a card on the forehead and a nil, which differ most: the nil with two cards of a
 * trick between plates and a hint, the least room of all.
 */
export const SOME_TABLES = [
  ['trump', [0]],
  ['ruff', [0]],
  ['forehead', [0]],
  ['nil', [3]],
] as const;

/** Goes through the exercises of a subject from the first to the last of these, and checks each of them. */
async function checkSubject(
  page: Page,
  places: readonly number[],
  check: (isAnswered: boolean) => Promise<void>,
): Promise<void> {
  const panel = page.getByRole('region', { name: 'Exercises' });
  const show = page.getByRole('button', { name: words['exercise.show'] });
  const next = page.getByRole('button', { name: words['exercise.next'], exact: true });
  const choices = page.locator(`[data-decision] button, ${PLAYABLE}`);
  const first = places[0] ?? 0;
  for (let at = first; at <= (places.at(-1) ?? 0); at++) {
    if (at > first) await next.press('Enter');
    await expect(panel).toContainText(`, ${at - first + 1} of `);
    // The text is there before the choices.
    await choices.first().waitFor();
    if (!places.includes(at)) {
      await show.press('Enter');
      continue;
    }
    await check(false);
    await show.press('Enter');
    await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'false');
    await check(true);
  }
}

/** Defines the test that the table of an exercise fits, before and after the answer. */
export function describeExerciseTables(
  sizesFor: SizesFor,
  tables: typeof ALL_TABLES | typeof SOME_TABLES,
): void {
  test('the table of an exercise fits the smallest phones, before and after the answer', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await withSettings(page, { speed: 'instant' });
    // A series has the exercises that have not been solved.
    const solved = tables.flatMap(([subject, [first]]) => idsOf(subject).slice(0, first));
    await withDocuments(page, [['practice', { version: 2, solved, mistakes: [] }]]);
    await page.goto('/');
    await page.getByRole('button', { name: 'Game menu' }).press('Enter');
    await page.getByRole('button', { name: 'Exercises' }).press('Enter');
    const problems: string[] = [];
    let table = 0;
    for (const [subject, places] of tables) {
      const name = words['exercise.begin.label'].replace(
        '{subject}',
        words[`exercise.subject.${subject}`],
      );
      await page.getByRole('button', { name }).press('Enter');
      await checkSubject(page, places, async (isAnswered) => {
        const sizes = sizesFor(table, isAnswered);
        const found = await problemsAt(sizes, page, { clickableAreas: true });
        problems.push(...found.map((problem) => `${subject}, ${problem}`));
        if (isAnswered) table += 1;
      });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name })).toBeVisible();
    }
    expect(problems).toEqual([]);
  });
}
