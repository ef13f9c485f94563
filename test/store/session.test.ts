import { expect, test, vi } from 'vitest';
import type { TableLock } from '@/store/ports/table-lock.ts';
import { createSession } from '@/store/session.ts';

/** One lock shared by several pages, as in a browser; `close` closes the page that holds it. */
function sharedLock() {
  let holder: (() => void) | null = null;
  const waiting: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  const lock: TableLock = {
    onReturn: (listener) => void listeners.push(listener),
    whenFree: () => new Promise((resolve) => void waiting.push(resolve)),
    take: (force, lost) => {
      if (holder !== null && !force) return Promise.resolve(false);
      const former = holder;
      holder = lost;
      former?.();
      return Promise.resolve(true);
    },
  };
  return {
    ...lock,
    close(): void {
      holder = null;
      for (const resolve of waiting.splice(0)) resolve();
    },
    /** Restores the first page from the back/forward cache. */
    returnFirst: (): void => listeners[0]?.(),
  };
}

function page(lock: TableLock) {
  const calls: string[] = [];
  const session = createSession(lock, {
    loadGame: () => Promise.resolve(void calls.push('load')),
    pauseTable: () => void calls.push('pause'),
  });
  return { session, calls, isOtherTab: () => session.store.getState().isOtherTab };
}

test('one tab plays; another waits, then takes over, and the first one pauses', async () => {
  const lock = sharedLock();
  const [first, second] = [page(lock), page(lock)];
  await first.session.start();
  await second.session.start();
  expect([first.isOtherTab(), second.isOtherTab()]).toEqual([false, true]);
  expect(second.calls).toEqual([]);

  await second.session.playHere();
  expect([first.isOtherTab(), second.isOtherTab()]).toEqual([true, false]);
  expect(first.calls).toEqual(['load', 'pause']);
  expect(second.calls).toEqual(['load']);

  await first.session.playHere();
  expect([first.isOtherTab(), second.isOtherTab()]).toEqual([false, true]);
  expect(first.calls).toEqual(['load', 'pause', 'load']);
});

test('a tab that loses the game twice pauses once', async () => {
  const one = page(sharedLock());
  await one.session.start();
  one.session.leave();
  one.session.leave();
  expect(one.calls).toEqual(['load', 'pause']);
});

test('a waiting tab plays once the playing tab is closed', async () => {
  const lock = sharedLock();
  const [first, second] = [page(lock), page(lock)];
  await first.session.start();
  await second.session.start();
  expect(second.isOtherTab()).toBe(true);
  lock.close();
  await vi.waitFor(() => expect(second.isOtherTab()).toBe(false));
  expect(second.calls).toEqual(['load']);
});

test('a restored page loads the game again, with moves made in another tab meanwhile', async () => {
  const lock = sharedLock();
  const one = page(lock);
  await one.session.start();
  lock.close();
  lock.returnFirst();
  await vi.waitFor(() => expect(one.calls).toEqual(['load', 'load']));
  expect(one.isOtherTab()).toBe(false);
});

test('a restored page pauses if another tab plays', async () => {
  const lock = sharedLock();
  const [first, second] = [page(lock), page(lock)];
  await first.session.start();
  lock.close();
  await second.session.start();
  lock.returnFirst();
  await vi.waitFor(() => expect(first.isOtherTab()).toBe(true));
  expect(first.calls).toEqual(['load', 'pause']);
});
