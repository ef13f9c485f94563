import { expect, test, vi } from 'vitest';
import type { TableLock } from '@/store/ports/table-lock.ts';
import { createSession } from '@/store/session.ts';

/** One lock for several pages, as the browser keeps it; `close` is the end of the page that has it. */
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
      for (const comes of waiting.splice(0)) comes();
    },
    /** The first page is shown again after it was left. */
    returnFirst: (): void => listeners[0]?.(),
  };
}

function page(lock: TableLock) {
  const story: string[] = [];
  const session = createSession(lock, {
    sitDown: () => Promise.resolve(void story.push('sits down')),
    standUp: () => void story.push('stands up'),
  });
  return { session, story, isOtherTab: () => session.store.getState().isOtherTab };
}

test('one tab plays; another waits, takes over, and the first is told', async () => {
  const lock = sharedLock();
  const [first, second] = [page(lock), page(lock)];
  await first.session.begin();
  await second.session.begin();
  expect([first.isOtherTab(), second.isOtherTab()]).toEqual([false, true]);
  expect(second.story).toEqual([]);

  await second.session.playHere();
  expect([first.isOtherTab(), second.isOtherTab()]).toEqual([true, false]);
  expect(first.story).toEqual(['sits down', 'stands up']);
  expect(second.story).toEqual(['sits down']);

  await first.session.playHere();
  expect([first.isOtherTab(), second.isOtherTab()]).toEqual([false, true]);
  expect(first.story).toEqual(['sits down', 'stands up', 'sits down']);
});

test('a tab that loses the game twice pauses once', async () => {
  const one = page(sharedLock());
  await one.session.begin();
  one.session.leave();
  one.session.leave();
  expect(one.story).toEqual(['sits down', 'stands up']);
});

test('a waiting tab plays on when the playing tab is closed', async () => {
  const lock = sharedLock();
  const [first, second] = [page(lock), page(lock)];
  await first.session.begin();
  await second.session.begin();
  expect(second.isOtherTab()).toBe(true);
  lock.close();
  await vi.waitFor(() => expect(second.isOtherTab()).toBe(false));
  expect(second.story).toEqual(['sits down']);
});

test('a page that is shown again goes on, with what was played elsewhere meanwhile', async () => {
  const lock = sharedLock();
  const one = page(lock);
  await one.session.begin();
  lock.close();
  lock.returnFirst();
  await vi.waitFor(() => expect(one.story).toEqual(['sits down', 'sits down']));
  expect(one.isOtherTab()).toBe(false);
});

test('a page that is shown again while another one plays stands up', async () => {
  const lock = sharedLock();
  const [first, second] = [page(lock), page(lock)];
  await first.session.begin();
  lock.close();
  await second.session.begin();
  lock.returnFirst();
  await vi.waitFor(() => expect(first.isOtherTab()).toBe(true));
  expect(first.story).toEqual(['sits down', 'stands up']);
});
