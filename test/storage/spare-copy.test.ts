import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '@/storage/database.ts';
import { type KeyedStore, indexedDbStore } from '@/storage/keyed-store.ts';
import { type Restored, spareCopy } from '@/storage/spare-copy.ts';
import type { SpareFiles } from '@/storage/spare-files.ts';

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  localStorage.clear();
});

/** Files in memory, and the names of those that were written. */
function memoryFiles() {
  const texts = new Map<string, readonly string[]>();
  const written: string[] = [];
  const open = async (): Promise<SpareFiles> => ({
    names: [...texts.keys()],
    read: async (name) => texts.get(name) ?? [],
    async write(name, text) {
      texts.set(name, [text]);
      written.push(name);
    },
    async remove(name) {
      texts.delete(name);
    },
  });
  return { texts, written, open };
}

/** A new database, as the browser creates it where there is none. */
function newDatabase() {
  const factory = new IDBFactory();
  const games = createDatabase({ factory: () => factory, after: () => () => undefined });
  return { games, store: indexedDbStore(games) };
}

const GAME = { id: 'a1', moves: 'xy' };
const DOCUMENTS = [
  ['current', GAME],
  ['game/a1', GAME],
  ['game/a2', { id: 'a2' }],
  ['game/b1', { id: 'b1' }],
  ['practice', { version: 1 }],
] as const;
const KEYS = DOCUMENTS.map(([key]) => key);

/** Documents, their copy, and a function that loses the database: it returns a new, empty one. */
async function copied() {
  const files = memoryFiles();
  const { games, store } = newDatabase();
  await store.change({ put: DOCUMENTS });
  const copy = spareCopy({ games, open: files.open });
  await copy.update();
  const lose = (): { readonly store: KeyedStore; readonly update: () => Promise<Restored> } => {
    const next = newDatabase();
    const copyAfter = spareCopy({ games: next.games, open: files.open });
    return { store: next.store, update: () => copyAfter.update() };
  };
  return { ...files, games, store, update: () => copy.update(), lose };
}

test('a new database gets everything back that the one before had', async () => {
  const { lose } = await copied();
  const { store, update } = lose();
  expect(await update()).toEqual({ documents: DOCUMENTS.length, local: 0 });
  expect(await store.get(KEYS)).toEqual(DOCUMENTS.map(([, value]) => value));
  expect(await update()).toEqual({ documents: 0, local: 0 });
});

test('what a new database has already is not replaced', async () => {
  const { lose } = await copied();
  const { store, update } = lose();
  const newer = { id: 'c1' };
  await store.change({ put: [['current', newer]] });
  expect(await update()).toEqual({ documents: DOCUMENTS.length - 1, local: 0 });
  expect(await store.get(['current', 'game/a1'])).toEqual([newer, GAME]);
});

test('what the player has deleted does not come back', async () => {
  const { store, update, lose } = await copied();
  await store.change({ remove: ['game/a1', 'game/b1'] });
  expect(await update()).toEqual({ documents: 0, local: 0 });
  expect(await store.keys('game/')).toEqual(['game/a2']);
  const lost = lose();
  await lost.update();
  expect(await lost.store.keys('game/')).toEqual(['game/a2']);
});

test('only files with changes are written', async () => {
  const { written, store, update } = await copied();
  written.length = 0;
  await update();
  expect(written).toEqual([]);
  await store.change({ put: [['game/b2', { id: 'b2' }]] });
  await update();
  expect(written).toEqual(['game/b']);
});

test('the page that may write, reviews and games of stand-ins are not copied', async () => {
  const { texts, store, update } = await copied();
  await store.change({
    put: [
      ['owner', 'page'],
      ['review/a1', { version: 1 }],
      ['standin/a1', { version: 1 }],
    ],
  });
  await update();
  expect([...texts.keys()]).toEqual(['local', 'current', 'game/a', 'game/b', 'practice']);
});

test('of a file that was cut off the text before is restored', async () => {
  const { texts, lose } = await copied();
  const [whole = ''] = texts.get('game/a') ?? [];
  texts.set('game/a', [whole.slice(0, -9), whole]);
  texts.set('game/b', [whole.slice(0, -9)]);
  const { store, update } = lose();
  expect(await update()).toEqual({ documents: DOCUMENTS.length - 1, local: 0 });
  expect(await store.keys('game/')).toEqual(['game/a1', 'game/a2']);
});

test('a copy that fails, for lack of space, is made by the next update', async () => {
  const { open, texts } = memoryFiles();
  const { games, store } = newDatabase();
  await store.change({ put: DOCUMENTS });
  let isFull = true;
  const copy = spareCopy({
    games,
    open: async () => {
      const files = await open();
      return isFull ? { ...files, write: () => Promise.reject(new Error('full')) } : files;
    },
  });
  await expect(copy.update()).rejects.toThrow('full');
  isFull = false;
  await copy.update();
  expect([...texts.keys()]).toEqual(['local', 'current', 'game/a', 'game/b', 'practice']);
});

test('of several updates that are asked for during one, a single one follows', async () => {
  const { open } = memoryFiles();
  const opened = vi.fn<() => Promise<SpareFiles>>(open);
  const { games } = newDatabase();
  const copy = spareCopy({ games, open: opened });
  const first = copy.update();
  await Promise.resolve();
  await Promise.all([first, copy.update(), copy.update(), copy.update()]);
  expect(opened).toHaveBeenCalledTimes(2);
});

/** Opens files, and calls `job` when the first file of the database is about to be written. */
const interrupted =
  (open: () => Promise<SpareFiles>, job: () => Promise<void>) => async (): Promise<SpareFiles> => {
    const files = await open();
    return {
      ...files,
      async read(name) {
        if (name === 'current') await job();
        return files.read(name);
      },
    };
  };

test('a database that the browser loses during an update leaves the copy as it is', async () => {
  const { games, store, open, texts } = await copied();
  const before = new Map(texts);
  const lose = (): Promise<void> => store.change({ remove: ['copied', ...KEYS] });
  const copy = spareCopy({ games, open: interrupted(open, lose) });
  await expect(copy.update()).rejects.toThrow('the database is new');
  expect(texts).toEqual(before);
});

test('a document that is deleted during an update is left out', async () => {
  const { games, store, open, lose } = await copied();
  const remove = (): Promise<void> => store.change({ remove: ['game/a1'] });
  await spareCopy({ games, open: interrupted(open, remove) }).update();
  const lost = lose();
  await lost.update();
  expect(await lost.store.keys('game/')).toEqual(['game/a2', 'game/b1']);
});

describe('settings and own rules in localStorage', () => {
  const SETTINGS = 'oh-hell:settings';
  const RULES = 'oh-hell:rules';

  /** Both, and their copy. */
  async function withLocal() {
    localStorage.setItem(SETTINGS, 'dark');
    localStorage.setItem(RULES, 'own');
    localStorage.setItem('of another site part', 'x');
    return copied();
  }

  test('come back when the browser has lost them', async () => {
    const { update } = await withLocal();
    localStorage.clear();
    expect(await update()).toEqual({ documents: 0, local: 2 });
    expect([localStorage.getItem(SETTINGS), localStorage.getItem(RULES)]).toEqual(['dark', 'own']);
    expect(localStorage.getItem('of another site part')).toBeNull();
    expect(await update()).toEqual({ documents: 0, local: 0 });
  });

  test('are not replaced where they have been saved anew', async () => {
    const { update } = await withLocal();
    localStorage.clear();
    localStorage.setItem(SETTINGS, 'light');
    expect(await update()).toEqual({ documents: 0, local: 1 });
    expect(localStorage.getItem(SETTINGS)).toBe('light');
  });

  test('stay deleted once the player has deleted them', async () => {
    const { update } = await withLocal();
    localStorage.removeItem(RULES);
    await update();
    localStorage.clear();
    expect(await update()).toEqual({ documents: 0, local: 1 });
    expect(localStorage.getItem(RULES)).toBeNull();
  });

  test('stay in the copy if localStorage is too full to restore them', async () => {
    const { update } = await withLocal();
    localStorage.clear();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await update()).toEqual({ documents: 0, local: 0 });
    full.mockRestore();
    expect(await update()).toEqual({ documents: 0, local: 2 });
  });

  test('stay in the copy while the browser blocks localStorage', async () => {
    const { update } = await withLocal();
    const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await update()).toEqual({ documents: 0, local: 0 });
    blocked.mockRestore();
    localStorage.clear();
    expect(await update()).toEqual({ documents: 0, local: 2 });
  });
});
