// The game's one IndexedDB database. It has one object store of documents by key, and neither ever
// changes its shape: each document says its own version. An upgrade would wait for every tab that
// still has the database open.

const DATABASE = 'oh-hell';
const STORE = 'games';

/** An `open()` that has neither succeeded nor failed after so many ms is not waited for. */
const OPEN_LIMIT_MS = 6000;

/**
 * While the site's data is being deleted Chromium refuses to open the database: it is tried again
 * after these times, in ms.
 */
const OPEN_AGAIN_MS = [20, 100, 400, 1000];

/** What a lost connection makes of a transaction; everything else is the transaction's own failure. */
const LOST = new Set(['InvalidStateError', 'NotFoundError', 'AbortError', 'UnknownError']);

const isLost = (error: unknown): boolean => error instanceof DOMException && LOST.has(error.name);

export interface Database {
  /**
   * Runs `job` in one transaction and resolves with its value once that transaction is complete. If
   * the connection turns out to be lost, `job` runs once more on a new one. Rejects if the database
   * cannot be opened, or if the transaction fails; then nothing has changed.
   */
  run<T>(mode: IDBTransactionMode, job: (store: IDBObjectStore) => T | Promise<T>): Promise<T>;
  /**
   * Calls `listener` each time the database is open again after its connection was lost, or after it
   * could not be opened: what was kept may be gone, or something could not be written meanwhile.
   */
  onReopened(listener: () => void): void;
}

interface DatabasePorts {
  /** Throws where the browser has no IndexedDB. */
  readonly factory: () => IDBFactory;
  /** Calls `action` once after `ms`, unless what it gives is called first. */
  readonly after: (ms: number, action: () => void) => () => void;
}

/** The result of a request. */
export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new DOMException('The request failed.', 'UnknownError')),
    );
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError')),
    );
  });

async function transact<T>(
  connection: IDBDatabase,
  mode: IDBTransactionMode,
  job: (store: IDBObjectStore) => T | Promise<T>,
): Promise<T> {
  const transaction = connection.transaction(STORE, mode);
  const end = completed(transaction);
  // Awaited below, unless the job fails first.
  end.catch(() => undefined);
  try {
    const value = await job(transaction.objectStore(STORE));
    await end;
    return value;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    // Why it was aborted says more than that it was.
    throw transaction.error ?? error;
  }
}

export function createDatabase({ factory, after }: DatabasePorts): Database {
  const listeners: (() => void)[] = [];
  let connection: IDBDatabase | null = null;
  let opening: Promise<IDBDatabase> | null = null;
  /** Whether the database was out of reach since it was last open. */
  let wasAway = false;

  function request(version?: number): Promise<IDBDatabase> {
    const opened = factory().open(DATABASE, version);
    opened.addEventListener('upgradeneeded', () => {
      const { result } = opened;
      if (!result.objectStoreNames.contains(STORE)) result.createObjectStore(STORE);
    });
    return resultOf(opened);
  }

  /** Opens the database as it is; `tries` are the times to wait before it is tried again. */
  async function find([wait, ...tries] = OPEN_AGAIN_MS): Promise<IDBDatabase> {
    try {
      return await request();
    } catch (error) {
      if (wait === undefined || !isLost(error)) throw error;
    }
    await new Promise<void>((resolve) => void after(wait, resolve));
    return find(tries);
  }

  async function connect(): Promise<IDBDatabase> {
    const found = await find();
    if (found.objectStoreNames.contains(STORE)) return found;
    // Somebody else made the database anew, without the store.
    const version = found.version + 1;
    found.close();
    return request(version);
  }

  function lose(lost: IDBDatabase): void {
    if (connection !== lost) return;
    lost.close();
    connection = null;
    wasAway = true;
  }

  function adopt(opened: IDBDatabase): void {
    const reopen = (): void => {
      lose(opened);
      // What was kept may have been deleted: whoever still holds it is told as soon as possible.
      open().catch(() => undefined);
    };
    opened.addEventListener('close', reopen);
    // Another page wants to delete or upgrade the database, and waits until this one lets it.
    opened.addEventListener('versionchange', reopen);
    connection = opened;
    if (!wasAway) return;
    wasAway = false;
    for (const listener of listeners) listener();
  }

  /** Opens the database, and goes on waiting for it when whoever wants to use it has given up. */
  async function begin(): Promise<IDBDatabase> {
    let stopWaiting = (): void => undefined;
    const late = new Promise<never>((_resolve, reject) => {
      stopWaiting = after(OPEN_LIMIT_MS, () => {
        wasAway = true;
        reject(new Error('the database does not open'));
      });
    });
    const connecting = connect().then(
      (opened) => {
        opening = null;
        stopWaiting();
        adopt(opened);
        return opened;
      },
      (error: unknown) => {
        opening = null;
        stopWaiting();
        wasAway = true;
        throw error;
      },
    );
    return Promise.race([connecting, late]);
  }

  async function open(): Promise<IDBDatabase> {
    return connection ?? (opening ??= begin());
  }

  async function attempt<T>(
    mode: IDBTransactionMode,
    job: (store: IDBObjectStore) => T | Promise<T>,
  ): Promise<T> {
    const opened = await open();
    try {
      return await transact(opened, mode, job);
    } catch (error) {
      if (isLost(error)) lose(opened);
      throw error;
    }
  }

  return {
    run: (mode, job) =>
      attempt(mode, job).catch((error: unknown) => {
        if (!isLost(error)) throw error;
        return attempt(mode, job);
      }),
    onReopened: (listener) => void listeners.push(listener),
  };
}

/** The database of this browser. It is opened at its first use. */
export const database = createDatabase({
  factory: () => indexedDB,
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
});
