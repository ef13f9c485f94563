import { expect, test } from './shared-page.ts';
import { TRADITIONS, rulesOf } from '@/catalogue/index.ts';
import { type GameState, type RuleSet, presetRules } from '@/engine/index.ts';
import { problemsAt } from './fit.ts';
import { gameUntil, isOwnTurn, openWith } from './scenes.ts';

const PHONES = [
  [568, 320],
  [667, 375],
] as const;

// Regression: in one row the keys of twenty cards were narrower than a fingertip, and those of 26 clipped the hint.
test('the bids of two players with twenty cards are wide enough on phones in landscape', async ({
  page,
}) => {
  const rules: RuleSet = {
    ...presetRules('bugger-your-neighbor', 3),
    players: 2,
    schedule: { shape: 'constant', low: 20, high: 20, turns: 1 },
  };
  await openWith(
    page,
    gameUntil(({ round }) => round.phase === 'bid', { rules, players: 2, firstDealer: 1 }),
  );
  await expect(page.getByRole('button', { name: 'Bid 20' })).toBeVisible();
  expect(await problemsAt(PHONES, page)).toEqual([]);
});

// Regression: two rows of keys under a hint covered an opponent's bid.
test('a hint on twenty cards of Jokers High and Low covers no bid', async ({ page }) => {
  const tradition = TRADITIONS.find(({ id }) => id === 'jokers-high-low');
  if (tradition === undefined) throw new Error('no such game');
  const isAfterABid = (state: GameState): boolean =>
    state.round.phase === 'bid' &&
    state.round.handSize === 20 &&
    state.round.bids.some((bid) => bid !== null) &&
    isOwnTurn(state);
  await openWith(page, gameUntil(isAfterABid, { rules: rulesOf(tradition, 3), players: 3 }));
  await expect(page.getByRole('button', { name: 'Bid 20' })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.locator('[data-best]:visible')).not.toHaveCount(0);
  expect(await problemsAt(PHONES, page)).toEqual([]);
});
