import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PlayedTable } from '@/app/play/PlayedTable.tsx';
import { loadMessages } from '@/i18n/i18n.ts';
import type { Origin } from '@/store/ports/saves.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { stubNarrowScreen } from '../../support/features/narrow-screen.ts';
import { renderInGame } from '../../support/features/render.tsx';
import { NO_ACTIONS } from '../../support/features/table-actions.ts';

beforeAll(async () => {
  stubNarrowScreen();
  await loadMessages();
});

/** The callbacks that wait for an idle page. */
let waiting: (() => void)[] = [];
const quiet = (): void => {
  for (const action of waiting.splice(0)) action();
};

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (action: () => void) => waiting.push(action));
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

/** A table before the first deal, where the player bids first; the adviser counts preload requests. */
function beforeDeal(learning = false, origin: Origin | null = null) {
  const header = defaultHeader({ firstDealer: 3 });
  const game = gameAt({ header, commands: [] });
  game.settings.setState({ learning });
  game.table.start(header, origin);
  const getReady = vi.fn<() => void>();
  renderInGame(<PlayedTable {...NO_ACTIONS} />, {
    ...game,
    advisers: { ...game.advisers, getReady },
  });
  return {
    getReady,
    hints: game.hints,
    deal: () => act(() => void game.table.act({ type: 'deal' })),
  };
}

test('advice is preloaded when the page is idle after the deal, not before', () => {
  const { getReady, deal } = beforeDeal();
  quiet();
  expect(getReady).not.toHaveBeenCalled();
  deal();
  expect(getReady).not.toHaveBeenCalled();
  quiet();
  expect(getReady).toHaveBeenCalledOnce();
});

test('a requested hint does not wait for an idle page', () => {
  const { getReady, hints, deal } = beforeDeal();
  deal();
  act(() => hints.toggle());
  expect(getReady).toHaveBeenCalledOnce();
});

test('learning mode preloads advice with the deal', () => {
  const { getReady, deal } = beforeDeal(true);
  quiet();
  expect(getReady).not.toHaveBeenCalled();
  deal();
  expect(getReady).toHaveBeenCalledOnce();
});

test('a rated game does not preload advice', () => {
  const { getReady, deal } = beforeDeal(true, { kind: 'daily', date: '2026-11-21', rated: true });
  deal();
  quiet();
  expect(getReady).not.toHaveBeenCalled();
});

test('with data saving on, advice is loaded with the first hint', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { getReady, hints, deal } = beforeDeal();
  deal();
  quiet();
  expect(getReady).not.toHaveBeenCalled();
  act(() => hints.toggle());
  expect(getReady).toHaveBeenCalledOnce();
});
