import { savedRecord, savedRecordWhen, storedKeys } from '../e2e/support/player.ts';
import { gameUntil, playsLast } from '../e2e/support/scenes.ts';
import { WORDS } from '../support/words.ts';
import { expect, test } from './fixtures.ts';
import {
  type Asked,
  BEST,
  answer,
  answers,
  asked,
  fits,
  openLater,
  ownMoves,
  playUntil,
} from './game.ts';
import { type Target, type User, button, dialog, region } from './user.ts';

const words = WORDS.en;

test('a new player plays the first round by keyboard alone', async ({ user, site }) => {
  const lesson = region(words['lesson.title']);
  /** Presses a key once the button with this name has the focus. */
  const pressOn = async (name: string | RegExp, key = 'Enter'): Promise<void> => {
    await user.focuses(button(name));
    await user.press(key);
  };
  await openLater(user, site, { settings: { speed: 'instant', trickPause: 500 } });
  await user.click(button(words['menu.lesson']));
  await pressOn(words['table.deal']);
  await pressOn(words['button.continue']);
  await pressOn(words['button.continue']);
  await fits(user, 'the bid of the lesson');
  await user.press('3');
  await pressOn('Bid 3');
  await user.reads(lesson, words['lesson.slip.too-many']);
  await user.press('2');
  await pressOn('Bid 2');
  await user.reads(lesson, words['lesson.follow']);
  await user.focuses(button(/ of /));
  await user.press('End');
  await pressOn(/^two of spades, playable$/);
  await user.reads(lesson, words['lesson.ruff']);
  await user.press('Home');
  await pressOn(/^ace of hearts, playable$/);
  await user.reads(lesson, words['lesson.slip.wasteful']);
  await user.press('ArrowRight');
  await pressOn(/^six of hearts, playable$/);
  await user.reads(lesson, words['lesson.lead']);
  await pressOn(/^ace of hearts, playable$/);
  await user.sees(button(words['lesson.done']));
  await fits(user, 'the end of the lesson');
  await pressOn(words['lesson.done']);
  // Who has finished the lesson is not new here.
  await user.doesNotSee(button(words['menu.lesson']));
  await user.focuses(button(words['table.deal']));
});

/** Makes a bid with its digit and Enter. */
async function bidByKey(user: User): Promise<void> {
  const [bid = ''] = await user.names(answers().bid);
  await user.press(bid.replaceAll(/\D/g, ''));
  await user.focuses(button(bid));
  await user.press('Enter');
  await user.doesNotSee(button(bid));
}

/** Plays a card with the arrow keys and Enter. */
async function playByKey(user: User): Promise<void> {
  const [card = ''] = await user.names(answers().play);
  await user.press('Home');
  for (let name = await user.focused(); name !== card; name = await user.focused())
    await user.press('ArrowRight');
  await user.press('Enter');
  await user.doesNotSee(button(card));
}

/** Drags a card from the hand to the table. */
async function playByDrag(user: User): Promise<void> {
  const [card = ''] = await user.names(answers().play);
  await user.drag(button(card), 30, -250);
  await user.doesNotSee(button(card));
}

/** Opens the hint on a decision, checks that it fits, and closes it. */
async function checkHint(user: User, screen: string): Promise<void> {
  await user.press('h');
  const hint = region(words['hint.button']);
  await user.sees({ ...BEST, inside: hint });
  await fits(user, screen);
  await user.press('h');
  await user.doesNotSee(hint);
}

test('a short game by house rules: bids by tap and key, cards by drag, key and click, hints, round results, review and replay', async ({
  user,
  site,
}) => {
  await openLater(user, site, { settings: { speed: 'instant' } });
  await asked(user);
  await user.press('n');
  await user.click(button(words['game.houseRules'], dialog(words['menu.newGame'])));
  await user.sees(dialog(words['game.houseRules']));
  await fits(user, 'the editor of house rules');
  const fewer = button(words['number.less'].replace('{label}', words['editor.high.cards']));
  for (let cards = 10; cards > 3; cards--) await user.click(fewer);
  await user.click(button(words['editor.use']));
  await user.doesNotSee(dialog());

  const ways: Record<Asked, ((by: User) => Promise<void>)[]> = {
    deal: [(by) => answer(by, 'deal')],
    next: [(by) => answer(by, 'next')],
    bid: [bidByKey, (by) => by.tap(answers().bid)],
    play: [playByDrag, playByKey, (by) => answer(by, 'play')],
    over: [],
  };
  const times: Record<Asked, number> = { deal: 0, next: 0, bid: 0, play: 0, over: 0 };
  for (let ask = await asked(user); ask !== 'over'; ask = await asked(user)) {
    const hasHint =
      ask === 'bid' || (ask === 'play' && (await user.names(answers().play)).length > 1);
    if (hasHint && times[ask] === 0) await checkHint(user, `the hint on a ${ask}`);
    if (ask === 'next' && times.next === 0) await fits(user, 'the result of a round');
    const before = ownMoves(await savedRecord(user));
    await ways[ask][times[ask] % ways[ask].length]?.(user);
    times[ask] += 1;
    if (ask === 'bid' || ask === 'play')
      await savedRecordWhen(user, (saved) => ownMoves(saved) === before + 1);
  }
  expect(times).toMatchObject({ next: 4, bid: 5, play: 11 });
  await fits(user, 'the end of the game');

  await user.press('s');
  await user.sees({ role: 'table', inside: dialog(words['menu.sheet']) });
  await fits(user, 'the score sheet of a whole game');
  await user.press('Escape');
  await user.doesNotSee(dialog());

  await user.click(button(words['review.title']));
  await user.reads({ role: 'main' }, /5 rounds reviewed/);
  await fits(user, 'the review');
  await user.press('Escape');
  await user.focuses(button(words['review.title']));

  await user.press('j');
  const games = dialog(words['history.title']);
  await user.click(button(/^Watch/, games));
  const slider: Target = { role: 'slider', name: words['replay.place'] };
  await user.sees(slider);
  await fits(user, 'the replay');
  await user.press('ArrowRight');
  const step = (): Promise<string> =>
    user.evaluate(() => document.querySelector<HTMLInputElement>('input[type=range]')?.value ?? '');
  await expect.poll(step).toBe('1');
  await user.press('End');
  await expect.poll(step).not.toBe('1');
  await user.press('Escape');
  await user.sees(games);
  expect(await user.errors()).toEqual([]);
});

// Regression: in German the buttons beside the result were cut off on a phone in landscape.
test('the result of a round fits on a phone in landscape in German', async ({ user, site }) => {
  const game = gameUntil(({ round }) => round.index === 5 && round.phase === 'scored');
  await openLater(user, site, { settings: { language: 'de' }, game });
  await user.sees(answers('de').next);
  await fits(user, 'the result of a round', [[568, 320]]);
});

// Regression: in Safari, quick clicks on the felt to skip ahead selected a player's name.
test('dragging or clicking quickly on the felt selects no text', async ({ user, site }) => {
  // A click would open the last trick, if there were one.
  const game = gameUntil((state) => playsLast(state));
  await openLater(user, site, { settings: {}, game });
  await user.sees(answers().play);
  const felt: Target = { role: 'main' };
  const { y } = await user.place(felt);
  const selected = (): Promise<string> =>
    user.evaluate(() => String(getSelection()).replaceAll(/\s+/g, ' ').trim());
  await user.drag(felt, 0, -y);
  expect(await selected()).toBe('');
  await user.drag(felt, 0, y / 2);
  expect(await selected()).toBe('');
  for (let clicks = 0; clicks < 3; clicks++) await user.click(felt);
  expect(await selected()).toBe('');
});

test('statistics count three games', async ({ user, site }) => {
  for (const firstDealer of [0, 1, 2] as const) {
    const game = gameUntil(
      (state) => state.round.index === state.schedule.length - 1 && playsLast(state),
      { firstDealer, firstDeal: firstDealer * 5 },
    );
    await openLater(user, site, { settings: { speed: 'instant' }, game });
    await playUntil(user, 'over');
    const keys = async (): Promise<number> =>
      (await storedKeys(user)).filter((key) => key.startsWith('game/')).length;
    await expect.poll(keys).toBe(firstDealer + 1);
  }
  await user.press('j');
  await user.sees(button(/^Watch/, dialog(words['history.title'])), 3);
  await fits(user, 'the list of games');
  await user.click({ role: 'tab', name: words['history.statistics'] });
  await user.reads({ role: 'tabpanel' }, words['records.trend']);
  await fits(user, 'the statistics');
  await user.click({ role: 'tab', name: words['records.device'] });
  await user.sees(button(words['records.save']));
  await fits(user, 'what is saved on the device');
});
