import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PlayedTable } from '@/app/PlayedTable.tsx';
import { loadWords } from '@/i18n/i18n.ts';
import type { Origin } from '@/store/ports/saves.ts';
import { defaultHeader, gameAt } from '../support/features/game.ts';
import { renderInGame } from '../support/features/render.tsx';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await loadWords();
});

/** What waits for the page to have nothing else to do. */
let waiting: (() => void)[] = [];
const quiet = (): void => {
  for (const action of waiting.splice(0)) action();
};

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (action: () => void) => waiting.push(action));
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

/** A table before the first deal, where the person bids first; the adviser notes when to get ready. */
function beforeDeal(learning = false, origin: Origin | null = null) {
  const header = defaultHeader({ firstDealer: 3 });
  const game = gameAt({ header, commands: [] });
  game.settings.setState({ learning });
  game.table.start(header, origin);
  const getReady = vi.fn<() => void>();
  renderInGame(
    <PlayedTable
      onOpen={() => undefined}
      onPlayAgain={() => undefined}
      onWatch={() => undefined}
      onReview={() => undefined}
      onShare={() => undefined}
    />,
    { ...game, advisers: { ...game.advisers, getReady } },
  );
  return {
    getReady,
    hints: game.hints,
    deal: () => act(() => void game.table.act({ type: 'deal' })),
  };
}

test('the adviser gets ready when a round has been dealt and nothing else is to be done, not before', () => {
  const { getReady, deal } = beforeDeal();
  quiet();
  expect(getReady).not.toHaveBeenCalled();
  deal();
  expect(getReady).not.toHaveBeenCalled();
  quiet();
  expect(getReady).toHaveBeenCalledOnce();
});

test('who asks for a hint does not wait for a quiet moment', () => {
  const { getReady, hints, deal } = beforeDeal();
  deal();
  act(() => hints.toggle());
  expect(getReady).toHaveBeenCalledOnce();
});

test('in learning mode the adviser gets ready with the deal', () => {
  const { getReady, deal } = beforeDeal(true);
  quiet();
  expect(getReady).not.toHaveBeenCalled();
  deal();
  expect(getReady).toHaveBeenCalledOnce();
});

test('in the one try that counts nobody gets ready', () => {
  const { getReady, deal } = beforeDeal(true, { kind: 'daily', date: '2026-11-21', rated: true });
  deal();
  quiet();
  expect(getReady).not.toHaveBeenCalled();
});

test('where data are to be saved the adviser gets ready when a hint is asked for', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { getReady, hints, deal } = beforeDeal();
  deal();
  quiet();
  expect(getReady).not.toHaveBeenCalled();
  act(() => hints.toggle());
  expect(getReady).toHaveBeenCalledOnce();
});
