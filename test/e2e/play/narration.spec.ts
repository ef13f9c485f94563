import { expect, test } from '../support/shared-page.ts';
import { type GameEvent, type GameRecord, stateAfter, step } from '@/engine/index.ts';
import { asked, savedRecord, withSettings } from '../support/player.ts';
import { OWN, gameUntil, openWith, twoRounds } from '../support/scenes.ts';
import { PLAYABLE } from '../support/own-hand.ts';

test('a screen reader announces every bid, every card and who takes every trick', async ({
  page,
}) => {
  // The round after this one, from the deal on.
  const { rules } = twoRounds({ players: 3 }).header;
  const record = gameUntil(({ round }) => round.phase === 'scored', { players: 3, rules });
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
  for (let ask = await asked(page); ask !== 'over'; ask = await asked(page)) {
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
  expect(wanted.length).toBeGreaterThan(3 + 6 + 2);
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
