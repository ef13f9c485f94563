import { type GameRecord, choicesOf, fold } from '@/engine/index.ts';
import { savedRecord, savedRecordWhen, storedKeys } from '../e2e/player.ts';
import { DIALOGS, OWN, gameUntil, playsLast } from '../e2e/scenes.ts';
import { firstExercise } from '../support/exercises.ts';
import { WORDS } from '../support/words.ts';
import { expect, test } from './fixtures.ts';
import {
  type Asked,
  SHORT_GAME,
  answer,
  answers,
  asked,
  fits,
  openLater,
  playUntil,
} from './game.ts';
import { type Target, type User, button, dialog } from './user.ts';

const words = WORDS.en;

const region = (name: string): Target => ({ role: 'region', name });
const radio = (name: string): Target => ({ role: 'radio', name });

/** The best choice in the table of a hint. */
const BEST: Target = {
  role: 'row',
  name: new RegExp(words['hint.isBest'].replace('{choice}', '')),
};

/** The number of the player's commands in a saved game. */
const ownMoves = ({ commands }: GameRecord): number =>
  commands.filter((command) => 'seat' in command && command.seat === OWN).length;

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
  await user.focuses(button(words['menu.lesson']));
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
  await user.click(button(words['setup.start'], dialog(words['menu.newGame'])));
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

test('in two columns of rules, no section is split', async ({ user, site }) => {
  await openLater(user, site, { settings: { speed: 'instant' } });
  await asked(user);
  await user.press('r');
  await user.sees(dialog(words['menu.rules']));
  const columns = await user.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"] section')].map((section) =>
      Array.from(
        new Set(Array.from(section.children, (part) => part.getBoundingClientRect().left)),
      ),
    ),
  );
  expect(new Set(columns.flat()).size).toBe(2);
  expect(columns.filter(({ length }) => length > 1)).toEqual([]);
});

test('an exercise is solved', async ({ user, site }) => {
  await openLater(user, site, { settings: { speed: 'instant' } });
  await asked(user);
  await user.click(button(words['menu.label']));
  await user.click(button(words['exercise.title'], dialog(words['menu.label'])));
  const dodge = words['exercise.begin.label'].replace('{subject}', words['exercise.subject.dodge']);
  await user.sees(button(dodge));
  await fits(user, 'the exercises');
  await user.click(button(dodge));
  const { wrong, right } = firstExercise('dodge');
  await user.sees(button(wrong.name));
  await fits(user, 'an exercise');
  await user.click(button(wrong.name));
  await user.reads({ role: 'alert' }, words['exercise.wrong']);
  await user.click(button(right.name));
  await user.reads(region(words['exercise.title']), words['exercise.right']);
  await user.focuses(button(words['exercise.next']));
  await fits(user, 'the answer of an exercise');
});

test('settings apply: themes, and languages in right-to-left or non-Latin script', async ({
  user,
  site,
}) => {
  const game = gameUntil(
    (state) => state.round.phase === 'bid' && choicesOf(state, OWN).length > 0,
  );
  await openLater(user, site, { settings: { speed: 'instant' }, game });
  expect(await asked(user)).toBe('bid');
  await user.press(',');
  const surface = (): Promise<string> =>
    user.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--surface').trim(),
    );
  const surfaces = new Set<string>();
  for (const theme of ['midnight', 'claret', 'linen', 'contrast', 'felt'] as const) {
    await user.click(radio(words[`theme.${theme}`]));
    await user.until(async () => {
      if (surfaces.has(await surface())) throw new Error(`${theme} looks like another theme`);
    });
    surfaces.add(await surface());
  }
  await fits(user, 'the settings');

  let language: Target = { role: 'combobox', name: words['settings.language'] };
  for (const tag of ['ar', 'ja'] as const) {
    await user.choose(language, tag);
    language = { role: 'combobox', name: WORDS[tag]['settings.language'] };
    await user.sees(dialog(WORDS[tag]['menu.settings']));
    await fits(user, `the settings in "${tag}"`);
    await user.press('Escape');
    await user.doesNotSee(dialog());
    await user.sees(answers(tag).bid);
    await fits(user, `the bidding in "${tag}"`);
    const page = (): Promise<string[]> =>
      user.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
    expect(await page()).toEqual([tag, tag === 'ar' ? 'rtl' : 'ltr']);
    await user.press(',');
    await user.sees(language);
  }
  await user.reload();
  await user.sees(answers('ja').bid);
});

/** A game in the middle of a trick, before the player's card. */
const midTrick = (): GameRecord => gameUntil((state) => playsLast(state, 1));

test('after a reload in the middle of a trick the game resumes there, and further moves are saved', async ({
  user,
  site,
}) => {
  const game = midTrick();
  await openLater(user, site, { settings: { speed: 'instant' }, game });
  expect(await asked(user)).toBe('play');
  const hand = await user.names(answers().play);
  await user.reload();
  expect(await asked(user)).toBe('play');
  expect(await user.names(answers().play)).toEqual(hand);
  expect((await savedRecord(user)).commands).toEqual(game.commands);
  await answer(user, 'play');
  await asked(user);
  const saved = await savedRecordWhen(user, (record) => ownMoves(record) > ownMoves(game));
  await user.open(new URL('robots.txt', site.url).href);
  await user.back();
  await asked(user);
  expect((await savedRecord(user)).commands.slice(0, saved.commands.length)).toEqual(
    saved.commands,
  );
  expect(fold(await savedRecord(user)).ok).toBe(true);
});

test('a page left while it saves does not lock the next one out of the saved game', async ({
  user,
  site,
}) => {
  await openLater(user, site, { settings: { speed: 'instant' }, game: midTrick() });
  for (let times = 0; times < 3; times++) {
    expect(await asked(user)).toBe('play');
    const [card = ''] = await user.names(answers().play);
    await user.evaluate((name) => {
      // After the answer to the driver, which would otherwise wait for the page.
      setTimeout(() => {
        document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
        location.href = 'robots.txt';
      });
    }, card);
    await user.until(async () => {
      const path = await user.evaluate(() => location.pathname);
      if (path !== '/robots.txt') throw new Error(`still at ${path}`);
    });
    await user.open(site.url);
  }
  expect(await asked(user)).toBe('play');
});

test('only one of two tabs plays, and the other can take over at the same card', async ({
  user,
  newUser,
  site,
}) => {
  await openLater(user, site, { settings: { speed: 'instant' }, game: midTrick() });
  expect(await asked(user)).toBe('play');
  const before = await savedRecord(user);

  const second = await newUser();
  await second.open(site.url);
  await second.reads({ role: 'alert' }, words['otherTab.title']);
  await second.focuses(button(words['otherTab.playHere']));
  await second.press('Enter');
  expect(await asked(second)).toBe('play');
  await user.reads({ role: 'alert' }, words['otherTab.title']);
  expect(await savedRecord(second)).toEqual(before);
  await answer(second, 'play');
  await savedRecordWhen(second, (record) => ownMoves(record) > ownMoves(before));

  await user.click(button(words['otherTab.playHere']));
  await second.reads({ role: 'alert' }, words['otherTab.title']);
  await asked(user);
  expect(ownMoves(await savedRecord(user))).toBeGreaterThan(ownMoves(before));
});

test('the game works offline: cold start, dialogs, a round, a hint, another language', async ({
  user,
  site,
}) => {
  await openLater(user, site, { settings: { speed: 'instant', setup: SHORT_GAME } });
  await user.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await site.close();
  await user.reload();
  expect(await asked(user)).toBe('deal');
  for (const [name, key] of DIALOGS) {
    await user.press(key);
    await user.sees(dialog(name));
    await user.press('Escape');
    await user.doesNotSee(dialog());
  }
  await playUntil(user, 'next');
  await answer(user, 'next');
  expect(await asked(user)).toBe('bid');
  // With two cards there is always a choice to advise on; with one, the hook can leave a single bid.
  await user.press('h');
  await user.sees({ ...BEST, inside: region(words['hint.button']) });
  await user.press(',');
  await user.choose({ role: 'combobox', name: words['settings.language'] }, 'ja');
  await user.sees(dialog(WORDS.ja['menu.settings']));
});
