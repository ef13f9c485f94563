import { expect, test } from 'vitest';
import { dailyRepository } from '@/storage/daily.ts';
import { presetRules } from '@/engine/index.ts';
import type { DailyAttempt } from '@/store/ports/daily.ts';
import { type SavedGame, encodeSave } from '@/storage/formats/save.ts';
import { type Day, dayAfter } from '@/store/day.ts';
import { encodeSummary } from '@/storage/formats/summary.ts';
import { summaryOf } from '@/store/games/summary.ts';
import { fullStore, memoryStore } from '../support/storage/memory-store.ts';
import { appHeader, played } from '../../tools/lib/played-games.ts';
import { UNAIDED } from '@/store/table/game-history.ts';

const yieldAtOnce = () => Promise.resolve();

const RULES = {
  ...presetRules('bugger-your-neighbor', 3),
  schedule: { shape: 'constant', low: 2, high: 2, turns: 2 },
} as const;
const whole = played(appHeader(RULES));
const half = played(appHeader(RULES), ({ round }) => round.index === 1);

let ids = 0;
/** An attempt at a day, with a new game each time. */
const attemptAt = (date: Day, rest: Partial<SavedGame> = {}): SavedGame => ({
  id: `${(ids += 1)}`.padStart(32, '0'),
  started: 1000,
  ended: 2000,
  ...UNAIDED,
  origin: { kind: 'daily', date, rated: true },
  record: whole,
  ...rest,
});
const started = { ended: null, record: half } as const;

/** A repository with these games saved as the app saves them, with or without their summaries. */
function repositoryOf(
  games: readonly SavedGame[],
  { summaries = false, yieldControl = yieldAtOnce } = {},
) {
  const documents: Record<string, unknown> = {};
  for (const game of games) {
    if (game.origin?.kind === 'daily') documents[`daily/${game.origin.date}`] = encodeSave(game);
    if (game.ended === null) continue;
    documents[`game/${game.id}`] = encodeSave(game);
    if (summaries) documents[`sum/${game.id}`] = encodeSummary(summaryOf(game));
  }
  const memory = memoryStore(documents);
  const reported: ReadonlyMap<Day, DailyAttempt>[] = [];
  const repository = dailyRepository(memory.store, yieldControl);
  return {
    ...memory,
    reported,
    repository,
    tries: () =>
      repository.attempts((tries) => void reported.push(tries), new AbortController().signal),
  };
}

const YEAR = Array.from({ length: 365 }, (_, day) => attemptAt(dayAfter('2026-01-01', day)));
const place = summaryOf(YEAR[0]!).place;

test('a year of attempts is listed from summaries, without reading games', async () => {
  const { reported, tries, reads } = repositoryOf(YEAR, { summaries: true });
  await tries();
  expect(reported).toHaveLength(1);
  expect(reported[0]?.size).toBe(365);
  expect(reported[0]?.get('2026-07-01')).toMatchObject({ isGameOver: true, place });
  expect(reads.count).toBe(0);
});

test('days are reported before the first game is folded, and results are saved', async () => {
  const first = repositoryOf(YEAR.slice(0, 30), {
    yieldControl: () => new Promise(() => undefined),
  });
  void first.tries();
  await expect.poll(() => first.reported.length).toBe(1);
  expect(first.reported[0]?.size).toBe(30);
  expect(first.reported[0]?.get('2026-01-07')).toMatchObject({ isGameOver: true, place: null });

  const { reported, tries, reads } = repositoryOf(YEAR.slice(0, 30));
  await tries();
  expect(reported.length).toBeGreaterThan(2);
  expect([...(reported.at(-1)?.values() ?? [])].every((tried) => tried.place === place)).toBe(true);
  // From then on no game is folded.
  reads.count = 0;
  reported.length = 0;
  await tries();
  expect(reported).toHaveLength(1);
  expect(reads.count).toBe(0);
});

test('results are listed where no summary can be saved for lack of space', async () => {
  const { store } = repositoryOf(YEAR.slice(0, 12));
  const reported: ReadonlyMap<Day, DailyAttempt>[] = [];
  await dailyRepository(fullStore(store), yieldAtOnce).attempts(
    (tries) => void reported.push(tries),
    new AbortController().signal,
  );
  expect([...(reported.at(-1)?.values() ?? [])].map((tried) => tried.place)).toEqual(
    Array.from({ length: 12 }, () => place),
  );
});

test('the first of two attempts at a day counts, wherever it is saved', async () => {
  const [early, late] = [
    attemptAt('2026-03-01', { started: 1 }),
    attemptAt('2026-03-01', { started: 2 }),
  ];
  for (const summaries of [false, true])
    for (const games of [
      [early, late],
      [late, early],
    ]) {
      const { reported, tries } = repositoryOf(games, { summaries });
      await tries();
      expect(reported.at(-1)?.get('2026-03-01')).toEqual({ id: early.id, isGameOver: true, place });
    }
});

test('a finished attempt wins over an earlier state saved under its day', async () => {
  const over = attemptAt('2026-03-01');
  const { reported, tries, kept } = repositoryOf([over], { summaries: true });
  kept.set('daily/2026-03-01', encodeSave({ ...over, ...started }));
  await tries();
  expect(reported.at(-1)?.get('2026-03-01')).toEqual({ id: over.id, isGameOver: true, place });
});

test('a game deleted from the list still counts as attempt; unreadable ones do not', async () => {
  const [deleted, broken] = [attemptAt('2026-03-01'), attemptAt('2026-03-02')];
  const { reported, tries, kept, repository } = repositoryOf([deleted, broken]);
  kept.delete(`game/${deleted.id}`);
  for (const key of [`game/${broken.id}`, 'daily/2026-03-02'])
    kept.set(key, { ...encodeSave(broken), moves: 'IA' });
  await tries();
  expect([...(reported.at(-1)?.keys() ?? [])]).toEqual(['2026-03-01']);
  expect(await repository.game('2026-03-01', deleted.id)).toEqual(whole);
  expect(await repository.game('2026-03-02', broken.id)).toBeNull();
});

test('unrated games are no attempts, and an unfinished attempt can be read', async () => {
  const fun = attemptAt('2026-03-01', {
    origin: { kind: 'daily', date: '2026-03-01', rated: false },
  });
  const open = attemptAt('2026-03-02', started);
  const { reported, tries, repository } = repositoryOf([fun, open], { summaries: true });
  await tries();
  expect([...(reported.at(-1) ?? [])]).toEqual([
    ['2026-03-02', { id: open.id, isGameOver: false, place: null }],
  ]);
  expect(await repository.game('2026-03-02', open.id)).toEqual(half);
});

test('aborting stops summarizing', async () => {
  const left = new AbortController();
  const { repository, kept } = repositoryOf(YEAR.slice(0, 30), {
    yieldControl: () => {
      left.abort();
      return Promise.resolve();
    },
  });
  await repository.attempts(() => undefined, left.signal);
  expect([...kept.keys()].filter((key) => key.startsWith('sum/'))).toEqual([]);
});
