import { expect } from '@playwright/test';
import type { GameRecord } from '@/engine/index.ts';
import type { Language } from '@/i18n/languages.ts';
import { problemsOf } from '../e2e/support/layout-problems.ts';
import { measureLayout } from '../e2e/support/measure-layout.ts';
import { replaceSavedGame, shortSetup } from '../e2e/support/player.ts';
import { DIALOGS, OWN, seedSavedGame, settled } from '../e2e/support/scenes.ts';
import type { Site } from '../../tools/serve/static-site.mjs';
import { WORDS } from '../support/words.ts';
import { messagePattern } from '../e2e/support/words.ts';
import { type Target, type User, button, dialog } from './user.ts';

/** Width and height of a screen, in CSS pixels. */
type Size = readonly [width: number, height: number];
export const DESKTOP: Size = [1280, 800];
export const PHONE: Size = [390, 844];
const BOTH: readonly Size[] = [PHONE, DESKTOP];

export const SHORT_GAME = shortSetup('easy');

/** Opens the game as on a later visit, with saved settings and optionally a game in progress. */
export async function openLater(
  user: User,
  site: Site,
  { settings, game }: { readonly settings: object; readonly game?: GameRecord },
): Promise<void> {
  // A page of the same origin without scripts.
  await user.open(new URL('robots.txt', site.url).href);
  await user.evaluate(
    (state) => localStorage.setItem('oh-hell:settings', JSON.stringify({ state, version: 1 })),
    settings,
  );
  if (game !== undefined) {
    await user.evaluate(seedSavedGame, game);
    await replaceSavedGame(user, game);
  }
  await user.open(site.url);
}

/** The number of the player's commands in a saved game. */
export const ownMoves = ({ commands }: GameRecord): number =>
  commands.filter((command) => 'seat' in command && command.seat === OWN).length;

/** A best choice in the table of a hint. */
export const bestIn = (language: Language): Target => ({
  role: 'row',
  name: new RegExp(
    [WORDS[language]['hint.isBest'], WORDS[language]['hint.isTied']]
      .map((words) => words.replace('{choice}', ''))
      .join('|'),
  ),
});
export const BEST = bestIn('en');

/** What the player is asked to do. */
export type Asked = 'over' | 'next' | 'deal' | 'bid' | 'play';

/** The button to press for each of these, in a language. */
export function answers(language: Language = 'en'): Readonly<Record<Asked, Target>> {
  const words = WORDS[language];
  const enabled = (name: string | RegExp): Target => ({ ...button(name), enabled: true });
  return {
    over: enabled(words['over.playAgain']),
    next: enabled(words['next.round']),
    deal: enabled(words['table.deal']),
    bid: enabled(messagePattern(words['bidding.bid'])),
    play: enabled(messagePattern(words['card.playable'])),
  };
}

/** Waits until the player is asked to act, and returns what is asked. */
export function asked(user: User): Promise<Asked> {
  const targets = Object.entries(answers());
  return user.until(async () => {
    const found = targets[await user.firstOf(targets.map(([, target]) => target))];
    if (found === undefined) throw new Error('the player is not asked');
    return found[0] as Asked;
  });
}

/** Plays the first legal card, and waits until it has left the hand. */
async function playCard(user: User): Promise<void> {
  const [card] = await user.names(answers().play);
  if (card === undefined) throw new Error('no legal card');
  await user.click(button(card));
  await user.doesNotSee(button(card));
}

/** Makes the first legal choice. */
export async function answer(user: User, ask: Asked): Promise<void> {
  if (ask === 'play') return playCard(user);
  await user.click(answers()[ask]);
  if (ask === 'bid') await user.doesNotSee(button(messagePattern(WORDS.en['bidding.bid'])));
}

/** Plays until the player is asked for `end`. */
export async function playUntil(user: User, end: Asked): Promise<void> {
  for (let ask = await asked(user); ask !== end; ask = await asked(user)) await answer(user, ask);
}

/** All layout problems on the screen, at each of these sizes: usually a phone's and, in the end, a desktop's. */
export async function problems(user: User, sizes = BOTH): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await user.resize(width, height);
    await settled(user);
    found.push(
      ...problemsOf(await measureLayout(user, { clickableAreas: false })).map(
        (problem) => `${width}×${height}: ${problem}`,
      ),
    );
  }
  return found;
}

/** Dismisses a notice: on a busy machine the game says so where an opponent takes over five seconds. */
async function dismissNotice(user: User): Promise<void> {
  const dismiss = button(WORDS.en['button.continue'], { role: 'alert' });
  if ((await user.names(dismiss)).length === 0) return;
  await user.click(dismiss);
  await user.doesNotSee(dismiss);
}

/** Checks that everything on the screen fits at each of these sizes, without notices. */
export async function fits(user: User, screen: string, sizes = BOTH): Promise<void> {
  await dismissNotice(user);
  expect(await problems(user, sizes), screen).toEqual([]);
}

/** Opens every dialog by its key, and checks that it fits at each of these sizes. */
export async function dialogsFit(user: User, sizes = BOTH): Promise<void> {
  for (const [name, key] of [...DIALOGS, ['', 'r'], ['', 'd']] as const) {
    await user.press(key);
    await user.sees(name === '' ? dialog() : dialog(name));
    await fits(user, `the dialog ${name} (${key})`, sizes);
    await user.press('Escape');
    await user.doesNotSee(dialog());
  }
}
