import { fileURLToPath } from 'node:url';
import { type Page, expect, test } from './fixtures.ts';
import { OPEN_BID, answer, asked, savedRecord, storedKeys, withSettings } from './player.ts';
import { openSite } from '../../tools/serve/static-site.mjs';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Monday's daily deal has eight rounds by the classic rules. */
const MONDAY = new Date('2026-11-23T10:00:00Z');

const daily = (page: Page) => page.getByRole('dialog', { name: 'Daily deal' });

export async function playToTheEnd(page: Page): Promise<void> {
  for (let ask = await asked(page); ask !== 'over'; ask = await asked(page))
    await answer(page, ask);
}

/** Defines the test of a daily deal from its start to the challenge, its games ended by `finish`. */
export function describeDaily(finish: (page: Page) => Promise<void>): void {
  test.use({ serviceWorkers: 'allow' });

  test('offline, a daily deal is started, left, resumed, finished, compared and shared as a challenge', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const site = await openSite(DIST);
    await page.goto(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.close();
    await site.close();

    const offline = await context.newPage();
    const errors: string[] = [];
    offline.on('pageerror', ({ message }) => errors.push(message));
    // Idle time would review the games in threads of its own.
    await withSettings(offline, { speed: 'instant', autoReview: false });
    await offline.clock.setFixedTime(MONDAY);
    await offline.goto(site.url);
    await offline.getByRole('button', { name: 'Daily deal' }).click();
    await daily(offline).getByRole('button', { name: 'Play', exact: true }).click();
    // Not `asked`, which may still see the *Deal* of the game before.
    await offline.locator(OPEN_BID).first().click();
    await asked(offline);
    // Asking for help gets a message: hints are off in a daily deal.
    await offline.keyboard.press('h');
    await expect(offline.getByText(/no hints, no undo/)).toBeVisible();
    await offline.getByRole('button', { name: 'Continue' }).click();
    const before = await savedRecord(offline);

    // Another game replaces it on the table, but it is not lost.
    await offline.keyboard.press('n');
    await offline.getByRole('button', { name: 'Start game' }).click();
    const seedNow = async (): Promise<string> => (await savedRecord(offline)).header.dealSeed;
    await expect.poll(seedNow).not.toBe(before.header.dealSeed);
    const other = await seedNow();
    await answer(offline, await asked(offline));
    await asked(offline);
    await offline.keyboard.press('d');
    await daily(offline).getByRole('button', { name: 'Continue' }).click();
    await expect.poll(seedNow).toBe(before.header.dealSeed);
    const { commands } = await savedRecord(offline);
    expect(commands.slice(0, before.commands.length)).toEqual(before.commands);
    await finish(offline);
    expect(await storedKeys(offline)).toContain('daily/2026-11-23');

    await offline.getByRole('button', { name: 'Compare with the expert' }).click();
    await expect(daily(offline).getByRole('button', { name: /expert played it/ })).toBeVisible();
    await expect(daily(offline).getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
    await daily(offline).getByRole('button', { name: 'Share', exact: true }).click();
    const share = offline.getByRole('dialog', { name: 'Share this game' });
    const field = share.getByRole('textbox', { name: 'The same cards' });
    await expect(field).toHaveValue(/#deal=/);
    const unnamed = await field.inputValue();
    await share.getByRole('textbox', { name: /^Your name/ }).fill('Ada');
    await expect(field).not.toHaveValue(unnamed);
    const challenge = await field.inputValue();
    expect(challenge.length).toBeLessThan(1600);

    // A challenge has the same cards; the end of the game says who did better.
    await offline.goto(challenge);
    await offline.getByRole('button', { name: 'Play these cards' }).click();
    expect((await savedRecord(offline)).header.dealSeed).toBe(before.header.dealSeed);
    await finish(offline);
    await expect(
      offline.getByText(/^You and Ada are tied|^You beat Ada|^Ada beat you/),
    ).toBeVisible();
    const watch = offline.getByRole('button', { name: 'See how Ada played it' });
    await watch.press('Enter');
    await expect(offline.getByRole('slider')).toBeVisible();
    await offline.keyboard.press('Escape');
    await expect(watch).toBeFocused();
    // When it is over, one step leads back to the unfinished game.
    await offline.getByRole('button', { name: 'Back to Bugger Your Neighbor, round 1' }).click();
    await expect.poll(seedNow).toBe(other);
    expect(await asked(offline)).toBe('play');
    expect(errors).toEqual([]);
  });
}
