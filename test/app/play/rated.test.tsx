import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { AlertBar } from '@/features/alerts/AlertBar.tsx';
import { PlayedTable } from '@/app/play/PlayedTable.tsx';
import type { Advisers } from '@/store/ports/advisers.ts';
import { loadMessages } from '@/i18n/i18n.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { evenAdvice } from '../../support/advice.ts';
import { gameAt } from '../../support/features/game.ts';
import { stubNarrowScreen } from '../../support/features/narrow-screen.ts';
import { renderInGame } from '../../support/features/render.tsx';
import { NO_ACTIONS } from '../../support/features/table-actions.ts';

beforeAll(async () => {
  stubNarrowScreen();
  await loadMessages();
});

const ALONE = /^This attempt counts: no hints/;

/** The player's bid in a daily deal, with learning mode on or off. */
function atBid(rated: boolean, learning: boolean) {
  const header = defaultHeader({ firstDealer: 3 });
  const game = gameAt({ header, commands: [] });
  const advise = vi.fn<Advisers['advise']>(async (view, onNews) => {
    onNews(evenAdvice(view));
    return evenAdvice(view);
  });
  game.settings.setState({ learning });
  game.table.start(header, { kind: 'daily', date: '2026-11-21', rated });
  game.table.act({ type: 'deal' });
  game.table.skip();
  renderInGame(
    <>
      <PlayedTable {...NO_ACTIONS} />
      <AlertBar />
    </>,
    { ...game, advisers: { ...game.advisers, advise } },
  );
  return { game, advise };
}

test('a rated game refuses hints with an alert, even in learning mode', async () => {
  const { game, advise } = atBid(true, true);
  const lamp = await screen.findByRole('button', { name: 'Hint' });
  expect(lamp).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(lamp);
  expect(screen.getByText(ALONE)).toBeVisible();
  expect(screen.queryByTestId('hint')).not.toBeInTheDocument();
  expect(advise).not.toHaveBeenCalled();
  expect(game.table.note().hints).toBe(0);
  // The bid can still be made.
  act(() => void game.table.act({ type: 'bid', seat: 0, bid: 2 }));
  expect(game.table.record().commands).toHaveLength(2);
});

test('an unrated game gives hints and counts them', async () => {
  const { game, advise } = atBid(false, true);
  expect(await screen.findByTestId('hint')).toBeVisible();
  await waitFor(() => expect(advise).toHaveBeenCalledOnce());
  await waitFor(() => expect(game.table.note().hints).toBe(1));
  expect(screen.queryByText(ALONE)).not.toBeInTheDocument();
});
