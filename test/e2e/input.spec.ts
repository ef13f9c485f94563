import { type Locator, type Page, expect, test } from './fixtures.ts';
import {
  type Command,
  type GameEvent,
  type GameRecord,
  type GameState,
  choicesOf,
  stateAfter,
  step,
  winnerOf,
} from '@/engine/index.ts';
import { asked, savedRecord, savedRecordWhen, withSettings } from './player.ts';
import { OWN, gameUntil, hasRefusals, openMoment, openWith, playsLast, settled } from './scenes.ts';

const PLAYABLE = '[data-card][data-state="playable"]';
const REFUSED = '[data-card][data-state="refused"]';

const card = (page: Page, id: string): Locator => page.locator(`[data-card="${id}"]`);

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

const own = ({ commands }: GameRecord): Command[] =>
  commands.filter((command) => 'seat' in command && command.seat === OWN);

/** The player bids last in the first round. */
const bidsLast = (state: GameState): boolean =>
  state.round.phase === 'bid' && choicesOf(state, OWN).length > 0;

test.describe('a card', () => {
  // While cards move, as for most players.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('that is illegal gives the reason and stays', async ({ page }) => {
    await openMoment(page, 'play');
    const before = await savedRecord(page);
    const hand = await idsIn(page);
    // It is marked as disabled, but a tap gives the reason.
    await page.locator(REFUSED).first().click({ force: true });
    await expect(page.getByRole('alert').filter({ hasText: /^You must follow / })).toBeVisible();
    expect(await savedRecord(page)).toEqual(before);
    expect(await idsIn(page)).toEqual(hand);
    expect(await asked(page)).toBe('play');
  });

  for (const speed of ['normal', 'instant'])
    test(`that is clicked twice at ${speed} pace is the only one played`, async ({ page }) => {
      // The player wins this trick with its last card and leads the next, so the next turn comes at once.
      const record = gameUntil(
        (state) =>
          playsLast(state) &&
          state.round.phase === 'play' &&
          state.round.handSize > 5 &&
          choicesOf(state, OWN).some(({ command, refusal }) => wins(state, command) && !refusal),
      );
      const choices = choicesOf(stateAfter(record), OWN);
      const winning = choices.find(
        ({ command, refusal }) => wins(stateAfter(record), command) && refusal === null,
      );
      await withSettings(page, { speed });
      await openWith(page, record);
      expect(await asked(page)).toBe('play');
      // The hand fans out first; points on a card are stable only after that.
      await settled(page);
      const hand = await idsIn(page);
      const id = cardOf(winning?.command);
      const { x, y } = await pointOn(card(page, id));
      await page.mouse.dblclick(x, y);
      // It stays playable until the press has been painted.
      await expect(card(page, id)).toBeHidden();
      expect(await asked(page)).toBe('play');
      expect(await idsIn(page)).toEqual(hand.filter((each) => each !== id));
      const isPersistent = (saved: GameRecord): boolean => own(saved).length > own(record).length;
      expect(own(await savedRecordWhen(page, isPersistent))).toHaveLength(own(record).length + 1);
    });

  test('that is dragged to the table is played', async ({ page }) => {
    await openMoment(page, 'play');
    const before = await savedRecord(page);
    const chosen = page.locator(PLAYABLE).first();
    const id = await chosen.getAttribute('data-card');
    const { x, y } = await pointOn(chosen);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y - 200, { steps: 8 });
    await page.mouse.up();
    await expect(card(page, id ?? '')).toHaveCount(0);
    await expect.poll(async () => own(await savedRecord(page)).length).toBe(own(before).length + 1);
    expect(own(await savedRecord(page)).at(-1)).toMatchObject({ type: 'play', card: id });
  });

  test('that is dragged but illegal moves a little, gives the reason and goes back', async ({
    page,
  }) => {
    await openMoment(page, 'play');
    const before = await savedRecord(page);
    const refused = page.locator(REFUSED).first();
    const start = await refused.boundingBox();
    const { x, y } = await pointOn(refused);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 200, { steps: 8 });
    const pulled = await refused.boundingBox();
    expect((start?.y ?? 0) - (pulled?.y ?? 0)).toBeGreaterThan(10);
    expect((start?.y ?? 0) - (pulled?.y ?? 0)).toBeLessThan(80);
    await page.mouse.up();
    await expect(page.getByRole('alert').filter({ hasText: /^You must follow / })).toBeVisible();
    await expect.poll(async () => (await refused.boundingBox())?.y).toBeCloseTo(start?.y ?? 0, 0);
    expect(await savedRecord(page)).toEqual(before);
  });

  test('that is held down gives the reason it is illegal before it is released', async ({
    page,
  }) => {
    await openMoment(page, 'play');
    const { x, y } = await pointOn(page.locator(REFUSED).first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    const reason = page.getByRole('alert').filter({ hasText: /^You must follow / });
    await expect(reason).toBeVisible();
    await page.mouse.up();
    await expect(reason).toBeVisible();
    expect(await asked(page)).toBe('play');
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

  test('that is pressed and dropped back on the hand is not played', async ({ page }) => {
    await openMoment(page, 'play');
    const before = await savedRecord(page);
    const { x, y } = await pointOn(page.locator(PLAYABLE).first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 200, { steps: 4 });
    await page.mouse.move(x + 8, y - 12, { steps: 4 });
    await page.mouse.up();
    expect(await asked(page)).toBe('play');
    expect(await savedRecord(page)).toEqual(before);

    const neighbor = await pointOn(page.locator(REFUSED).first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(neighbor.x, neighbor.y, { steps: 4 });
    await page.mouse.up();
    expect(await asked(page)).toBe('play');
    expect(await savedRecord(page)).toEqual(before);
  });
});

test.describe('a bid', () => {
  test('of 10 is typed as 1 and 0', async ({ page }) => {
    const record = gameUntil(
      (state) =>
        bidsLast(state) &&
        choicesOf(state, OWN).some(
          ({ command, refusal }) =>
            command.type === 'bid' && command.bid === 10 && refusal === null,
        ),
    );
    await withSettings(page, { speed: 'instant' });
    await openWith(page, record);
    expect(await asked(page)).toBe('bid');
    await page.keyboard.press('1');
    await page.keyboard.press('0');
    await expect(page.getByRole('button', { name: 'Bid 10' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('bidding-panel')).toBeHidden();
    const saved = await savedRecordWhen(page, (each) => own(each).length > own(record).length);
    expect(own(saved).at(-1)).toEqual({ type: 'bid', seat: OWN, bid: 10 });
  });

  test('that the hook forbids is refused with the reason', async ({ page }) => {
    const record = gameUntil((state) => bidsLast(state) && hasRefusals(state));
    const hooked = choicesOf(stateAfter(record), OWN).find(
      ({ refusal }) => refusal?.kind === 'hook',
    );
    const bid = hooked?.command.type === 'bid' ? hooked.command.bid : -1;
    await openWith(page, record);
    expect(await asked(page)).toBe('bid');
    for (const digit of `${bid}`) await page.keyboard.press(digit);
    const button = page.getByRole('button', { name: `Bid ${bid}`, exact: true });
    await expect(button).toBeFocused();
    const reason = `You can’t bid ${bid}: the bids may not total 10.`;
    await expect(button).toHaveAccessibleDescription(reason);
    await expect(page.getByText(reason)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('bidding-panel').getByRole('alert')).toHaveText(reason);
    expect(await asked(page)).toBe('bid');
    expect(await savedRecord(page)).toEqual(record);
  });
});

test.describe('timing', () => {
  /** Pauses the page's clock, so that no timer fires. */
  const stopTime = async (page: Page): Promise<void> => {
    await page.clock.install({ time: new Date('2030-01-01') });
    await page.clock.pauseAt(new Date('2030-01-01T00:01:00'));
  };

  test('Space skips the rest of the deal', async ({ page }) => {
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
    await expect(page.getByText('Tap to continue')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Trick' }).getByRole('listitem')).toHaveCount(0);
    expect((await savedRecord(page)).commands.slice(0, before.commands.length)).toEqual(
      before.commands,
    );
  });

  test('instant pace needs no timer', async ({ page }) => {
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
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMoment(page, 'play');
    // The table gets its final size when the hand is laid out.
    await page.locator('[data-ready="true"]').waitFor();
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
    await page.getByText('Tap to continue').waitFor();
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

for (const speed of ['normal', 'instant'])
  test(`two quick taps on the next round deal one round at ${speed} pace`, async ({ page }) => {
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
  });

test('a screen reader announces every bid, every card and who takes every trick', async ({
  page,
}) => {
  // The round after this one, from the deal on.
  const record = gameUntil(({ round }) => round.phase === 'scored' && round.index === 9);
  await withSettings(page, { speed: 'fast' });
  await openWith(page, record);
  expect(await asked(page)).toBe('next');
  await page.locator('[role="log"][aria-live="polite"]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    const region = document.querySelector('[role="log"][aria-live="polite"]');
    if (region === null) throw new Error('no live region');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) told.push(node.textContent ?? '');
    }).observe(region, { childList: true });
  });
  await page.getByRole('button', { name: 'Next round' }).click();
  for (let ask = await asked(page); ask !== 'next'; ask = await asked(page)) {
    const button = ask === 'bid' ? 'button[aria-label^="Bid "][aria-disabled="false"]' : PLAYABLE;
    const choice = page.locator(button).first();
    await choice.click();
    await expect(choice).toBeHidden();
  }
  const heardSoFar = () =>
    page.evaluate(() =>
      (globalThis as unknown as { told: string[] }).told.filter((text) => text !== ''),
    );

  const saved = await savedRecord(page);
  const wanted = eventsSince(record, saved).flatMap((event) => {
    const sentence = sentenceFor(saved, event);
    return sentence === null ? [] : [sentence];
  });
  expect(wanted.length).toBeGreaterThan(4 + 8 + 2);
  // Announcements lag behind the screen: the last one comes after the button to continue.
  const last = wanted.at(-1) ?? '';
  await expect
    .poll(async () => (await heardSoFar()).some((text) => text.includes(last)))
    .toBe(true);
  // One announcement for each event, in this order; it may say more.
  const heard = await heardSoFar();
  for (const sentence of wanted) {
    const at = heard.findIndex((text) => text.includes(sentence));
    expect(at, `"${sentence}" after this, in ${JSON.stringify(heard)}`).toBeGreaterThanOrEqual(0);
    heard.splice(0, at + 1);
  }
});

function cardOf(command: Command | undefined): string {
  if (command?.type !== 'play') throw new Error('not a card');
  return command.card;
}

/** Whether a card wins the trick that it completes. */
function wins(state: GameState, command: Command): boolean {
  const { round } = state;
  if (command.type !== 'play' || command.card === 'unseen' || round.phase !== 'play') return false;
  const { leader, cards } = round.trick;
  const trick = { leader, cards: [...cards, command.card] };
  return winnerOf(trick, round.trump, state.header.rules) === OWN;
}

/** The events from one record to a longer one. */
function eventsSince(before: GameRecord, after: GameRecord): GameEvent[] {
  let state = stateAfter(before);
  return after.commands.slice(before.commands.length).flatMap((command) => {
    const carried = step(state, command);
    if (!carried.ok) throw new Error(JSON.stringify(carried.error));
    ({ state } = carried.value);
    return carried.value.events;
  });
}

const SUIT_NAMES: Readonly<Record<string, string>> = {
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  S: 'spades',
};
const RANK_NAMES: Readonly<Record<string, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

/** The expected announcement of an event; null if it needs none. */
function sentenceFor({ header }: GameRecord, event: GameEvent): string | null {
  const say = (seat: number, own: string, other: string, rest: string): string =>
    `${seat === OWN ? `You ${own}` : `${header.seats[seat]?.name ?? ''} ${other}`}${rest}`;
  switch (event.type) {
    case 'dealt':
      return say(event.dealer, 'deal', 'deals', ` ${event.handSize} cards each.`);
    case 'bidMade':
      return say(event.seat, 'bid', 'bids', ` ${event.bid}.`);
    case 'cardPlayed':
      return say(
        event.seat,
        'play',
        'plays',
        ` the ${RANK_NAMES[event.card.charAt(0)]} of ${SUIT_NAMES[event.card.charAt(1)]}`,
      );
    case 'trickTaken':
      return say(event.winner, 'take', 'takes', ' the trick.');
    case 'roundScored':
      return 'Round over.';
    default:
      return null;
  }
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
