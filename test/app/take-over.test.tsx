import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { App } from '@/app/App.tsx';
// Preload the screen that another tab leaves, before any time limit.
import '@/features/session/OtherTab.tsx';
import { legalCommands } from '@/engine/index.ts';
import { loadMessages } from '@/i18n/i18n.ts';
import type { Session } from '@/store/session.ts';
import { defaultHeader, played } from '../../tools/lib/played-games.ts';
import { gameAt } from '../support/features/game.ts';
import { stubNarrowScreen } from '../support/features/narrow-screen.ts';

beforeAll(async () => {
  stubNarrowScreen();
  await loadMessages();
});

/** A page as it opens, before the game is drawn in it. */
function openingPage(): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset['prerendered'] = '';
  document.body.append(root);
  return root;
}

afterEach(() => document.getElementById('root')?.remove());

/** Opens the page where the player is to play a card; `isOtherTab`: another tab has the game. */
function open(isOtherTab: boolean): void {
  const store = createStore(() => ({ isOtherTab }));
  const playHere = async (): Promise<void> => store.setState({ isOtherTab: false });
  const session: Session = {
    store,
    playHere,
    start: async () => undefined,
    leave: () => undefined,
  };
  const game = gameAt(
    played(defaultHeader(), (state) => {
      const [command] = legalCommands(state);
      return command?.type === 'play' && command.seat === 0;
    }),
  );
  const container = openingPage();
  render(<App game={game} session={session} />, { container });
}

const firstCard = () => screen.findAllByRole('button', { name: /, playable$/ });

test('a game taken over from another tab goes on with the focus at the first card to play', async () => {
  open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Play here' }));
  const [card] = await firstCard();
  await waitFor(() => expect(card).toHaveFocus());
});

test('a page that opens at a card does not move the focus into the hand', async () => {
  open(false);
  await firstCard();
  expect(screen.getByRole('main')).toHaveFocus();
});
