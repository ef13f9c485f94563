import { type Locator, type Page, expect, test } from '../support/shared-page.ts';
import { test as freshTest } from '../support/fixtures.ts';
import type { GameState } from '@/engine/index.ts';
import type { Language } from '@/i18n/languages.ts';
import { type Size, atSizes } from '../support/at-sizes.ts';
import { BOTH_SIZES, BY_TURNS, describeLanguages } from './fit-languages.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { measureLayout } from '../support/measure-layout.ts';
import {
  forget,
  gameUntil,
  openDialog,
  openMoment,
  openShortMoment,
  openWith,
  playsLast,
  resize,
  settled,
} from '../support/scenes.ts';
import { IS_DETAIL, inSoak } from '../support/soak-tag.ts';
import { WORDS } from '../../support/words.ts';

test.use({ keepsPage: true });

/** `LANGUAGES=fr,nl` checks these instead, on every screen at both sizes. */
const CHOSEN = process.env['LANGUAGES']?.split(',') as readonly Language[] | undefined;

// Long words, and right-to-left text; the soak checks every language.
if (CHOSEN) describeLanguages(CHOSEN, BOTH_SIZES);
else describeLanguages(['de', 'ar'], BY_TURNS);

// Regression: “Gesamt” and “Annonce” broke in two beside the table of six players and more.
test(
  'the words beside the columns of a sheet are whole in every language',
  IS_DETAIL,
  async ({ page }) => {
    await openMoment(page, 'lateTrick', 8);
    await resize(page, [1280, 800]);
    const side = page.getByRole('complementary');
    const heads = side.getByText(/^(?:Cards|Total|Bid)$/);
    await expect(heads).toHaveText(['Cards', 'Total', 'Bid']);
    const words = Object.values(WORDS).map((all) => [
      all['records.cards'],
      all['score.total'],
      all['score.bid'],
    ]);
    const broken = await heads.evaluateAll(
      (cells, languages) =>
        languages.flatMap((texts) =>
          cells.flatMap((cell, index) => {
            cell.textContent = texts[index] ?? '';
            const range = document.createRange();
            range.selectNodeContents(cell);
            return range.getClientRects().length === 1 ? [] : [cell.textContent];
          }),
        ),
      words,
    );
    expect(broken).toEqual([]);
    // The mark of the dealer in the last column was cut by the edge of the sheet.
    const marks = side.getByText(WORDS.en['seat.dealerLetter'], { exact: true });
    const beyond = await marks.evaluateAll((all) => {
      const edge = all[0]?.closest('table')?.getBoundingClientRect().right ?? 0;
      return all.map((mark) => mark.getBoundingClientRect().right - edge).filter((by) => by > 0);
    });
    expect(beyond).toEqual([]);
    await expect(marks).toHaveCount(9);
    // The words of its sheet were replaced.
    await forget(page);
  },
);

test(
  'pips on a plate are in one row or left out, however long the words beside them',
  IS_DETAIL,
  async ({ page }) => {
    await openMoment(page, 'play', 3, { language: 'it' });
    await resize(page, [1280, 800]);
    const plate = page.locator('[data-seat="1"]');
    await expect(plate).toContainText('mancano 4');
    const tops = await plate
      .locator('[data-pip]:visible')
      .evaluateAll((pips) => pips.map((pip) => pip.getBoundingClientRect().top));
    expect(new Set(tops).size).toBeLessThan(2);
  },
);

freshTest.describe('in an Arabic browser', () => {
  freshTest.use({ locale: 'ar-EG' });

  freshTest(
    'no other language shows first, and a chosen language applies at once and is saved',
    async ({ page }) => {
      await page.addInitScript(() => {
        const said = new Set<string>();
        Object.assign(globalThis, { said });
        const note = (): void => {
          for (const heading of document.querySelectorAll('h1, h2'))
            if (getComputedStyle(heading).visibility === 'visible') said.add(heading.textContent);
        };
        // It is called before the script that replaces the words of the prerendered screen, and a
        // frame may be painted there.
        new MutationObserver(note).observe(document, { childList: true, subtree: true });
        const noteFrames = (): void => {
          note();
          requestAnimationFrame(noteFrames);
        };
        requestAnimationFrame(noteFrames);
      });
      await page.goto('/');
      await page.getByRole('button', { name: WORDS.ar['table.deal'], exact: true }).waitFor();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const said = await page.evaluate(() => [
        ...(globalThis as unknown as { said: Set<string> }).said,
      ]);
      expect(said).not.toContain(WORDS.en['table.heading']);
      expect(said.length).toBeGreaterThan(0);

      await page.keyboard.press(',');
      const settings = page.getByRole('dialog', { name: WORDS.ar['menu.settings'] });
      await settings
        .getByRole('combobox', { name: WORDS.ar['settings.language'] })
        .selectOption('de');
      await expect(page.getByRole('dialog', { name: WORDS.de['menu.settings'] })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await page.reload();
      await page.getByRole('button', { name: WORDS.de['table.deal'], exact: true }).waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    },
  );
});

test(
  'no line of Japanese begins with a small letter or a mark of length',
  IS_DETAIL,
  async ({ page }) => {
    await openShortMoment(page, 'summary', 4, { language: 'ja' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    // The heads of the narrow columns had a character in each line.
    await resize(page, [568, 320]);
    const lines = await page.getByRole('columnheader').evaluateAll((heads) =>
      heads.map((head) => {
        const range = document.createRange();
        range.selectNodeContents(head);
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual(lines.map(() => 1));
    const starts = await page.evaluate(() => {
      const word = 'キーボードショートカット';
      const text = document.body.appendChild(document.createElement('p'));
      text.textContent = word;
      const found = new Set<string>();
      // Below four em, the only places to break a line may be wrong ones.
      for (let width = 4; width < word.length; width++) {
        text.style.cssText = `position: fixed; inline-size: ${width}em`;
        const range = document.createRange();
        let top = -Infinity;
        for (let index = 0; index < word.length; index++) {
          range.setStart(text.firstChild as Text, index);
          range.setEnd(text.firstChild as Text, index + 1);
          const box = range.getBoundingClientRect();
          if (box.top > top + 1) found.add(word.charAt(index));
          top = box.top;
        }
      }
      text.remove();
      return [...found];
    });
    expect(starts.length).toBeGreaterThan(2);
    expect(starts.filter((letter) => 'ーョッャュ'.includes(letter))).toEqual([]);
  },
);

test(
  'Devanagari is neither spaced, slanted nor clipped, and its headings are no lighter than Latin',
  IS_DETAIL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openMoment(page, 'play', 7, { language: 'hi' });
    await openDialog(page, WORDS.hi['menu.sheet'], 's');
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const isDevanagari = [...element.childNodes].some(
          (node) =>
            node.nodeType === Node.TEXT_NODE && /[\u0900-\u097F]/.test(node.textContent ?? ''),
        );
        if (!isDevanagari || !element.checkVisibility()) return [];
        const style = getComputedStyle(element);
        const line = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
        const found = [
          style.letterSpacing !== 'normal' && `letter-spacing ${style.letterSpacing}`,
          style.fontStyle !== 'normal' && style.fontStyle,
          style.textTransform !== 'none' && style.textTransform,
          style.overflowY !== 'visible' && line < 1.1 && `clipped to ${line} of its size`,
          element.matches('h1, h2, h3') && Number(style.fontWeight) < 600 && 'a light heading',
        ];
        return found.filter(Boolean).map((fault) => `${element.textContent}: ${fault}`);
      }),
    );
    expect(faults).toEqual([]);
  },
);

// Regression: beside its leaf it had two lines in five languages.
test('a long date of the daily deal takes one line on a phone', IS_DETAIL, async ({ page }) => {
  await openMoment(page, 'start', 4, { language: 'fr' });
  await openDialog(page, WORDS.fr['menu.daily'], 'd');
  const date = page.getByRole('dialog').getByRole('heading', { level: 3 }).first();
  for (const width of [352, 390]) {
    await resize(page, [width, 740]);
    const lines = await date.evaluate((heading) => {
      heading.textContent = 'Aujourd’hui, 30 septembre';
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
  // The words of its dialog were replaced.
  await forget(page);
});

/** The entries of the open menu that are wider than their column. */
const entriesBeyondColumns = (dialog: Locator): Promise<string[]> =>
  dialog
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        const [text, edge] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
        const isBeyond = text.left < edge.left || text.right > edge.right;
        return isBeyond ? [`beyond its column: ${button.textContent}`] : [];
      }),
    );

/** The screens with the least room for the menu, on which all of it is in sight. */
const TIGHT_SIZES: readonly Size[] = [
  [360, 640],
  [667, 375],
];
const MENU_SIZES: readonly Size[] = [...TIGHT_SIZES, [390, 844], [844, 390], [1280, 800]];

/** The sizes to check the menu at in `npm test`, one of the tight ones by turns, or those left to the soak. */
const menuSizesFor = (language: number, isLeft: boolean): readonly Size[] => {
  const tight = TIGHT_SIZES[language % TIGHT_SIZES.length];
  return MENU_SIZES.filter((size) => (size !== tight) === isLeft);
};

/** Every entry of the menu in a round in which a decision was undone, in their order. */
const MENU_ENTRIES = [
  'menu.undo',
  'menu.redo',
  'menu.autoFinish',
  'menu.sheet',
  'menu.lastTrick',
  'menu.log',
  'compare.title',
  'menu.fairness',
  'menu.newGame',
  'menu.daily',
  'history.title',
  'menu.rules',
  'menu.lesson',
  'exercise.title',
  'drill.title',
  'guide.title',
  'analysis.title',
  'insights.title',
  'menu.settings',
  'menu.help',
  'menu.about',
  'menu.soundOn',
] as const;

const LANGUAGES = Object.keys(WORDS) as Language[];

/** Opens the menu with all its entries. */
async function openFullMenu(page: Page): Promise<Locator> {
  const playsOn = (state: GameState): boolean => playsLast(state, 1) && state.round.index > 1;
  await openWith(page, gameUntil(playsOn));
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: WORDS.en['menu.label'] }).press('Enter');
  const dialog = page.getByRole('dialog', { name: WORDS.en['menu.label'] });
  const names = MENU_ENTRIES.map((key) => WORDS.en[key]);
  await expect(dialog.getByRole('listitem')).toHaveText(names);
  return dialog;
}

/** Replaces the words of the open menu by those of a language. */
async function sayMenuIn(page: Page, dialog: Locator, language: Language): Promise<void> {
  const words = WORDS[language];
  const names = MENU_ENTRIES.map((key) => words[key]);
  const groups = (['game', 'play', 'learn', 'app'] as const).map(
    (group) => words[`menu.group.${group}`],
  );
  await page.evaluate((tag) => {
    document.documentElement.lang = tag;
  }, language);
  await dialog
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((buttons, texts) => {
      for (const [index, button] of buttons.entries())
        button.lastChild?.replaceWith(texts[index] ?? '');
    }, names);
  await dialog.getByRole('heading', { level: 3 }).evaluateAll((all, texts) => {
    for (const [index, head] of all.entries()) head.textContent = texts[index] ?? '';
  }, groups);
  await settled(page);
}

// Regression: on a phone of 360×740 it was up to 108 px higher than the screen, and its longest words ran over
// the edge of its narrow columns.
for (const isLeft of [false, true])
  test(
    `the whole menu is in sight in every language ${isLeft ? 'at all other sizes' : 'where it has the least room'}, with entries large enough to touch`,
    inSoak(isLeft),
    async ({ page }) => {
      const dialog = await openFullMenu(page);
      const problems: string[] = [];
      // All languages of a size in one go, since a change of size takes longer than one of words.
      const seen = LANGUAGES.map((language, index) => ({
        language,
        sizes: menuSizesFor(index, isLeft),
      }));
      const used = MENU_SIZES.filter((size) => seen.some(({ sizes }) => sizes.includes(size)));
      await atSizes(page, used, async (size) => {
        for (const { language, sizes } of seen) {
          if (!sizes.includes(size)) continue;
          await sayMenuIn(page, dialog, language);
          const layout = await measureLayout(page, { clickableAreas: false });
          const small = layout.controls.filter((each) => Math.min(each.width, each.height) < 43.9);
          const found = [
            ...problemsOf(layout),
            ...(await entriesBeyondColumns(dialog)),
            ...small.map(({ name }) => `too small: ${name}`),
            ...((layout.dialog?.hidden ?? 0) > 1 ? [`${layout.dialog?.hidden} px to scroll`] : []),
          ];
          problems.push(...found.map((each) => `${language}, ${size.join('×')}: ${each}`));
        }
      });
      expect(problems).toEqual([]);
      // Its words were replaced.
      await forget(page);
    },
  );

test('the menu is seen in every language, at each of the tight sizes, and the soak has all others', () => {
  const cells = (isLeft: boolean) => LANGUAGES.map((_, language) => menuSizesFor(language, isLeft));
  expect(cells(false).map(({ length }) => length)).toEqual(LANGUAGES.map(() => 1));
  expect(new Set(cells(false).flat())).toEqual(new Set(TIGHT_SIZES));
  for (const [language, left] of cells(true).entries())
    expect(new Set([...left, ...menuSizesFor(language, false)]).size).toBe(MENU_SIZES.length);
});

test('where the menu does not fit, it fades out until its end is in sight', async ({ page }) => {
  await openFullMenu(page);
  const body = page.getByRole('dialog').locator('div[tabindex="0"]');
  const mask = () => body.evaluate((each) => getComputedStyle(each).maskImage);
  await resize(page, [360, 640]);
  await expect.poll(mask).toBe('none');
  for (const size of [
    [320, 480],
    [568, 240],
  ] as const) {
    await resize(page, size);
    await expect.poll(mask).toContain('gradient');
    await body.evaluate((each) => each.scrollTo(0, each.scrollHeight));
    await expect.poll(mask).toBe('none');
    await body.evaluate((each) => each.scrollTo(0, 0));
  }
});
