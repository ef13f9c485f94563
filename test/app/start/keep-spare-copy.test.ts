import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { keepSpareCopy } from '@/app/start/keep-spare-copy.ts';
import type { Restored } from '@/storage/spare-copy.ts';
import type { Game } from '@/store/hooks.ts';
import { settle, tableBench } from '../../support/store/table-bench.ts';

const NOTHING: Restored = { documents: 0, local: 0 };
const SAVED = { current: { id: 'a1' }, 'open/a1': { id: 'a1' } };

interface Found {
  readonly restored?: Restored;
  /** What is saved after that, by key. */
  readonly saved?: Readonly<Record<string, unknown>>;
  readonly isOtherTab?: boolean;
}

/** A page that keeps its spare copy, and what it calls. */
function page({ restored = NOTHING, saved = SAVED, isOtherTab = false }: Found = {}) {
  // An idle moment comes at once.
  vi.stubGlobal('requestIdleCallback', (action: () => void) => action());
  const bench = tableBench();
  const update = vi.fn<() => Promise<Restored>>(async () => restored);
  const resumeSaved = vi.fn<Game['resumeSaved']>(async () => {
    bench.table.resume();
    return true;
  });
  const reload = vi.fn<() => void>();
  const load = vi.fn<() => Promise<void>>(async () => undefined);
  const game = {
    table: bench.table,
    settings: { reload },
    savedRules: { load },
    resumeSaved,
  } as unknown as Game;
  const documents = { get: async (keys: readonly string[]) => keys.map((key) => saved[key]) };
  const session = { store: createStore(() => ({ isOtherTab })) };
  const begin = async (): Promise<void> => {
    keepSpareCopy(game, session, { copy: { update }, documents });
    await settle();
  };
  return { ...bench, update, resumeSaved, reload, load, session, begin };
}

const hide = (isHidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('the copy is brought up to date at the start and when the page is hidden', async () => {
  const { begin, update } = page();
  await begin();
  expect(update).toHaveBeenCalledTimes(1);
  hide(false);
  expect(update).toHaveBeenCalledTimes(1);
  hide(true);
  expect(update).toHaveBeenCalledTimes(2);
});

test('the copy is brought up to date after a round, and not after a move', async () => {
  const { begin, update, table, state, untilAsked } = page();
  await begin();
  table.decide({ type: 'deal' });
  for (let move = 0; state().view.past.length === 0; move++) {
    expect(update, `move ${move}`).toHaveBeenCalledTimes(1);
    await untilAsked();
    const [choice] = state().view.choices;
    if (choice !== undefined) table.decide(choice.command);
  }
  expect(update).toHaveBeenCalledTimes(2);
});

test('a page that does not play leaves the copy to the one that does', async () => {
  const { begin, update, session } = page({ isOtherTab: true });
  await begin();
  hide(true);
  expect(update).not.toHaveBeenCalled();
  session.store.setState({ isOtherTab: false });
  hide(true);
  expect(update).toHaveBeenCalledOnce();
});

test('a restored game goes on at the table, which is told', async () => {
  const { begin, resumeSaved, reload, state } = page({ restored: { documents: 3, local: 0 } });
  await begin();
  expect(state().alert).toEqual({ kind: 'data-restored' });
  expect(resumeSaved.mock.calls.map(([id]) => id)).toEqual(['a1']);
  expect(reload).not.toHaveBeenCalled();
});

test('under a view that covers the table, a restored game waits', async () => {
  const { begin, table } = page({ restored: { documents: 3, local: 0 } });
  table.pause();
  await begin();
  expect(table.isPaused()).toBe(true);
});

test('a game that has begun meanwhile stays on the table', async () => {
  const { begin, table, resumeSaved, state } = page({ restored: { documents: 3, local: 0 } });
  table.decide({ type: 'deal' });
  await begin();
  expect(state().alert).toEqual({ kind: 'data-restored' });
  expect(resumeSaved).not.toHaveBeenCalled();
});

test('a game that begins while the restored one is read stays on the table', async () => {
  const { begin, table, resumeSaved } = page({ restored: { documents: 3, local: 0 } });
  const isAborted = new Promise<boolean>((resolve) => {
    resumeSaved.mockImplementation(async (_id, signal) => {
      table.decide({ type: 'deal' });
      resolve(signal.aborted);
      return !signal.aborted;
    });
  });
  await begin();
  expect(await isAborted).toBe(true);
});

test('a game that begins while the restored one is read goes on, even if a view covered the table before', async () => {
  const { begin, table, resumeSaved } = page({ restored: { documents: 3, local: 0 } });
  table.pause();
  resumeSaved.mockImplementation(async (_id, signal) => {
    table.resume();
    table.decide({ type: 'deal' });
    return !signal.aborted;
  });
  await begin();
  expect(table.isPaused()).toBe(false);
});

test('a restored game that is over does not come back to the table', async () => {
  const restored = { documents: 3, local: 0 };
  const { begin, resumeSaved } = page({ restored, saved: { current: { id: 'a1' } } });
  await begin();
  expect(resumeSaved).not.toHaveBeenCalled();
});

test('restored settings and own rules are read', async () => {
  const { begin, reload, load, resumeSaved, state } = page({
    restored: { documents: 0, local: 2 },
  });
  await begin();
  expect(state().alert).toEqual({ kind: 'data-restored' });
  expect([reload, load].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(resumeSaved).not.toHaveBeenCalled();
});

test('where nothing can be stored, there is no copy and no message', async () => {
  const { begin, update, state } = page();
  update.mockRejectedValue(new Error('no storage'));
  await begin();
  expect(state().alert).toBeNull();
});
