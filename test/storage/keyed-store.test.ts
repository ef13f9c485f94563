import { IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { createDatabase } from '@/storage/database.ts';
import { FINISHED, indexedDbStore } from '@/storage/keyed-store.ts';
import { manualClock } from '../support/store/manual-clock.ts';
import { until } from '../support/until.ts';

/** A database that opens, but never answers a request. */
function silentFactory(): IDBFactory {
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
  return { open: () => opened } as unknown as IDBFactory;
}

test('listing keys fails in the end if the database never answers', async () => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
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
