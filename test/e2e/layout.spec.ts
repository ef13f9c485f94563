import { type Page, expect, test } from './shared-page.ts';
import {
  FORMULAS,
  type GameState,
  type RuleSet,
  type Seat,
  presetRules,
  toAct,
} from '@/engine/index.ts';
import { SIZES } from '../../tools/screens/sizes.mjs';
import {
  SOME_DIALOG_SIZES,
  SOME_SIZES,
  SOME_SIZES_OF_ANY_TABLE,
  THIRD_OF_SIZES,
  describeFit,
  openHint,
  problemsAt,
} from './fit.ts';
import { describeCardHint, describeLongCardHint, describeStreaks } from './card-hints.ts';
import { problemsOf } from './layout-problems.ts';
import { atSizes } from './at-sizes.ts';
import { measureLayout } from './measure-layout.ts';
import { PLAYABLE, withSettings } from './player.ts';
import { describeReviewFit } from './review-fit.ts';
import { inSoak } from './soak-tag.ts';
import { WORDS } from '../support/words.ts';
import { messagePattern } from './words.ts';
import {
  DIALOGS,
  MOMENT_NAMES,
  OWN,
  QUIET,
  ROUND_DIALOGS,
  forget,
  gameOf,
  gameUntil,
  isLastRound,
  openDialog,
  openMoment,
  openShortMoment,
  openWith,
  playsLast,
  resize,
  settled,
} from './scenes.ts';

test.use({ keepsPage: true });

describeFit('some sizes', SOME_SIZES, SOME_DIALOG_SIZES, SOME_SIZES_OF_ANY_TABLE);

const SMALLEST_PHONES = [
  [320, 568],
  [360, 640],
  [568, 320],
] as const;

/** Words that reach beyond the plate of their player, but for the dealer mark, which is on its edge. */
const spilledFromPlates = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-seat]')].flatMap((plate) => {
      const { right, bottom } = plate.getBoundingClientRect();
      return [...plate.querySelectorAll('span')]
        .filter((each) => getComputedStyle(each).position !== 'absolute' && each.innerText !== '')
        .filter((each) => {
          const box = each.getBoundingClientRect();
          const overflow = each.scrollWidth - each.clientWidth > 1 && each.clientWidth > 0;
          return overflow || box.right > right + 1 || box.bottom > bottom + 1;
        })
        .map((each) => each.innerText);
    }),
  );

// `fit.soak.ts` has every number of players at every moment.
for (const [players, moment] of [
  [2, 'play'],
  [8, 'bidding'],
  [8, 'over'],
] as const)
  test(
    `${players} players fit the smallest phones: ${moment}`,
    inSoak(moment === 'over'),
    async ({ page }) => {
      await openMoment(page, moment, players);
      expect(await problemsAt(SMALLEST_PHONES, page)).toEqual([]);
    },
  );

// Regression: the last line of the story lay behind the button, and tricks needed below a plate.
for (const [moment, players, language] of [
  ['over', 4, 'fr'],
  ['play', 8, 'it'],
] as const)
  test(
    `with ${players} players everything fits the lowest phone in long words: ${moment}`,
    inSoak(moment === 'over'),
    async ({ page }) => {
      await openMoment(page, moment, players, { language });
      expect(await problemsAt([[568, 320]], page)).toEqual([]);
    },
  );

/** The message about a card of the hand. */
const MESSAGE = '[data-turn-line] + * :is([role="alert"], output) > span';

/** What the message about a card lies on, by more than a pixel: cards of the hand, plates, a hint. */
const hiddenByMessage = (page: Page): Promise<(string | null)[]> =>
  page.locator(MESSAGE).evaluate((text) => {
    const own = text.getBoundingClientRect();
    const others = document.querySelectorAll(
      '[data-own-hand] button, [data-seat], [data-testid="hint"]',
    );
    return [...others]
      .map((other) => [other, other.getBoundingClientRect()] as const)
      .filter(([, box]) => box.left < own.right && own.left < box.right)
      .filter(([, box]) => box.top + 1 < own.bottom && own.top + 1 < box.bottom)
      .map(([other]) => other.ariaLabel ?? other.textContent);
  });

/** Chooses a card of the hand, which is neither focused nor under the mouse then. */
const chooseCard = (page: Page, state: 'playable' | 'refused'): Promise<void> =>
  page
    .locator(`[data-own-hand] [data-state="${state}"]`)
    .first()
    .evaluate((card: HTMLElement) => card.click());

const MESSAGE_SIZES = [
  ...SMALLEST_PHONES,
  [360, 740],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;

// Regression: it lay on the lower part of the hand; of two lines, on the cards' upper edge.
test('why a card is refused is said where it hides no card of the hand and no plate', async ({
  page,
}) => {
  await openMoment(page, 'play', 4, { language: 'de' });
  await chooseCard(page, 'refused');
  // The longest message, which does not fade here: why a card chosen ahead was not played.
  await page.locator(MESSAGE).evaluate((text: HTMLElement, dropped) => {
    text.textContent = dropped.replace('{reason}', text.textContent);
    text.style.animation = 'none';
  }, WORDS.de['hand.dropped']);
  await atSizes(page, MESSAGE_SIZES, async (size) =>
    expect.poll(() => hiddenByMessage(page), size.join('×')).toEqual([]),
  );
});

// Regression: on the smallest phones it lay on the line that says which suit was led.
test('why a card is refused is said where it does not hide which suit was led', async ({
  page,
}) => {
  await openMoment(page, 'play');
  await chooseCard(page, 'refused');
  const led = page.getByText(messagePattern(WORDS.en['trick.led']));
  for (const [width, height] of MESSAGE_SIZES) {
    await page.setViewportSize({ width, height });
    const distance = async (): Promise<number> => {
      const [line, message] = [await led.boundingBox(), await page.locator(MESSAGE).boundingBox()];
      if (line === null || message === null) return Number.NaN;
      const across = Math.max(message.x - line.x - line.width, line.x - message.x - message.width);
      const down = Math.max(message.y - line.y - line.height, line.y - message.y - message.height);
      return Math.max(across, down);
    };
    await expect.poll(distance, `${width}×${height}`).toBeGreaterThanOrEqual(0);
  }
});

// Regression: it scrolled on the smallest phones, by more than half its height in landscape.
for (const language of ['en', 'de'] as const)
  test(
    `the whole menu is in sight on phones: ${language}`,
    inSoak(language === 'en'),
    async ({ page }) => {
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
    },
  );

// Regression: on phones it lay on the hint.
for (const language of ['de', 'it'] as const)
  test(
    `how a lifted card is played is said where it hides no card and no hint: ${language}`,
    inSoak(language === 'it'),
    async ({ page }) => {
      await openMoment(page, 'play', 4, { confirm: true, language });
      await chooseCard(page, 'playable');
      await page.keyboard.press('h');
      await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'false');
      await atSizes(page, MESSAGE_SIZES, async (size) =>
        expect.poll(() => hiddenByMessage(page), size.join('×')).toEqual([]),
      );
    },
  );

// Regression: at the player's own turn it was in the menu only.
test('on phones undo is at the end of the player’s own row, and covers nothing there', async ({
  page,
}) => {
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
});

// Regression: the dealer's points had no unit.
for (const players of [3, 4])
  test(
    `the dealer of ${players} has a whole name and points with their unit on phones in landscape`,
    inSoak(players === 3),
    async ({ page }) => {
      const ownTurn = (state: GameState): boolean =>
        state.round.phase === 'play' &&
        toAct(state).includes(OWN) &&
        state.round.dealer === 1 &&
        (state.standing.totals[1] ?? 0) >= 100;
      await openWith(page, gameUntil(ownTurn, { players }));
      const plate = page.locator('[data-seat="1"]');
      for (const size of [
        [568, 320],
        [667, 375],
      ] as const) {
        await resize(page, size);
        expect(await plate.locator('[data-figure]').innerText()).toMatch(/^1\d\d pts$/);
        const unit = plate.locator('[data-figure]');
        expect(await unit.evaluate((text) => getComputedStyle(text).fontSize)).not.toBe('0px');
        expect(await spilledFromPlates(page), size.join('×')).toEqual([]);
      }
    },
  );

for (const [players, handSize] of [
  [4, 10],
  [8, 5],
] as const)
  test(
    `the card that the dealer of ${players} shows fits the plate on the smallest phones`,
    inSoak(players === 4),
    async ({ page }) => {
      const shows = ({ round }: GameState): boolean =>
        round.phase === 'play' && round.handSize === handSize && round.dealer !== OWN;
      const ownLead = (state: GameState): boolean => shows(state) && toAct(state).includes(OWN);
      await openWith(page, gameUntil(ownLead, { players, rules: gameOf('pocha', players) }));
      await expect(page.locator('[data-seat][data-open="true"]')).toHaveCount(1);
      await atSizes(page, [...SMALLEST_PHONES, [360, 740]], async (size) => {
        const layout = await measureLayout(page, { clickableAreas: false });
        expect(problemsOf(layout), size.join('×')).toEqual([]);
        expect(await spilledFromPlates(page), size.join('×')).toEqual([]);
      });
    },
  );

// Regression: with points in thousands the dealer's mark lay on them, and a total broke in two.
for (const players of [7, 8])
  test(
    `the score sheet of ${players} players has room for thousands on phones`,
    inSoak(players > 7),
    async ({ page }) => {
      const { standard } = FORMULAS;
      const rules: RuleSet = {
        ...presetRules('bugger-your-neighbor', 7),
        players,
        schedule: { shape: 'up', low: 1, high: 5, turns: 1 },
        scoring: { ...standard, made: { one: 1000, bid: 1 }, missed: { one: -1000 } },
      };
      const isLate = (state: GameState): boolean =>
        state.round.index === 4 && state.round.phase === 'bid' && toAct(state).includes(OWN);
      await openWith(page, gameUntil(isLate, { players, rules }));
      await openDialog(page, 'Score sheet', 's');
      const phones = [...SMALLEST_PHONES, [360, 740], [844, 390]] as const;
      expect(await problemsAt(phones, page)).toEqual([]);
    },
  );

// Regression: names and captions were 11 px high.
test('beside the table the names of seven players are as large as other small text', async ({
  page,
}) => {
  await openMoment(page, 'play', 7, { language: 'de' });
  await resize(page, [1280, 800]);
  const sizes = await page
    .locator('aside th')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(sizes.length).toBeGreaterThan(14);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  expect(problemsOf(await measureLayout(page, { clickableAreas: false }))).toEqual([]);
});

for (const firstDealer of [1, 3, 7] as const)
  test(
    `with 8 players the name of dealer ${firstDealer} is whole on the smallest phone in landscape`,
    inSoak(firstDealer !== 3),
    async ({ page }) => {
      const game = gameUntil((state) => toAct(state).includes(OWN), { players: 8, firstDealer });
      await openWith(page, game);
      await expect(page.getByText('How many tricks will you take?')).toBeAttached();
      expect(await problemsAt([[568, 320]], page)).toEqual([]);
    },
  );

/** Whether a card of the trick lies on the dealer's mark. */
const coversDealer = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const marks = document.querySelectorAll('[data-seat] [title="Dealer"]');
    const cards = document.querySelectorAll('[data-testid="trick"] li > *');
    return [...marks].some((mark) => {
      const one = mark.getBoundingClientRect();
      return [...cards].some((card) => {
        const other = card.getBoundingClientRect();
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        return across > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      });
    });
  });

for (const dealer of [1, 7] as const)
  test(
    `on a full table of 8 the mark of dealer ${dealer} covers no name, nor a card the mark`,
    inSoak(dealer === 1),
    async ({ page }) => {
      const phones = [
        [320, 568],
        [360, 640],
        [667, 375],
      ] as const;
      const ownTurn = (state: GameState): boolean =>
        isLastRound(state) && state.round.phase === 'play' && toAct(state).includes(OWN);
      await openWith(page, gameUntil(ownTurn, { players: 8, firstDealer: dealer }));
      await page.locator(PLAYABLE).first().click();
      await page.getByText('Press to continue').waitFor();
      await page.mouse.move(0, 0);
      await atSizes(page, phones, async (size) => {
        const layout = await measureLayout(page, { clickableAreas: false });
        expect(problemsOf(layout), size.join('×')).toEqual([]);
        expect(await coversDealer(page), size.join('×')).toBe(false);
      });
    },
  );

test('the notice of a deciding last trick covers no plate of eight on phones', async ({ page }) => {
  const leadsLast = (state: GameState): boolean => {
    const { round } = state;
    if (round.phase !== 'play' || round.handSize < 2 || !toAct(state).includes(OWN)) return false;
    if (round.trick.cards.length > 0 || round.taken.length < round.handSize - 1) return false;
    return round.bids.filter((bid, seat) => bid - (round.tricks[seat] ?? 0) === 1).length > 2;
  };
  await openWith(page, gameUntil(leadsLast, { players: 8 }));
  await page.getByText('The last trick decides').waitFor();
  const phones = [
    [320, 568],
    [360, 740],
  ] as const;
  expect(await problemsAt(phones, page)).toEqual([]);
});

// Regression: the mark shortened the name to a letter, and lay below the plate.
test('with very large text a partner who deals has a whole name on a phone', async ({ page }) => {
  await withSettings(page, { ...QUIET, language: 'fr' });
  const rules = presetRules('spades');
  await openWith(
    page,
    gameUntil(({ round }) => round.phase === 'bid', { firstDealer: 2, rules }),
  );
  await page.locator('[data-partner="true"]').waitFor();
  expect(await problemsAt([[260, 563]], page)).toEqual([]);
});

// Regression: with a nil, 14 keys were 35 px wide.
test('on a tablet the keys of 14 bids are large enough for a finger', async ({ page }) => {
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
});

// Regression: the second line lay on the edge of the panel.
test('the lines of a hint on a bid keep off the edge of its panel on a phone in landscape', async ({
  page,
}) => {
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
});

// Regression: at a bid, and always in landscape, only a lighter plate told the partner from the others.
test('phones name the partner at a bid and in play, the dealer’s mark beside a long word', async ({
  page,
}) => {
  const PARTNER: Seat = 2;
  await withSettings(page, { language: 'fr' });
  const problems: string[] = [];
  for (const phase of ['bid', 'play'] as const) {
    const isOwn = (state: GameState): boolean =>
      state.round.phase === phase && state.round.dealer === PARTNER && toAct(state).includes(OWN);
    const options = { rules: presetRules('spades'), firstDealer: PARTNER };
    await openWith(page, gameUntil(isOwn, options));
    const name = page.locator(`[data-seat="${PARTNER}"]`).getByText(WORDS.fr['seat.partner']);
    await atSizes(page, SMALLEST_PHONES, async () => {
      await expect(name).toBeVisible();
      problems.push(...problemsOf(await measureLayout(page, { clickableAreas: false })));
    });
  }
  expect(problems).toEqual([]);
});

test('every size is paired with every number of players, and every screen is seen at half of the sizes', () => {
  const columns = [0, 1, 2];
  const rows = [...MOMENT_NAMES.keys()];
  for (const column of columns)
    expect(new Set(rows.flatMap((row) => SOME_SIZES(row, column))).size).toBe(SIZES.length);
  for (const row of rows) {
    const sizes = new Set(columns.flatMap((column) => SOME_SIZES(row, column))).size;
    expect(sizes).toBe(SIZES.length / 2);
    expect(columns.filter((column) => SOME_SIZES(row, column).length > 0)).toHaveLength(1);
  }
});

test('every size is met by dialogs of any table, and by those of a round', () => {
  const seen = (dialogs: readonly number[]) =>
    new Set(
      dialogs.flatMap((row) => [0, 1, 2].flatMap((column) => SOME_DIALOG_SIZES(row, column))),
    );
  const rows = [...DIALOGS.keys()];
  expect(seen(rows.slice(0, ROUND_DIALOGS.length)).size).toBe(SIZES.length);
  const ofAnyTable = rows.slice(ROUND_DIALOGS.length);
  expect(new Set(ofAnyTable.flatMap(SOME_SIZES_OF_ANY_TABLE)).size).toBe(SIZES.length);
  for (const row of ofAnyTable) expect(SOME_SIZES_OF_ANY_TABLE(row).length).toBeGreaterThan(0);
});

test('a hint on trump covers no bid on phones, nor on the analysis table', async ({ page }) => {
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
});

describeCardHint(7);
describeLongCardHint(4);

test('what is played is said below the plates when the first bids open on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWith(
    page,
    gameUntil((state) => state.round.phase === 'bid' && toAct(state).includes(OWN)),
  );
  const intro = page.getByText('19 rounds').locator('..');
  const top = (await intro.boundingBox())?.y ?? 0;
  const plates = await page.locator('[data-seat]:not([data-own="true"])').all();
  for (const plate of plates) {
    const { y, height } = (await plate.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThan(top);
  }
});

test('the name of the game covers no plate and no bid in Devil’s Bridge on low wide screens', async ({
  page,
}) => {
  await openWith(
    page,
    gameUntil((state) => state.round.phase === 'bid' && toAct(state).includes(OWN), {
      rules: presetRules('devils-bridge'),
    }),
  );
  await page.getByTestId('bidding-panel').waitFor();
  expect(
    await problemsAt(
      [
        [768, 640],
        [1024, 640],
        [768, 700],
      ],
      page,
    ),
  ).toEqual([]);
});

test('the figures of a hint cover neither each other nor an index, with seventeen cards to lead', async ({
  page,
}) => {
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
});

test('the names above the tricks of this round are whole beside a table of five', async ({
  page,
}) => {
  const { header, commands } = gameUntil((state) => playsLast(state, 1), { players: 5 });
  const seats = header.seats.map((seat) =>
    seat.name === 'Odile' ? { ...seat, name: 'Fergus' } : seat,
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWith(page, { header: { ...header, seats }, commands });
  await page.locator('aside').getByRole('columnheader', { name: 'Fergus' }).last().waitFor();
  const { broken, truncated } = await measureLayout(page, { clickableAreas: false });
  expect([...broken, ...truncated]).toEqual([]);
});

// Regression: it was as high as what was on the tab, and jumped.
test('Your games keeps its height on every tab', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openShortMoment(page, 'over');
  await openDialog(page, 'Your games', 'j');
  const dialog = page.getByRole('dialog', { name: 'Your games' });
  const before = await dialog.boundingBox();
  for (const tab of ['Statistics', 'On this device', 'Games']) {
    await dialog.getByRole('tab', { name: tab }).click();
    await dialog.getByRole('tabpanel', { name: tab }).waitFor();
    await settled(page);
    expect(await dialog.boundingBox(), tab).toEqual(before);
  }
});

const NOTICED_DIALOG_SIZES = [
  [320, 568],
  [844, 390],
] as const;

for (const [turn, [players, moment]] of (
  [
    [8, 'bidding'],
    [7, 'play'],
  ] as const
).entries())
  test(
    `a notice covers nothing with ${players} players: ${moment}`,
    inSoak(turn > 0),
    async ({ page }) => {
      // Such a notice is shown once in a visit.
      await forget(page);
      await openMoment(page, moment, players);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.keyboard.press('m');
      await page.getByRole('alert').filter({ hasText: 'Settings can’t be saved' }).waitFor();
      expect(await problemsAt(THIRD_OF_SIZES(turn), page)).toEqual([]);
      // A dialog that takes the whole screen begins below the notice.
      if (turn === 0) {
        await openDialog(page, 'Settings', ',');
        expect(await problemsAt(NOTICED_DIALOG_SIZES, page)).toEqual([]);
      }
      await forget(page);
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

// Regression: it was in the middle of the screen, of which a score sheet takes a third.
test('beside a score sheet, the bar says the round and trump above the middle of the table', async ({
  page,
}) => {
  await openMoment(page, 'bidding');
  for (const size of [
    [1152, 700],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await resize(page, size);
    const off = await page.evaluate(() => {
      const table = document.querySelector('main')!.getBoundingClientRect();
      const texts = [...document.querySelectorAll('header > :not(:first-child, :last-child)')];
      const boxes = texts.map((text) => text.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      return (left + right - table.left - table.right) / 2;
    });
    expect(Math.abs(off), size.join('×')).toBeLessThan(24);
  }
});

// Regression: it kept its place, and the last rounds were below the edge.
test('the score sheet shows the last round when a phone is turned', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMoment(page, 'bidding');
  await openDialog(page, 'Score sheet', 's');
  const hidden = (): Promise<number> =>
    page.getByRole('dialog').evaluate((sheet) => {
      const last = sheet.querySelector('tbody > :last-child')!.getBoundingClientRect();
      return last.bottom - sheet.querySelector('tfoot th')!.getBoundingClientRect().top;
    });
  expect(await hidden()).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 568, height: 320 });
  await expect.poll(hidden).toBeLessThanOrEqual(1);
});

/** The places of buttons on the start screen. */
const startButtons = (page: Page, names: readonly string[]) =>
  Promise.all(
    names.map((name) =>
      page.locator('section').getByRole('button', { name, exact: true }).boundingBox(),
    ),
  );

// Regression: on phones *Deal* stood beside *New game*, no wider than it, and the others in ragged rows.
test('the start screen offers to play at once above everything else, which is in one even row', async ({
  page,
}) => {
  await openMoment(page, 'start');
  const others = ['New game', 'Daily deal', 'New here?'];
  for (const size of [
    [320, 568],
    [360, 740],
    [568, 320],
    [844, 390],
    [1280, 800],
  ] as const) {
    await resize(page, size);
    const [deal, ...rest] = await startButtons(page, ['Deal', 'Short game: 7 rounds', ...others]);
    const [short, ...row] = rest;
    const shape = row.map((box) => [box?.y, box?.height, Math.round(box?.width ?? 0)].join());
    expect(new Set(shape).size, size.join('×')).toBe(1);
    const width = row[0]?.width ?? Number.NaN;
    expect(deal?.width, size.join('×')).toBeGreaterThan(1.4 * width);
    const bottom = (box = deal): number => (box?.y ?? 0) + (box?.height ?? 0);
    expect(Math.max(bottom(), bottom(short)), size.join('×')).toBeLessThan(row[0]?.y ?? 0);
  }
});

// Regression: *New here?* was offered forever.
test('after the lesson its button makes room on the start screen', async ({ page }) => {
  await openMoment(page, 'start', 4, { lessonDone: true });
  for (const size of [
    [320, 568],
    [568, 320],
    [1280, 800],
  ] as const) {
    await resize(page, size);
    await expect(page.getByRole('button', { name: 'New here?' })).toBeHidden();
    const [deal, newGame, daily] = await startButtons(page, ['Deal', 'New game', 'Daily deal']);
    expect(newGame?.y).toBe(daily?.y);
    expect(newGame?.width).toBeCloseTo(daily?.width ?? Number.NaN, 0);
    expect(newGame?.x).toBeCloseTo(deal?.x ?? Number.NaN, 0);
  }
});

// Regression: the description of the chosen game made its row as high as the screen.
test('a phone in landscape shows the names of all games to choose, and what the chosen one is', async ({
  page,
}) => {
  await openMoment(page, 'start');
  await openDialog(page, 'New game', 'n');
  const games = page.getByRole('group', { name: 'Game', exact: true });
  const said = WORDS.en['preset.bugger-your-neighbor.hint'];
  for (const size of [
    [667, 375],
    [844, 390],
  ] as const) {
    await resize(page, size);
    for (const text of [games.getByText('Spades'), games.getByText(said).last()])
      await expect(text).toBeInViewport({ ratio: 1 });
  }
});

// Regression: in the first rounds a gap was left below the sheet.
test('beside the table, the tricks of a round stand right below a short score sheet', async ({
  page,
}) => {
  await openWith(
    page,
    gameUntil(({ round }) => round.index === 1 && round.phase === 'play'),
  );
  await resize(page, [1280, 800]);
  const gap = await page.locator('aside').evaluate((side) => {
    const total = side.querySelector('tfoot')!.getBoundingClientRect();
    return side.lastElementChild!.getBoundingClientRect().top - total.bottom;
  });
  expect(gap).toBeLessThan(24);
});

describeReviewFit('some sizes', THIRD_OF_SIZES);

test('a game put on the table, painted smaller, is laid out as one that was loaded', async ({
  page,
}) => {
  const size = [1280, 800] as const;
  // Only a card that was loaded has the focus, which lifts it.
  const layout = async () => {
    await page.getByRole('main').focus();
    await settled(page);
    return measureLayout(page, { clickableAreas: true });
  };
  await forget(page);
  await openMoment(page, 'play', 7);
  await resize(page, size);
  const loaded = await layout();
  expect(loaded.texts.length).toBeGreaterThan(20);
  await page.evaluate(() => Object.assign(globalThis, { isKept: true }));
  await openMoment(page, 'bidding', 4);
  await openMoment(page, 'play', 7);
  expect(await page.evaluate('isKept')).toBe(true);
  await atSizes(page, [size], async () => expect(await layout()).toEqual(loaded));
});

test('the checks above detect every kind of problem', async ({ page }) => {
  await forget(page);
  const at = 'position: absolute; inline-size: 100px; block-size: 40px;';
  await page.setContent(`
    <div style="block-size: 3000px"></div>
    <section data-seat="1" style="${at} top: 10px; left: 10px">Rufus</section>
    <section data-seat="2" style="${at} top: 30px; left: 60px">Odile</section>
    <ul data-testid="trick"><li><b style="${at} top: 20px; left: 310px"></b></li></ul>
    <section data-testid="hint" style="${at} top: 50px; left: 330px">Hint</section>
    <p style="${at} top: 100px; left: -50px">Outside</p>
    <p style="${at} top: 200px; left: 10px">Covered</p>
    <div style="${at} top: 195px; left: 5px; background: red"></div>
    <p style="${at} top: 200px; left: 310px">Below glass</p>
    <div style="${at} top: 195px; left: 305px; background: red"></div>
    <div style="${at} top: 195px; left: 305px"></div>
    <p style="${at} top: 200px; left: 510px">Only below glass</p>
    <div style="${at} top: 195px; left: 505px"></div>
    <div style="${at} top: 200px; left: 710px; overflow: auto">
      <span style="position: absolute; inset-block-start: 10px">Line below the head</span>
      <b style="display: block; position: sticky; top: 0; block-size: 40px; background: red"></b>
    </div>
    <p style="${at} top: 300px; left: 10px; inline-size: 30px; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap">Shortened words</p>
    <p style="position: absolute; top: 250px; inline-size: 30px; overflow-wrap: anywhere">Broken</p>
    <div aria-label="Column" style="${at} top: 300px; left: 200px; overflow: auto">
      <b style="display: block; inline-size: 120px">Bars</b></div>
    <input readonly value="https://example.com/#a-long-link" aria-label="Link" style="${at} top: 350px;
      inline-size: 60px; text-overflow: ellipsis">
    <button style="position: absolute; top: 400px; inline-size: 20px; block-size: 20px">x</button>
    <button data-card="AS" style="${at} top: 450px" aria-label="ace"><i>A</i></button>
    <button data-card="KS" style="${at} top: 450px; left: 200px; block-size: 90px"
      aria-label="king"><i>K</i></button>
    <button data-card="QS" style="${at} top: 450px; left: 222px; block-size: 90px"
      aria-label="queen"><i>Q</i></button>
  `);
  const problems = problemsOf(await measureLayout(page, { clickableAreas: true })).join('\n');
  expect(problems).toContain('the page scrolls');
  expect(problems).toContain('plates overlap: <section> "Rufus" and <section> "Odile"');
  expect(problems).toMatch(/a panel covers a card of the trick: .*"Hint"/);
  expect(problems).toMatch(/50\.0 px off screen: "Outside"/);
  expect(problems).toContain('"Covered" is covered by <div>');
  expect(problems).toContain('"Below glass" is covered by <div>');
  expect(problems).not.toContain('"Only below glass" is covered by');
  expect(problems).not.toContain('"Line below the head" is covered by');
  expect(problems).toMatch(/truncated: <p> "Shortened words"/);
  expect(problems).not.toContain('truncated: <input>');
  expect(problems).toContain('a word is broken: "Broken"');
  expect(problems).toContain('not all visible without scrolling: <div> "Column" by 20 px');
  expect(problems).toMatch(/too small \(20\.0 px × 20\.0 px\)/);
  expect(problems).toMatch(/clickable area of only \d+ × 40 px: <button> "ace"/);
  expect(problems).toMatch(/clickable area of only 22 × 0 px: <button> "king"/);
  expect(problems).not.toMatch(/clickable area .*"queen"/);
});

test('the checks above detect a dialog too small for its content', async ({ page }) => {
  const dialogOf = (height: number) => `
    <div role="dialog" aria-label="Rules" style="position: fixed; inset: 0 0 auto; block-size:
      ${height}px; overflow: auto"><p style="block-size: 2000px">Say how many tricks</p></div>`;
  await forget(page);
  await page.setContent(dialogOf(32));
  expect(problemsOf(await measureLayout(page, { clickableAreas: false }))).toEqual([
    'only 32.0 px high, with 2000.0 px to scroll: <div> "Rules"',
  ]);
  await page.setContent(dialogOf(700));
  expect(problemsOf(await measureLayout(page, { clickableAreas: false }))).toEqual([]);
});

test('the document neither bounces nor zooms on a double tap', async ({ page }) => {
  await openMoment(page, 'start');
  const root = page.locator('html');
  await expect(root).toHaveCSS('overscroll-behavior', 'none');
  await expect(root).toHaveCSS('overflow', 'hidden');
  await expect(root).toHaveCSS('touch-action', 'manipulation');
});

// A player could not tell who had played what: the cards lay in a pile in the middle.
for (const players of [4, 5, 8])
  test(
    `on low screens every card of ${players} players lies below its player's plate`,
    inSoak(players === 5),
    async ({ page }) => {
      await openMoment(page, 'trick', players);
      const LOW = [
        [568, 320],
        [844, 390],
      ] as const;
      await atSizes(page, LOW, async () => {
        const cards = await page.evaluate(() => {
          const plates = [...document.querySelectorAll('[data-seat]')];
          return Array.from(
            document.querySelectorAll('[data-testid="trick"] li:not([data-own])'),
            (card) => {
              const label = card.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
              const [name = ''] = label.split(':');
              const plate = plates.find(({ textContent }) => textContent?.includes(name));
              const [box, above] = [card, plate ?? card].map((each) =>
                each.getBoundingClientRect(),
              );
              if (box === undefined || above === undefined || plate === undefined) return { name };
              const aside = Math.abs(box.left + box.width / 2 - above.left - above.width / 2);
              return { name, aside, overlap: above.bottom - box.top };
            },
          );
        });
        expect(cards).toHaveLength(players - 1);
        for (const { name, aside, overlap } of cards) {
          expect(aside, name).toBeLessThan(2);
          expect(overlap, name).toBeLessThan(2);
        }
      });
    },
  );
