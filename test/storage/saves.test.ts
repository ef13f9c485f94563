import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '@/storage/database.ts';
import { indexedDbStore } from '@/storage/keyed-store.ts';
import { limitUnfinished } from '@/storage/limit-unfinished.ts';
import { practiceStorage } from '@/storage/practice.ts';
import { indexedDbSaves, keysOf, findUnfinished } from '@/storage/saves.ts';
import type { Command } from '@/engine/index.ts';
import { type SaveDocument, type SavedGame, encodeSave } from '@/storage/formats/save.ts';
import { defaultHeader, played } from '../../tools/lib/played-games.ts';
import { UNAIDED } from '@/store/table/game-history.ts';

const ID = '00000000000000000000000000000001';
const TODAY = { kind: 'daily', date: '2026-11-21', rated: true } as const;
const whole = played(defaultHeader());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A save of a game after `count` decisions. */
const after = (count: number, about: Partial<SavedGame> = {}) => {
  const commands: readonly Command[] = whole.commands.slice(0, count);
  return encodeSave({
    id: ID,
    started: 1000,
    ended: null,
    ...UNAIDED,
    record: { ...whole, commands },
    ...about,
  });
};

describe('the keys of a save', () => {
  test.each([
    ['before the first deal: the current game only', after(0), ['current']],
    ['after the deal: the current game only', after(1), ['current']],
    ['after a decision: also an unfinished game', after(2), ['current', `open/${ID}`]],
    [
      'at the end: a finished game',
      after(whole.commands.length, { ended: 2000 }),
      ['current', `game/${ID}`],
    ],
    [
      'before the first deal of a daily deal: no attempt yet',
      after(0, { origin: TODAY }),
      ['current'],
    ],
    [
      'from the first deal of a daily deal on: a rated attempt',
      after(1, { origin: TODAY }),
      ['current', 'daily/2026-11-21'],
    ],
    [
      'of an unrated daily deal: no attempt',
      after(2, { origin: { ...TODAY, rated: false } }),
      ['current', `open/${ID}`],
    ],
  ])('%s', (_, game, keys) => expect(keysOf(game)).toEqual(keys));
});

describe('an unfinished game', () => {
  const daily = after(1, { origin: TODAY });
  const other = after(2, { id: '00000000000000000000000000000002', origin: TODAY });

  test('is found by id', () => expect(findUnfinished(other, [daily], other.id)).toBe(other));

  test('is found as rated attempt if saved only there', () =>
    expect(findUnfinished(undefined, [null, other, daily], ID)).toBe(daily));

  test('is undefined if not saved', () =>
    expect(findUnfinished(undefined, [other], ID)).toBeUndefined());
});

describe('the limit of unfinished games', () => {
  const idOf = (number: number): string => number.toString(16).padStart(32, '0');
  const unfinished = (number: number, count = 3) =>
    after(count, { id: idOf(number), started: number });

  /** A device on which each write takes a second. */
  async function bench() {
    let now = Date.UTC(2026, 10, 23);
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    const factory = new IDBFactory();
    const database = createDatabase({ factory: () => factory, after: () => () => undefined });
    const store = indexedDbStore(database);
    const saves = indexedDbSaves('me', database);
    await saves.takeOver();
    const write = async (game: SaveDocument): Promise<void> => {
      vi.spyOn(Date, 'now').mockReturnValue((now += 1000));
      await saves.write(game);
    };
    return {
      store,
      write,
      play: async (from: number, to: number): Promise<void> => {
        for (let number = from; number <= to; number++) await write(unfinished(number));
      },
      /** The device's clock is wrong. */
      setClock: (time: number): void => void (now = time),
      ids: async () => (await store.keys('open/')).map((key) => key.slice('open/'.length)),
      /** The page is opened again. */
      visit: () => limitUnfinished(database),
    };
  }

  test('goes by when they were played, not by when they began', async () => {
    const { store, play, write, ids, visit } = await bench();
    await play(1, 101);
    await store.change({ put: [[`review/${idOf(2)}`, {}]] });
    await write(unfinished(1, 4));
    await write(unfinished(102, 0));
    expect(await ids()).toHaveLength(101);
    await visit();
    expect(await ids()).toHaveLength(100);
    expect(await ids()).not.toContain(idOf(2));
    expect(await store.keys('review/')).toEqual([]);
    await visit();
    expect(await ids()).toHaveLength(100);
  });

  test('never takes the game on the table, even if the clock was wrong when it was played', async () => {
    const { store, play, setClock, write, ids, visit } = await bench();
    await play(1, 100);
    setClock(Date.UTC(1970, 0, 1));
    await store.change({ put: [[`review/${idOf(101)}`, {}]] });
    await play(101, 101);
    await visit();
    expect(await ids()).toContain(idOf(101));
    expect(await store.keys('review/')).toHaveLength(1);
    // Another game is on the table now.
    await write(unfinished(102, 0));
    await visit();
    expect(await ids()).toHaveLength(100);
  });

  test('leaves imported games alone until they are played', async () => {
    const { store, play, write, ids, visit } = await bench();
    const imported = Array.from({ length: 160 }, (_, at) => unfinished(1000 + at));
    await store.change({ put: imported.map((game) => [`open/${game.id}`, game] as const) });
    await play(1, 100);
    await visit();
    expect(await ids()).toHaveLength(260);
    await write(unfinished(1000, 4));
    await visit();
    expect(await ids()).toHaveLength(259);
    expect(await ids()).not.toContain(idOf(1));
  });

  test('does not count games that were finished or deleted', async () => {
    const { store, play, write, ids, visit } = await bench();
    await play(1, 100);
    await write(after(whole.commands.length, { id: idOf(1), ended: 2000 }));
    await store.change({ remove: [`open/${idOf(2)}`] });
    await play(101, 102);
    await visit();
    expect(await ids()).toHaveLength(100);
    expect(await store.keys('played/')).toHaveLength(100);
  });

  test('leaves alone what a newer version noted', async () => {
    const { store, play, ids, visit } = await bench();
    await play(1, 101);
    const newer = { version: 2, id: idOf(1), at: 0 };
    await store.change({ put: [[`played/${idOf(1)}`, newer]] });
    await visit();
    expect(await ids()).toHaveLength(101);
    expect(await store.get([`played/${idOf(1)}`])).toEqual([newer]);
  });
});

test('a write that runs again after it was cut off still says that all data had been deleted', async () => {
  const factory = new IDBFactory();
  const database = createDatabase({ factory: () => factory, after: () => () => undefined });
  const saves = indexedDbSaves('me', {
    ...database,
    async run(mode, job) {
      await database.run(mode, job);
      return database.run(mode, job);
    },
  });
  expect(await saves.write(after(2))).toEqual({ wasDeleted: true });
  expect(await saves.write(after(3))).toEqual({ wasDeleted: false });
});

test('data that is quarantined at the same moment never overwrites other such data', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  const factory = new IDBFactory();
  const database = createDatabase({ factory: () => factory, after: () => () => undefined });
  const store = indexedDbStore(database);
  const saves = indexedDbSaves('me', database);
  await saves.quarantine('first');
  await saves.quarantine('second');
  await store.change({ put: [['practice', 'third']] });
  await practiceStorage(store).read();
  expect(await store.all('aside/')).toEqual(['first', 'second', 'third']);
  vi.useRealTimers();
});
