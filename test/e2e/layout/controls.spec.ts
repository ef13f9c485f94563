import { expect, test } from '../support/shared-page.ts';
import { type GameState, presetRules } from '@/engine/index.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { atSizes } from '../support/at-sizes.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { withSettings } from '../support/player.ts';
import { IS_DETAIL } from '../support/soak-tag.ts';
import { WORDS } from '../../support/words.ts';
import {
  gameUntil,
  hasRefusals,
  isLastRound,
  isOwnTurn,
  openDialog,
  openMoment,
  openWith,
  playsLast,
  resize,
  settled,
} from '../support/scenes.ts';
import { SMALLEST_PHONES } from '../support/problems-at.ts';

test.use({ keepsPage: true });

// Regression: it scrolled on the smallest phones, by more than half its height in landscape.
for (const language of ['en', 'de'] as const)
  test(`the whole menu is in sight on phones: ${language}`, IS_DETAIL, async ({ page }) => {
    await openMoment(page, 'play', 4, { language });
    const menu = WORDS[language]['menu.label'];
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('dialog', { name: menu }).waitFor();
    const phones = [...SMALLEST_PHONES, [360, 740], [640, 360], [667, 375], [844, 390]] as const;
    await atSizes(page, phones, async (size) => {
      const layout = await measureLayout(page, { clickableAreas: false });
      expect(layout.dialog?.hidden, size.join('×')).toBe(0);
      expect(problemsOf(layout), size.join('×')).toEqual([]);
    });
  });

// Regression: at the player's own turn it was in the menu only.
test(
  'on phones undo is at the end of the player’s own row, and covers nothing there',
  IS_DETAIL,
  async ({ page }) => {
    const phones = [...SMALLEST_PHONES, [360, 740], [390, 844], [844, 390]] as const;
    const third = (state: GameState): boolean => isLastRound(state) && playsLast(state, 2);
    await withSettings(page, { language: 'fr' });
    await openWith(page, gameUntil(third, { players: 7 }));
    const undo = page.getByRole('button', { name: WORDS.fr['menu.undo'] });
    const hint = page.getByRole('button', { name: WORDS.fr['hint.button'] });
    await expect(hint).toBeVisible();
    await atSizes(page, phones, async (size) => {
      const [own, light] = [await undo.boundingBox(), await hint.boundingBox()];
      expect(own?.width ?? 0, size.join('×')).toBeGreaterThanOrEqual(44);
      expect(own?.height, size.join('×')).toBe(light?.height);
      expect(own?.x ?? 0, size.join('×')).toBeGreaterThan(light?.x ?? Infinity);
      const layout = await measureLayout(page, { clickableAreas: false });
      expect(problemsOf(layout), size.join('×')).toEqual([]);
    });
    // It stays in place, so that it can be pressed repeatedly.
    await resize(page, [360, 740]);
    const before = await undo.boundingBox();
    const cards = page.locator('[data-own-hand] [data-card]');
    const count = await cards.count();
    await undo.click();
    await expect(cards).toHaveCount(count + 1);
    expect(await undo.boundingBox()).toEqual(before);
  },
);

// Regression: with a nil, 14 keys were 35 px wide.
test(
  'on a tablet the keys of 14 bids are large enough for a finger',
  IS_DETAIL,
  async ({ page }) => {
    const ownBid = ({ round }: GameState): boolean => round.phase === 'bid';
    await openWith(page, gameUntil(ownBid, { firstDealer: 3, rules: presetRules('spades') }));
    const keys = page.getByTestId('bidding-panel').locator('button');
    await expect(keys).toHaveCount(14);
    const tablets = [
      [768, 1024],
      [820, 1180],
      [1024, 768],
    ] as const;
    await atSizes(page, tablets, async (size) => {
      const sides = await keys.evaluateAll((all) =>
        all.map((key) => {
          const { width, height } = key.getBoundingClientRect();
          return Math.min(width, height);
        }),
      );
      expect(Math.round(Math.min(...sides)), size.join('×')).toBeGreaterThanOrEqual(44);
    });
  },
);

test('the document neither bounces nor zooms on a double tap', async ({ page }) => {
  await openMoment(page, 'start');
  const root = page.locator('html');
  await expect(root).toHaveCSS('overscroll-behavior', 'none');
  await expect(root).toHaveCSS('overflow', 'hidden');
  await expect(root).toHaveCSS('touch-action', 'manipulation');
});

// Regression: on a phone in landscape one level was below the player's name, the others beside theirs.
test('the level of every player is beside the name', async ({ page }) => {
  await openMoment(page, 'start');
  await openDialog(page, 'New game', 'n');
  for (const size of [
    [360, 740],
    [568, 320],
    [640, 900],
    [1280, 800],
  ] as const) {
    await resize(page, size);
    const shifts = await page.getByRole('dialog').evaluate((dialog) =>
      Array.from(dialog.querySelectorAll('select'), (select) => {
        const middle = (element: Element | undefined): number => {
          const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
          return (top + bottom) / 2;
        };
        return Math.abs(middle(select) - middle(select.labels[0]));
      }),
    );
    expect(shifts, size.join('×')).toHaveLength(3);
    expect(Math.max(...shifts), size.join('×')).toBeLessThan(4);
  }
});

// Regression: the facts were far left of the middle, and the reason at the right edge.
test('on a low screen why a bid is forbidden is said in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  const isLast = (state: GameState): boolean =>
    state.round.phase === 'bid' && isOwnTurn(state) && hasRefusals(state);
  await openWith(page, gameUntil(isLast, { rules: presetRules('devils-bridge') }));
  const panel = page.getByTestId('bidding-panel');
  await panel.waitFor();
  await settled(page);
  const shift = await panel.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const lines = [...element.querySelectorAll('p')].map((line) => line.getBoundingClientRect());
    const middle =
      (Math.min(...lines.map((line) => line.left)) + Math.max(...lines.map((line) => line.right))) /
      2;
    return Math.abs(middle - (left + right) / 2);
  });
  expect(shift).toBeLessThan(8);
});
