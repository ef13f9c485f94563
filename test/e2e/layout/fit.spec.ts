import { expect, test } from '../support/shared-page.ts';
import { SIZES } from '../../../tools/screens/sizes.mjs';
import { SOME_DIALOG_SIZES, SOME_SIZES, SOME_SIZES_OF_ANY_TABLE, describeFit } from './fit.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { atSizes } from '../support/at-sizes.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { IS_DETAIL, inSoak } from '../support/soak-tag.ts';
import {
  DIALOGS,
  MOMENT_NAMES,
  ROUND_DIALOGS,
  forget,
  openMoment,
  resize,
  settled,
} from '../support/scenes.ts';
import { SMALLEST_PHONES, problemsAt } from '../support/problems-at.ts';

test.use({ keepsPage: true });

describeFit('some sizes', SOME_SIZES, SOME_DIALOG_SIZES, SOME_SIZES_OF_ANY_TABLE);

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

test(
  'a game put on the table, painted smaller, is laid out as one that was loaded',
  IS_DETAIL,
  async ({ page }) => {
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
  },
);

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
