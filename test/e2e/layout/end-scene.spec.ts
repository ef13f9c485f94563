import { type Page, expect, test } from '../support/shared-page.ts';
import {
  FORMULAS,
  type GameRecord,
  type GameState,
  type RuleSet,
  presetRules,
} from '@/engine/index.ts';
import { THEMES } from '@/store/look.ts';
import { PLAYABLE, replaceInitScript, withSettings } from '../support/player.ts';
import { problemsAt } from '../support/problems-at.ts';
import {
  OWN,
  QUIET,
  forget,
  gameUntil,
  openMoment,
  openShortMoment,
  openWith,
  resize,
  shortGame,
} from '../support/scenes.ts';
import { IS_DETAIL } from '../support/soak-tag.ts';

test.use({ keepsPage: true });

/** A game that the player wins, or loses, alone, about to get the player's last card. */
function beforeTheEnd(isWon: boolean): GameRecord {
  const { header, commands } = gameUntil(
    ({ round }) =>
      round.phase === 'over' && round.winners.length === 1 && round.winners.includes(OWN) === isWon,
  );
  const last = commands.findLastIndex((command) => command.type === 'play' && command.seat === OWN);
  return { header, commands: commands.slice(0, last) };
}

async function playToTheEnd(page: Page, isWon: boolean): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, { speed: 'fast', trickPause: 500, autoReview: false });
  await openWith(page, beforeTheEnd(isWon));
  await page.locator(PLAYABLE).first().click();
  await page.getByTestId('game-over').waitFor();
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a made bid is stamped on top of the cards, and symbols rain in front of the panel if the player has won', async ({
    page,
  }) => {
    const noteLayers = page.addInitScript(() => {
      const layer = (element: Element): number => Number(getComputedStyle(element).zIndex);
      new MutationObserver((_, observer) => {
        const stamp = document.querySelector('[data-testid="trick"] [data-moment="made"]');
        if (stamp === null) return;
        const cards = [...document.querySelectorAll('[data-testid="trick"] li')];
        Object.assign(globalThis, { layers: [layer(stamp), ...cards.map(layer)] });
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true });
    });
    await replaceInitScript(page, 'layers', noteLayers);
    await playToTheEnd(page, true);
    const [stamp = 0, ...cards] = await page.evaluate(
      () => (globalThis as unknown as { layers: number[] }).layers,
    );
    expect(cards).toHaveLength(4);
    expect(stamp).toBeGreaterThan(Math.max(...cards));
    const rain = page.getByTestId('rain');
    await expect(rain).toBeVisible();
    // Above the panel, and no obstacle for a press.
    const above = await rain.evaluate((element) => {
      const { left, top, width } = document
        .querySelector('[data-testid="game-over"] h2')
        ?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0 };
      element.style.pointerEvents = 'auto';
      const front = document.elementFromPoint(left + width / 2, top + 4);
      element.style.pointerEvents = '';
      return element.contains(front);
    });
    expect(above).toBe(true);
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(rain).toBeHidden();
  });

  test('no symbols rain if another has won', IS_DETAIL, async ({ page }) => {
    await playToTheEnd(page, false);
    await expect(page.getByTestId('rain')).toHaveCount(0);
  });
});

test(
  'at the end nothing beside the panel repeats it, and under reduced motion no symbols rain',
  IS_DETAIL,
  async ({ page }) => {
    await playToTheEnd(page, true);
    await expect(page.getByTestId('rain')).toBeHidden();
    await expect(page.locator('[data-seat]:visible')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  },
);

// Regression: it stood below the fourth, beside nothing.
test('the last of six places stands in the middle on a phone', IS_DETAIL, async ({ page }) => {
  await openMoment(page, 'over', 6);
  const last = page.getByTestId('game-over').locator('[data-rank="5"]');
  for (const size of [
    [360, 740],
    [568, 320],
  ] as const) {
    await resize(page, size);
    const off = await last.evaluate((place) => {
      const middle = (box: DOMRect | undefined): number => (box ? (box.left + box.right) / 2 : NaN);
      return (
        middle(place.getBoundingClientRect()) - middle(place.parentElement?.getBoundingClientRect())
      );
    });
    expect(Math.abs(off), size.join('×')).toBeLessThan(1);
  }
});

test('the story of a reviewed game fits the smallest phones, and its chart and sheet a desktop', async ({
  page,
}) => {
  // Five rounds: one of them has to decide the game. Points and totals in thousands fit, too.
  const rules: RuleSet = {
    ...shortGame().header.rules,
    schedule: { shape: 'down-up', low: 1, high: 3, turns: 1 },
    scoring: { ...FORMULAS.standard, missed: { one: -1000 } },
  };
  await openWith(
    page,
    gameUntil(({ round }) => round.phase === 'over', { rules }),
  );
  const over = page.getByTestId('game-over');
  await expect(over.getByText('your cards and seat')).toBeVisible();
  await expect(over.getByText('Turning point:')).toBeVisible();
  await expect(over.getByText('Your best bid:')).toBeVisible();
  const sizes = [
    [320, 568],
    [568, 320],
    [1280, 800],
  ] as const;
  expect(await problemsAt(sizes, page)).toEqual([]);
});

// Regression: on phones the buttons moved by half a line when the review was complete.
for (const players of [4, 5])
  test(
    `with ${players} players the buttons rest when luck and skill take the place of the progress of the review`,
    IS_DETAIL,
    async ({ page }) => {
      const { rules } = shortGame({ players }).header;
      const isOver = ({ round }: GameState): boolean => round.phase === 'over';
      await openWith(page, gameUntil(isOver, { rules, players }));
      const luck = page.locator('[data-fact="luck"]');
      await luck.waitFor({ state: 'attached' });
      const tops = (text: string): Promise<number[]> =>
        luck.evaluate((fact, said) => {
          if (fact.lastChild !== null) fact.lastChild.textContent = said;
          return Array.from(
            document.querySelectorAll('[data-testid="game-over"] button'),
            (button) => button.getBoundingClientRect().top,
          );
        }, text);
      for (const size of [
        [320, 568],
        [390, 844],
        [844, 390],
        [1280, 800],
      ] as const) {
        await resize(page, size);
        const after = await tops(
          '101 expected. Your cards and seat brought +21, your choices +14, opponents and luck −12.',
        );
        expect(after.length).toBeGreaterThan(5);
        expect(await tops('reviewing round 1 of 19'), size.join('×')).toEqual(after);
      }
    },
  );

test('the smallest phone shows every action and how the last round ended, and leads to the start screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await openMoment(page, 'over');
  const over = page.getByTestId('game-over');
  await expect(over.getByRole('button')).toHaveText([
    'Play again',
    'Review',
    'New game',
    'Same cards again',
    'Share',
    'Compare',
    'Start screen',
  ]);
  for (const size of [
    [320, 568],
    [568, 320],
  ] as const) {
    await resize(page, size);
    const last = await over.locator('[data-fact="last"]').boundingBox();
    expect(last?.height, size.join('×')).toBeGreaterThan(9);
  }
  await over.getByRole('button', { name: 'Start screen' }).click();
  await expect(page.getByRole('button', { name: 'Deal', exact: true })).toBeFocused();
});

/** The space in px between the panel's edges and what is first and last in it. */
const spaceAtEdges = (page: Page): Promise<{ top: number; bottom: number }> =>
  page.getByTestId('game-over').evaluate((panel) => {
    const { top, bottom } = panel.getBoundingClientRect();
    const inside = [...panel.querySelectorAll('h2, [data-rank], button')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    return {
      top: Math.min(...inside.map((box) => box.top)) - top,
      bottom: bottom - Math.max(...inside.map((box) => box.bottom)),
    };
  });

// Regression: with long words the panel was up to 25 px too high; in landscape the last players touched its edge.
test('the end of a game of many players fits small phones without scrolling', async ({ page }) => {
  const problems: string[] = [];
  for (const players of [6, 7]) {
    await openMoment(page, 'over', players, { language: 'de' });
    const sizes = [
      [320, 568],
      [360, 640],
      [844, 390],
    ] as const;
    problems.push(...(await problemsAt(sizes, page)));
    await resize(page, [844, 390]);
    const { top, bottom } = await spaceAtEdges(page);
    expect(top).toBeGreaterThan(11);
    expect(bottom).toBeGreaterThan(7);
  }
  expect(problems).toEqual([]);
});

// Regression: the last line about luck lay behind the buttons.
test(
  'the end of many players with two winners and all facts fits small phones',
  IS_DETAIL,
  async ({ page }) => {
    await withSettings(page, { ...QUIET, language: 'de' });
    const problems: string[] = [];
    for (const players of [6, 7]) {
      // The review of three rounds is short; the totals have three figures.
      const rules: RuleSet = {
        ...shortGame({ players }).header.rules,
        scoring: { ...FORMULAS.standard, made: { one: 100, bid: 10 } },
      };
      await openWith(
        page,
        gameUntil(({ round }) => round.phase === 'over', { players, rules }),
      );
      await page.locator('[data-fact="luck"]').waitFor({ state: 'attached' });
      const sizes = [
        [320, 568],
        [360, 640],
      ] as const;
      problems.push(...(await problemsAt(sizes, page)));
    }
    expect(problems).toEqual([]);
  },
);

// Regression: beside a long story the names were cut: “Br…”, “Rufus and Br…”.
test(
  'on the lowest phone the places of many players and of partners have whole names',
  IS_DETAIL,
  async ({ page }) => {
    await withSettings(page, QUIET);
    const isOver = ({ round }: GameState): boolean => round.phase === 'over';
    const games = [
      gameUntil(isOver, { players: 5 }),
      gameUntil(isOver, { players: 6 }),
      gameUntil(isOver, { rules: presetRules('spades') }),
    ];
    for (const game of games) {
      await openWith(page, game);
      await page.getByTestId('game-over').waitFor();
      expect(await problemsAt([[568, 320]], page)).toEqual([]);
    }
  },
);

test('beside the score sheet no button opens it at the end', IS_DETAIL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openShortMoment(page, 'over', 7);
  await expect(page.getByRole('complementary')).toBeVisible();
  const sheet = page.getByTestId('game-over').getByRole('button', { name: 'Score sheet' });
  await expect(sheet).toBeHidden();
});

test(
  'the symbols of a shared game of nineteen rounds take two lines of a phone',
  IS_DETAIL,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openMoment(page, 'over');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const symbols = page.getByRole('dialog').locator('svg[data-outcome]');
    // The last three are the legend.
    await expect(symbols).toHaveCount(19 + 3);
    const tops = await symbols.evaluateAll((shapes) =>
      shapes.slice(0, -3).map((shape) => Math.round(shape.getBoundingClientRect().top)),
    );
    const counts = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    expect(counts).toEqual([10, 9]);
  },
);

test('the player’s spade stands out from its disc in every theme', IS_DETAIL, async ({ page }) => {
  await playToTheEnd(page, true);
  const contrasts = await page.evaluate((themes) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** WCAG's relative luminance. */
    const luminance = (color: string): number => {
      if (canvas === null) throw new Error('no canvas');
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const spade = document.querySelector('[data-own="true"] svg[data-suit="S"]');
    const disc = spade?.parentElement;
    if (spade == null || disc == null) throw new Error('no spade');
    return themes.map((theme) => {
      document.documentElement.dataset['theme'] = theme;
      const [one, other] = [
        luminance(getComputedStyle(spade).fill),
        luminance(getComputedStyle(disc).backgroundColor),
      ];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    });
  }, THEMES);
  for (const contrast of contrasts) expect(contrast).toBeGreaterThan(4.5);
  // The page has another theme than its settings.
  await forget(page);
});
