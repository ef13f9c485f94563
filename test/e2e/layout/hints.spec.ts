import { type Page, expect, test } from '../support/shared-page.ts';
import { type GameState, type RuleSet, presetRules, toAct } from '@/engine/index.ts';
import { SIZES } from '../../../tools/screens/sizes.mjs';
import { openHint } from './fit.ts';
import { describeCardHint, describeLongCardHint, describeStreaks } from './card-hints.ts';
import { atSizes } from '../support/at-sizes.ts';
import { OWN, forget, gameUntil, isLastRound, openWith, resize } from '../support/scenes.ts';
import { loseDatabase } from '../support/spare-copy.ts';
import { withSettings } from '../support/player.ts';
import { problemsAt } from '../support/problems-at.ts';
import { IS_DETAIL } from '../support/soak-tag.ts';
import { SPARE_CACHE } from '@/storage/spare-files.ts';
import { WORDS } from '../../support/words.ts';

test.use({ keepsPage: true });

// Regression: the second line lay on the edge of the panel.
test(
  'the lines of a hint on a bid keep off the edge of its panel on a phone in landscape',
  IS_DETAIL,
  async ({ page }) => {
    await openHint(page, { players: 4 });
    await resize(page, [568, 320]);
    const { text, line, edge } = await page.getByTestId('hint').evaluate((panel) => {
      const words = panel.querySelector('p');
      if (words === null) throw new Error('no words');
      const { lineHeight } = getComputedStyle(words);
      return {
        text: words.getBoundingClientRect(),
        line: Number.parseFloat(lineHeight),
        edge: panel.getBoundingClientRect().bottom,
      };
    });
    expect(edge - (text.top + 2 * line)).toBeGreaterThan(2);
  },
);

// Regression: where a hint scrolls, the vowel signs above its first line were cut off.
test('the signs above the first line of a hint in Hindi are in sight', async ({ page }) => {
  await openHint(page, { players: 4, language: 'hi' });
  for (const size of [
    [320, 568],
    [568, 320],
  ] as const) {
    await resize(page, size);
    const room = await page.getByTestId('hint').evaluate((panel) => {
      const words = panel.querySelector('p')!;
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect().top - words.getBoundingClientRect().top;
    });
    expect(room, size.join('×')).toBeGreaterThanOrEqual(1);
  }
});

test(
  'a hint on trump covers no bid on phones, nor on the analysis table',
  IS_DETAIL,
  async ({ page }) => {
    const names = ({ round }: GameState): boolean => round.phase === 'trump';
    const game = gameUntil((state) => names(state) && toAct(state).includes(OWN), {
      rules: presetRules('nomination-whist'),
    });
    await openWith(page, game);
    await page.getByTestId('trump-panel').waitFor();
    await page.keyboard.press('h');
    await page.keyboard.press('h');
    const hint = page.getByTestId('hint');
    await expect(hint).toHaveAttribute('data-thinking', 'false');
    const phones = [
      [320, 568],
      [360, 740],
      [568, 320],
      [844, 390],
    ] as const;
    expect(await problemsAt(phones, page)).toEqual([]);
    await page.getByRole('button', { name: 'Close hint' }).press('Enter');
    await page.getByRole('button', { name: 'Game menu' }).press('Enter');
    await page.getByRole('button', { name: 'Analysis table' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Leave analysis' })).toBeVisible();
    await expect(hint).toHaveAttribute('data-thinking', 'false');
    expect(await problemsAt(phones.slice(1), page)).toEqual([]);
  },
);

// Regression: what a hint says of a card followed its name after a Latin comma.
test('a card with a hint is named with the commas of the language', IS_DETAIL, async ({ page }) => {
  const leads = (state: GameState) => toAct(state).includes(OWN) && isLead(state.round);
  const isLead = (round: GameState['round']) =>
    round.phase === 'play' && round.trick.cards.length === 0;
  await withSettings(page, { language: 'ja' });
  await openWith(page, gameUntil(leads));
  await page.getByRole('banner').waitFor();
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'false');
  const names = await page
    .locator('button[aria-label]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  expect(names.filter((name) => name.includes('%')).length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes(', '))).toEqual([]);
});

/** A game of so many players by house rules, in which seat 0 is to name trump. */
function gameNamingTrump(players: number): object {
  const rules: RuleSet = {
    ...presetRules('bugger-your-neighbor'),
    players,
    trump: { kind: 'highest-bidder' },
    schedule: { shape: 'down', low: 1, high: 6, turns: 1 },
  };
  const namesTrump = (state: GameState) =>
    state.round.phase === 'trump' && toAct(state).includes(OWN);
  return gameUntil(namesTrump, { players, rules });
}

/** Asks for a hint on trump. The key is that of hearts too, and goes from one to the other. */
async function askOnTrump(page: Page): Promise<void> {
  await page.getByTestId('trump-panel').waitFor();
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'false');
}

// Regression: where a notice leaves less room, the hint lay on four plates.
test('a hint on trump below a notice covers no bid of 8 players', async ({ page }) => {
  await openWith(page, gameNamingTrump(8));
  await page.evaluate(async (name) => {
    const lost = [['game/a1', { id: 'a1' }]];
    await (await caches.open(name)).put('/spare/game%2Fa?1', new Response(JSON.stringify(lost)));
  }, SPARE_CACHE);
  await page.goto('/robots.txt');
  await loseDatabase(page);
  await page.goto('/');
  await page.getByText(WORDS.en['alert.data-restored']).waitFor();
  await askOnTrump(page);
  expect(await problemsAt([[1280, 800]], page)).toEqual([]);
  await forget(page);
});

// Regression: the plates lay on each other on the smallest phone and under the hint on a large monitor.
for (const players of [5, 7, 8])
  test(`a hint on trump covers no bid of ${players} players`, async ({ page }) => {
    await openWith(page, gameNamingTrump(players));
    await askOnTrump(page);
    const sizes = [
      [320, 568],
      [390, 844],
      [1280, 800],
      [1920, 1080],
    ] as const;
    expect(await problemsAt(sizes, page)).toEqual([]);
  });

describeCardHint(7);
describeLongCardHint(4);

test(
  'the figures of a hint cover neither each other nor an index, with seventeen cards to lead',
  IS_DETAIL,
  async ({ page }) => {
    const leadsAll = (state: GameState) =>
      isLastRound(state) && toAct(state).includes(OWN) && hasLead(state.round);
    const hasLead = (round: GameState['round']) =>
      round.phase === 'play' && round.taken.length === 0 && round.trick.cards.length === 0;
    await openWith(page, gameUntil(leadsAll, { players: 3, firstDealer: 0 }));
    await page
      .getByRole('button', { name: /, playable$/ })
      .first()
      .waitFor();
    await page.keyboard.press('h');
    await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'false');
    const phones = [
      [320, 568],
      [568, 320],
      [390, 844],
    ] as const;
    expect(await problemsAt(phones, page, { clickableAreas: true })).toEqual([]);
  },
);

// On a low phone the streaks of seven and eight once covered their names.
describeStreaks(8, [
  [568, 320],
  [640, 360],
]);

test('a hint shows each bid once at every other size: in its chart or on the bid', async ({
  page,
}) => {
  await openHint(page, { rules: presetRules('spades') });
  const half = SIZES.filter((_, size) => size % 2 === 0);
  await atSizes(page, half, async (size) => {
    await expect(page.locator('[data-best]:visible'), size.join('×')).toHaveCount(14);
    await expect(page.locator('[data-best="true"]:visible')).toHaveText(/\d/);
  });
});

test('the text of a hint is a tab stop only if it scrolls', async ({ page }) => {
  await openHint(page, { rules: presetRules('spades') });
  const words = page.getByTestId('hint').locator('p').first();
  await expect(words).not.toHaveAttribute('tabindex');
  // Shorter than any phone in portrait, so that the text scrolls.
  await page.setViewportSize({ width: 320, height: 490 });
  await expect(words).toHaveAttribute('tabindex', '0');
  await words.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => words.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(words).not.toHaveAttribute('tabindex');
});
