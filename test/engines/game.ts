import { expect } from '@playwright/test';
import type { GameRecord } from '@/engine/index.ts';
import type { Language } from '@/i18n/languages.ts';
import { problemsOf } from '../e2e/layout-problems.ts';
import { measureLayout } from '../e2e/measure-layout.ts';
import { replaceSavedGame, shortSetup } from '../e2e/player.ts';
import { OWN, seedSavedGame, settled } from '../e2e/scenes.ts';
import type { Site } from '../../tools/serve/static-site.mjs';
import { WORDS } from '../support/words.ts';
import { messagePattern } from '../e2e/words.ts';
import { type Target, type User, button } from './user.ts';

/** A desktop and a phone, in CSS pixels. */
export const SIZES = [
  [1280, 800],
  [390, 844],
] as const;

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

/** The best choice in the table of a hint. */
export const BEST: Target = {
  role: 'row',
  name: new RegExp(WORDS.en['hint.isBest'].replace('{choice}', '')),
};

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

/** All layout problems on the screen, at the size of a phone and, in the end, of a desktop. */
export async function problems(user: User): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES.toReversed()) {
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

/** Checks that everything on the screen fits at the size of a desktop and of a phone, without notices. */
export async function fits(user: User, screen: string): Promise<void> {
  await dismissNotice(user);
  expect(await problems(user), screen).toEqual([]);
}
