import { type GameState, type PresetId, presetRules } from '@/engine/index.ts';
import { type Page, expect, test } from '../support/shared-page.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { OPEN_BID, PLAYABLE } from '../support/player.ts';
import { OWN, gameUntil, openWith, resize, settled } from '../support/scenes.ts';

/**
 * The places and heights of all plates, in px: now, or after each change of the page until a hint has been found, each
 * different one once. Runs in the page.
 */
function platesUntil(isFound: boolean): Promise<string[]> {
  const places = (): string =>
    Array.from(document.querySelectorAll('[data-seat]'), (seat) => {
      const { left, top, height } = seat.getBoundingClientRect();
      return `${Math.round(left)} ${Math.round(top)}, ${Math.round(height)} high`;
    }).join('; ');
  if (!isFound) return Promise.resolve([places()]);
  const hint = (): Element | null => document.querySelector('[data-testid="hint"]');
  return new Promise((resolve) => {
    const found = new Set<string>();
    const observer = new MutationObserver(() => {
      found.add(places());
      if (hint()?.getAttribute('data-thinking') !== 'false') return;
      observer.disconnect();
      resolve([...found]);
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
}

const platePlaces = (page: Page): Promise<string[]> => page.evaluate(platesUntil, false);

/** Opens the hint by its key, and waits until it has been found. */
async function openHint(page: Page): Promise<string[]> {
  const places = page.evaluate(platesUntil, true);
  await page.keyboard.press('h');
  return places;
}

export const STEADY_SIZES = [
  [320, 568],
  [360, 740],
  [568, 320],
  [844, 390],
  [768, 640],
  [1280, 800],
  [1920, 1080],
] as const;

/** Opens the dialog of further reasons, which fits, and closes it. */
async function showReasons(page: Page): Promise<void> {
  const why = page.getByRole('button', { name: 'Why?' });
  await why.click();
  const dialog = page.getByRole('dialog', { name: 'Why?' });
  await dialog.waitFor();
  await settled(page);
  const problems = problemsOf(await measureLayout(page, { clickableAreas: false }));
  expect(problems, JSON.stringify(page.viewportSize())).toEqual([]);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(why).toBeFocused();
}

/** Whether a hint has most to say: on the last bid, or on a lead. */
export const MOST_TO_SAY = {
  bid: ({ round }: GameState): boolean =>
    round.phase === 'bid' && round.handSize > 4 && round.dealer === OWN,
  play: ({ round }: GameState): boolean =>
    round.phase === 'play' &&
    round.handSize > 4 &&
    round.trick.leader === OWN &&
    round.trick.cards.length === 0,
} as const;

/** Checks that a hint on a bid or a card moves no plate, at these sizes. */
export function platesStay(
  phase: 'bid' | 'play',
  players: number,
  sizes: readonly (typeof STEADY_SIZES)[number][] = STEADY_SIZES,
  preset: PresetId = 'bugger-your-neighbor',
): void {
  test(`no plate moves when a hint opens, with ${players} players: ${preset}, ${phase}`, async ({
    page,
  }) => {
    await openWith(
      page,
      gameUntil(
        MOST_TO_SAY[phase],
        preset === 'bugger-your-neighbor' ? { players } : { rules: presetRules(preset, players) },
      ),
    );
    await page
      .locator(phase === 'bid' ? OPEN_BID : PLAYABLE)
      .first()
      .waitFor();
    const hint = page.getByTestId('hint');
    for (const size of sizes) {
      await resize(page, size);
      const before = await platePlaces(page);
      expect(await openHint(page), size.join('×')).toEqual(before);
      await settled(page);
      expect(await platePlaces(page), size.join('×')).toEqual(before);
      await showReasons(page);
      expect(await platePlaces(page), size.join('×')).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(hint).toBeHidden();
    }
  });
}
