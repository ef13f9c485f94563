import { expect, test } from './fixtures.ts';
import { MAX_DOCUMENT, encodeGamesFile } from '@/storage/formats/games-file.ts';
import { NO_TRAINING } from '@/store/practice/training-progress.ts';
import { type SavedGame, encodeSave } from '@/storage/formats/save.ts';
import { asked, storedKeys } from './player.ts';
import { gameUntil } from './scenes.ts';
import { UNAIDED } from '@/store/table/game-history.ts';

// A file of games nearly as large as one document may be: `npm run soak:import`.

/** How long a task of the page may take, in ms; beyond it a press feels late. */
const LONGEST_TASK_MS = 50;

/** As many copies of one game, under different ids, as one document may hold. */
function largestFile(): { readonly text: string; readonly games: number } {
  const game: SavedGame = {
    id: '',
    started: 1,
    ended: 2,
    ...UNAIDED,
    record: gameUntil(({ round }) => round.phase === 'over'),
  };
  const games = Math.floor((MAX_DOCUMENT * 0.98) / JSON.stringify(encodeSave(game)).length);
  const finished = Array.from({ length: games }, (_, at) => ({
    ...game,
    id: (at + 1).toString(16).padStart(32, '0'),
  }));
  const text = encodeGamesFile({
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
  });
  return { text, games };
}

test('the largest file is imported without a long task, and canceling changes nothing', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { text, games } = largestFile();
  await page.goto('/');
  await asked(page);
  await page.keyboard.press('j');
  const dialog = page.getByRole('dialog', { name: 'Your games' });
  await dialog.getByRole('tab', { name: 'On this device' }).click();
  const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  const savedGames = async () => (await storedKeys(page)).filter((key) => key.startsWith('game/'));

  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('max', `${2 * games}`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('Canceled: nothing was added.')).toBeVisible();
  expect(await savedGames()).toEqual([]);

  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('max', `${2 * games}`);
  const longTasks = await page.evaluateHandle(() => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(Math.round(duration));
    }).observe({ type: 'longtask' });
    return found;
  });
  await expect(dialog.getByText(`${games.toLocaleString('en')} games added`)).toBeVisible({
    timeout: 500_000,
  });
  const tasks = await longTasks.jsonValue();
  console.log(`${games} games of ${text.length} bytes: long tasks ${JSON.stringify(tasks)} ms`);
  expect(tasks.filter((each) => each > LONGEST_TASK_MS)).toEqual([]);
  expect(await savedGames()).toHaveLength(games);
});
