import { type Page, expect, test } from '../support/shared-page.ts';
import { type GameState, type Seat, presetRules, toAct } from '@/engine/index.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { atSizes } from '../support/at-sizes.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { PLAYABLE, withSettings } from '../support/player.ts';
import { IS_DETAIL, inSoak } from '../support/soak-tag.ts';
import { WORDS } from '../../support/words.ts';
import {
  OWN,
  QUIET,
  gameOf,
  gameUntil,
  isLastRound,
  isOwnTurn,
  openMoment,
  openWith,
  resize,
} from '../support/scenes.ts';
import { SMALLEST_PHONES, problemsAt } from '../support/problems-at.ts';
import { SIZES } from '../../../tools/screens/sizes.mjs';
import { MOST_TO_SAY } from './steady.ts';

test.use({ keepsPage: true });

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

// Regression: the points left the plates of the smallest phones, and a word filled its key.
test(
  'while trump is named every plate has its points, and every word room in its key',
  IS_DETAIL,
  async ({ page }) => {
    const names = (state: GameState): boolean =>
      state.round.phase === 'trump' && toAct(state).includes(OWN);
    await openWith(page, gameUntil(names, { rules: presetRules('nomination-whist') }));
    const keys = page.getByTestId('trump-panel').getByRole('button');
    await expect(keys).toHaveCount(5);
    for (const size of [
      [320, 568],
      [336, 600],
    ] as const) {
      await resize(page, size);
      for (const seat of [1, 2, 3])
        await expect(page.locator(`[data-seat="${seat}"]`)).toContainText(/0 pts/, {
          useInnerText: true,
        });
      const rooms = await keys.evaluateAll((all) =>
        all.map((key) => {
          const range = document.createRange();
          range.selectNodeContents(key);
          return key.getBoundingClientRect().width - range.getBoundingClientRect().width;
        }),
      );
      expect(Math.min(...rooms), size.join('×')).toBeGreaterThan(4);
    }
  },
);

// Regression: the dealer's points had no unit.
for (const players of [3, 4])
  test(
    `the dealer of ${players} has a whole name and points with their unit on phones in landscape`,
    IS_DETAIL,
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
    IS_DETAIL,
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

// Regression: the mark shortened the name to a letter, and lay below the plate.
test(
  'with very large text a partner who deals has a whole name on a phone',
  IS_DETAIL,
  async ({ page }) => {
    await withSettings(page, { ...QUIET, language: 'fr' });
    const rules = presetRules('spades');
    await openWith(
      page,
      gameUntil(({ round }) => round.phase === 'bid', { firstDealer: 2, rules }),
    );
    await page.locator('[data-partner="true"]').waitFor();
    expect(await problemsAt([[260, 563]], page)).toEqual([]);
  },
);

// Regression: at a bid, and always in landscape, only a lighter plate told the partner from the others.
test(
  'phones name the partner at a bid and in play, the dealer’s mark beside a long word',
  IS_DETAIL,
  async ({ page }) => {
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
  },
);

// Regression: names were cut, and cards of the trick covered a bid.
test('eight players fit a folded phone', async ({ page }) => {
  const problems: string[] = [];
  for (const moment of ['bidding', 'play'] as const) {
    await openMoment(page, moment, 8);
    problems.push(...(await problemsAt([[280, 653]], page)));
  }
  expect(problems).toEqual([]);
});

test('what is played is said below the plates when the first bids open on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWith(
    page,
    gameUntil((state) => state.round.phase === 'bid' && toAct(state).includes(OWN)),
  );
  await page.getByTestId('bidding-panel').waitFor();
  const intro = page.getByText('19 rounds').locator('..');
  const top = (await intro.boundingBox())?.y ?? 0;
  const plates = await page.locator('[data-seat]:not([data-own="true"])').all();
  for (const plate of plates) {
    const { y, height } = (await plate.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThan(top);
  }
});

test(
  'the name of the game covers no plate and no bid in Devil’s Bridge on low wide screens',
  IS_DETAIL,
  async ({ page }) => {
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
  },
);

// A player could not tell who had played what: the cards lay in a pile in the middle.
for (const players of [4, 5, 8])
  test(
    `on low screens every card of ${players} players lies below its player's plate`,
    inSoak(players < 8),
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

/** The cards of the trick of which another covers part of the index. Runs in the page. */
function coveredIndexes(): string[] {
  const cards = Array.from(document.querySelectorAll('[data-testid="trick"] li'), (card) => ({
    name: card.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '',
    layer: Number(getComputedStyle(card).zIndex),
    box: card.getBoundingClientRect(),
  }));
  return cards
    .filter(({ box, layer }) =>
      cards.some(
        (other) =>
          other.layer > layer &&
          other.box.left < box.left + box.width * 0.4 &&
          other.box.right > box.left &&
          other.box.top < box.top + box.height * 0.5 &&
          other.box.bottom > box.top,
      ),
    )
    .map(({ name }) => name);
}

// Regression: on a phone in landscape the card that the player led lay below the one opposite.
test(
  'no card of a trick that the player led covers the index of another',
  IS_DETAIL,
  async ({ page }) => {
    await withSettings(page, QUIET);
    await openWith(
      page,
      gameUntil((state) => MOST_TO_SAY.play(state) && isOwnTurn(state)),
    );
    await page.locator(PLAYABLE).first().press('Enter');
    await page.getByText(WORDS.en['turn.tap']).waitFor();
    const found: string[] = [];
    await atSizes(page, SIZES, async (size) => {
      found.push(
        ...(await page.evaluate(coveredIndexes)).map((name) => `${size.join('×')}: ${name}`),
      );
    });
    expect(found).toEqual([]);
  },
);

// Regression: they were 44 px wide, as if below two rows of plates, and larger once a hint took room.
test(
  'on low phones the cards of a trick of five are large below one row of plates',
  IS_DETAIL,
  async ({ page }) => {
    const phones = [
      [320, 568],
      [375, 667],
    ] as const;
    await openMoment(page, 'play', 5, { cardSize: 'large' });
    for (const size of phones) {
      await resize(page, size);
      const widths = await page
        .getByTestId('trick')
        .getByRole('listitem')
        .evaluateAll((cards) => cards.map((card) => card.clientWidth));
      expect(widths.length, size.join('×')).toBeGreaterThan(1);
      expect(Math.min(...widths), size.join('×')).toBeGreaterThan(60);
    }
    expect(await problemsAt(phones, page)).toEqual([]);
    await openMoment(page, 'trick', 5);
    expect(await problemsAt(phones, page)).toEqual([]);
  },
);
