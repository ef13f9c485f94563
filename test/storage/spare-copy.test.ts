import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '@/storage/database.ts';
import { type KeyedStore, type StoreChange, indexedDbStore } from '@/storage/keyed-store.ts';
import { type Restored, spareCopy } from '@/storage/spare-copy.ts';
import type { SpareFiles } from '@/storage/spare-files.ts';

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  localStorage.clear();
});

/** Files in memory, and the names of those that were written. */
function memoryFiles() {
  const texts = new Map<string, readonly string[]>();
  const versions = new Map<string, number>();
  const written: string[] = [];
  const open = async (): Promise<SpareFiles> => ({
    names: [...texts.keys()],
    version: (name) => (texts.has(name) ? (versions.get(name) ?? 0) : 0),
    read: async (name) => texts.get(name) ?? [],
    async write(name, text) {
      texts.set(name, [text]);
      versions.set(name, (versions.get(name) ?? 0) + 1);
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

const GAME = { id: 'a1', moves: 'xy', ended: 5 };
const DOCUMENTS = [
  ['current', GAME],
  ['drill/1', { version: 1 }],
  ['game/a1', GAME],
  ['game/a2', { id: 'a2' }],
  ['game/b1', { id: 'b1' }],
  ['practice', { version: 1 }],
] as const;
const KEYS = DOCUMENTS.map(([key]) => key);
/** The files of their copy, in the order in which they are written. */
const FILES = ['local', 'drill/1', 'game/a', 'game/b', 'practice', 'current'];

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

test('the page that may write and what is computed again are not copied', async () => {
  const { texts, store, update } = await copied();
  await store.change({
    put: [
      ['owner', 'page'],
      ['review/a1', { version: 1 }],
      ['standin/a1', { version: 1 }],
      ['sum/a1', { version: 1 }],
      ['stock', { version: 1 }],
    ],
  });
  await update();
  expect([...texts.keys()]).toEqual(FILES);
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

test('of a file that was replaced just before the browser was killed the text before is deleted', async () => {
  const { texts, update } = await copied();
  const [whole = ''] = texts.get('practice') ?? [];
  texts.set('practice', [whole, 'before']);
  await update();
  expect(texts.get('practice')).toEqual([whole]);
});

/** Opens files of which those with such names cannot be written. */
const unwritable =
  (open: () => Promise<SpareFiles>, isFull: (name: string) => boolean) =>
  async (): Promise<SpareFiles> => {
    const files = await open();
    return {
      ...files,
      async write(name, text) {
        if (isFull(name)) throw new Error('full');
        await files.write(name, text);
      },
    };
  };

test('a file for which there is no space is written by the next update, and the others by this one', async () => {
  const { open, texts } = memoryFiles();
  const { games, store } = newDatabase();
  await store.change({ put: DOCUMENTS });
  let isFull = true;
  const copy = spareCopy({
    games,
    open: unwritable(open, (name) => isFull && ['local', 'game/a'].includes(name)),
  });
  await expect(copy.update()).rejects.toThrow('full');
  expect([...texts.keys()]).toEqual(FILES.filter((name) => !['local', 'game/a'].includes(name)));
  isFull = false;
  await copy.update();
  expect(texts.size).toBe(FILES.length);
});

test('what is deleted leaves the copy although there is no space for what is new', async () => {
  const { open, store, games, texts } = await copied();
  await store.change({ put: [['game/c1', GAME]], remove: ['game/b1'] });
  await expect(spareCopy({ games, open: unwritable(open, () => true) }).update()).rejects.toThrow(
    'full',
  );
  expect(texts.has('game/b')).toBe(false);
});

test('what was restored is reported even if there is no space for what is new', async () => {
  const { open } = await copied();
  localStorage.setItem('oh-hell:settings', 'light');
  const { games, store } = newDatabase();
  await store.change({ put: [['game/c1', { id: 'c1' }]] });
  const copy = spareCopy({ games, open: unwritable(open, () => true) });
  expect(await copy.update()).toEqual({ documents: DOCUMENTS.length, local: 0 });
  expect(await store.get(KEYS)).toEqual(DOCUMENTS.map(([, value]) => value));
  await expect(copy.update()).rejects.toThrow('full');
});

test('finished games are read again only where there are more or fewer of them', async () => {
  const { open, games, store } = await copied();
  const read: string[] = [];
  const copy = spareCopy({
    games,
    open: async () => {
      const files = await open();
      return {
        ...files,
        read(name) {
          if (name.startsWith('game/')) read.push(name);
          return files.read(name);
        },
      };
    },
  });
  await copy.update();
  expect(read.splice(0)).toEqual(['game/a', 'game/b']);
  await store.change({ put: [['game/b2', { id: 'b2' }]] });
  await copy.update();
  expect(read).toEqual(['game/b']);
});

test('a game that was deleted and brought back, with an update by another tab between, is in the copy', async () => {
  const { games, store, open, update, lose } = await copied();
  const [deleted] = await store.take(['game/a1']);
  await spareCopy({ games, open }).update();
  await store.change({ put: [['game/a1', deleted]] });
  await update();
  const lost = lose();
  await lost.update();
  expect(await lost.store.keys('game/')).toEqual(['game/a1', 'game/a2', 'game/b1']);
});

test('a file that has vanished from the copy is written again', async () => {
  const { texts, update } = await copied();
  texts.delete('game/a');
  await update();
  expect([...texts.keys()]).toContain('game/a');
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
        if (name === 'drill/1') await job();
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

test('what the player deletes in another tab, which has restored it meanwhile, stays deleted', async () => {
  const { open } = await copied();
  const { games, store } = newDatabase();
  const other = spareCopy({ games, open });
  let isRestored = false;
  const restoreAndDelete = async (): Promise<void> => {
    if (isRestored) return;
    isRestored = true;
    await other.update();
    await store.change({ remove: ['game/a1'] });
  };
  const copy = spareCopy({ games, open: interrupted(open, restoreAndDelete) });
  expect(await copy.update()).toEqual({ documents: 0, local: 0 });
  expect(await store.keys('game/')).toEqual(['game/a2', 'game/b1']);
});

describe('a browser that is killed during an update', () => {
  const states = {
    unfinished: { id: 'z1', moves: 'abc', ended: null, origin: null },
    later: { id: 'z1', moves: 'abcde', ended: null, origin: null },
    finished: { id: 'z1', moves: 'abcdef', ended: 7, origin: null },
  } as const;
  type State = keyof typeof states;
  const put = (state: State): StoreChange => ({
    put: ['current', 'daily/2026-12-01', state === 'finished' ? 'game/z1' : 'open/z1'].map(
      (key) => [key, states[state]] as const,
    ),
    ...(state === 'finished' && { remove: ['open/z1'] }),
  });

  /** Opens files that can be changed so many times before the browser is killed. */
  const killedAfter =
    (open: () => Promise<SpareFiles>, changes: number) => async (): Promise<SpareFiles> => {
      let left = changes;
      const files = await open();
      const change = async (make: () => Promise<void>): Promise<void> => {
        if (left === 0) throw new Error('killed');
        left--;
        await make();
      };
      return {
        ...files,
        write: (name, text) => change(() => files.write(name, text)),
        remove: (name) => change(() => files.remove(name)),
      };
    };

  /** What is restored of a game, from a copy whose update to the next state was cut off after some changes. */
  async function restoredAfter(changes: number, next: State) {
    const { games, store, open, update, lose } = await copied();
    await store.change({ ...put('unfinished'), remove: ['game/a1'] });
    await update();
    await store.change(put(next));
    const isWhole = await spareCopy({ games, open: killedAfter(open, changes) })
      .update()
      .then(
        () => true,
        () => false,
      );
    const lost = lose();
    await lost.update();
    const keys = ['current', 'daily/2026-12-01', 'open/z1', 'game/z1'];
    const values = await lost.store.get(keys);
    const found = new Map(
      keys.map((key, at) => [key, values[at]] as const).filter(([, value]) => value !== undefined),
    );
    return { isWhole, found };
  }

  test.each<State>(['later', 'finished'])(
    'leaves one state of its game at any moment of the update to a %s one',
    async (next) => {
      const ends: boolean[] = [];
      for (let changes = 0; changes <= 5; changes++) {
        const { isWhole, found } = await restoredAfter(changes, next);
        ends.push(isWhole);
        const finished = found.get('game/z1');
        const current = found.get('current') ?? finished;
        const attempt = found.get('daily/2026-12-01') ?? finished;
        const wanted =
          finished === undefined ? [states.unfinished, states.later] : [states.finished];
        for (const state of [current, attempt])
          expect(wanted, `after ${changes} changes`).toContainEqual(state);
        expect(found.has('open/z1'), `after ${changes} changes`).toBe(finished === undefined);
      }
      expect([ends[0], ends.at(-1)]).toEqual([false, true]);
    },
  );
});

test('a game that is finished in the new database does not come back as unfinished', async () => {
  const { store: before, update, lose } = await copied();
  await before.change({ put: [['open/c1', { id: 'c1', ended: null }]] });
  await update();
  const lost = lose();
  await lost.store.change({ put: [['game/c1', { id: 'c1', ended: 5 }]] });
  await lost.update();
  expect(await lost.store.keys('open/')).toEqual([]);
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

  test('replace the settings of a page that has just started, but no own rules', async () => {
    const { update } = await withLocal();
    localStorage.clear();
    localStorage.setItem(SETTINGS, 'light');
    localStorage.setItem(RULES, 'others');
    expect(await update()).toEqual({ documents: 0, local: 1 });
    expect(localStorage.getItem(SETTINGS)).toBe('dark');
    expect(localStorage.getItem(RULES)).toBe('others');
    localStorage.setItem(SETTINGS, 'light');
    expect(await update()).toEqual({ documents: 0, local: 0 });
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
