import { type Page, expect, test } from '@playwright/test';
import { PRESETS, PRESET_IDS } from '@/engine/index.ts';
import { presetGame } from '@/store/setup.ts';
import { currentGame, withSettings } from './player.ts';

const LEVELS = ['easy', 'medium', 'hard', 'easy', 'medium', 'hard'];

/** Makes the first legal choice at every turn until the game is over. */
function playOut(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const texts = ['Deal', 'Next round', 'Look at your cards'];
    const selectors = [
      'button[aria-label$=", playable"]',
      'button[aria-label^="Bid "]:not([aria-disabled="true"])',
      '[data-testid="trump-panel"] fieldset button',
    ];
    const buttonThat = (says: readonly string[]) =>
      [...document.querySelectorAll('button')].find((button) => says.includes(button.innerText));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (buttonThat(['Play again']) === undefined) {
      const next = buttonThat(texts) ?? document.querySelector<HTMLElement>(selectors.join(', '));
      next?.click();
      await frame();
    }
  });
}

for (const preset of PRESET_IDS)
  for (const players of PRESETS[preset].players)
    test(`${preset} with ${players} players is played to the end`, async ({ page }) => {
      test.setTimeout(600_000);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      const game = { ...presetGame(preset), players };
      await withSettings(page, { speed: 'instant', setup: { game, levels: LEVELS } });
      await page.goto('/');
      await playOut(page);
      // Saving lags a moment behind the screen.
      const phase = async () => (await currentGame(page)).round.phase;
      await expect.poll(phase, { timeout: 60_000 }).toBe('over');
      expect((await currentGame(page)).header.rules.players).toBe(players);
      expect(errors).toEqual([]);
      await expect(page.getByText(/couldn’t decide|Something went wrong/)).toHaveCount(0);
    });
