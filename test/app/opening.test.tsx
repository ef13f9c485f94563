import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { GameScreen } from '@/app/GameScreen.tsx';
// Preload what the tests open, before any time limit.
import '@/app/dialogs/OpenDialog.tsx';
import '@/features/menu/MenuDialog.tsx';
import '@/ui/DialogPanel.tsx';
import { loadMessages } from '@/i18n/i18n.ts';
import { gameAt } from '../support/features/game.ts';
import { stubNarrowScreen } from '../support/features/narrow-screen.ts';
import { renderInGame } from '../support/features/render.tsx';
import { header, settle, tableBench } from '../support/store/table-bench.ts';

/** The chunk of a full-screen view loads when the test lets it. */
const code = vi.hoisted(() => {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  return { coming, come: () => come() };
});
vi.mock('@/app/FullScreen.tsx', async () => {
  await code.coming;
  return {
    FullScreen: ({ onClose }: { onClose: () => void }) => (
      <button type="button" onClick={onClose}>
        Back
      </button>
    ),
  };
});

beforeAll(async () => {
  stubNarrowScreen();
  await loadMessages();
});

/** A game at the bid of an opponent that never answers; `asked` counts the requests to it. */
async function inGame() {
  const asked = { count: 0 };
  const bench = tableBench({
    opponents: {
      choose: () => {
        asked.count += 1;
        return new Promise(() => undefined);
      },
    },
  });
  bench.table.act({ type: 'deal' });
  bench.time.pass(2000);
  await settle();
  return { ...bench, asked, game: { ...gameAt(bench.table.record()), table: bench.table } };
}

/** Opens the first round from the menu. */
async function openPlace(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Game menu' }));
  fireEvent.click(await screen.findByText('New here?'));
}

const isInert = () => document.querySelector('main')?.closest('[inert]') !== null;
const back = () => screen.queryByRole('button', { name: 'Back' });

test('Escape in the menu while a full-screen view loads gives it up, and the game resumes', async () => {
  const { asked, game } = await inGame();
  renderInGame(<GameScreen />, game);
  await openPlace();
  expect(isInert()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(isInert()).toBe(false);
  await settle();
  expect(asked.count).toBe(2);
});

test('Escape gives up a full-screen view that loads without a dialog over the table', async () => {
  renderInGame(<GameScreen />, gameAt({ header: header(), commands: [] }));
  fireEvent.click(screen.getByRole('button', { name: 'New here?' }));
  expect(isInert()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isInert()).toBe(false);
  expect(back()).toBeNull();
});

test('while a full-screen view loads the table is inert, and the game resumes after it', async () => {
  const { asked, table, time, game } = await inGame();
  renderInGame(<GameScreen />, game);
  const before = table.record();
  expect(asked.count).toBe(1);
  expect(isInert()).toBe(false);

  await openPlace();
  expect(back()).toBeNull();
  expect(isInert()).toBe(true);
  fireEvent.keyDown(document.body, { key: ' ' });
  fireEvent.keyDown(document.body, { key: 'u' });
  time.pass(60_000);
  expect(table.record()).toBe(before);
  expect(asked.count).toBe(1);

  await act(async () => code.come());
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(isInert()).toBe(false);
  expect(table.record()).toBe(before);
  // The opponent is asked again, with its usual delay.
  await settle();
  expect(asked.count).toBe(2);
});

test('a screen that is rendered again after an error resumes the game', async () => {
  const { asked, table, game } = await inGame();
  table.pause();
  renderInGame(<GameScreen />, game);
  await settle();
  expect(asked.count).toBe(2);
});

test('alerts are shown in full-screen views, too', async () => {
  const { table, game } = await inGame();
  renderInGame(<GameScreen />, game);
  await openPlace();
  code.come();
  await screen.findByRole('button', { name: 'Back' });
  act(() => table.notify({ kind: 'not-saved', isFull: false }));
  expect(screen.getByRole('alert')).toHaveTextContent(/can’t be saved on this device/);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  // The alert about a failed opponent waits for the table, where its move can be seen.
  act(() => table.notify({ kind: 'opponent-failed', seat: 1 }));
  expect(screen.queryByText(/couldn’t decide/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText(/couldn’t decide/)).toBeVisible();
});
