import { type GameRecord, fold } from '@/engine/index.ts';
import { savedRecord, savedRecordWhen } from '../e2e/support/player.ts';
import { DIALOGS, gameUntil, playsLast } from '../e2e/support/scenes.ts';
import { WORDS } from '../support/words.ts';
import { expect, test } from './fixtures.ts';
import {
  BEST,
  SHORT_GAME,
  answer,
  answers,
  asked,
  openLater,
  ownMoves,
  playUntil,
} from './game.ts';
import { button, dialog, region } from './user.ts';
import { encodeMoves } from '@/storage/formats/moves.ts';
import { copiedMoves, hide, loseDatabase } from '../e2e/support/spare-copy.ts';

const words = WORDS.en;

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

test('games that the browser has lost come back from the spare copy', async ({ user, site }) => {
  const empty = new URL('robots.txt', site.url).href;
  const game = midTrick();
  await openLater(user, site, { settings: { speed: 'instant' }, game });
  expect(await asked(user)).toBe('play');
  await answer(user, 'play');
  await savedRecordWhen(user, (record) => ownMoves(record) > ownMoves(game));
  await asked(user);
  const { commands } = await savedRecord(user);
  await hide(user);
  await expect.poll(() => copiedMoves(user)).toBe(encodeMoves(commands));
  await user.open(empty);
  await loseDatabase(user);
  await user.open(site.url);
  await user.sees(button(words['button.continue']));
  expect(await user.evaluate(() => document.querySelector('[data-notice]')?.textContent)).toContain(
    words['alert.data-restored'],
  );
  const restored = await savedRecord(user);
  expect(restored.commands.slice(0, commands.length)).toEqual(commands);
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
  await second.focuses(answers().play);
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
