import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PlayerView, RoundView } from '@/engine/index.ts';
import { presetRules, viewFor } from '@/engine/index.ts';
import GameOver from '@/features/scoreboard/GameOver.tsx';
import type { Game } from '@/store/hooks.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, defaultHeader, folded, gameAt, played } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

const show = (game: Game) => {
  const on = {
    onPlayAgain: vi.fn<() => void>(),
    onSameCards: vi.fn<() => void>(),
    onNewGame: vi.fn<() => void>(),
    onSheet: vi.fn<() => void>(),
    onShare: vi.fn<() => void>(),
    onReview: vi.fn<() => void>(),
  };
  renderInGame(<GameOver {...on} />, game);
  return on;
};

/** A finished game with these totals, whatever led to them. */
function endedWith(totals: readonly number[]): Game {
  const header = appHeader(presetRules('bugger-your-neighbor', totals.length));
  const game = gameAt(played(header));
  const best = Math.max(...totals);
  const { view } = game.table.store.getState();
  const round = {
    ...view.round,
    winners: totals.flatMap((total, side) => (total === best ? [side] : [])),
  } as RoundView;
  const standing = { ...view.standing, totals };
  game.table.store.setState({ view: { ...view, standing, round } satisfies PlayerView });
  return game;
}

it.each([
  [[90, 20, 10, 0], 'You win!'],
  [[20, 20, 90, 0], 'Odile wins'],
  [[90, 20, 10, 90], 'You and Bram share the win'],
  [[10, 90, 90, 0], 'Rufus and Odile share the win'],
  [[70, 70, 70, 0], 'You, Rufus, and Odile share the win'],
])('totals %j: %s', (totals, said) => {
  show(endedWith(totals));
  expect(screen.getByRole('heading', { name: said })).toBeVisible();
});

it('partners win together', () => {
  const view = viewFor(folded(played(appHeader(presetRules('spades')))), 0);
  if (view.round.phase !== 'over') throw new Error('not over');
  show(gameAt(played(appHeader(presetRules('spades')))));
  const { winners } = view.round;
  const names = ['You and Odile win', 'Rufus and Bram win'];
  const shared = 'You, Rufus, Odile, and Bram share the win';
  const said = winners.length > 1 ? shared : names[winners[0]!]!;
  expect(screen.getByRole('heading', { name: said })).toBeVisible();
});

/** The ranking as text: place, player with or without the crown, bids made, total. */
const rankingRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [place, made, total] = within(row).getAllByRole('cell');
      return [
        place?.textContent,
        within(row).getByRole('rowheader').textContent,
        made?.textContent,
        total?.textContent,
      ];
    });

it('ties share a place, the next is skipped, and every winner gets a crown', () => {
  show(endedWith([40, 90, -7, 90, 40]));
  expect(rankingRows().map(([place, name, , total]) => [place, name, total])).toEqual([
    ['1', 'Rufuswins', '90'],
    ['1', 'Bramwins', '90'],
    ['3', 'You', '40'],
    ['3', 'Hazel', '40'],
    ['5', 'Odile', '−7'],
  ]);
});

it('counts made bids, and finds the best round', () => {
  const record = played(defaultHeader());
  const { past, standing } = folded(record);
  show(gameAt(record));
  const names = ['You', 'Rufus', 'Odile', 'Bram'];
  for (const [, name, made, total] of rankingRows()) {
    const seat = names.indexOf(name!.replace('wins', ''));
    const count = past.filter(({ bids, tricks }) => bids[seat] === tricks[seat]).length;
    expect(made).toBe(`${count} of 19`);
    expect(total).toBe(`${standing.totals[seat]}`);
  }
  const best = Math.max(...past.flatMap(({ points }) => points));
  const holders = past.flatMap(({ points, index }) =>
    points.flatMap((value, seat) => (value === best ? [{ name: names[seat]!, index }] : [])),
  );
  const line = screen.getByText(/^Best round: /);
  expect(line).toHaveTextContent(`+${best}`);
  for (const { name } of holders) expect(line).toHaveTextContent(name);
  const where = holders.length === 1 ? ` in round ${holders[0]!.index + 1}` : '';
  expect(line.textContent.endsWith(where)).toBe(true);
});

it('keys reach every action, starting with Play again', async () => {
  const on = show(gameAt(played(defaultHeader())));
  expect(screen.getByRole('button', { name: 'Play again' })).toHaveFocus();
  await userEvent.keyboard(`{Enter}${'{Tab}{Enter}'.repeat(5)}`);
  expect(on.onPlayAgain).toHaveBeenCalledOnce();
  expect(on.onReview).toHaveBeenCalledOnce();
  expect(on.onSameCards).toHaveBeenCalledOnce();
  expect(on.onShare).toHaveBeenCalledOnce();
  expect(on.onNewGame).toHaveBeenCalledOnce();
  expect(on.onSheet).toHaveBeenCalledOnce();
});

it('has no violations found by axe', async () => {
  show(gameAt(played(defaultHeader())));
  expect(await axeProblems()).toEqual([]);
});
