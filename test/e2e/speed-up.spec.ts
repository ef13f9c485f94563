import { expect, test } from './fixtures.ts';
import { PLAYABLE, asked, stopTime, withSettings } from './player.ts';
import { OWN, gameUntil, openWith } from './scenes.ts';

test('a lifted card does not cover that a tap speeds up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await withSettings(page, { speed: 'normal' });
  const leads = gameUntil(
    ({ round }) =>
      round.phase === 'play' && round.trick.leader === OWN && round.trick.cards.length === 0,
  );
  await openWith(page, leads);
  expect(await asked(page)).toBe('play');
  await stopTime(page);
  await page.locator(PLAYABLE).first().click();
  const cue = page.getByTestId('speed-up');
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(cue).toBeVisible({ timeout: 50 });
  }).toPass();
  const below = (await cue.boundingBox())!;
  const hand = page.locator('[data-own-hand] button[data-card] > *');
  for (const card of await hand.all()) {
    const { x, y } = (await card.boundingBox())!;
    await page.mouse.move(x + 12, y + 60);
    const tops = await hand.evaluateAll(async (cards) => {
      await Promise.all(
        cards.flatMap((each) => each.getAnimations().map(({ finished }) => finished)),
      );
      return cards.map((each) => each.getBoundingClientRect().top);
    });
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(below.y + below.height);
  }
});
