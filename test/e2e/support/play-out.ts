import { type Page, expect } from '@playwright/test';
import { currentGame } from './player.ts';

/** Makes the first legal choice at every turn until the game is over. */
function decideUntilOver(page: Page): Promise<void> {
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

/**
 * Plays a whole game, and expects that it is saved as over, with so many players, without an error or
 * an opponent that could not decide.
 */
export async function playOut(page: Page, players: number): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await decideUntilOver(page);
  // Saving lags a moment behind the screen.
  const phase = async () => (await currentGame(page)).round.phase;
  await expect.poll(phase).toBe('over');
  expect((await currentGame(page)).header.rules.players).toBe(players);
  expect(errors).toEqual([]);
  await expect(page.getByText(/couldn’t decide|Something went wrong/)).toHaveCount(0);
}
