import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  type PlayerView,
  type RoundView,
  leadingSides,
  presetRules,
  stateAfter,
  viewFor,
} from '@/engine/index.ts';
import { FinalResult } from '@/features/scoreboard/FinalResult.tsx';
import type { GameReview } from '@/features/scoreboard/GameFacts.tsx';
import GameOver from '@/features/scoreboard/GameOver.tsx';
import type { Game } from '@/store/hooks.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { focusedControl } from '../../support/features/focused-control.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

const show = (game: Game) => {
  const on = {
    onPlayAgain: vi.fn<() => void>(),
    onSameCards: vi.fn<() => void>(),
    onNewGame: vi.fn<() => void>(),
    onSheet: vi.fn<() => void>(),
    onShare: vi.fn<() => void>(),
    onReview: vi.fn<() => void>(),
    onCompare: vi.fn<() => void>(),
    onStartScreen: vi.fn<() => void>(),
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
  const view = viewFor(stateAfter(played(appHeader(presetRules('spades')))), 0);
  if (view.round.phase !== 'over') throw new Error('not over');
  show(gameAt(played(appHeader(presetRules('spades')))));
  const { winners } = view.round;
  const names = ['You and Odile win', 'Rufus and Bram win'];
  const shared = 'You, Rufus, Odile, and Bram share the win';
  const said = winners.length > 1 ? shared : names[winners[0]!]!;
  expect(screen.getByRole('heading', { name: said })).toBeVisible();
});

/** The places as a screen reader gives them, in its order. */
const places = () =>
  screen
    .getAllByRole('listitem')
    .map((item) =>
      /^Place (\d+): (.+), (\S+) points?, Bids made: (\d+) of (\d+)/u.exec(item.textContent),
    )
    .filter((found) => found !== null)
    .map(([, place, name, total, made, of]) => ({ place, name, total, made, of }));

it('ties share a place, and the next is skipped', () => {
  show(endedWith([40, 90, -7, 90, 40]));
  expect(places().map(({ place, name, total }) => [place, name, total])).toEqual([
    ['1', 'Rufus', '90'],
    ['1', 'Bram', '90'],
    ['3', 'You', '40'],
    ['3', 'Hazel', '40'],
    ['5', 'Odile', '−7'],
  ]);
});

it('counts made bids', () => {
  const record = played(defaultHeader());
  const { past, standing } = stateAfter(record);
  show(gameAt(record));
  const names = ['You', 'Rufus', 'Odile', 'Bram'];
  expect(places()).toHaveLength(4);
  for (const { name = '', total, made, of } of places()) {
    const seat = names.indexOf(name);
    const count = past.filter(({ bids, tricks }) => bids[seat] === tricks[seat]).length;
    expect([made, of, total]).toEqual([`${count}`, '19', `${standing.totals[seat]}`]);
  }
});

it('names the round that turned the game, and the best bid', () => {
  const record = played(defaultHeader());
  const { past } = stateAfter(record);
  const game = gameAt(record);
  show(game);
  const { round, rules } = game.table.store.getState().view;
  const [winner] = round.phase === 'over' ? round.winners : [];
  const leads = past.map(({ standing }) => leadingSides(rules, standing.totals).join());
  const last = leads.findLastIndex((leader) => leader !== `${winner}`);
  const where = last < 0 ? 'from start to finish' : `for good in round ${last + 2}`;
  expect(screen.getByText(new RegExp(`${where}$`))).toBeVisible();
  const made = past.filter(({ bids, tricks }) => bids[0] === tricks[0]);
  const best = Math.max(...made.map(({ points }) => points[0] ?? 0));
  expect(screen.getByText(/^Your best bid:$/).parentElement).toHaveTextContent(
    new RegExp(`^Your best bid: \\d+ in round \\d+, \\+${best}$`),
  );
});

it('shows luck and skill as soon as the review has them', () => {
  const shown = (review: GameReview) =>
    renderInGame(<FinalResult heading="a" review={review} />, gameAt(played(defaultHeader())));
  const { unmount } = shown({ kind: 'reviewing', done: 2, of: 19 });
  expect(screen.getByText(/^reviewing round 3 of 19$/)).toBeVisible();
  unmount();
  // Regression: only the cards and the choices were shown, which do not add up to the points.
  const breakdown = { mean: 37, luck: -9.9, bids: -2.3, play: -1.1, rest: -11.7, points: 12 };
  shown({ kind: 'reviewed', breakdown });
  expect(
    screen.getByText(
      /^37 expected\. Your cards and seat brought −9.9, your choices −3.4, opponents and luck −11.7\.$/,
    ),
  ).toBeVisible();
});

it('keys reach every action, starting with Play again', async () => {
  const on = show(gameAt(played(defaultHeader())));
  expect(screen.getByRole('button', { name: 'Play again' })).toHaveFocus();
  await userEvent.keyboard(`{Enter}${'{Tab}{Enter}'.repeat(7)}`);
  expect(on.onPlayAgain).toHaveBeenCalledOnce();
  expect(on.onReview).toHaveBeenCalledOnce();
  expect(on.onSameCards).toHaveBeenCalledOnce();
  expect(on.onShare).toHaveBeenCalledOnce();
  expect(on.onNewGame).toHaveBeenCalledOnce();
  expect(on.onCompare).toHaveBeenCalledOnce();
  expect(on.onSheet).toHaveBeenCalledOnce();
  expect(on.onStartScreen).toHaveBeenCalledOnce();
});

it('has no violations found by axe', async () => {
  show(gameAt(played(defaultHeader())));
  expect(await axeProblems()).toEqual([]);
});

it('takes no focus from a control that has it', () => {
  const control = focusedControl();
  show(gameAt(played(defaultHeader())));
  expect(control).toHaveFocus();
});

it.each(['bugger-your-neighbor', 'spades'] as const)(
  'somebody else’s game of %s is not told as the viewer’s own',
  (preset) => {
    const header = appHeader(presetRules(preset));
    const seats = header.seats.map((info, seat) => (seat === 0 ? { ...info, name: 'Maya' } : info));
    renderInGame(<FinalResult heading="result" />, gameAt(played({ ...header, seats })));
    expect(screen.getByText('Last round:')).toBeVisible();
    expect(screen.queryByText(/\b(you|your|the other side)\b/i)).toBeNull();
  },
);
