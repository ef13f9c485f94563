import { type Page, expect, test } from '@playwright/test';
import { asked, currentGame, withSettings } from './player.ts';
import { openMoment } from './scenes.ts';

/** What has the focus, by its accessible name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return '';
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/** Moves on with one key until what has the focus matches. */
async function moveTo(page: Page, key: string, wanted: RegExp): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(
    `${key} never reached ${wanted.source}; the focus is on "${await focused(page)}"`,
  );
}

async function bidByDigits(page: Page): Promise<void> {
  const open = await page
    .locator('button[aria-label^="Bid "]:not([aria-disabled="true"])')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent ?? ''));
  // One digit: two of them have to follow each other faster than a busy machine may type.
  const bid = open.findLast((each) => each.length === 1) ?? '';
  await page.keyboard.press(bid);
  await expect.poll(() => focused(page)).toBe(`Bid ${bid}`);
  await page.keyboard.press('Enter');
}

async function playByArrows(page: Page): Promise<void> {
  // The focus comes to the hand by itself when it is the player's turn.
  await expect.poll(() => focused(page)).toMatch(/^[a-z]+ of /);
  await page.keyboard.press('Home');
  await moveTo(page, 'ArrowRight', /, playable$/);
  const card = page.getByRole('button', { name: await focused(page), exact: true });
  await page.keyboard.press('Enter');
  // The press is painted before the card is played.
  await expect(card).toBeHidden();
}

test('a whole game is played with the keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await withSettings(page, {
    speed: 'instant',
    setup: { players: 3, scoring: 'penalty', levels: ['easy', 'easy', 'easy', 'easy'] },
  });
  await page.goto('/');
  for (let ask = await asked(page); ask !== 'over'; ask = await asked(page)) {
    if (ask === 'deal' || ask === 'next') {
      // The button that goes on has the focus by itself.
      await expect.poll(() => focused(page)).toMatch(/^(Deal|Next round)$/);
      await page.keyboard.press('Enter');
    }
    if (ask === 'bid') await bidByDigits(page);
    if (ask === 'play') await playByArrows(page);
  }
  await expect.poll(async () => (await currentGame(page)).past.length).toBe(19);

  for (const [key, name] of [
    ['s', 'Score sheet'],
    ['l', 'Last trick'],
    ['r', 'Rules'],
    ['n', 'New game'],
    [',', 'Settings'],
    ['?', 'Keyboard shortcuts'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
});

test('H gives a hint from a thread of its own, Escape puts it away, and the bid stays to be made', async ({
  page,
}) => {
  await openMoment(page, 'bidding');
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint.getByRole('row', { name: /, best/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await bidByDigits(page);
});

test('a key pressed as soon as there is something to see is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('button') === null) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Score sheet' })).toBeVisible();
});
