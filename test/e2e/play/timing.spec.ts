import { test as freshTest } from '../support/fixtures.ts';
import { expect, test } from '../support/shared-page.ts';
import { type GameRecord, stateAfter } from '@/engine/index.ts';
import { asked, savedRecord, savedRecordWhen, stopTime, withSettings } from '../support/player.ts';
import { OWN, gameUntil, openMoment, openWith } from '../support/scenes.ts';
import { PLAYABLE, own } from '../support/own-hand.ts';
import { inSoak } from '../support/soak-tag.ts';

test.describe('timing', () => {
  test.use({ keepsPage: true });

  freshTest('Space skips the rest of the deal', async ({ page }) => {
    await openMoment(page, 'start');
    await stopTime(page);
    await page.keyboard.press('Enter');
    // The press is painted first, which takes time on this clock.
    await page.clock.runFor(100);
    await expect(page.getByRole('button', { name: 'Bid 0', exact: true })).toBeHidden();
    await expect(async () => {
      await page.keyboard.press(' ');
      await expect(page.getByRole('button', { name: 'Bid 0', exact: true })).toBeVisible({
        timeout: 50,
      });
    }).toPass();
    expect(await asked(page)).toBe('bid');
  });

  test('Space ends a trick that waits for a tap', async ({ page }) => {
    await openMoment(page, 'trick');
    const before = await savedRecord(page);
    await page.keyboard.press(' ');
    await expect(page.getByText('Press to continue')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Trick' }).getByRole('listitem')).toHaveCount(0);
    expect((await savedRecord(page)).commands.slice(0, before.commands.length)).toEqual(
      before.commands,
    );
  });

  freshTest('instant pace needs no timer', async ({ page }) => {
    const record = gameUntil(
      ({ round }) => round.phase === 'play' && round.trick.cards.length === 0,
    );
    await withSettings(page, { speed: 'instant' });
    await openWith(page, record);
    expect(await asked(page)).toBe('play');
    await stopTime(page);
    await page.locator(PLAYABLE).first().click();
    // The card is played only after the press has been painted.
    await page.clock.runFor(100);
    await expect.poll(async () => own(await savedRecord(page)).length).toBe(own(record).length + 1);
    expect(await asked(page)).toBe('play');
    expect(stateAfter(await savedRecord(page)).round).toMatchObject({ phase: 'play' });
  });

  test('reduced motion moves no card', async ({ page }) => {
    await openMoment(page, 'play');
    // The table gets its final size when the hand is laid out.
    await page.locator('[data-rows]').waitFor();
    // Records where each card of the trick is in every frame.
    await page.evaluate(() => {
      const seen = new Map<string, { left: number; top: number }[]>();
      Object.assign(globalThis, { seen });
      const note = (): void => {
        for (const each of document.querySelectorAll('section[aria-label="Trick"] li')) {
          const name = each.firstElementChild?.getAttribute('aria-label')?.replace(', winning', '');
          const { left, top } = each.getBoundingClientRect();
          // Ignore a card that has not started to fade in.
          if (getComputedStyle(each).opacity === '0') continue;
          seen.set(name ?? '', [...(seen.get(name ?? '') ?? []), { left, top }]);
        }
        requestAnimationFrame(note);
      };
      note();
    });
    await page.locator(PLAYABLE).first().click();
    await page.getByText('Press to continue').waitFor();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const places = await page.evaluate(() => {
      const { seen } = globalThis as unknown as {
        seen: Map<string, { left: number; top: number }[]>;
      };
      const spread = (numbers: number[]): number => Math.max(...numbers) - Math.min(...numbers);
      return [...seen].map(([name, at]) => ({
        name,
        way: spread(at.map(({ left }) => left)) + spread(at.map(({ top }) => top)),
      }));
    });
    expect(places).toHaveLength(4);
    // Less than a pixel is rounding in the layout.
    expect(places.filter(({ way }) => way >= 1)).toEqual([]);
  });
});

for (const speed of ['normal', 'instant'])
  freshTest(
    `two quick taps on the next round deal one round at ${speed} pace`,
    inSoak(speed === 'instant'),
    async ({ page }) => {
      // The next round has one card and the player bids first, so everything comes at once.
      const record = gameUntil(({ round }) => round.phase === 'scored' && round.index === 8, {
        firstDealer: 2,
      });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await withSettings(page, { speed });
      await openWith(page, record);
      await page.getByRole('button', { name: 'Next round' }).dblclick();
      expect(await asked(page)).toBe('bid');
      const isDealt = ({ commands }: GameRecord): boolean =>
        commands.slice(record.commands.length).some(({ type }) => type === 'deal');
      const { commands } = await savedRecordWhen(page, isDealt);
      const since = commands.slice(record.commands.length);
      expect(since.filter(({ type }) => type === 'deal')).toHaveLength(1);
      expect(since.filter((command) => 'seat' in command && command.seat === OWN)).toEqual([]);
    },
  );
