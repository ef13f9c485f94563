import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Page, chromium, expect, test } from '../support/fixtures.ts';
import { PRESET_IDS, type PresetId, keyedSource } from '@/engine/index.ts';
import { CURRENT, FINISHED } from '@/storage/keyed-store.ts';
import type { SaveDocument } from '@/storage/formats/save.ts';
import { presetGame } from '@/store/setup.ts';
import { browserFlags, findBrowser } from '../../../tools/lib/browser.mjs';
import { copiedMoves, loseDatabase } from '../support/spare-copy.ts';
import { encodeMoves } from '@/storage/formats/moves.ts';
import { WORDS } from '../../support/words.ts';
import {
  deleteSavedGame,
  replaceSavedMoves,
  savedRecord,
  storedKeys,
  withSettings,
} from '../support/player.ts';

// Kills the browser in the middle of games, and resumes: `npm run soak:kills`, or
// `KILLS=500 npm run soak:kills` for another number of kills.

const KILLS = Number(process.env['KILLS'] ?? 100);
const PER_PRESET = Math.ceil(KILLS / PRESET_IDS.length);
const SEED = '5a17ed0de1e7ed0fda7a5eed0fda7a00';
/** The largest number of messages about writes before a kill. */
const MAX_MESSAGES = 60;
const CHARACTERS_PER_MOVE = 2;
const RESTORED = WORDS.en['alert.data-restored'];

/** Every button that the game may ask the player to press. */
const BEGINS = /^(?:Deal|Next round|Look at your cards|Play again|Bid .+)$|, playable$/;

/** A game that the page writes, or has written: its deal and its moves as text. */
interface Write {
  readonly isDone: boolean;
  readonly id: string;
  readonly deal: string;
  readonly moves: string;
}

/** Starts the browser with a profile on disk, and opens a page of it. */
async function start(profile: string): Promise<{ browser: ChildProcess; page: Page }> {
  const flags = [...browserFlags, '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  // A process group of its own, so that all its processes die at once.
  const browser = spawn(findBrowser() ?? '', flags, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let address = '';
  for await (const line of createInterface({ input: browser.stderr })) {
    address = /DevTools listening on (\S+)/.exec(line)?.[1] ?? '';
    if (address !== '') break;
  }
  // Nobody reads the rest; a full pipe would stop the browser.
  browser.stderr.resume();
  const connection = await chromium.connectOverCDP(address);
  const [context] = connection.contexts();
  if (context === undefined) throw new Error('the browser has no profile');
  return { browser, page: await context.newPage() };
}

async function kill({ pid }: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (pid === undefined) throw new Error('the browser did not start');
  process.kill(-pid, 'SIGKILL');
  await ended;
}

/** Calls `onWrite` when the page begins to write the game on the table, and when it is written. */
async function watchWrites(page: Page, onWrite: (write: Write) => void): Promise<void> {
  await page.exposeFunction('told', onWrite);
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { told: (write: Write) => void }).told;
    // oxlint-disable-next-line typescript/unbound-method -- called with its store below
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value: SaveDocument, key?: IDBValidKey) {
      if (key === 'current') {
        const game = { id: value.id, deal: value.header.dealSeed, moves: value.moves };
        tell({ isDone: false, ...game });
        this.transaction.addEventListener('complete', () => tell({ isDone: true, ...game }));
      }
      return put.call(this, value, key);
    };
  });
}

/** Makes the first legal choice at every turn, game after game, until the browser is killed. */
const playOn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const texts = new Set(['Deal', 'Next round', 'Look at your cards', 'Play again']);
    const selectors = [
      'button[aria-label$=", playable"]',
      'button[aria-label^="Bid "]:not([aria-disabled="true"])',
      '[data-testid="trump-panel"] fieldset button',
    ];
    for (;;) {
      const buttons = [...document.querySelectorAll('button')];
      const next =
        buttons.find(({ innerText }) => texts.has(innerText)) ??
        document.querySelector<HTMLElement>(selectors.join(', '));
      next?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

/** The writes known to have begun and ended at some moment. */
interface Written {
  readonly done: Write | null;
  readonly last: Write | null;
}

interface Stored {
  readonly game: Pick<Write, 'deal' | 'moves'> | null;
  readonly keys: readonly string[];
}

/** Collects the messages about writes, from all pages so far. */
function createJournal() {
  let count = 0;
  let done: Write | null = null;
  let last: Write | null = null;
  let wanted = Infinity;
  let onEnough = (): void => undefined;
  return {
    hear(write: Write): void {
      last = write;
      if (write.isDone) done = write;
      if (++count === wanted) onEnough();
    },
    /** Resolves as soon as so many more messages have come. */
    more: (messages: number): Promise<void> =>
      new Promise((resolve) => {
        wanted = count + messages;
        onEnough = resolve;
      }),
    /** The last write that was complete, and the last that had begun. */
    written: (): Written => ({ done, last }),
    /** Whether the last write was under way at the kill. */
    isUnderWay: (): boolean => last !== null && !last.isDone,
  };
}

/** What the page has saved: its game, if there is one, and the keys of all records. */
async function stored(page: Page): Promise<Stored> {
  const keys = await storedKeys(page);
  if (!keys.includes(CURRENT)) return { game: null, keys };
  const { header, commands } = await savedRecord(page);
  return { game: { deal: header.dealSeed, moves: encodeMoves(commands) }, keys };
}

/** Whether every decision is there that had been written at the kill. The page may have played on since. */
function isWhole({ game, keys }: Stored, { done, last }: Written): boolean {
  // Before its first write a game is not saved.
  if (done === null) return true;
  if (game === null) return false;
  const has = (write: Write | null): boolean =>
    write !== null && write.deal === game.deal && game.moves.startsWith(write.moves);
  // A new game may have been on its way to the disk, and news of it lost with the browser.
  const isLater = game.deal !== done.deal && keys.includes(FINISHED + done.id);
  return has(done) || has(last) || isLater;
}

/** Whether the page says that it has restored the spare copy, since the browser had lost the database. */
async function isRestored(page: Page): Promise<boolean> {
  try {
    await page.getByRole('alert').filter({ hasText: RESTORED }).waitFor({ timeout: 10_000 });
  } catch {
    return false;
  }
  await page.getByRole('button', { name: WORDS.en['button.continue'], exact: true }).click();
  return true;
}

/** What the browser's database noted when it was opened, where the browser keeps such a log. */
async function databaseLog(profile: string): Promise<string> {
  const files = await readdir(profile, { recursive: true });
  const logs = files.filter((name) => /IndexedDB.*[/\\]LOG(?:\.old)?$/.test(name));
  const texts = await Promise.all(logs.map((name) => readFile(join(profile, name), 'utf8')));
  return texts.map((text, at) => `${logs[at]}:\n${text.slice(-4000)}`).join('\n');
}

interface Soak {
  readonly preset: PresetId;
  readonly kills: number;
  readonly baseURL: string | undefined;
  /** Damages what is stored, before the last visit; called on a page of the game's address without the game. */
  readonly plant?: (page: Page, written: Write) => Promise<unknown>;
}

/** Kills the browser at random moments of games, and finds what was lost when it starts again. */
async function killAndResume({ preset, kills, baseURL, plant }: Soak) {
  const profile = await mkdtemp(join(tmpdir(), 'oh-hell-'));
  const random = keyedSource(SEED, [PRESET_IDS.indexOf(preset)]);
  const journal = createJournal();
  const lost: object[] = [];
  const counts = { all: 0, atStart: 0, underWay: 0, restored: 0 };
  let written: Written = { done: null, last: null };
  // One more visit than kills: the last one only checks what was saved.
  for (let time = 0; time <= kills; time++) {
    const isLast = time === kills;
    const { browser, page } = await start(profile);
    const ended = once(browser, 'close');
    const messages = random.below(MAX_MESSAGES + 1);
    await watchWrites(page, (write) => journal.hear(write));
    await withSettings(page, {
      speed: 'instant',
      setup: { game: presetGame(preset), levels: ['easy'] },
    });
    if (isLast && plant) {
      if (written.done === null) throw new Error('nothing was written');
      await page.goto(`${baseURL}/robots.txt`);
      await plant(page, written.done);
    }
    await page.goto(baseURL ?? '', { waitUntil: 'commit' });
    const isAtStart = messages === 0 && !isLast;
    if (!isAtStart) {
      await page.getByRole('button', { name: BEGINS }).first().waitFor();
      const found = await stored(page);
      if (!isWhole(found, written)) {
        if (await isRestored(page)) counts.restored += 1;
        else lost.push({ time, written, found, log: await databaseLog(profile) });
      }
      const alerts = await page.getByRole('alert').allTextContents();
      expect(alerts.filter((text) => text !== '')).toEqual([]);
      const enough = journal.more(messages);
      // It ends with the browser.
      if (!isLast) playOn(page).catch(() => undefined);
      if (!isLast) await enough;
    }
    await kill(browser, ended);
    written = journal.written();
    if (isLast) break;
    counts.all += 1;
    counts.atStart += Number(isAtStart);
    counts.underWay += Number(journal.isUnderWay());
  }
  await rm(profile, { recursive: true, force: true });
  return { counts, lost };
}

for (const preset of PRESET_IDS)
  test(`a game of ${preset} loses no written decision when the browser is killed`, async ({
    baseURL,
  }) => {
    test.setTimeout(PER_PRESET * 60_000);
    const { counts, lost } = await killAndResume({ preset, kills: PER_PRESET, baseURL });
    console.log(
      `${preset}: ${counts.all} kills, ${counts.atStart} while the page opened, ${counts.underWay} during a write, ${counts.restored} restored from the spare copy, ${lost.length} lost`,
    );
    expect(lost).toEqual([]);
  });

/** Takes back the player's last decision: the page makes those of opponents again. */
async function loseDecision(page: Page, written: Write): Promise<void> {
  const record = await savedRecord(page);
  const commands = record.commands.slice(0, written.moves.length / CHARACTERS_PER_MOVE);
  const at = commands.findLastIndex((command) => 'seat' in command && command.seat === 0);
  if (at < 0) throw new Error('no decision was written');
  await replaceSavedMoves(page, { ...record, commands: commands.slice(0, at) });
}

/** Deletes the database once the game has made its spare copy. */
async function loseCopied(page: Page): Promise<void> {
  const empty = page.url();
  await page.goto(new URL('/', empty).href);
  await expect.poll(() => copiedMoves(page)).toBeTruthy();
  await page.goto(empty);
  await loseDatabase(page);
}

const PLANTS = [
  ['a game', deleteSavedGame],
  ['a decision', loseDecision],
] as const;

for (const [what, plant] of PLANTS)
  test(`the loss of ${what} is noticed`, async ({ baseURL }) => {
    test.setTimeout(180_000);
    const { lost } = await killAndResume({
      preset: 'up-and-down-the-river',
      kills: 2,
      baseURL,
      plant,
    });
    expect(lost).toHaveLength(1);
  });

test('a database that the browser has lost is restored', async ({ baseURL }) => {
  test.setTimeout(180_000);
  const { counts, lost } = await killAndResume({
    preset: 'up-and-down-the-river',
    kills: 2,
    baseURL,
    plant: loseCopied,
  });
  expect(lost).toEqual([]);
  expect(counts.restored).toBe(1);
});
