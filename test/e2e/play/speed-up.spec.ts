import { expect, test } from '../support/fixtures.ts';
import type { GameState } from '@/engine/index.ts';
import { WORDS } from '../../support/words.ts';
import { overlap } from '../support/layout-problems.ts';
import type { Box } from '../support/measure-layout.ts';
import { PLAYABLE, asked, stopTime, withSettings } from '../support/player.ts';
import { OWN, gameUntil, openWith } from '../support/scenes.ts';
import { IS_DETAIL } from '../support/soak-tag.ts';

test('a lifted card does not cover that a tap speeds up', IS_DETAIL, async ({ page }) => {
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
  // The ends of the fan and its middle, which is the highest.
  const cards = await hand.all();
  for (const card of [cards.at(0)!, cards.at(cards.length / 2)!, cards.at(-1)!]) {
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

// Regression: the message took the place of whose turn it is, and of the mark that a tap speeds up.
test(
  'whose turn it is stays in sight while a card is chosen ahead',
  IS_DETAIL,
  async ({ page }) => {
    await withSettings(page, { speed: 'normal', language: 'de' });
    const leads = ({ round }: GameState): boolean =>
      round.phase === 'play' &&
      round.handSize > 2 &&
      round.trick.leader === OWN &&
      round.trick.cards.length === 0;
    await openWith(page, gameUntil(leads));
    const hand = page.locator('[data-own-hand] button[data-card]');
    await page.locator('[data-own-hand] [data-state="playable"]').first().waitFor();
    await stopTime(page);
    await hand.first().click();
    const cue = page.getByTestId('speed-up');
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(cue).toBeVisible({ timeout: 50 });
    }).toPass();
    await hand.first().click();
    const message = page.getByText(WORDS.de['hand.ahead']);
    const line = page.locator('[data-turn-line]');
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [568, 320],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The clock has stopped, and frames with it: what is measured in turn is of one size only then.
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      await expect(line).toBeVisible();
      await expect(message).toBeVisible();
      await expect
        .poll(async () => {
          const [words, ...others] = await Promise.all(
            [message, line, cue].map((each) =>
              each.evaluate((element): Box => {
                const { left, top, right, bottom } = element.getBoundingClientRect();
                return { left, top, right, bottom };
              }),
            ),
          );
          return others.filter((box) => overlap(words!, box));
        }, `${width}×${height}`)
        .toEqual([]);
    }
  },
);
