import { type Page, expect, test } from './fixtures.ts';
import { measureLayout, problemsOf } from './geometry.ts';
import { withSettings } from './player.ts';
import { settled } from './scenes.ts';
import { firstExercise, soonestOf } from '../support/exercises.ts';
import { WORDS } from '../support/words.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Exercises' });

/** Waits until the element with this name has the focus. */
const hasFocus = (page: Page, name: RegExp) =>
  expect(page.locator(':focus')).toHaveAccessibleName(name);

/** Moves along the hand to a card. */
async function moveTo(page: Page, card: string): Promise<void> {
  const cards = await page
    .locator('[data-card]')
    .evaluateAll((each) => each.map((element) => element.getAttribute('data-card')));
  await page.keyboard.press('Home');
  for (let at = cards.indexOf(card); at > 0; at--) await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('data-card', card);
}

test('an exercise is solved by keyboard alone: a wrong card shows its cost, the right one continues', async ({
  page,
}) => {
  await withSettings(page, { speed: 'instant' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Game menu' }).press('Enter');
  await page.getByRole('button', { name: 'Exercises' }).press('Enter');
  await hasFocus(page, /^Back to the table$/);
  await page.getByRole('button', { name: 'Practice: Dodge' }).press('Enter');
  const { count, wrong, right } = firstExercise('dodge');
  await expect(panel(page)).toContainText(`Dodge, 1 of ${count}`);
  await hasFocus(page, /, playable/);
  await moveTo(page, wrong.card);
  await page.keyboard.press('Enter');
  // The cost comes from the adviser's worker.
  await expect(panel(page).getByRole('alert')).toHaveText(
    /^Not the best\. That costs about \d+(\.\d)? points\. Chance to make it: .+ instead of .+\. Choose again, or see the answer\.$/,
  );
  await moveTo(page, right.card);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Right!');
  await expect(page.getByRole('region', { name: 'Hint' })).toContainText(
    /Play .+ to make your bid\./,
  );
  await hasFocus(page, /^Next$/);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText(`Dodge, 2 of ${count}`);
  await hasFocus(page, /, playable/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: 'Dodge' })).toContainText(
    `1 of ${count} solved`,
  );
});

test('on a phone the trump order is not covered by the panel, even in long words', async ({
  page,
}) => {
  const words = WORDS.de;
  const { subject, place } = soonestOf('devils-bridge', ['hook', 'zero', 'lead']);
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, { speed: 'instant', language: 'de' });
  await page.goto('/');
  await page.getByRole('button', { name: words['menu.label'] }).click();
  await page.getByRole('button', { name: words['exercise.title'] }).click();
  const begin = words['exercise.begin.label'].replace(
    '{subject}',
    words[`exercise.subject.${subject}`],
  );
  await page.getByRole('button', { name: begin }).click();
  // Devil's Bridge shows its trump order on a separate line while no suit is led.
  const next = page.getByRole('button', { name: words['exercise.next'], exact: true });
  for (let exercise = 0; exercise < place; exercise++) {
    await page.getByRole('button', { name: words['exercise.show'] }).click();
    await next.click();
  }
  await expect(page.getByText(words['trick.order'])).toBeVisible();
  await settled(page);
  expect(problemsOf(await measureLayout(page, { clickableAreas: true }))).toEqual([]);
});
