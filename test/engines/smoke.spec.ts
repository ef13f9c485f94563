import { gameUntil, isLastRound, playsLast, settled } from '../e2e/support/scenes.ts';
import { WORDS } from '../support/words.ts';
import { expect, test } from './fixtures.ts';
import {
  PHONE,
  SHORT_GAME,
  answer,
  answers,
  asked,
  dialogsFit,
  fits,
  openLater,
  playUntil,
  problems,
} from './game.ts';
import { button, dialog } from './user.ts';

const words = WORDS.en;

/** The cards of each hand in the last round of `gameUntil`. */
const LAST_HAND = 10;

test('starting a game, playing a round, opening every dialog, and finishing a game', async ({
  user,
  site,
}) => {
  await openLater(user, site, { settings: { speed: 'instant', setup: SHORT_GAME } });
  expect(await asked(user)).toBe('deal');
  await fits(user, 'the first screen');
  await playUntil(user, 'next');
  await fits(user, 'the result of a round');
  await answer(user, 'next');
  expect(await asked(user)).toBe('bid');
  await fits(user, 'the bidding');

  // At the size of a desktop, too, in dialogs.spec.ts.
  await dialogsFit(user, [PHONE]);
  await test.step('a dialog too small for its content is detected', async () => {
    await user.press(',');
    await user.sees(dialog(words['menu.settings']));
    await user.evaluate(() => {
      document.querySelector<HTMLElement>('[role="dialog"]')?.style.setProperty('height', '32px');
    });
    await settled(user);
    expect((await problems(user)).join('\n')).toMatch(
      /only 3\d\.0 px high, with \d+\.0 px to scroll/,
    );
    await user.press('Escape');
    await user.doesNotSee(dialog());
  });
  await user.resize(...PHONE);
  await user.tap(button(words['menu.label']));
  await user.sees(dialog(words['menu.label']));
  await fits(user, 'the menu');

  // The last two tricks: how a round is played has been seen.
  const game = gameUntil((state) => isLastRound(state) && playsLast(state, LAST_HAND - 2));
  await openLater(user, site, { settings: { speed: 'instant' }, game });
  // Where storage is slow, the start screen comes first.
  await user.sees(answers().play);
  await playUntil(user, 'over');
  await fits(user, 'the end of the game');
  expect(await user.errors()).toEqual([]);
});
