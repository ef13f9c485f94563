import { type BrowserContext, type Page, expect, test } from '../support/fixtures.ts';
import {
  OPEN_BID,
  answer,
  asked,
  savedRecord,
  storedKeys,
  withSettings,
} from '../support/player.ts';

/** Monday's daily deal has eight rounds by the classic rules. */
export const MONDAY = '2026-11-23';

const daily = (page: Page) => page.getByRole('dialog', { name: 'Daily deal' });

export async function playToTheEnd(page: Page): Promise<void> {
  for (let ask = await asked(page); ask !== 'over'; ask = await asked(page))
    await answer(page, ask);
}

interface Visit {
  /** A page that has not opened the game yet. */
  readonly page: Page;
  /** The address of the game. */
  readonly url: string;
}

/**
 * Defines the test of a daily deal from its start to the challenge, its games ended by `finish`, in
 * the page from `visit`.
 */
export function describeDaily(
  finish: (page: Page) => Promise<void>,
  visit: (context: BrowserContext) => Promise<Visit>,
): void {
  test('a daily deal is started, left, resumed, finished, compared and shared as a challenge', async ({
    context,
  }) => {
    test.setTimeout(180_000);
    const { page, url } = await visit(context);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // Idle time would review the games in threads of its own.
    await withSettings(page, { speed: 'instant', autoReview: false });
    await page.clock.setFixedTime(new Date(`${MONDAY}T10:00:00Z`));
    await page.goto(url);
    await page.getByRole('button', { name: 'Daily deal' }).click();
    await daily(page).getByRole('button', { name: 'Play', exact: true }).click();
    // Not `asked`, which may still see the *Deal* of the game before.
    await page.locator(OPEN_BID).first().click();
    await asked(page);
    // Asking for help gets a message: hints are off in a daily deal.
    await page.keyboard.press('h');
    await expect(page.getByText(/no hints, no undo/)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    const before = await savedRecord(page);

    // Another game replaces it on the table, but it is not lost.
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Start game' }).click();
    const seedNow = async (): Promise<string> => (await savedRecord(page)).header.dealSeed;
    await expect.poll(seedNow).not.toBe(before.header.dealSeed);
    const other = await seedNow();
    await answer(page, await asked(page));
    await asked(page);
    await page.keyboard.press('d');
    await daily(page).getByRole('button', { name: 'Continue' }).click();
    await expect.poll(seedNow).toBe(before.header.dealSeed);
    const { commands } = await savedRecord(page);
    expect(commands.slice(0, before.commands.length)).toEqual(before.commands);
    await finish(page);
    await expect.poll(() => storedKeys(page)).toContain(`daily/${MONDAY}`);

    await page.getByRole('button', { name: 'Compare with the expert' }).click();
    await expect(daily(page).getByRole('button', { name: /expert played it/ })).toBeVisible();
    // Both have played all rounds of the deal.
    await expect(daily(page).getByText(/ of 8 bids/)).toHaveCount(2);
    await expect(daily(page).getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
    await daily(page).getByRole('button', { name: 'Share', exact: true }).click();
    const share = page.getByRole('dialog', { name: 'Share this game' });
    const field = share.getByRole('textbox', { name: 'The same cards' });
    await expect(field).toHaveValue(/#deal=/);
    const unnamed = await field.inputValue();
    await share.getByRole('textbox', { name: /^Your name/ }).fill('Ada');
    await expect(field).not.toHaveValue(unnamed);
    const challenge = await field.inputValue();
    expect(challenge.length).toBeLessThan(1600);

    // A challenge has the same cards; the end of the game says who did better.
    await page.goto(challenge);
    await page.getByRole('button', { name: 'Play these cards' }).click();
    expect((await savedRecord(page)).header.dealSeed).toBe(before.header.dealSeed);
    await finish(page);
    await expect(page.getByText(/^You and Ada are tied|^You beat Ada|^Ada beat you/)).toBeVisible();
    const watch = page.getByRole('button', { name: 'See how Ada played it' });
    await watch.press('Enter');
    await expect(page.getByRole('slider')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(watch).toBeFocused();
    // When it is over, one step leads back to the unfinished game.
    await page.getByRole('button', { name: 'Back to Bugger Your Neighbor, round 1' }).click();
    await expect.poll(seedNow).toBe(other);
    expect(await asked(page)).toBe('play');
    expect(errors).toEqual([]);
  });
}
