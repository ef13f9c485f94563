import { expect, test } from 'vitest';
import { createSession } from '@/store/session.ts';
import { fakeBrowser } from '../support/fake-browser.ts';

/** A browser whose pages have a session over the real lock. */
function browser() {
  const { open, pass, pending } = fakeBrowser();
  return {
    pass,
    pending,
    /** Passes the time in which a page asks who plays, and would take the table if none answered. */
    passAsking: async (): Promise<void> => {
      await pass(400);
      await pass(800);
    },
    open: (loadGame: () => Promise<void> = () => Promise.resolve()) => {
      const { lock, ...page } = open();
      const calls: string[] = [];
      let isPaused = false;
      const table = {
        pause(): void {
          calls.push('pause');
          isPaused = true;
        },
        isPaused: () => isPaused,
        resume(): void {
          calls.push('resume');
          isPaused = false;
        },
      };
      const session = createSession(lock, table, () => {
        calls.push('load');
        return loadGame();
      });
      return {
        ...page,
        calls,
        openView: (): void => table.pause(),
        start: (): void => void session.start(),
        playHere: (): void => void session.playHere(),
        leaveTable: (): void => session.leave(),
        isOtherTab: () => session.store.getState().isOtherTab,
      };
    },
  };
}

/** A page that plays and one that waits. */
async function twoPages() {
  const { open, pass, passAsking, pending } = browser();
  const [first, second] = [open(), open()];
  first.start();
  await pass(0);
  second.start();
  await passAsking();
  expect([first.isOtherTab(), second.isOtherTab()]).toEqual([false, true]);
  return { first, second, open, pass, passAsking, pending };
}

test('one tab plays; another waits, then takes over, and the first one pauses', async () => {
  const { first, second, pass } = await twoPages();
  expect(second.calls).toEqual([]);

  second.playHere();
  await pass(0);
  expect([first.isOtherTab(), second.isOtherTab()]).toEqual([true, false]);
  expect(first.calls).toEqual(['load', 'pause']);
  expect(second.calls).toEqual(['load', 'resume']);

  first.playHere();
  await pass(0);
  expect([first.isOtherTab(), second.isOtherTab()]).toEqual([false, true]);
  expect(first.calls).toEqual(['load', 'pause', 'load', 'resume']);
});

test('a tab that loses the game twice pauses once', async () => {
  const { open, pass } = browser();
  const page = open();
  page.start();
  await pass(0);
  page.leaveTable();
  page.leaveTable();
  expect(page.calls).toEqual(['load', 'pause']);
});

test('a waiting tab plays once the playing tab is closed', async () => {
  const { first, second, pass, pending } = await twoPages();
  first.leave();
  await pass(0);
  expect(second.isOtherTab()).toBe(false);
  expect(second.calls).toEqual(['load', 'resume']);
  expect(pending()).toBe(0);
});

test('a tab that waited several times loads the game once when the other tab is closed', async () => {
  const { first, second, open, pass, passAsking, pending } = await twoPages();
  second.playHere();
  await pass(0);
  first.playHere();
  await pass(0);
  second.playHere();
  await pass(0);
  first.calls.length = 0;
  second.leave();
  await pass(0);
  await passAsking();
  await pass(60_000);
  expect(first.calls).toEqual(['load', 'resume']);
  expect(first.isOtherTab()).toBe(false);
  expect(pending()).toBe(0);

  const third = open();
  third.start();
  await passAsking();
  expect([first.isOtherTab(), third.isOtherTab()]).toEqual([false, true]);
});

test('a second press of Play here changes nothing', async () => {
  const { first, second, pass } = await twoPages();
  second.playHere();
  second.playHere();
  await pass(60_000);
  expect([first.isOtherTab(), second.isOtherTab()]).toEqual([true, false]);
  expect(second.calls).not.toContain('pause');
});

test('a tab that loses the game while it loads it does not play', async () => {
  const { open, pass } = browser();
  let finishLoading = (): void => undefined;
  const loading = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  const [first, second] = [open(() => loading), open()];
  first.start();
  await pass(0);
  second.playHere();
  await pass(0);
  finishLoading();
  await pass(0);
  expect([first.isOtherTab(), second.isOtherTab()]).toEqual([true, false]);
  expect(first.calls.at(-1)).toBe('pause');
});

/** A page that plays, left for another one. */
async function leftPage() {
  const { open, ...rest } = browser();
  const page = open();
  page.start();
  await rest.pass(0);
  page.leave();
  page.calls.length = 0;
  return { page, ...rest };
}

test('a restored page pauses until it has loaded the game again, with moves made in another tab', async () => {
  const { page, pass } = await leftPage();
  page.comeBack();
  expect(page.calls).toEqual(['pause']);
  await pass(0);
  expect(page.calls).toEqual(['pause', 'load', 'resume']);
  expect(page.isOtherTab()).toBe(false);
});

test('a restored page whose table is covered by a view does not play unseen', async () => {
  const { page, pass } = await leftPage();
  page.openView();
  page.comeBack();
  await pass(0);
  expect(page.calls.at(-1)).toBe('load');
});

test('a restored page plays on after a write that another tab, closed since, made it lose', async () => {
  const { page, pass, pending } = await leftPage();
  page.comeBack();
  page.leaveTable();
  expect(page.isOtherTab()).toBe(true);
  await pass(0);
  expect(page.calls.slice(-2)).toEqual(['load', 'resume']);
  expect(page.isOtherTab()).toBe(false);
  expect(pending()).toBe(0);
});

test('a restored page pauses if another tab plays', async () => {
  const { first, second, pass, passAsking } = await twoPages();
  first.leave();
  await pass(0);
  expect(second.isOtherTab()).toBe(false);
  first.comeBack();
  await passAsking();
  expect(first.isOtherTab()).toBe(true);
  expect(first.calls).toEqual(['load', 'pause']);
});
