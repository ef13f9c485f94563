import { expect, test } from '../support/shared-page.ts';
import { type GameState, presetRules, viewFor } from '@/engine/index.ts';
import { claimOf } from '@/engine/advice/index.ts';
import { problemsAt } from '../support/problems-at.ts';
import { withSettings } from '../support/player.ts';
import {
  OWN,
  QUIET,
  forget,
  gameUntil,
  isOwnTurn,
  openDialog,
  openWith,
} from '../support/scenes.ts';
import { IS_DETAIL, inSoak } from '../support/soak-tag.ts';

test.use({ keepsPage: true });

// What is offered now and then fits small screens too.

const SMALL_SCREENS = [
  [320, 568],
  [360, 640],
  [360, 740],
  [568, 320],
  [640, 360],
  [844, 390],
] as const;

// Regression: the hint covered the plates and the bar, and its bars were under its words.
for (const language of ['en', 'de'] as const)
  test(
    `a hint on blind nil covers nobody on small screens: ${language}`,
    IS_DETAIL,
    async ({ page }) => {
      if (language !== 'en') await withSettings(page, { ...QUIET, language });
      const isOffered = (state: GameState) => state.round.phase === 'declare' && isOwnTurn(state);
      await openWith(page, gameUntil(isOffered, { rules: presetRules('spades') }));
      await page.getByTestId('declare-panel').waitFor();
      await page.keyboard.press('h');
      await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'false');
      expect(await problemsAt(SMALL_SCREENS, page)).toEqual([]);
    },
  );

// Regression: conceding covered the lines below the trick, and a card of it.
for (const [kind, players, language] of [
  ['none', 4, 'en'],
  ['none', 7, 'de'],
  ['all', 4, 'de'],
] as const)
  test(
    `the offer about the remaining tricks covers nothing on small screens: ${kind}, ${players} players`,
    inSoak(kind !== 'none' || language === 'en'),
    async ({ page }) => {
      if (language !== 'en') await withSettings(page, { ...QUIET, language });
      const isOffered = (state: GameState): boolean => {
        if (state.round.phase !== 'play' || !isOwnTurn(state)) return false;
        const claim = claimOf(viewFor(state, OWN));
        return claim?.kind === kind && claim.count > 1;
      };
      await openWith(page, gameUntil(isOffered, { players }));
      await page.getByTestId('claim').waitFor();
      expect(await problemsAt(SMALL_SCREENS, page)).toEqual([]);
    },
  );

// Regression: it was below the edge of the dialog.
test('what came of a file is in sight on the lowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await forget(page);
  await page.goto('/');
  await openDialog(page, 'Your games', 'j');
  const dialog = page.getByRole('dialog', { name: 'Your games' });
  await dialog.getByRole('tab', { name: 'On this device' }).click();
  const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from('none') };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText('Not an Oh Hell! games file.')).toBeInViewport({ ratio: 1 });
});
