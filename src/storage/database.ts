// The game's one IndexedDB database, with one object store of documents by key. Its schema never
// changes, since an upgrade would wait for every tab that has the database open; each document has a
// version of its own.

const DATABASE = 'oh-hell';
const STORE = 'games';

/** How long to wait for `open()` to succeed or fail, in ms. */
const OPEN_LIMIT_MS = 6000;

/** Delays before opening is retried, in ms: Chromium refuses it while site data is being deleted. */
const RETRY_DELAYS_MS = [5, 20, 100, 400, 1000];

/** Delay before a lost connection is opened again if all of these retries failed, in ms. */
const REOPEN_DELAY_MS = 5000;

/** Errors of a transaction whose connection was lost; any other is a failure of the transaction. */
const LOST = new Set(['InvalidStateError', 'NotFoundError', 'AbortError', 'UnknownError']);

const isLost = (error: unknown): boolean => error instanceof DOMException && LOST.has(error.name);

export interface Database {
  /**
   * Runs `job` in one transaction and resolves with its value once that transaction is complete. If
   * the connection turns out to be lost, `job` runs once more on a new one. Rejects if the database
   * cannot be opened, or if the transaction fails; then nothing has changed. A transaction that lasts
   * longer than `limit`, in ms, counts as lost with its connection, unless it is already being committed.
   */
  run<T>(
    mode: IDBTransactionMode,
    job: (store: IDBObjectStore) => T | Promise<T>,
    limit?: number,
  ): Promise<T>;
  /**
   * Calls `listener` each time the database opens again after its connection was lost, or after it
   * could not be opened: data may have been deleted, or a write may have failed meanwhile.
   */
  onReopened(listener: () => void): void;
}

interface DatabasePorts {
  /** Throws where the browser has no IndexedDB. */
  readonly factory: () => IDBFactory;
  /** Calls `action` once after `ms`; the returned function cancels it. */
  readonly after: (ms: number, action: () => void) => () => void;
}

/** The keys in a folder, which ends with a slash: `0` is the next character after it. */
export const keysIn = (folder: string): IDBKeyRange =>
  IDBKeyRange.bound(folder, `${folder.slice(0, -1)}0`, false, true);

/** Why a request or transaction failed; a transaction that was aborted on purpose does not say. */
const errorOf = ({ error }: IDBRequest | IDBTransaction): DOMException =>
  error ?? new DOMException('', 'AbortError');

/** The result of a request. */
export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(errorOf(request)));
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(errorOf(transaction)));
  });

interface Transaction<T> {
  readonly mode: IDBTransactionMode;
  readonly job: (store: IDBObjectStore) => T | Promise<T>;
  /** In ms. */
  readonly limit: number | undefined;
}

async function transact<T>(
  connection: IDBDatabase,
  { after }: DatabasePorts,
  { mode, job, limit }: Transaction<T>,
): Promise<T> {
  // By default Chromium and Firefox report a write as complete while it is still in the system's
  // memory, where a power failure would lose it. With `strict`, it has reached the disk.
  const transaction = connection.transaction(STORE, mode, { durability: 'strict' });
  const end = completed(transaction);
  // Awaited below, unless the job fails first.
  end.catch(() => undefined);
  /** Aborts it, and returns whether that was still possible. */
  const abort = (): boolean => {
    try {
      transaction.abort();
      return true;
    } catch {
      // It has already ended, or is being committed.
      return false;
    }
  };
  // In the back/forward cache a transaction would never end, and in WebKit it locks out every other
  // page. It runs again when the page is back.
  const onHide = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) abort();
  };
  addEventListener('pagehide', onHide);
  let stopWaiting = (): void => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    if (limit === undefined) return;
    // If the browser has lost it, not even its abort is reported.
    stopWaiting = after(limit, () => {
      if (abort()) reject(new DOMException('the transaction does not end', 'AbortError'));
    });
  });
  try {
    const value = await Promise.race([job(transaction.objectStore(STORE)), late]);
    await Promise.race([end, late]);
    return value;
  } catch (error) {
    abort();
    // The reason for the abort says more than the AbortError.
    throw transaction.error ?? error;
  } finally {
    stopWaiting();
    removeEventListener('pagehide', onHide);
  }
}

/** Opens the database at a version, by default its current one. */
function openAt(factory: IDBFactory, version?: number): Promise<IDBDatabase> {
  const opened = factory.open(DATABASE, version);
  opened.addEventListener('upgradeneeded', () => {
    const { result } = opened;
    if (!result.objectStoreNames.contains(STORE)) result.createObjectStore(STORE);
  });
  return resultOf(opened);
}

/** Opens the database at its current version, with retries after the given delays. */
async function openWithRetries(
  ports: DatabasePorts,
  [wait, ...delays] = RETRY_DELAYS_MS,
): Promise<IDBDatabase> {
  try {
    return await openAt(ports.factory());
  } catch (error) {
    if (wait === undefined || !isLost(error)) throw error;
  }
  await new Promise<void>((resolve) => void ports.after(wait, resolve));
  return openWithRetries(ports, delays);
}

/** Opens the database with its object store. */
async function connect(ports: DatabasePorts): Promise<IDBDatabase> {
  const found = await openWithRetries(ports);
  if (found.objectStoreNames.contains(STORE)) return found;
  // Something else has created the database, without the store.
  const version = found.version + 1;
  found.close();
  return openAt(ports.factory(), version);
}

/** The connection to the database: opened when it is needed, and again after it was lost. */
function createConnection(ports: DatabasePorts, onReopened: () => void) {
  let connection: IDBDatabase | null = null;
  let opening: Promise<IDBDatabase> | null = null;
  /** Whether the database could not be reached since it was last open. */
  let wasClosed = false;

  function lose(lost: IDBDatabase): void {
    if (connection !== lost) return;
    lost.close();
    connection = null;
    wasClosed = true;
  }

  function adopt(opened: IDBDatabase): void {
    const reopen = (): void => {
      lose(opened);
      // Data may have been deleted: pages that still hold it are notified as soon as possible.
      open().catch(() => void ports.after(REOPEN_DELAY_MS, reopen));
    };
    opened.addEventListener('close', reopen);
    // Another page wants to delete or upgrade the database, and waits for this one to close it.
    opened.addEventListener('versionchange', reopen);
    connection = opened;
    if (!wasClosed) return;
    wasClosed = false;
    onReopened();
  }

  /** Opens the database. Rejects after the limit, though opening may still succeed later. */
  async function begin(): Promise<IDBDatabase> {
    let stopWaiting = (): void => undefined;
    const late = new Promise<never>((_resolve, reject) => {
      stopWaiting = ports.after(OPEN_LIMIT_MS, () => {
        wasClosed = true;
        reject(new Error('the database does not open'));
      });
    });
    const connecting = connect(ports).then(
      (opened) => {
        opening = null;
        stopWaiting();
        adopt(opened);
        return opened;
      },
      (error: unknown) => {
        opening = null;
        stopWaiting();
        wasClosed = true;
        throw error;
      },
    );
    return Promise.race([connecting, late]);
  }

  async function open(): Promise<IDBDatabase> {
    return connection ?? (opening ??= begin());
  }

  return { open, lose };
}

/** The database, opened on first use. All methods reject while it cannot be opened. */
export function createDatabase(ports: DatabasePorts): Database {
  const listeners: (() => void)[] = [];
  const { open, lose } = createConnection(ports, () => {
    for (const listener of listeners) listener();
  });

  async function attempt<T>(transaction: Transaction<T>): Promise<T> {
    const opened = await open();
    try {
      return await transact(opened, ports, transaction);
    } catch (error) {
      if (isLost(error)) lose(opened);
      throw error;
    }
  }

  return {
    run: (mode, job, limit) =>
      attempt({ mode, job, limit }).catch((error: unknown) => {
        if (!isLost(error)) throw error;
        return attempt({ mode, job, limit });
      }),
    onReopened: (listener) => void listeners.push(listener),
  };
}

/** The database of this browser, opened at its first use. */
export const database = createDatabase({
  factory: () => indexedDB,
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
});
