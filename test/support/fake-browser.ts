import { createTableLock } from '@/platform/table-lock.ts';
import { manualClock } from './store/manual-clock.ts';
import { settle } from './store/table-bench.ts';

interface Request {
  readonly run: () => Promise<unknown>;
  readonly settle: (ended: Promise<unknown>) => void;
}

/**
 * A fake of the Web Locks API with one lock. As in a browser, requests are handled asynchronously and
 * in order, and that of a stolen lock is rejected before the new one is granted.
 */
function fakeLocks() {
  let holder: Request | null = null;
  const queue: Request[] = [];
  const failed = (): Promise<never> => Promise.reject(new DOMException('', 'AbortError'));
  const grantNext = (): void => {
    const request = holder === null ? queue.shift() : undefined;
    if (request === undefined) return;
    holder = request;
    const ended = Promise.resolve(request.run());
    void ended.then(() => {
      if (holder !== request) return;
      holder = null;
      request.settle(ended);
      grantNext();
    });
  };
  const request = (_name: string, { signal, steal }: LockOptions, run: Request['run']) =>
    new Promise((resolve) => {
      const asked: Request = { run, settle: resolve };
      signal?.addEventListener('abort', () => {
        if (holder === asked) return;
        queue.splice(0, queue.length, ...queue.filter((each) => each !== asked));
        asked.settle(failed());
      });
      const enter = (): void => {
        if (signal?.aborted === true) return;
        if (steal === true) {
          holder?.settle(failed());
          holder = null;
          queue.unshift(asked);
        } else queue.push(asked);
        grantNext();
      };
      void Promise.resolve().then(enter);
    });
  return { request } as unknown as LockManager;
}

type Listener = (message: unknown) => void;

/** A browser in which pages can be opened, each with a table lock. */
export function fakeBrowser({ hasLocks = true, hasChannel = true } = {}) {
  const time = manualClock();
  const locks = hasLocks ? fakeLocks() : null;
  const channels = new Set<{ readonly hear: Listener; readonly isAnswering: () => boolean }>();

  function open() {
    let isHanging = false;
    const own: Listener[] = [];
    const me = {
      hear: (message: unknown) => own.forEach((listener) => listener(message)),
      isAnswering: () => !isHanging,
    };
    channels.add(me);
    const channel = {
      onMessage: (listener: Listener) => void own.push(listener),
      say: (message: string) => {
        const others = [...channels].filter((each) => each !== me && each.isAnswering());
        void Promise.resolve().then(() => others.forEach(({ hear }) => hear(message)));
      },
    };
    const events = new EventTarget();
    const tell = (type: string): void =>
      void events.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    const lock = createTableLock({
      locks,
      channel: hasChannel ? channel : null,
      page: events as never,
      clock: time.clock,
    });
    return {
      lock,
      /** The page is left, for another one or by closing it. */
      leave(): void {
        channels.delete(me);
        tell('pagehide');
      },
      /** The page comes back from the back/forward cache. */
      comeBack(): void {
        channels.add(me);
        tell('pageshow');
      },
      /** The page stops responding, and does not release the lock. */
      hang: () => {
        isHanging = true;
      },
    };
  }
  /** Advances the clock. */
  async function pass(ms: number): Promise<void> {
    await settle();
    time.pass(ms);
    await settle();
  }
  return { open, pass, pending: time.pending };
}
