import { test } from '../support/fixtures.ts';
import { withSettings } from '../support/player.ts';
import { openWith, wholeGame } from '../support/scenes.ts';
import { playByKeyboard, playByNames } from '../support/whole-game.ts';

// With motion, as most players have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => withSettings(page, { speed: 'instant' }));

test('nineteen rounds are played by accessible roles and names alone', async ({ page }) => {
  test.setTimeout(300_000);
  const game = wholeGame();
  await openWith(page, game);
  await playByNames(page, game);
});

test('nineteen rounds are played by keyboard alone', async ({ page }) => {
  const game = wholeGame({ players: 3, scoring: 'penalty' });
  await openWith(page, game);
  await playByKeyboard(page, game);
});
