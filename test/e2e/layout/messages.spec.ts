import { type Page, expect, test } from '../support/shared-page.ts';
import { type GameState, toAct } from '@/engine/index.ts';
import { atSizes } from '../support/at-sizes.ts';
import { IS_DETAIL, inSoak } from '../support/soak-tag.ts';
import { WORDS } from '../../support/words.ts';
import { messagePattern } from '../support/words.ts';
import { OWN, forget, gameUntil, openDialog, openMoment, openWith } from '../support/scenes.ts';
import { SMALLEST_PHONES, THIRD_OF_SIZES, problemsAt } from '../support/problems-at.ts';

test.use({ keepsPage: true });

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
test(
  'why a card is refused is said where it hides no card of the hand and no plate',
  IS_DETAIL,
  async ({ page }) => {
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
  },
);

// Regression: on the smallest phones it lay on the line that says which suit was led.
test(
  'why a card is refused is said where it does not hide which suit was led',
  IS_DETAIL,
  async ({ page }) => {
    await openMoment(page, 'play');
    await chooseCard(page, 'refused');
    const led = page.getByText(messagePattern(WORDS.en['trick.led']));
    for (const [width, height] of MESSAGE_SIZES) {
      await page.setViewportSize({ width, height });
      const distance = async (): Promise<number> => {
        const [line, message] = [
          await led.boundingBox(),
          await page.locator(MESSAGE).boundingBox(),
        ];
        if (line === null || message === null) return Number.NaN;
        const across = Math.max(
          message.x - line.x - line.width,
          line.x - message.x - message.width,
        );
        const down = Math.max(
          message.y - line.y - line.height,
          line.y - message.y - message.height,
        );
        return Math.max(across, down);
      };
      await expect.poll(distance, `${width}×${height}`).toBeGreaterThanOrEqual(0);
    }
  },
);

// Regression: on phones it lay on the hint.
for (const language of ['de', 'it'] as const)
  test(
    `how a lifted card is played is said where it hides no card and no hint: ${language}`,
    IS_DETAIL,
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
      expect(await problemsAt(THIRD_OF_SIZES(turn + 1), page)).toEqual([]);
      // A dialog that takes the whole screen begins below the notice.
      if (turn === 0) {
        await openDialog(page, 'Settings', ',');
        expect(await problemsAt(NOTICED_DIALOG_SIZES, page)).toEqual([]);
      }
      await forget(page);
    },
  );
