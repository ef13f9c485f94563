import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RoundRecord, viewFor, stateAfter } from '@/engine/index.ts';
import { totalsCurves } from '@/features/scoreboard/totals-curves.ts';
import { TotalsChart } from '@/features/scoreboard/TotalsChart.tsx';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { pathsWithoutLength } from '../../support/features/paths.ts';
import { renderInGame } from '../../support/features/render.tsx';

const totalsOf = (...rounds: readonly (readonly number[])[]) =>
  rounds.map((totals) => ({ standing: { totals } })) as unknown as readonly RoundRecord[];

it('fits all totals, including the start, into the unit square', () => {
  expect(totalsCurves(totalsOf([10, -5], [20, 5]), 2)).toEqual({
    low: -5,
    high: 20,
    zero: 0.8,
    curves: [
      {
        side: 0,
        points: [
          [0, 0.8],
          [0.5, 0.4],
          [1, 0],
        ],
      },
      {
        side: 1,
        points: [
          [0, 0.8],
          [0.5, 1],
          [1, 0.6],
        ],
      },
    ],
  });
});

it('draws a flat line when nobody has scored', () => {
  const { curves } = totalsCurves(totalsOf([0, 0]), 2);
  expect(curves.map(({ points }) => points)).toEqual([
    [
      [0, 0.5],
      [1, 0.5],
    ],
    [
      [0, 0.5],
      [1, 0.5],
    ],
  ]);
});

it('lists where every line ends, best first', async () => {
  const state = stateAfter(played(defaultHeader(), ({ past }) => past.length === 7));
  renderInGame(<TotalsChart view={viewFor(state, 0)} />);
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent(/^Totals after round 7 of 19/);
  const names = ['You', 'Rufus', 'Odile', 'Bram'];
  const { totals } = state.standing;
  const order = [0, 1, 2, 3].toSorted((a, b) => totals[b]! - totals[a]!);
  expect(
    within(figure)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(order.map((seat) => `${names[seat]}${totals[seat]}`));
  expect(await axeProblems()).toEqual([]);
});

it('has a message before the first finished round', () => {
  renderInGame(
    <TotalsChart view={viewFor(stateAfter({ header: defaultHeader(), commands: [] }), 0)} />,
  );
  expect(screen.getByText(/starts after the first round/)).toBeVisible();
});

it('draws no zero-length path, whose cap WebKit would scale', () => {
  const state = stateAfter(played(defaultHeader(), ({ past }) => past.length === 7));
  renderInGame(<TotalsChart view={viewFor(state, 0)} />);
  expect(pathsWithoutLength()).toEqual([]);
});
