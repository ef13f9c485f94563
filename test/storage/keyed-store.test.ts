import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDatabase } from '@/storage/database.ts';
import { indexedDbChangeIf } from '@/storage/change-if.ts';
import { FINISHED, indexedDbStore } from '@/storage/keyed-store.ts';
import { manualClock } from '../support/store/manual-clock.ts';
import { until } from '../support/until.ts';

beforeEach(() => vi.stubGlobal('IDBKeyRange', IDBKeyRange));

/** A database that opens, but never answers a request. */
function silentFactory(): globalThis.IDBFactory {
  const silent = { addEventListener: () => undefined };
  const connection = {
    ...silent,
    objectStoreNames: { contains: () => true },
    close: () => undefined,
    transaction: () => ({
      ...silent,
      abort: () => undefined,
      objectStore: () => ({ getAllKeys: () => silent }),
    }),
  };
  const opened = {
    result: connection,
    addEventListener(type: string, listener: () => void) {
      if (type === 'success') queueMicrotask(listener);
    },
  };
  return { open: () => opened } as unknown as globalThis.IDBFactory;
}

test('listing keys fails in the end if the database never answers', async () => {
  const time = manualClock();
  const store = indexedDbStore(
    createDatabase({ factory: silentFactory, after: (ms, action) => time.clock.after(ms, action) }),
  );
  const failed = vi.fn<(error: unknown) => void>();
  store.keys(FINISHED).catch(failed);
  await until(() => {
    time.pass(5000);
    expect(failed).toHaveBeenCalledOnce();
  });
  expect(failed.mock.lastCall).toMatchObject([{ message: 'the transaction does not end' }]);
});

test('a large folder is read by several requests, each of which takes the page little time', async () => {
  const factory = new IDBFactory();
  const store = indexedDbStore(
    createDatabase({ factory: () => factory, after: () => () => undefined }),
  );
  const documents = Array.from({ length: 1200 }, (_, at) => `${at}`.padStart(4, '0'));
  await store.change({
    put: [
      ['gamd/1', 'the folder before'],
      ['gamf/1', 'the folder after'],
      ...documents.map((each) => [FINISHED + each, each] as const),
    ],
  });
  const requests = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  expect(await store.all(FINISHED)).toEqual(documents);
  const sizes = requests.mock.results.map(
    ({ value }) => (value as IDBRequest<unknown[]>).result.length,
  );
  expect(sizes).toEqual([500, 500, 200]);
});

test('a change is made only if the documents are still such that it applies', async () => {
  const factory = new IDBFactory();
  const games = createDatabase({ factory: () => factory, after: () => () => undefined });
  const store = indexedDbStore(games);
  const changeIf = indexedDbChangeIf(games);
  await store.change({ put: [['game/1', 'played on']] });
  const change = { put: [['game/1', 'from a file'] as const], remove: [] };
  const isStill = (text: string) => (values: readonly unknown[]) => values[0] === text;
  expect(await changeIf(['game/1'], isStill('as read'), change)).toBe(false);
  expect(await store.get(['game/1'])).toEqual(['played on']);
  expect(await changeIf(['game/1'], isStill('played on'), change)).toBe(true);
  expect(await store.get(['game/1'])).toEqual(['from a file']);
});
