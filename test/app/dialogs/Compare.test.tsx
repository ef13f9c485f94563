import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { Compare } from '@/app/dialogs/Compare.tsx';
import type { Command, PlayerView } from '@/engine/index.ts';
import { loadMessages } from '@/i18n/i18n.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { stubNarrowScreen } from '../../support/features/narrow-screen.ts';
import { renderInGame } from '../../support/features/render.tsx';
import { firstMove } from '../../support/store/table-bench.ts';

/** The index of the round of each decision that a stand-in's thread was asked for. */
const asked = vi.hoisted((): number[] => []);
vi.mock(import('@/platform/threads.ts'), async (original) => ({
  ...(await original()),
  // It never finishes the second round.
  opponentsClient: () => ({
    getReady: () => undefined,
    ask: async ({ view }: { readonly view: PlayerView }) => {
      asked.push(view.past.length);
      return view.past.length === 0 ? firstMove(view) : new Promise<Command>(() => undefined);
    },
    close: () => undefined,
  }),
}));

beforeAll(async () => {
  stubNarrowScreen();
  await loadMessages();
});

const DAILY = { kind: 'daily', date: '2026-11-23', rated: false } as const;

test('without storage a paused stand-in goes on where it was', async () => {
  const record = played(defaultHeader(), ({ past }) => past.length === 3);
  renderInGame(
    <Compare open game={{ id: 'a'.repeat(32), record, title: '' }} onClose={() => undefined} />,
  );
  await waitFor(() => expect(asked.at(-1)).toBe(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  asked.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(asked).toEqual([1]);
});

test('at a daily deal a stand-in goes on where it was when the comparison is opened again', async () => {
  const { header, commands } = played(defaultHeader(), ({ past }) => past.length === 3);
  const game = gameAt({ header, commands: [] });
  game.table.load({ header, commands }, { ...game.table.note(), origin: DAILY });
  const open = () => renderInGame(<Compare open game={null} onClose={() => undefined} />, game);
  const { unmount } = open();
  await waitFor(() => expect(asked.at(-1)).toBe(1));
  unmount();
  asked.length = 0;
  open();
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(asked).toEqual([1]);
});
