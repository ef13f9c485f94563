import { readFile, writeFile } from 'node:fs/promises';
import { type Locator, type Page, expect, test } from '../support/fixtures.ts';
import { MAX_DOCUMENT, encodeGamesFile } from '@/storage/formats/games-file.ts';
import { NO_TRAINING } from '@/store/practice/training-progress.ts';
import { type SavedGame, encodeSave } from '@/storage/formats/save.ts';
import { asked, storedKeys } from '../support/player.ts';
import { gameUntil, withDocuments } from '../support/scenes.ts';
import { madeUpGames } from '../../support/storage/made-up-games.ts';
import { UNAIDED } from '@/store/table/game-history.ts';

// Files of games nearly as large as one document may be, and of several documents, and a device with
// thousands of games that are saved to a file: `npm run soak:import`.

/**
 * How long a task of the page may take, in ms; beyond it a press feels late. Counted in processor time,
 * so that it does not depend on what else the machine does.
 */
const LONGEST_TASK_MS = 50;

/** Three games a day for nearly two years. */
const SAVED_GAMES = 2000;

/** Copies of one game under different ids that take so many bytes, as a file. */
async function fileOf(bytes: number) {
  const game: SavedGame = {
    id: '',
    started: 1,
    ended: 2,
    ...UNAIDED,
    record: gameUntil(({ round }) => round.phase === 'over'),
  };
  const games = Math.floor(bytes / JSON.stringify(encodeSave(game)).length);
  const finished = Array.from({ length: games }, (_, at) => ({
    ...game,
    id: (at + 1).toString(16).padStart(32, '0'),
  }));
  const file = await encodeGamesFile(
    {
      finished,
      unfinished: [],
      attempts: [],
      expertGames: [],
      running: null,
      practice: { solved: [], positions: [] },
      training: NO_TRAINING,
      settings: undefined,
      rules: [],
      quarantined: [],
      facts: [],
      drill: [],
    },
    () => Promise.resolve(),
  );
  return { text: await file.text(), games };
}

interface TraceEvent {
  readonly pid: number;
  readonly tid: number;
  /** Processor time, in µs. */
  readonly tdur?: number;
}

/** What the browser traces: the tasks of each thread. */
const TRACED = { categories: ['disabled-by-default-devtools.timeline'] };

const NEWLINE = 10;

/** The events of a trace with that word: one a line, and together longer than a string can be. */
function eventsWith(word: string, trace: Buffer): TraceEvent[] {
  const events: TraceEvent[] = [];
  for (let at = 0; at < trace.length;) {
    const end = trace.indexOf(NEWLINE, at);
    const line = trace.subarray(at, end < 0 ? trace.length : end);
    at += line.length + 1;
    if (!line.includes(word)) continue;
    events.push(JSON.parse(line.toString().replace(/,$/, '')) as TraceEvent);
  }
  return events;
}

/** The longest task in a trace that ran in a page's main thread, in ms of processor time. */
function longestTask(trace: Buffer): number {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const mains = new Set(eventsWith('"CrRendererMain"', trace).map(threadOf));
  const tasks = eventsWith('"RunTask"', trace).filter((event) => mains.has(threadOf(event)));
  expect(tasks.length).toBeGreaterThan(100);
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000;
}

const savedGames = async (page: Page) =>
  (await storedKeys(page)).filter((key) => key.startsWith('game/'));

async function canceled(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('Canceled: nothing was added.')).toBeVisible({ timeout: 60_000 });
  expect(await savedGames(page)).toEqual([]);
}

const FILES = [
  ['the largest document', 0.98 * MAX_DOCUMENT, 1],
  ['a file of three documents', 2.2 * MAX_DOCUMENT, 3],
] as const;

for (const [what, bytes, documents] of FILES)
  test(`${what} is imported without a long task, and canceling changes nothing`, async ({
    page,
    browser,
  }, info) => {
    test.setTimeout(1_500_000);
    const { text, games } = await fileOf(bytes);
    expect(text.trimEnd().split('\n')).toHaveLength(documents);
    const file = info.outputPath('games.json');
    await writeFile(file, text);
    await page.goto('/');
    await asked(page);
    await page.keyboard.press('j');
    const dialog = page.getByRole('dialog', { name: 'Your games' });
    await dialog.getByRole('tab', { name: 'On this device' }).click();
    const input = dialog.locator('input[type=file]');
    const bar = dialog.getByRole('progressbar');

    // While the file is opened, and while its games are read.
    await input.setInputFiles(file);
    await canceled(page, dialog);
    await input.setInputFiles(file);
    await expect(bar).toHaveAttribute('max', `${2 * games}`, { timeout: 120_000 });
    await canceled(page, dialog);

    await browser.startTracing(page, TRACED);
    await input.setInputFiles(file);
    await expect(bar).toHaveAttribute('max', `${2 * games}`, { timeout: 120_000 });
    await expect(dialog.getByText(`${games.toLocaleString('en')} games added`)).toBeVisible({
      timeout: 1_200_000,
    });
    const longest = longestTask(await browser.stopTracing());
    console.log(`${games} games of ${text.length} bytes: the longest task took ${longest} ms`);
    expect(longest).toBeLessThan(LONGEST_TASK_MS);
    expect(await savedGames(page)).toHaveLength(games);
  });

test(`${SAVED_GAMES} games are saved to a file without a long task`, async ({ page, browser }) => {
  test.setTimeout(600_000);
  await withDocuments(page, madeUpGames(SAVED_GAMES, { sameGame: true }));
  await page.goto('/');
  await asked(page);
  await page.keyboard.press('j');
  const dialog = page.getByRole('dialog', { name: 'Your games' });
  await dialog.getByRole('tab', { name: 'On this device' }).click();
  await browser.startTracing(page, TRACED);
  const downloading = page.waitForEvent('download', { timeout: 300_000 });
  await dialog.getByRole('button', { name: 'Save everything to a file' }).click();
  const file = await (await downloading).path();
  const longest = longestTask(await browser.stopTracing());
  const { games } = JSON.parse(await readFile(file, 'utf8')) as { games: readonly unknown[] };
  console.log(`${games.length} games saved: the longest task took ${longest} ms`);
  expect(games).toHaveLength(SAVED_GAMES);
  expect(longest).toBeLessThan(LONGEST_TASK_MS);
});
