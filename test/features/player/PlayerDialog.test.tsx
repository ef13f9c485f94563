import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ADAPTIVE, type SeatInfo, presetRules } from '@/engine/index.ts';
import { PlayerDialog } from '@/features/player/PlayerDialog.tsx';
import type { Rivalry } from '@/store/games/rivalry.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, styled } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

const show = (rivalry: Rivalry, preset: 'bugger-your-neighbor' | 'spades', seat: number) =>
  renderInGame(
    <PlayerDialog seat={seat} rivalryWith={() => rivalry} onClose={() => undefined} />,
    gameAt(styled({ header: appHeader(presetRules(preset)), commands: [] })),
  );

test('shows an opponent: name, level, style and the games against each other', async () => {
  show({ games: 12, ahead: 7, behind: 4 }, 'bugger-your-neighbor', 1);
  expect(await screen.findByRole('dialog', { name: 'Rufus' })).toBeVisible();
  expect(screen.getByText('Level: Medium')).toBeVisible();
  expect(screen.getByText('Takes the higher of two close bids.')).toBeVisible();
  const rows = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['Games against each other', '12'],
    ['You finished ahead', '7'],
    ['Rufus finished ahead', '4'],
    ['Tied', '1'],
  ]);
  expect(screen.queryByText(/^Only a few games/)).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('says that a few games prove little, or that there are none', async () => {
  const { unmount } = show({ games: 2, ahead: 2, behind: 0 }, 'bugger-your-neighbor', 1);
  expect(await screen.findByText(/^Only a few games so far/)).toBeVisible();
  unmount();
  show({ games: 0, ahead: 0, behind: 0 }, 'bugger-your-neighbor', 3);
  expect(await screen.findByText('You haven’t finished a game against Bram yet.')).toBeVisible();
});

test('a partner has no games against the player', async () => {
  show({ games: 12, ahead: 7, behind: 4 }, 'spades', 2);
  expect(await screen.findByText('Partner')).toBeVisible();
  expect(screen.queryByRole('term')).toBeNull();
});

test('says what an adaptive opponent does', async () => {
  const header = appHeader(presetRules('bugger-your-neighbor'));
  const seats = header.seats.map((info, seat): SeatInfo =>
    seat === 1 ? { ...info, player: ADAPTIVE } : info,
  );
  renderInGame(
    <PlayerDialog seat={1} rivalryWith={null} onClose={() => undefined} />,
    gameAt({ header: { ...header, seats }, commands: [] }),
  );
  expect(await screen.findByText('Level: Adaptive')).toBeVisible();
  expect(screen.getByText(/so the game stays close/)).toBeVisible();
});
