import { type Page, expect, test } from '../support/shared-page.ts';
import type { GameRecord } from '@/engine/index.ts';
import { THEMES } from '@/store/look.ts';
import {
  OPEN_BID,
  PLAYABLE,
  answer,
  asked,
  playCard,
  replaceInitScript,
  withSettings,
} from '../support/player.ts';
import { OWN, gameUntil, openMoment, openWith, shortGame } from '../support/scenes.ts';
import { IS_DETAIL } from '../support/soak-tag.ts';

// With motion, as most players have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a broken link shows a message and leaves the game on the table', async ({ page }) => {
  await page.goto('/#no-such-thing');
  await expect(page.getByRole('dialog', { name: 'This link doesn’t work' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.getByRole('button', { name: 'Deal', exact: true })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('settings persist after a reload, and apply from the first paint; every theme has its own table color', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
  await page.keyboard.press(',');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('radio', { name: 'Linen, light' }).check({ force: true });
  await settings.getByRole('radio', { name: 'Four colors' }).check({ force: true });
  await settings.getByRole('switch', { name: 'Left-handed' }).check();
  await page.reload();
  await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'linen');
  await expect(html).toHaveAttribute('data-deck', 'four');
  await expect(html).toHaveAttribute('data-hand', 'left');
  const tableEdge = await html.evaluate((root) =>
    getComputedStyle(root).getPropertyValue('--felt-deep').trim(),
  );
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', tableEdge);
  // The left-handed layout has the menu on the right.
  const menu = await page.getByRole('button', { name: 'Game menu' }).boundingBox();
  expect(menu?.x ?? 0).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);

  const colors = await html.evaluate(
    (root, themes) =>
      themes.map((theme) => {
        root.dataset['theme'] = theme;
        return getComputedStyle(root).backgroundColor;
      }),
    [...THEMES],
  );
  expect(new Set(colors).size).toBe(THEMES.length);
});

test('with single-key shortcuts off, letters open nothing, but the menu still works', async ({
  page,
}) => {
  await openMoment(page, 'play', 4, { shortcuts: false });
  await page.keyboard.press('s');
  await page.keyboard.press(',');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

/** Holds the code of round results back, until the function that it returns is called. */
async function holdResultBack(page: Page): Promise<() => void> {
  let send: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/TableCenter-[^/]*\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  return send;
}

test('the seats stay in sight until the result of a loaded round is there', async ({ page }) => {
  const send = await holdResultBack(page);
  await openWith(
    page,
    gameUntil(({ round }) => round.phase === 'scored'),
  );
  const seat = page.locator('[data-seat="1"]');
  await expect(seat).toBeVisible();
  send();
  await page.getByTestId('round-summary').waitFor();
  await expect(seat).toBeHidden();
});

/** The tops of the others' plates, in px. */
const plateTops = (page: Page): Promise<number[]> =>
  page
    .locator('[data-seat]:not([data-own="true"])')
    .evaluateAll((seats) => seats.map((seat) => Math.round(seat.getBoundingClientRect().top)));

/** A game in which the player plays the last card of a round next. */
function beforeRoundEnd(): GameRecord {
  const { header, commands } = gameUntil(({ round }) => round.phase === 'scored');
  const last = commands.findLastIndex((each) => each.type === 'play' && each.seat === OWN);
  return { header, commands: commands.slice(0, last) };
}

test('the seats stay where they are until the result covers them', async ({ page }) => {
  const send = await holdResultBack(page);
  await withSettings(page, { speed: 'fast', trickPause: 500, autoPlay: false });
  await openWith(page, beforeRoundEnd());
  expect(await asked(page)).toBe('play');
  const before = await plateTops(page);
  await page.locator(PLAYABLE).first().click();
  await page.locator('[data-testid="trick"][data-phase="scored"]').waitFor({ state: 'attached' });
  expect(await plateTops(page)).toEqual(before);
  send();
  await page.getByTestId('round-summary').waitFor();
});

test('the result of the first round of a visit is there as soon as the round ends, in place of the player’s plate', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await withSettings(page, { speed: 'fast', trickPause: 500, autoPlay: false });
  await openWith(page, beforeRoundEnd());
  expect(await asked(page)).toBe('play');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/TableCenter-')),
  );
  await page.evaluate(() => {
    const isCovered = (): boolean =>
      document.querySelector('[data-testid="round-summary"]') !== null;
    const watch = new MutationObserver(() => {
      if (document.querySelector('[data-phase="scored"]') === null) return;
      Object.assign(globalThis, { wasCovered: isCovered() });
      watch.disconnect();
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const own = page.locator('[data-seat][data-own="true"]');
  await expect(own).toBeVisible();
  await page.locator(PLAYABLE).first().click();
  await page.getByTestId('round-summary').waitFor();
  await expect(own).toBeHidden();
  expect(
    await page.evaluate(() => (globalThis as unknown as { wasCovered: boolean }).wasCovered),
  ).toBe(true);
});

test('nothing above the hand moves as the hand gets smaller', IS_DETAIL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, { speed: 'instant', autoPlay: false });
  await openWith(page, shortGame());
  const tops = new Set<number>();
  let rounds = 0;
  for (let ask = await asked(page); rounds < 2; ask = await asked(page)) {
    const hand = page.getByRole('region', { name: /^Your hand/ });
    if (ask === 'play') tops.add(Math.round((await hand.boundingBox())?.y ?? 0));
    // These rounds have two cards and one.
    if (ask === 'next') {
      expect(tops.size).toBe(1);
      tops.clear();
      rounds += 1;
    }
    await answer(page, ask);
  }
});

/** The tops of all plates, in px. */
const allPlateTops = (page: Page): Promise<number[]> =>
  page
    .locator('[data-seat]')
    .evaluateAll((seats) => seats.map((seat) => Math.round(seat.getBoundingClientRect().top)));

/** Notes the tops of all plates in the page up to the change that opens the bids. */
const notePlatesUntilBids = (page: Page) =>
  replaceInitScript(
    page,
    'tops of plates',
    page.addInitScript((openBid) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector(openBid) !== null) {
          observer.disconnect();
          return;
        }
        const tops = [...document.querySelectorAll('[data-seat]')].map((seat) =>
          Math.round(seat.getBoundingClientRect().top),
        );
        Object.assign(globalThis, { tops });
      }).observe(document, { subtree: true, childList: true, attributes: true });
    }, OPEN_BID),
  );

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(
    `every plate keeps its place from the first bid to the first card at ${width}×${height}`,
    IS_DETAIL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await withSettings(page, { speed: 'normal' });
      await notePlatesUntilBids(page);
      await openWith(
        page,
        gameUntil(({ round }) => round.phase === 'bid' && round.handSize > 8),
      );
      await page.locator(OPEN_BID).first().waitFor();
      const before = await page.evaluate(() => (globalThis as unknown as { tops: number[] }).tops);
      expect(before).toHaveLength(4);
      const expectSame = async (): Promise<void> => {
        const now = await allPlateTops(page);
        for (const [index, top] of now.entries())
          expect(Math.abs(top - (before[index] ?? 0))).toBeLessThan(3);
      };
      await expectSame();
      await page.locator(OPEN_BID).first().click();
      expect(await asked(page)).toBe('play');
      await expectSame();
    },
  );

test('court cards shown before their figures load get them in place', async ({ page }) => {
  let send: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/courts-[^/]*\.bin$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await openMoment(page, 'bidding');
  const courts = page.getByRole('list', { name: /^Your hand/ }).locator('[data-loaded]');
  const court = courts.first();
  await expect(court).toHaveAttribute('data-loaded', 'false');
  const place = await court.boundingBox();
  send();
  await expect(court.locator('img')).toHaveCSS('opacity', '1');
  expect(await court.boundingBox()).toEqual(place);
  await expect(page.locator('[data-loaded="false"]')).toHaveCount(0);
});

test('in play on a phone, the player’s plate and whose turn it is stay where they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, { speed: 'fast', trickPause: 500 });
  await openWith(
    page,
    gameUntil((state) => state.round.phase === 'play' && state.round.trick.cards.length === 0),
  );
  // A frame at a time: the height of the plate and of its line, and where the words of a turn are.
  await page.evaluate(() => {
    const seen = { plates: new Set<string>(), turns: new Map<string, Set<number>>(), rows: 0 };
    Object.assign(globalThis, { seen });
    const look = (): void => {
      const plate = document.querySelector('[data-seat][data-own="true"]');
      const state = plate?.querySelector('[aria-hidden="true"]:last-child > :nth-child(2)');
      const words = document.querySelector('[data-phase="play"] [data-turn-line]');
      if (plate && state && words?.firstChild?.nodeType === Node.TEXT_NODE) {
        const heights = [plate, state].map((each) => each.getBoundingClientRect().height);
        seen.plates.add(heights.map((height) => height.toFixed(1)).join(' '));
        const range = document.createRange();
        range.selectNode(words.firstChild);
        // A longer plate leaves the words less room.
        const text = `${plate.textContent}: ${words.firstChild.textContent}`;
        const { top } = range.getBoundingClientRect();
        seen.rows = Math.max(seen.rows, range.getClientRects().length);
        seen.turns.set(text, (seen.turns.get(text) ?? new Set()).add(Number(top.toFixed(2))));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  for (let cards = 0; cards < 2; cards++) {
    await asked(page);
    await playCard(page.locator(PLAYABLE).first());
  }
  await asked(page);
  const { plates, turns, rows } = await page.evaluate(() => {
    const { seen } = globalThis as unknown as {
      seen: { plates: Set<string>; turns: Map<string, Set<number>>; rows: number };
    };
    return {
      rows: seen.rows,
      plates: [...seen.plates],
      turns: [...seen.turns].map(([text, tops]) => [text, [...tops]] as const),
    };
  });
  expect(plates).toHaveLength(1);
  expect(turns.length).toBeGreaterThan(2);
  // Such as “Rufus to play”.
  expect(rows).toBe(1);
  for (const [text, tops] of turns) expect([text, tops]).toEqual([text, [tops[0]]]);
});
