import { expect, test } from 'vitest';
import { createTableLock } from '@/platform/table-lock.ts';
import { manualClock } from '../support/store/manual-clock.ts';
import { settle } from '../support/store/table-bench.ts';

interface Request {
  readonly run: () => Promise<unknown>;
  readonly settle: (ended: Promise<unknown>) => void;
}

/** A fake of the Web Locks API with one lock. */
function fakeLocks() {
  let holder: Request | null = null;
  const queue: Request[] = [];
  const grant = (request: Request): void => {
    holder = request;
    const ended = Promise.resolve(request.run());
    void ended.then(() => {
      if (holder !== request) return;
      holder = null;
      request.settle(ended);
      grantNext();
    });
  };
  const grantNext = (): void => {
    const first = holder === null ? queue.shift() : undefined;
    if (first !== undefined) grant(first);
  };
  const request = (_name: string, ...rest: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve) => {
      const run = rest.at(-1) as Request['run'];
      const { signal, steal } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
      const asked: Request = { run, settle: resolve };
      const fail = (): void => resolve(Promise.reject(new DOMException('', 'AbortError')));
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(asked);
        if (at < 0) return;
        queue.splice(at, 1);
        fail();
      });
      if (steal === true) {
        const robbed = holder;
        grant(asked);
        robbed?.settle(Promise.reject(new DOMException('', 'AbortError')));
        return;
      }
      queue.push(asked);
      // Granted asynchronously, as in browsers.
      void Promise.resolve().then(grantNext);
    });
  return { request } as unknown as LockManager;
}

type Listener = (message: unknown) => void;

/** A browser in which pages can be opened. */
function browser({ hasLocks = true, hasChannel = true } = {}) {
  const time = manualClock();
  const locks = hasLocks ? fakeLocks() : null;
  const channels: { readonly hear: Listener; readonly isAnswering: () => boolean }[] = [];

  function open() {
    let isHanging = false;
    const own: Listener[] = [];
    channels.push({
      hear: (message) => own.forEach((listener) => listener(message)),
      isAnswering: () => !isHanging,
    });
    const me = channels.at(-1);
    const channel = {
      onMessage: (listener: Listener) => void own.push(listener),
      say: (message: string) => {
        const others = channels.filter((each) => each !== me && each.isAnswering());
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
    const story: string[] = [];
    lock.onReturn(() => story.push('returned'));
    return {
      story,
      take: (force = false): void => {
        const taken = lock.take(force, () => story.push('lost'));
        void taken.then((isHere) => story.push(isHere ? 'plays' : 'elsewhere'));
      },
      whenFree: (): void => void lock.whenFree().then(() => story.push('free')),
      leave: () => tell('pagehide'),
      comeBack: () => tell('pageshow'),
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

/** A browser with one page playing and a second just opened. */
async function twoPages(options: Parameters<typeof browser>[0] = {}) {
  const { open, pass, pending } = browser(options);
  const [first, second] = [open(), open()];
  first.take();
  await pass(0);
  expect(first.story).toEqual(['plays']);
  second.take();
  return { first, second, pass, pending };
}

test('the only page plays at once', async () => {
  const { open, pass, pending } = browser();
  const page = open();
  page.take();
  await pass(0);
  expect(page.story).toEqual(['plays']);
  expect(pending()).toBe(0);
});

test('a second page detects after 400 ms that another one is playing', async () => {
  const { first, second, pass, pending } = await twoPages();
  await pass(399);
  expect(second.story).toEqual([]);
  await pass(1);
  expect(second.story).toEqual(['elsewhere']);
  await pass(60_000);
  expect(first.story).toEqual(['plays']);
  expect(pending()).toBe(0);
});

test('a second page plays if the first is closed within 400 ms, without reporting another tab', async () => {
  const { first, second, pass } = await twoPages();
  await pass(390);
  first.leave();
  await pass(10);
  await pass(60_000);
  expect(second.story).toEqual(['plays']);
  expect(first.story).toEqual(['plays']);
});

test('a hung page loses the table, and is not reported as another tab', async () => {
  const { first, second, pass } = await twoPages();
  first.hang();
  await pass(400);
  await pass(799);
  expect(second.story).toEqual([]);
  await pass(1);
  expect(second.story).toEqual(['plays']);
  expect(first.story).toEqual(['plays', 'lost']);
});

test('a hung page that is closed before that leaves the table free', async () => {
  const { first, second, pass, pending } = await twoPages();
  first.hang();
  await pass(400);
  first.leave();
  await pass(0);
  expect(second.story).toEqual(['plays']);
  expect(pending()).toBe(0);
});

test('the table can be taken from a playing page, and back', async () => {
  const { first, second, pass } = await twoPages();
  await pass(400);
  second.take(true);
  await pass(0);
  expect(first.story).toEqual(['plays', 'lost']);
  expect(second.story).toEqual(['elsewhere', 'plays']);
  first.take(true);
  await pass(0);
  expect(second.story).toEqual(['elsewhere', 'plays', 'lost']);
});

test('a waiting page is notified when the table is free', async () => {
  const { first, second, pass } = await twoPages();
  await pass(400);
  second.whenFree();
  await pass(60_000);
  expect(second.story).toEqual(['elsewhere']);
  first.leave();
  await pass(0);
  expect(second.story).toEqual(['elsewhere', 'free']);
});

test('a page restored from the back/forward cache is notified that it gave up the table', async () => {
  const { first, second, pass } = await twoPages();
  await pass(400);
  // The second has nothing to give up.
  second.leave();
  second.comeBack();
  first.leave();
  first.comeBack();
  first.take();
  await pass(0);
  expect(first.story).toEqual(['plays', 'returned', 'plays']);
  expect(second.story).toEqual(['elsewhere']);
});

test('without Web Locks every page plays', async () => {
  const { open, pass } = browser({ hasLocks: false });
  const [first, second] = [open(), open()];
  first.take();
  second.take();
  second.whenFree();
  await pass(60_000);
  expect([first.story, second.story]).toEqual([['plays'], ['plays']]);
});

test('without a channel between pages the last one plays', async () => {
  const { first, second, pass } = await twoPages({ hasChannel: false });
  await pass(400);
  await pass(800);
  expect(second.story).toEqual(['plays']);
  expect(first.story).toEqual(['plays', 'lost']);
});
