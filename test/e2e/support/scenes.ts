import type { Page } from '@playwright/test';
import {
  type FormulaId,
  type GameRecord,
  type GameState,
  HUMAN,
  type Header,
  type Level,
  RECORD_FORMAT,
  type RuleSet,
  type ScheduleRule,
  type Seat,
  choicesOf,
  stateAfter,
  legalCommands,
  newGame,
  presetRules,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { TRADITIONS, rulesOf } from '@/catalogue/index.ts';
import { quickMove } from '@/ai/heuristic/quick-move.ts';
import type { Language } from '@/i18n/languages.ts';
import { OPPONENT_NAMES } from '@/store/setup.ts';
import { replaceInitScript, withSettings } from './player.ts';
import { putOnTable, rememberLoaded } from './put-on-table.ts';
import type { Scriptable } from './scriptable.ts';
import { WORDS } from '../../support/words.ts';
import { buttonsWithMessage, messagePattern } from './words.ts';

/** The player's seat. */
export const OWN: Seat = 0;

/** Differences from the usual game of four. */
export interface GameOptions {
  readonly players?: number;
  readonly firstDealer?: Seat;
  /** Index of the first deal to try; different deals make different games. */
  readonly firstDeal?: number;
  readonly scoring?: FormulaId;
  readonly level?: Level;
  /** Rules to use instead. */
  readonly rules?: RuleSet;
}

/** The rules of a game in the catalogue. */
export function gameOf(game: string, players: number): RuleSet {
  const tradition = TRADITIONS.find(({ id }) => id === game);
  if (tradition === undefined) throw new Error(`no game "${game}"`);
  return rulesOf(tradition, players);
}

/** The last round has ten cards; with three players the whole deck, with six or more the maximum. */
const scheduleFor = (players: number): ScheduleRule => ({
  shape: 'down-up',
  low: 1,
  high: players === 3 ? 'fit' : players > 5 ? 'fit-1' : 10,
  turns: 1,
});

function headerWith(options: GameOptions, deal = 0): Header {
  const { players = 4, firstDealer = OWN, scoring = 'standard', level = 'easy' } = options;
  return {
    format: RECORD_FORMAT,
    rules: options.rules ?? {
      ...presetRules('bugger-your-neighbor', players),
      schedule: scheduleFor(players),
      scoring,
    },
    seats: [
      { name: '', player: HUMAN },
      ...OPPONENT_NAMES.slice(0, players - 1).map((name) => ({ name, player: level })),
    ],
    dealSeed: `2f6b1c90d4e85a7733c1f0b96ad2e41${((8 + deal) % 16).toString(16)}`,
    aiSeed: '91d0c3a7b2e4f586071829304a5b6c7d',
    firstDealer,
  };
}

/** The number of deals to try, since not every game has the wanted state. */
const DEALS = 16;

/** A game played by the heuristic up to the first wanted state. */
export function gameUntil(
  wanted: (state: GameState) => boolean,
  options: GameOptions = {},
): GameRecord {
  for (let deal = 0; deal < DEALS; deal++) {
    const header = headerWith(options, deal + (options.firstDeal ?? 0));
    const record = playedUntil({ header, commands: [] }, wanted);
    if (record !== null) return record;
  }
  throw new Error(`no wanted state in ${DEALS} games`);
}

/** Plays a game on by the heuristic, up to the first wanted state; null if there is none. */
export function playedUntil(
  { header, commands: before }: GameRecord,
  wanted: (state: GameState) => boolean,
): GameRecord | null {
  const commands = [...before];
  let state = stateAfter({ header, commands: before });
  while (!wanted(state)) {
    const seat = toAct(state)[0];
    const command = seat === undefined ? legalCommands(state)[0] : quickMove(viewFor(state, seat));
    if (command == null) return null;
    const carried = step(state, command);
    if (!carried.ok) throw new Error(`refused: ${JSON.stringify(carried.error)}`);
    commands.push(command);
    state = carried.value.state;
  }
  return { header, commands };
}

const TWO_ROUNDS: ScheduleRule = { shape: 'up', low: 1, high: 2, turns: 1 };

/** Rules for three rounds of at most two cards. */
function shortRules(options: GameOptions): RuleSet {
  const schedule: ScheduleRule = { shape: 'down-up', low: 1, high: 2, turns: 1 };
  return { ...headerWith(options).rules, schedule };
}

/** Three rounds of at most two cards, about to be dealt: every kind of decision in a twentieth of the time. */
export const shortGame = (options: GameOptions = {}): GameRecord =>
  gameUntil(() => true, { ...options, rules: shortRules(options) });

/** Two rounds of one card and of two, about to be dealt. */
export const twoRounds = (options: GameOptions = {}): GameRecord =>
  gameUntil(() => true, {
    ...options,
    rules: { ...headerWith(options).rules, schedule: TWO_ROUNDS },
  });

/** The usual game of nineteen rounds, about to be dealt. */
export const wholeGame = (options: GameOptions = {}): GameRecord => gameUntil(() => true, options);

/** The number of rounds in a game. */
export function roundsOf({ header }: GameRecord): number {
  const opened = newGame(header);
  if (!opened.ok) throw new Error(`no game: ${JSON.stringify(opened.error)}`);
  return opened.value.schedule.length;
}

/** Whether it is the player's turn. */
export const isOwnTurn = (state: GameState): boolean => toAct(state).includes(OWN);

/** Whether the player's next decision has both legal and illegal choices. */
export const hasRefusals = (state: GameState): boolean =>
  choicesOf(state, OWN).some(({ refusal }) => refusal !== null);

/** Whether the player plays the last card of a trick, after at least `taken` tricks of the round. */
export const playsLast = (state: GameState, taken = 0): boolean =>
  isOwnTurn(state) &&
  state.round.phase === 'play' &&
  state.round.trick.cards.length === state.header.rules.players - 1 &&
  state.round.taken.length >= taken;

/** Whether it is the last round, with the most cards and the highest totals. */
export const isLastRound = ({ round, schedule }: GameState): boolean =>
  round.index === schedule.length - 1;

/** The first dealer that makes the player deal the last round, and so bid and play last. */
function dealsLast(options: GameOptions): Seat {
  const { players = 4 } = options;
  const opened = newGame(headerWith(options));
  if (!opened.ok) throw new Error(`no game: ${JSON.stringify(opened.error)}`);
  const last = opened.value.schedule.length - 1;
  return (players - (last % players)) % players;
}

/** Moments of a game, each with as much on the table as possible. */
const MOMENTS = {
  start: () => true,
  bidding: (state) => isLastRound(state) && state.round.phase === 'bid' && isOwnTurn(state),
  play: (state) => isLastRound(state) && playsLast(state) && hasRefusals(state),
  trick: (state) => isLastRound(state) && playsLast(state),
  lateTrick: (state) => isLastRound(state) && playsLast(state, 1),
  summary: ({ round, schedule }) => round.index === schedule.length - 2 && round.phase === 'scored',
  over: ({ round }) => round.phase === 'over',
  /** The middle of a game, for screenshots. */
  picture: (state) => state.round.index >= 12 && playsLast(state, 1),
} as const satisfies Record<string, (state: GameState) => boolean>;

export type Moment = keyof typeof MOMENTS;
/** All moments but the one for screenshots. */
export const MOMENT_NAMES = (Object.keys(MOMENTS) as readonly Moment[]).filter(
  (name) => name !== 'picture',
);

/** The moments with a full trick on the table. */
const WITH_FULL_TRICK: ReadonlySet<Moment> = new Set(['trick', 'lateTrick', 'picture']);

/** Dialogs with a row for each player, and their shortcut keys. */
export const ROUND_DIALOGS = [
  ['Score sheet', 's'],
  ['Last trick', 'l'],
  ['This round', 'g'],
] as const;

/** All dialogs, and their shortcut keys. */
export const DIALOGS = [
  ...ROUND_DIALOGS,
  ['New game', 'n'],
  ['Settings', ','],
  ['Your games', 'j'],
  ['Fair play', 'f'],
  ['Keyboard shortcuts', '?'],
] as const;

/**
 * Saves a value as the current game of an earlier visit. Runs in the page. It writes only when it
 * creates the database, before the page opens it, so later saves are not overwritten.
 */
export function seedSavedGame(value: object): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('oh-hell');
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('games').put(value, 'current');
    });
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });
}

/** Saves documents in the same way. Runs in the page. */
function seedDocuments(
  documents: readonly (readonly [key: string, value: object])[],
): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('oh-hell');
    opening.addEventListener('upgradeneeded', () => {
      const store = opening.result.createObjectStore('games');
      for (const [key, value] of documents) store.put(value, key);
    });
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });
}

/** Makes the page find documents of an earlier visit. */
export const withDocuments = (
  page: Page,
  documents: readonly (readonly [key: string, value: object])[],
): Promise<void> =>
  replaceInitScript(page, 'documents', page.addInitScript(seedDocuments, documents));

/** A page of the same origin without scripts, so that nothing is saved again. */
const EMPTY_PAGE = '/robots.txt';

/** Deletes what the page has saved. */
export async function forget(page: Page): Promise<void> {
  await page.goto(EMPTY_PAGE);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await caches.delete('oh-hell:spare:1');
    await new Promise<void>((resolve) => {
      indexedDB.deleteDatabase('oh-hell').addEventListener('success', () => resolve());
    });
  });
}

/** Whether the page is a new one, or has been made to forget. */
export const isEmpty = (page: Page): boolean =>
  page.url() === 'about:blank' || page.url().endsWith(EMPTY_PAGE);

/** The pages that need not be loaded for every game. */
const keptPages = new WeakSet<Page>();

/** Lets `openWith` put games on the table of a page that is open, or makes it load each of them. */
export function keepPage(page: Page, isKept: boolean): void {
  if (isKept) keptPages.add(page);
  else keptPages.delete(page);
}

/**
 * Opens the page with a saved game from an earlier visit. A page that has shown a game forgets it
 * first, which takes half the time of a new page; one that is kept gets the game on its table.
 */
export async function openWith(page: Page, saved: object): Promise<void> {
  if (keptPages.has(page) && (await putOnTable(page, saved))) return;
  if (!isEmpty(page)) await forget(page);
  await replaceInitScript(page, 'game', page.addInitScript(seedSavedGame, saved));
  await page.goto('/');
  if (keptPages.has(page)) await rememberLoaded(page);
}

interface Settings {
  readonly language?: Language;
  readonly [setting: string]: unknown;
}

/** Full tricks wait for a tap; finished games are not reviewed in idle time, but one that ends still is. */
export const QUIET = { speed: 'normal', trickPause: 'tap', autoReview: false } as const;

/** Opens the page at a moment of the usual game. A full trick stays until a tap. */
export const openMoment = (
  page: Page,
  moment: Moment,
  players = 4,
  settings: Settings = {},
): Promise<void> => openMomentOf(page, moment, { players }, settings);

/**
 * Opens the page at a moment of a game of three rounds, whose tables have a sixth of the rows, and
 * whose review at the end takes a tenth of the time.
 */
export const openShortMoment = (
  page: Page,
  moment: Moment,
  players = 4,
  settings: Settings = {},
): Promise<void> =>
  openMomentOf(page, moment, { players, rules: shortRules({ players }) }, settings);

async function openMomentOf(
  page: Page,
  moment: Moment,
  game: GameOptions,
  settings: Settings,
): Promise<void> {
  const { players = 4 } = game;
  const words = WORDS[settings.language ?? 'en'];
  await withSettings(page, { ...QUIET, ...settings });
  await openWith(page, gameUntil(MOMENTS[moment], { ...game, firstDealer: dealsLast(game) }));
  await page.getByRole('banner').waitFor();
  if (WITH_FULL_TRICK.has(moment)) {
    await page.locator(buttonsWithMessage(words['card.playable'])).first().click();
    await page.getByText(words['turn.tap']).waitFor();
    const trick = page.getByTestId('trick').getByRole('listitem');
    await trick.nth(players - 1).waitFor();
    // Moves the pointer off the hand, which would lift the card under it.
    await page.mouse.move(0, 0);
  }
  if (moment === 'summary') await page.getByTestId('round-summary').waitFor();
  if (moment === 'over')
    await page.getByRole('button', { name: words['over.playAgain'], exact: true }).waitFor();
  if (moment === 'play') await page.getByText(messagePattern(words['trick.led'])).waitFor();
  await settled(page);
}

/** Opens a dialog by its shortcut key. */
export async function openDialog(page: Page, name: string | RegExp, key: string): Promise<void> {
  await page.locator('#root:not([data-prerendered])').waitFor();
  await page.keyboard.press(key);
  await page.getByRole('dialog', { name }).waitFor();
  await settled(page);
}

/**
 * Waits until the page has this width, if one is given, fonts have loaded and all finite animations
 * have ended.
 */
export async function settled(page: Scriptable, width: number | null = null): Promise<void> {
  await page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isSized = (): boolean => wanted === null || innerWidth === wanted;
    while (!isSized()) await frame();
    await document.fonts.ready;
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const played = (): Element[] => [...document.querySelectorAll('[data-testid="trick"] li')];
    // The score sheet beside the table is loaded when there is first room for it.
    const isAwaited = (): boolean => document.querySelector('aside:empty') !== null;
    const isMoving = (card: Element): boolean =>
      card.matches('[data-leaving]') || getComputedStyle(card).opacity !== '1';
    do await frame();
    while (isAwaited() || played().some(isMoving));
  }, width);
}

/** Gives the page a size in CSS px, and waits until it has settled. */
export async function resize(
  page: Page,
  [width, height]: readonly [width: number, height: number],
): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page, width);
}
