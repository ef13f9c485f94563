import { IDBFactory, forceCloseDatabase } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { createDatabase, resultOf } from '@/storage/database.ts';
import { manualClock } from '../support/store/manual-clock.ts';
import { until } from '../support/until.ts';

/** One page's connection to the browser's database, with a spy that counts reopenings. */
function page(factory: globalThis.IDBFactory = new IDBFactory()) {
  const time = manualClock();
  const opened = vi.spyOn(factory, 'open');
  const database = createDatabase({
    factory: () => factory,
    after: (ms, action) => time.clock.after(ms, action),
  });
  const reopened = vi.fn<() => void>();
  database.onReopened(reopened);
  return {
    factory,
    time,
    database,
    reopened,
    opened,
    put: (key: string, value: unknown) =>
      database.run('readwrite', (store) => void store.put(value, key)),
    get: (key: string) => database.run('readonly', (store) => resultOf<unknown>(store.get(key))),
    /** The connection currently open. */
    connection: () => database.run('readonly', (store) => store.transaction.db),
  };
}

/** What a browser does when site data is deleted. The package types the parameter as the class, not an instance. */
const closeByForce = forceCloseDatabase as unknown as (connection: IDBDatabase) => void;

const deleted = (factory: globalThis.IDBFactory): Promise<unknown> =>
  resultOf(factory.deleteDatabase('oh-hell'));

/** Refuses to open the database so many times, as Chromium does while it deletes site data. */
function refuse(opened: ReturnType<typeof page>['opened'], times: number): void {
  const refused = {
    error: new DOMException('The connection was closed.', 'AbortError'),
    addEventListener(type: string, listener: () => void) {
      if (type === 'error') queueMicrotask(listener);
    },
  };
  opened.mockClear();
  for (let refusal = 0; refusal < times; refusal++)
    opened.mockReturnValueOnce(refused as unknown as IDBOpenDBRequest);
}

describe('the database', () => {
  test('stores documents, and opens once', async () => {
    const { put, get, opened, reopened } = page();
    await Promise.all([put('a', 1), put('b', 2)]);
    expect(await Promise.all([get('a'), get('b'), get('c')])).toEqual([1, 2, undefined]);
    expect(opened).toHaveBeenCalledOnce();
    expect(reopened).not.toHaveBeenCalled();
  });

  test('is written to the disk before a write counts as complete', async () => {
    const { database } = page();
    const durability = await database.run('readwrite', (store) => store.transaction.durability);
    expect(durability).toBe('strict');
  });

  test('is locked by no page in the back/forward cache, whose write runs again', async () => {
    const { database, get } = page();
    const values: unknown[] = [];
    const written = database.run('readwrite', async (store) => {
      values.push(await resultOf<unknown>(store.get('a')));
      store.put(values.length, 'a');
      if (values.length > 1) return;
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    });
    await written;
    expect(values).toEqual([undefined, undefined]);
    expect(await get('a')).toBe(2);
  });

  test('rolls back if the job of a transaction fails', async () => {
    const { database, get } = page();
    const failing = database.run('readwrite', (store) => {
      store.put(1, 'a');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await get('a')).toBeUndefined();
  });

  test('lets another page delete it, and reopens at once', async () => {
    const { factory, put, get, reopened } = page();
    await put('a', 1);
    await deleted(factory);
    await until(() => expect(reopened).toHaveBeenCalledOnce());
    expect(await get('a')).toBeUndefined();
    await put('a', 2);
    expect(await get('a')).toBe(2);
  });

  test('lets another page upgrade it, and uses the new version', async () => {
    const { factory, put, get, reopened } = page();
    await put('a', 1);
    (await resultOf(factory.open('oh-hell', 2))).close();
    await until(() => expect(reopened).toHaveBeenCalledOnce());
    expect(await get('a')).toBe(1);
  });

  test('reopens at once when the browser closes its connection', async () => {
    const { connection, put, get, reopened } = page();
    await put('a', 1);
    closeByForce(await connection());
    await until(() => expect(reopened).toHaveBeenCalledOnce());
    expect(await get('a')).toBe(1);
  });

  test('retries opening while the browser deletes site data', async () => {
    const { opened, connection, put, get, time, reopened } = page();
    await put('a', 1);
    refuse(opened, 3);
    closeByForce(await connection());
    await until(() => {
      time.pass(100);
      expect(reopened).toHaveBeenCalledOnce();
    });
    expect(opened).toHaveBeenCalledTimes(4);
    expect(await get('a')).toBe(1);
  });

  test('is opened again later if the browser takes longer than that to delete site data', async () => {
    const { opened, connection, put, time, reopened } = page();
    await put('a', 1);
    refuse(opened, 20);
    closeByForce(await connection());
    await until(() => {
      time.pass(1000);
      expect(reopened).toHaveBeenCalledOnce();
    });
    // If the last attempt took longer than its limit on this clock, one more was planned, which finds it open.
    time.pass(5000);
    expect(opened).toHaveBeenCalledTimes(21);
    expect(time.pending()).toBe(0);
  });

  test('reruns a job if its connection was closed silently', async () => {
    const { connection, put, get, reopened } = page();
    await put('a', 1);
    (await connection()).close();
    await put('a', 2);
    expect(await get('a')).toBe(2);
    expect(reopened).toHaveBeenCalledOnce();
  });

  test('reruns a job if its transaction was aborted from outside', async () => {
    const { database, get } = page();
    let runs = 0;
    await database.run('readwrite', (store) => {
      runs += 1;
      store.put(runs, 'a');
      if (runs === 1) store.transaction.abort();
    });
    expect(await get('a')).toBe(2);
  });

  test('does not rerun a job that failed by itself', async () => {
    const { database } = page();
    const job = vi.fn<(store: IDBObjectStore) => void>(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(database.run('readwrite', job)).rejects.toThrow('full');
    expect(job).toHaveBeenCalledOnce();
  });

  test('aborts a transaction that does not end within its limit, and runs it once more on a new connection', async () => {
    const { database, get, time, reopened } = page();
    await get('a');
    let runs = 0;
    const written = database.run(
      'readwrite',
      async (store) => {
        runs += 1;
        store.put(runs, 'a');
        if (runs > 1) return;
        time.pass(999);
        time.pass(1);
        // The browser has lost its requests.
        await new Promise(() => undefined);
      },
      1000,
    );
    await written;
    expect(runs).toBe(2);
    expect(reopened).toHaveBeenCalledOnce();
    expect(await get('a')).toBe(2);
    expect(time.pending()).toBe(0);
  });

  test('rejects if a transaction does not end on a new connection either', async () => {
    const { database, time, put, get } = page();
    const stuck = database.run(
      'readwrite',
      (store) => {
        store.put(1, 'a');
        queueMicrotask(() => time.pass(1000));
        return new Promise<void>(() => undefined);
      },
      1000,
    );
    await expect(stuck).rejects.toThrow('does not end');
    expect(await get('a')).toBeUndefined();
    await put('a', 2);
    expect(await get('a')).toBe(2);
  });

  test('does not abort a transaction of a limit that is being committed', async () => {
    const { database, time, get } = page();
    const value = await database.run(
      'readwrite',
      (store) => {
        store.put(1, 'a');
        store.transaction.commit();
        queueMicrotask(() => time.pass(1000));
        return 'done';
      },
      1000,
    );
    expect(value).toBe('done');
    expect(await get('a')).toBe(1);
  });

  test('recreates a missing store', async () => {
    const { factory, put, get } = page();
    (await resultOf(factory.open('oh-hell'))).close();
    await put('a', 1);
    expect(await get('a')).toBe(1);
  });

  test('rejects if IndexedDB is blocked, and retries later', async () => {
    const { factory, put, reopened } = page();
    const blocked = vi.spyOn(factory, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expect(put('a', 1)).rejects.toThrow('blocked');
    await expect(put('a', 1)).rejects.toThrow('blocked');
    blocked.mockRestore();
    await put('a', 1);
    expect(reopened).toHaveBeenCalledOnce();
  });

  test('times out if it never opens, and is used if it opens late', async () => {
    const other = page();
    const holding = await other.connection();
    // An older page that does not close its connection when the database is to be deleted.
    const close = vi.spyOn(holding, 'close').mockImplementation(() => undefined);
    const deleting = deleted(other.factory);
    const { put, get, time, reopened } = page(other.factory);
    const first = put('a', 1);
    time.pass(6000);
    await expect(first).rejects.toThrow('does not open');
    await expect(put('a', 1)).rejects.toThrow('does not open');
    expect(reopened).not.toHaveBeenCalled();

    close.mockRestore();
    holding.close();
    await deleting;
    await until(() => expect(reopened).toHaveBeenCalledOnce());
    await put('a', 2);
    expect(await get('a')).toBe(2);
  });
});
