import { expect, test } from 'vitest';
import { fakeBrowser } from '../support/fake-browser.ts';

type Options = Parameters<typeof fakeBrowser>[0];

/** A browser whose pages note what their locks report. */
function browser(options: Options = {}) {
  const { open, ...rest } = fakeBrowser(options);
  return {
    ...rest,
    open: () => {
      const { lock, ...page } = open();
      const story: string[] = [];
      lock.onReturn(() => story.push('returned'));
      return {
        ...page,
        story,
        take: (force = false): void => {
          const taken = lock.take(force, () => story.push('lost'));
          void taken.then((isHere) => story.push(isHere ? 'plays' : 'elsewhere'));
        },
        whenFree: ({ signal } = new AbortController()): void =>
          void lock.whenFree(signal).then(() => story.push('free')),
      };
    },
  };
}

/** A browser with one page playing and a second just opened. */
async function twoPages(options: Options = {}) {
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

test('a page that no longer waits is not notified, and does not keep the table from others', async () => {
  const { first, second, pass } = await twoPages();
  await pass(400);
  const waiting = new AbortController();
  second.whenFree(waiting);
  waiting.abort();
  first.leave();
  await pass(0);
  second.take();
  await pass(0);
  expect(second.story).toEqual(['elsewhere', 'plays']);
});

test('a page that plays keeps the table when it takes it again', async () => {
  const { first, second, pass, pending } = await twoPages();
  await pass(400);
  first.take();
  first.take(true);
  await pass(60_000);
  expect(first.story).toEqual(['plays', 'plays', 'plays']);
  expect(second.story).toEqual(['elsewhere']);
  expect(pending()).toBe(0);
});

test('a page that takes the table from its own earlier request plays, and says so', async () => {
  const { open, pass, pending } = browser();
  const [first, second] = [open(), open()];
  first.take(true);
  first.take(true);
  await pass(0);
  expect(first.story).toEqual(['plays', 'plays']);
  second.take();
  await pass(400);
  await pass(60_000);
  expect(second.story).toEqual(['elsewhere']);
  expect(first.story).toEqual(['plays', 'plays']);
  expect(pending()).toBe(0);
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
