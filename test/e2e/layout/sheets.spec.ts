import { expect, test } from '../support/shared-page.ts';
import { FORMULAS, type GameState, type RuleSet, presetRules, toAct } from '@/engine/index.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { IS_DETAIL, inSoak } from '../support/soak-tag.ts';
import {
  OWN,
  gameUntil,
  openDialog,
  openMoment,
  openShortMoment,
  openWith,
  playsLast,
  resize,
  settled,
} from '../support/scenes.ts';
import { SMALLEST_PHONES, problemsAt } from '../support/problems-at.ts';

test.use({ keepsPage: true });

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

// Regression: the log's columns stood up to 14 px right of those of the sheet above it.
test('beside the table the tricks of a round stand below the players of the score sheet', async ({
  page,
}) => {
  await openMoment(page, 'play');
  await resize(page, [1280, 800]);
  const tables = await page.locator('aside table').evaluateAll((all) =>
    all.map((table) =>
      Array.from(table.querySelectorAll('thead th:not(:first-child)'), (name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const { left, right } = range.getBoundingClientRect();
        return (left + right) / 2;
      }),
    ),
  );
  const [sheet = [], log = []] = tables;
  expect(sheet).toHaveLength(4);
  expect(Math.max(...log.map((center, at) => Math.abs(center - (sheet[at] ?? 0))))).toBeLessThan(1);
});

// Regression: a card that was led stood 4 px beside the others of its player.
test('the cards that a player played in a round stand in one line', async ({ page }) => {
  await openMoment(page, 'lateTrick', 6);
  await openDialog(page, 'This round', 'g');
  for (const size of [
    [320, 568],
    [1280, 800],
  ] as const) {
    await resize(page, size);
    const rows = await page
      .getByRole('dialog')
      .locator('tr:has([data-led])')
      .evaluateAll((all) =>
        all.map((row) =>
          Array.from(row.querySelectorAll('td'), (cell) => {
            const card = cell.querySelector('span')!.getBoundingClientRect();
            const { left, right } = cell.getBoundingClientRect();
            return Math.round(card.left + card.right - left - right) / 2;
          }),
        ),
      );
    expect(rows).toHaveLength(3);
    for (const beside of rows.flat()) expect(Math.abs(beside), size.join('×')).toBeLessThan(1);
  }
});

// Regression: names and captions were 11 px high.
test(
  'beside the table the names of seven players are as large as other small text',
  IS_DETAIL,
  async ({ page }) => {
    await openMoment(page, 'play', 7, { language: 'de' });
    await resize(page, [1280, 800]);
    const sizes = await page
      .locator('aside th')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    expect(sizes.length).toBeGreaterThan(14);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    expect(problemsOf(await measureLayout(page, { clickableAreas: false }))).toEqual([]);
  },
);

test(
  'the names above the tricks of this round are whole beside a table of five',
  IS_DETAIL,
  async ({ page }) => {
    const { header, commands } = gameUntil((state) => playsLast(state, 1), { players: 5 });
    const seats = header.seats.map((seat) =>
      seat.name === 'Odile' ? { ...seat, name: 'Fergus' } : seat,
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    await openWith(page, { header: { ...header, seats }, commands });
    await page.locator('aside').getByRole('columnheader', { name: 'Fergus' }).last().waitFor();
    const { broken, truncated } = await measureLayout(page, { clickableAreas: false });
    expect([...broken, ...truncated]).toEqual([]);
  },
);

// Regression: it opened scrolled down by two lines.
test(
  'a sheet of nineteen rounds is all in sight on a large monitor',
  IS_DETAIL,
  async ({ page }) => {
    await openMoment(page, 'over');
    await resize(page, [1920, 1080]);
    await openDialog(page, 'Score sheet', 's');
    const sheet = page.getByRole('dialog').getByRole('region');
    await expect(sheet.getByRole('row')).toHaveCount(21);
    const hidden = await sheet.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    expect(hidden).toBe(0);
  },
);

// Regression: it was as high as what was on the tab, and jumped.
test('Your games keeps its height on every tab', IS_DETAIL, async ({ page }) => {
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

// Regression: it was in the middle of the screen, of which a score sheet takes a third.
test(
  'beside a score sheet, the bar says the round and trump above the middle of the table',
  IS_DETAIL,
  async ({ page }) => {
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
  },
);

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

// Regression: in the first rounds a gap was left below the sheet.
test(
  'beside the table, the tricks of a round stand right below a short score sheet',
  IS_DETAIL,
  async ({ page }) => {
    const spades = { rules: presetRules('spades') };
    for (const [index, game] of [
      [1, {}],
      [0, spades],
      [1, spades],
    ] as const) {
      await openWith(
        page,
        gameUntil(({ round }) => round.index === index && round.phase === 'play', game),
      );
      await resize(page, [1280, 800]);
      const gap = await page.locator('aside').evaluate((side) => {
        const total = side.querySelector('tfoot')!.getBoundingClientRect();
        return side.lastElementChild!.getBoundingClientRect().top - total.bottom;
      });
      expect(gap).toBeLessThan(24);
    }
  },
);

// Regression: of seven cards only four were in sight on a low screen, and a phone showed rows of 3, 3 and 1.
test(
  'the cards of the last trick are in sight at once, in one row or two about equal ones',
  IS_DETAIL,
  async ({ page }) => {
    const rows: Record<string, number[]> = {};
    for (const players of [4, 7]) {
      await openMoment(page, 'lateTrick', players);
      await openDialog(page, 'Last trick', 'l');
      for (const size of [
        [320, 568],
        [568, 320],
        [1280, 800],
      ] as const) {
        await resize(page, size);
        const { dialog } = await measureLayout(page, { clickableAreas: false });
        expect(dialog?.hidden, `${players} players, ${size.join('×')}`).toBe(0);
        const tops = await page
          .getByRole('dialog')
          .getByRole('listitem')
          .evaluateAll((cards) =>
            cards.map((card) => Math.round(card.getBoundingClientRect().top)),
          );
        rows[`${players} players, ${size.join('×')}`] = [...new Set(tops)].map(
          (row) => tops.filter((top) => top === row).length,
        );
      }
    }
    expect(rows).toEqual({
      '4 players, 320×568': [4],
      '4 players, 568×320': [4],
      '4 players, 1280×800': [4],
      '7 players, 320×568': [4, 3],
      '7 players, 568×320': [7],
      '7 players, 1280×800': [7],
    });
  },
);
