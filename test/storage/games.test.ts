import { expect, test, vi } from 'vitest';
import { gameRepository } from '@/storage/games.ts';
import { encodeSave } from '@/storage/formats/save.ts';
import { summaryOf } from '@/store/games/summary.ts';
import { fullStore, memoryStore } from '../support/storage/memory-store.ts';
import { defaultHeader, played } from '../../tools/lib/played-games.ts';
import { UNAIDED } from '@/store/table/game-history.ts';

const yieldAtOnce = () => Promise.resolve();

const save = (digit: number) => ({
  id: `${digit}`.repeat(32),
  started: 1,
  ended: digit,
  ...UNAIDED,
  record: played(defaultHeader(), () => false, `${digit}`.repeat(32)),
});

const GAMES = [1, 2, 3].map(save);
const documents = Object.fromEntries(GAMES.map((game) => [`game/${game.id}`, encodeSave(game)]));

test('lists finished games, and folds each at most once', async () => {
  const { store, reads } = memoryStore({ ...documents, 'game/x': { version: 99 } });
  const archive = gameRepository(store, yieldAtOnce);
  const listed = { games: GAMES.map(summaryOf), unreadable: 1 };
  expect(await archive.list()).toEqual(listed);
  expect(reads.count).toBe(4);
  // Only unreadable games are tried again, since a newer version may be able to read them.
  expect(await archive.list()).toEqual(listed);
  expect(reads.count).toBe(5);
});

test('lets other tasks run after each summary that it reads', async () => {
  const { store } = memoryStore(documents);
  await gameRepository(store, yieldAtOnce).list();
  const yields = vi.fn<() => Promise<void>>(yieldAtOnce);
  await gameRepository(store, yields).list();
  expect(yields).toHaveBeenCalledTimes(GAMES.length);
});

test('remakes damaged summaries, and drops those without a game', async () => {
  const { store, kept } = memoryStore(documents);
  const archive = gameRepository(store, yieldAtOnce);
  await archive.list();
  const [first, second] = GAMES.map(({ id }) => id);
  kept.set(`sum/${first}`, { version: 1, id: first, points: 'many' });
  kept.delete(`game/${second}`);
  expect((await archive.list()).games).toEqual(
    [GAMES[0], GAMES[2]].map((game) => summaryOf(game!)),
  );
});

test('lists games where no summary can be saved for lack of space', async () => {
  const { store } = memoryStore(documents);
  const archive = gameRepository(fullStore(store), yieldAtOnce);
  expect((await archive.list()).games).toEqual(GAMES.map(summaryOf));
  await archive.remove(GAMES[0]!.id);
  expect((await archive.list()).games).toEqual(GAMES.slice(1).map(summaryOf));
});

test('undo restores a deleted game with its review, facts and stand-ins, even of an old version', async () => {
  const { store, kept } = memoryStore(documents);
  const archive = gameRepository(store, yieldAtOnce);
  const key = `game/${GAMES[1]!.id}`;
  const { again: _, hints: __, ...former } = encodeSave(GAMES[1]!);
  kept.set(key, { ...former, version: 3 });
  const before = structuredClone(kept.get(key));
  const review = `review/${GAMES[1]!.id}`;
  const facts = `facts/${GAMES[1]!.id}`;
  kept.set(review, 'what was found');
  kept.set(facts, 'what it comes to');
  const standIns = `standin/${GAMES[1]!.id}`;
  kept.set(standIns, 'what others did');
  const back = await archive.remove(GAMES[1]!.id);
  expect(kept.has(review)).toBe(false);
  expect(kept.has(facts)).toBe(false);
  expect(kept.has(standIns)).toBe(false);
  expect((await archive.list()).games).toHaveLength(2);
  await back();
  expect(kept.get(key)).toEqual(before);
  expect(kept.get(review)).toBe('what was found');
  expect(kept.get(facts)).toBe('what it comes to');
  expect(kept.get(standIns)).toBe('what others did');
  expect((await archive.list()).games).toHaveLength(3);
});

test('returns the record of a game, or null', async () => {
  const archive = gameRepository(
    memoryStore({ ...documents, 'game/x': 'nothing' }).store,
    yieldAtOnce,
  );
  expect(await archive.record(GAMES[0]!.id)).toEqual(GAMES[0]!.record);
  expect(await archive.record('x')).toBeNull();
  expect(await archive.record('gone')).toBeNull();
});
