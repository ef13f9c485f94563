import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import ScoreSheetDialog from '@/features/scoreboard/ScoreSheetDialog.tsx';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

const midGame = () => gameAt(played(defaultHeader(), ({ past }) => past.length === 5));

it('shows sheet and chart over the table, and closes with Esc', async () => {
  const onClose = vi.fn<() => void>();
  renderInGame(<ScoreSheetDialog open onClose={onClose} />, midGame());
  const dialog = await screen.findByRole('dialog', { name: 'Score sheet' });
  expect(dialog).toContainElement(screen.getByRole('table'));
  expect(dialog).toContainElement(screen.getByRole('figure'));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('has no violations found by axe', async () => {
  renderInGame(<ScoreSheetDialog open onClose={() => undefined} />, midGame());
  await screen.findByRole('dialog');
  expect(await axeProblems()).toEqual([]);
});

it('is absent while closed', () => {
  renderInGame(<ScoreSheetDialog open={false} onClose={() => undefined} />, midGame());
  expect(screen.queryByRole('dialog')).toBeNull();
});
