import { type Locator, type Page, expect, test } from '../support/shared-page.ts';
import {
  type Command,
  type GameRecord,
  type GameState,
  choicesOf,
  stateAfter,
  toAct,
  winnerOf,
} from '@/engine/index.ts';
import { asked, savedRecord, savedRecordWhen, withSettings } from '../support/player.ts';
import {
  OWN,
  gameUntil,
  isLastRound,
  openMoment,
  openWith,
  playsLast,
  settled,
} from '../support/scenes.ts';
import { PLAYABLE, card, own } from '../support/own-hand.ts';
import { inSoak } from '../support/soak-tag.ts';

test.use({ keepsPage: true });

const REFUSED = '[data-card][data-state="refused"]';

const idsIn = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((each) => each.getAttribute('data-card')));

/** A point to press a card at: near the corner with its index. */
async function pointOn(card: Locator): Promise<{ x: number; y: number }> {
  const box = await card.boundingBox();
  if (box === null) throw new Error('the card is not on the screen');
  return { x: box.x + 12, y: box.y + box.height / 2 };
}

test.describe('a card', () => {
  // While cards move, as for most players.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('that is illegal gives the reason and stays, whether tapped, held down or dragged', async ({
    page,
  }) => {
    await openMoment(page, 'play');
    const before = await savedRecord(page);
    const hand = await idsIn(page);
    const refused = page.locator(REFUSED).first();
    const start = await refused.boundingBox();
    const { x, y } = await pointOn(refused);
    // It stays there, faded out; each refusal replaces it.
    const alert = page.getByRole('alert').filter({ hasText: /^You must follow / });
    const reason = alert.locator('> :not([data-earlier])');
    const markAsEarlier = async (): Promise<void> => {
      await reason.evaluate((each) => each.setAttribute('data-earlier', ''));
      await expect(reason).toHaveCount(0);
    };
    await test.step('held down, before it is released', async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await expect(reason).toBeVisible();
      await page.mouse.up();
      await expect(reason).toBeVisible();
    });
    await markAsEarlier();
    await test.step('dragged, which moves it a little', async () => {
      await page.mouse.down();
      await page.mouse.move(x, y - 200, { steps: 8 });
      const pulled = await refused.boundingBox();
      expect((start?.y ?? 0) - (pulled?.y ?? 0)).toBeGreaterThan(10);
      expect((start?.y ?? 0) - (pulled?.y ?? 0)).toBeLessThan(80);
      await page.mouse.up();
      await expect(reason).toBeVisible();
      await page.mouse.move(0, 0);
      await expect.poll(async () => (await refused.boundingBox())?.y).toBeCloseTo(start?.y ?? 0, 0);
    });
    await markAsEarlier();
    await test.step('tapped: it is marked as disabled, but a tap gives the reason', async () => {
      await refused.click({ force: true });
      await expect(reason).toBeVisible();
    });
    expect(await savedRecord(page)).toEqual(before);
    expect(await idsIn(page)).toEqual(hand);
    expect(await asked(page)).toBe('play');
  });

  for (const speed of ['normal', 'instant'])
    test(
      `that is clicked twice at ${speed} pace is the only one played`,
      inSoak(speed === 'instant'),
      async ({ page }) => {
        const { record, winning: id } = winnableTrick();
        await withSettings(page, { speed });
        await openWith(page, record);
        expect(await asked(page)).toBe('play');
        // The hand fans out first; points on a card are stable only after that.
        await settled(page);
        const hand = await idsIn(page);
        const { x, y } = await pointOn(card(page, id));
        await page.mouse.dblclick(x, y);
        // It stays playable until the press has been painted.
        await expect(card(page, id)).toBeHidden();
        expect(await asked(page)).toBe('play');
        expect(await idsIn(page)).toEqual(hand.filter((each) => each !== id));
        const isPersistent = (saved: GameRecord): boolean => own(saved).length > own(record).length;
        expect(own(await savedRecordWhen(page, isPersistent))).toHaveLength(own(record).length + 1);
      },
    );

  test('on which Enter is held down is the only one played', async ({ page }) => {
    const { record, winning } = winnableTrick();
    await withSettings(page, { speed: 'instant' });
    await openWith(page, record);
    await settled(page);
    await card(page, winning).focus();
    await page.keyboard.down('Enter');
    await expect(card(page, winning)).toHaveCount(0);
    const next = page.locator(`${PLAYABLE}:focus`);
    await expect(next).toBeVisible();
    const second = (await next.getAttribute('data-card')) ?? '';
    // The key repeats, on the card that now has the focus.
    for (let times = 0; times < 5; times++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.press('ArrowRight');
    const third = (await page.locator('[data-card]:focus').getAttribute('data-card')) ?? '';
    expect(third).not.toBe(second);
    await page.keyboard.press('Enter');
    await expect(card(page, third)).toHaveCount(0);
    const isPersistent = (saved: GameRecord): boolean => own(saved).length > own(record).length + 1;
    const played = own(await savedRecordWhen(page, isPersistent)).slice(own(record).length);
    expect(played.map(cardOf)).toEqual([winning, third]);
  });

  test('is not played by a space bar that was held down to hurry the others', async ({ page }) => {
    const isLedByNext = (state: GameState): boolean =>
      state.round.phase === 'play' &&
      state.round.trick.cards.length === 0 &&
      toAct(state).includes(OWN + 1);
    await withSettings(page, { speed: 'slow' });
    const record = gameUntil((state) => isLastRound(state) && isLedByNext(state));
    await openWith(page, record);
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.down('Space');
    const focused = page.locator(`${PLAYABLE}:focus`);
    await expect(focused).toBeVisible();
    const first = (await focused.getAttribute('data-card')) ?? '';
    // The key repeats, on the card that now has the focus.
    for (let times = 0; times < 5; times++) await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    await page.keyboard.press('ArrowRight');
    const second = (await page.locator('[data-card]:focus').getAttribute('data-card')) ?? '';
    expect(second).not.toBe(first);
    await page.keyboard.press('Space');
    // Later the first may be played by itself, as the only legal card.
    const isPlayed = (saved: GameRecord): boolean => own(saved).length > own(record).length;
    const [played] = own(await savedRecordWhen(page, isPlayed)).slice(own(record).length);
    expect(played).toMatchObject({ type: 'play', card: second });
  });

  test('is lifted by the first tap and played by the second if taps need confirmation', async ({
    page,
  }) => {
    await openMoment(page, 'play', 4, { confirm: true });
    const before = await savedRecord(page);
    const chosen = page.locator(PLAYABLE).first();
    await chosen.click();
    await expect(page.getByText('Choose it again to play it')).toBeVisible();
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(await savedRecord(page)).toEqual(before);
    await chosen.click();
    await expect.poll(async () => own(await savedRecord(page)).length).toBe(own(before).length + 1);
  });

  test('is not played if it is dropped back on the hand, but if it is dropped on the table', async ({
    page,
  }) => {
    await openMoment(page, 'play');
    const before = await savedRecord(page);
    const chosen = page.locator(PLAYABLE).first();
    const id = (await chosen.getAttribute('data-card')) ?? '';
    const { x, y } = await pointOn(chosen);
    /** A card that has been dropped glides back to its place. */
    const isBack = async (): Promise<boolean> => {
      const now = await pointOn(chosen);
      return Math.hypot(now.x - x, now.y - y) < 1;
    };
    await test.step('back in its place', async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 200, { steps: 4 });
      await page.mouse.move(x + 8, y - 12, { steps: 4 });
      await page.mouse.up();
      expect(await asked(page)).toBe('play');
      expect(await savedRecord(page)).toEqual(before);
    });
    await test.step('on another card', async () => {
      await expect.poll(isBack).toBe(true);
      const neighbor = await pointOn(page.locator(REFUSED).first());
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(neighbor.x, neighbor.y, { steps: 4 });
      await page.mouse.up();
      expect(await asked(page)).toBe('play');
      expect(await savedRecord(page)).toEqual(before);
    });
    await test.step('on the table', async () => {
      await expect.poll(isBack).toBe(true);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 30, y - 200, { steps: 8 });
      await page.mouse.up();
      await expect(card(page, id)).toHaveCount(0);
      const isPlayed = (saved: GameRecord): boolean => own(saved).length > own(before).length;
      const played = own(await savedRecordWhen(page, isPlayed));
      expect(played).toHaveLength(own(before).length + 1);
      expect(played.at(-1)).toMatchObject({ type: 'play', card: id });
    });
  });
});

test('rotating the device in the middle of a trick changes nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMoment(page, 'play');
  const before = await savedRecord(page);
  const hand = await idsIn(page);
  const trick = page.getByRole('region', { name: 'Trick' }).getByRole('listitem');
  for (const [width, height] of [
    [844, 390],
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(trick).toHaveCount(3);
    expect(await idsIn(page)).toEqual(hand);
  }
  expect(await savedRecord(page)).toEqual(before);
  await page.locator(PLAYABLE).first().click();
  await expect(trick).toHaveCount(4);
  const after = await savedRecordWhen(page, (saved) => own(saved).length > own(before).length);
  expect(own(after)).toHaveLength(own(before).length + 1);
});

function cardOf(command: Command | undefined): string {
  if (command?.type !== 'play') throw new Error('not a card');
  return command.card;
}

/** A trick that the player wins with its last card, so that the next turn comes at once. */
function winnableTrick(): { readonly record: GameRecord; readonly winning: string } {
  const winningIn = (state: GameState) =>
    choicesOf(state, OWN).find(({ command, refusal }) => wins(state, command) && refusal === null);
  const record = gameUntil(
    (state) =>
      playsLast(state) &&
      state.round.phase === 'play' &&
      state.round.handSize > 5 &&
      winningIn(state) !== undefined,
  );
  return { record, winning: cardOf(winningIn(stateAfter(record))?.command) };
}

/** Whether a card wins the trick that it completes. */
function wins(state: GameState, command: Command): boolean {
  const { round } = state;
  if (command.type !== 'play' || command.card === 'unseen' || round.phase !== 'play') return false;
  const { leader, cards } = round.trick;
  const trick = { leader, cards: [...cards, command.card] };
  return winnerOf(trick, round.trump, state.header.rules) === OWN;
}

test('a tap on a portrait opens the profile, and skips nothing', async ({ page }) => {
  await openMoment(page, 'bidding');
  const portrait = page.getByRole('button', { name: 'Rufus’s profile' });
  await portrait.click();
  const sheet = page.getByRole('dialog', { name: 'Rufus' });
  await expect(sheet.getByText('You haven’t finished a game against Rufus yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(portrait).toBeFocused();
});
