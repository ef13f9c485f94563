import { type Page, expect, test } from '../support/shared-page.ts';
import { OPEN_BID, replaceInitScript, withSettings } from '../support/player.ts';
import { OWN, gameUntil, openWith } from '../support/scenes.ts';
import { IS_DETAIL, inSoak } from '../support/soak-tag.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where plates are in the arrangement for bids, and at the start of their way to that for play. */
interface Noted {
  readonly before: Place[];
  readonly start: Place[];
}

/** Notes the centers of plates when play begins, with every animation of a plate at its start. */
const noteGlide = (page: Page): Promise<void> =>
  replaceInitScript(
    page,
    'glide',
    page.addInitScript(() => {
      const plates = () =>
        Array.from(document.querySelectorAll('[data-seat]:not([data-own="true"])'));
      const centers = () =>
        plates().map((plate) => {
          const { left, top, width, height } = plate.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        });
      let before: ReturnType<typeof centers> = [];
      new MutationObserver((_, observer) => {
        if (document.querySelector('[data-phase="bid"] > main') !== null) before = centers();
        if (document.querySelector('[data-phase="play"] > main') === null) return;
        observer.disconnect();
        for (const plate of plates())
          for (const running of plate.getAnimations()) {
            running.pause();
            running.currentTime = 0;
          }
        Object.assign(globalThis, { noted: { before, start: centers() } });
        for (const plate of plates()) for (const running of plate.getAnimations()) running.finish();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    }),
  );

const distance = (one: Place | undefined, other: Place | undefined): number =>
  one === undefined || other === undefined
    ? Number.NaN
    : Math.hypot(one.x - other.x, one.y - other.y);

/** Makes the last bid at this size, and returns how far each plate is from its old place when play begins, in px. */
async function jumps(page: Page, players: number, [width, height]: [number, number]) {
  await page.setViewportSize({ width, height });
  await withSettings(page, { speed: 'fast' });
  await noteGlide(page);
  await openWith(
    page,
    gameUntil(({ round }) => round.phase === 'bid' && round.handSize > 4 && round.dealer === OWN, {
      players,
    }),
  );
  await page.locator(OPEN_BID).first().click();
  await page.waitForFunction(() => 'noted' in globalThis);
  const { before, start } = await page.evaluate(
    () => (globalThis as unknown as { noted: Noted }).noted,
  );
  expect(before).toHaveLength(players - 1);
  return before.map((place, seat) => distance(place, start[seat]));
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [players, size] of [
    [7, [360, 740]],
    [8, [1280, 800]],
  ] as const)
    test(
      `plates glide from the bidding to play, with ${players} players at ${size.join('×')}`,
      inSoak(players === 7),
      async ({ page }) => {
        for (const jump of await jumps(page, players, [...size])) expect(jump).toBeLessThan(2);
      },
    );
});

test('under reduced motion plates are in their new places at once', IS_DETAIL, async ({ page }) => {
  const moved = await jumps(page, 7, [360, 740]);
  expect(Math.max(...moved)).toBeGreaterThan(100);
});
