import { type Page, expect, test } from './fixtures.ts';
import { OPEN_BID, PLAYABLE } from './player.ts';
import { OWN, gameUntil, openWith, settled } from './scenes.ts';

/** The places of all plates, in px. */
const platePlaces = (page: Page): Promise<string[]> =>
  page.locator('[data-seat]').evaluateAll((seats) =>
    seats.map((seat) => {
      const { left, top } = seat.getBoundingClientRect();
      return `${Math.round(left)} ${Math.round(top)}`;
    }),
  );

const STEADY_SIZES = [
  [320, 568],
  [360, 740],
  [568, 320],
  [844, 390],
  [768, 640],
  [1280, 800],
  [1920, 1080],
] as const;

/** The places of all plates at each size. */
async function platesAtSizes(page: Page): Promise<string[]> {
  const places: string[] = [];
  for (const [width, height] of STEADY_SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((wanted) => innerWidth === wanted, width);
    await settled(page);
    places.push(`${width}×${height}: ${(await platePlaces(page)).join(', ')}`);
  }
  return places;
}

/** Checks that a hint on a bid or a card moves no plate, at any size. */
export function platesStay(phase: 'bid' | 'play', players: number): void {
  test(`no plate moves when a hint opens, with ${players} players: ${phase}`, async ({ page }) => {
    await openWith(
      page,
      gameUntil(
        ({ round }) => round.phase === phase && round.handSize > 4 && round.dealer === OWN,
        { players },
      ),
    );
    await page
      .locator(phase === 'bid' ? OPEN_BID : PLAYABLE)
      .first()
      .waitFor();
    const before = await platesAtSizes(page);
    await page.keyboard.press('h');
    await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'false');
    expect(await platesAtSizes(page)).toEqual(before);
  });
}
