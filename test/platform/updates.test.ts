import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchVersions } from '@/platform/updates.ts';
import { settle } from '../support/store/table-bench.ts';

const SCRIPT = new URL('./sw.js', location.href).href;

/** A service worker as the page sees it. */
class FakeWorker extends EventTarget {
  readonly scriptURL = SCRIPT;
  state = 'installed';
  readonly told: unknown[] = [];
  postMessage(message: unknown): void {
    this.told.push(message);
  }
}

/** A page and its service workers, all controlled by the test. */
function page({ isFirstVisit = false } = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline'))),
  });
  const container = Object.assign(new EventTarget(), {
    controller: isFirstVisit ? null : new FakeWorker(),
    register: () => Promise.resolve(registration),
  });
  const reload = vi.fn<() => void>();
  vi.stubGlobal('navigator', { serviceWorker: container });
  const offers: (() => void)[] = [];
  return {
    registration,
    reload,
    offers,
    watch: async (): Promise<void> => {
      await watchVersions((offered) => void offers.push(offered), reload);
      await settle();
    },
    /** Another worker takes control of the pages. */
    takeOver: (worker: FakeWorker): void => {
      registration.waiting = null;
      container.controller = worker;
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a waiting version is offered; once accepted it takes over and the page reloads', async () => {
  const { registration, reload, offers, watch, takeOver } = page();
  const next = new FakeWorker();
  registration.waiting = next;
  await watch();
  expect(offers).toHaveLength(1);
  expect(next.told).toEqual([]);
  offers[0]?.();
  expect(next.told).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(reload).not.toHaveBeenCalled();
  takeOver(next);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([false, true])(
  'a version that another tab went over to is taken by loading the page again (first visit: %s)',
  async (isFirstVisit) => {
    const { registration, reload, offers, watch, takeOver } = page({ isFirstVisit });
    await watch();
    if (isFirstVisit) takeOver(new FakeWorker());
    expect(offers).toHaveLength(0);

    const next = new FakeWorker();
    next.state = 'installing';
    registration.installing = next;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = next;
    next.state = 'installed';
    next.dispatchEvent(new Event('statechange'));
    vi.runAllTimers();
    expect(offers).toHaveLength(1);

    takeOver(next);
    // Offered again; the earlier offer still works.
    expect(offers).toHaveLength(2);
    expect(reload).not.toHaveBeenCalled();
    for (const offered of offers) offered();
    expect(reload).toHaveBeenCalledTimes(2);
  },
);

test('a page that is looked at again asks for a new version, once an hour at most', async () => {
  const { registration, watch } = page();
  const look = vi.spyOn(document, 'visibilityState', 'get');
  const show = (state: DocumentVisibilityState): void => {
    look.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await watch();
  show('visible');
  expect(registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_600_000);
  show('hidden');
  expect(registration.update).not.toHaveBeenCalled();
  show('visible');
  show('hidden');
  show('visible');
  expect(registration.update).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3_600_000);
  show('visible');
  expect(registration.update).toHaveBeenCalledTimes(2);
  look.mockRestore();
});
