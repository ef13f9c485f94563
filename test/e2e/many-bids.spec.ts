import { expect, test } from './shared-page.ts';
import { type RuleSet, presetRules } from '@/engine/index.ts';
import { problemsAt } from './fit.ts';
import { gameUntil, openWith } from './scenes.ts';

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
  const phones = [
    [568, 320],
    [667, 375],
  ] as const;
  expect(await problemsAt(phones, page)).toEqual([]);
});
