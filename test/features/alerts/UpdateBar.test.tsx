import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { UpdateBar } from '@/features/alerts/UpdateBar.tsx';
import { newVersion } from '@/store/new-version.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

afterEach(() => newVersion.setState({ reload: null }));

const found = (reload: () => void): void => act(() => newVersion.setState({ reload }));

test('a new version is offered between rounds, and loads only when the player chooses Reload', async () => {
  const reload = vi.fn<() => void>();
  renderInGame(<UpdateBar />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  found(reload);
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready');
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a new version is not offered during a round', () => {
  const inPlay = played(defaultHeader(), ({ round }) => round.phase === 'play');
  renderInGame(<UpdateBar />, gameAt(inPlay));
  found(() => undefined);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('Later dismisses the offer', async () => {
  const reload = vi.fn<() => void>();
  renderInGame(<UpdateBar />);
  found(reload);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});
