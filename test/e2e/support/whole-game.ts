import { type Page, expect } from '@playwright/test';
import type { GameRecord } from '@/engine/index.ts';
import { asked, currentGame, playCard } from './player.ts';
import { roundsOf } from './scenes.ts';

/** Every button that moves a game on. */
const ASKED_FOR = /^(?:Deal|Next round|Play again|Bid \d+)$|, playable$/;

/** Plays a new game by accessible roles and names alone, and checks its score sheet. */
export async function playByNames(page: Page, record: GameRecord): Promise<void> {
  const errors: string[] = [];
  const note = ({ message }: Error): number => errors.push(message);
  page.on('pageerror', note);
  const next = page.getByRole('button', { name: ASKED_FOR, disabled: false }).first();
  const again = page.getByRole('button', { name: 'Play again' });
  const closed = page.getByRole('button', { name: /^Bid \d+$/, disabled: true });
  let hooks = 0;
  await next.waitFor();
  while (!(await again.isVisible())) {
    if ((await closed.count()) > 0) {
      hooks += 1;
      await expect(page.getByText(/^You can’t bid \d+: the bids may not total/)).toBeVisible();
      // A forbidden bid gives the reason and does nothing, however often it is pressed.
      await closed.first().click({ force: true });
      await expect(closed.first()).toBeVisible();
    }
    const isCard = (await next.getAttribute('data-card')) !== null;
    await (isCard ? playCard(next) : next.click());
    await next.waitFor();
  }

  await expect.poll(async () => (await currentGame(page)).round.phase).toBe('over');
  const game = await currentGame(page);
  expect(game.past).toHaveLength(roundsOf(record));
  expect(hooks).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Score sheet' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Score sheet' }).getByRole('table');
  const totals = sheet.getByRole('row', { name: /^Total/ }).getByRole('cell');
  await expect(totals).toHaveText(game.standing.totals.map((total) => new RegExp(`^${total}`)));
  page.off('pageerror', note);
  expect(errors).toEqual([]);
}

/** The accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return '';
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/** Presses a key until the name of the focused element matches. */
async function moveTo(page: Page, key: string, wanted: RegExp): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(
    `${key} never reached ${wanted.source}; the focus is on "${await focused(page)}"`,
  );
}

/** Types the highest legal one-digit bid. */
export async function bidByDigits(page: Page): Promise<void> {
  const open = await page
    .locator('button[aria-label^="Bid "]:not([aria-disabled="true"])')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent ?? ''));
  // A busy machine may type two digits too slowly for them to count as one number.
  const bid = open.findLast((each) => each.length === 1) ?? '';
  await page.keyboard.press(bid);
  await expect.poll(() => focused(page)).toBe(`Bid ${bid}`);
  await page.keyboard.press('Enter');
}

async function playByArrows(page: Page): Promise<void> {
  // The focus moves to the hand when it is the player's turn.
  await expect.poll(() => focused(page)).toMatch(/^[a-z]+ of /);
  await page.keyboard.press('Home');
  await moveTo(page, 'ArrowRight', /, playable$/);
  const card = page.getByRole('button', { name: await focused(page), exact: true });
  await page.keyboard.press('Enter');
  // The card is played only after the press has been painted.
  await expect(card).toBeHidden();
}

/** The dialogs that keys open at the end of a game. */
const DIALOGS_AT_THE_END = [
  ['s', 'Score sheet'],
  ['l', 'Last trick'],
  ['r', 'Rules'],
  ['n', 'New game'],
  [',', 'Settings'],
  ['?', 'Keyboard shortcuts'],
] as const;

/** Plays a new game by keyboard alone, and opens dialogs at the end: unless they are given, all. */
export async function playByKeyboard(
  page: Page,
  record: GameRecord,
  dialogs: readonly (readonly [key: string, name: string])[] = DIALOGS_AT_THE_END,
): Promise<void> {
  for (let ask = await asked(page); ask !== 'over'; ask = await asked(page)) {
    if (ask === 'deal' || ask === 'next') {
      // The button to continue already has the focus.
      await expect.poll(() => focused(page)).toMatch(/^(Deal|Next round)$/);
      await page.keyboard.press('Enter');
    }
    if (ask === 'bid') await bidByDigits(page);
    if (ask === 'play') await playByArrows(page);
  }
  await expect.poll(async () => (await currentGame(page)).past.length).toBe(roundsOf(record));

  for (const [key, name] of dialogs) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
}
