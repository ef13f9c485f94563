import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type GameState, leadingSides, stateAfter, toAct } from '@/engine/index.ts';
import RoundSummary from '@/features/scoreboard/RoundSummary.tsx';
import { placesOf, rowsGained } from '@/features/scoreboard/standings.ts';
import { playerName } from '@/i18n/player-names.ts';
import { translate } from '@/i18n/i18n.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { focusedControl } from '../../support/features/focused-control.ts';
import { gameAt } from '../../support/features/game.ts';
import { spadesWith } from '../../support/features/played-by.ts';
import { renderInGame } from '../../support/features/render.tsx';

const afterRounds = (rounds: number) => (state: GameState) =>
  state.past.length === rounds && state.round.phase === 'scored';

const minus = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
const signed = (value: number): string => (value > 0 ? `+${value}` : minus(value));

it.each([1, 2, 5, 18])('shows bids, tricks, points and standings after round %i', (rounds) => {
  const record = played(defaultHeader(), afterRounds(rounds));
  const { header, past, standing } = stateAfter(record);
  const last = past.at(-1)!;
  renderInGame(<RoundSummary onNext={() => undefined} />, gameAt(record));

  const rows = screen.getAllByRole('row').slice(1);
  const places = placesOf(header.rules, standing.totals);
  const order = [0, 1, 2, 3].toSorted((a, b) => places[a]! - places[b]!);
  const leaders = leadingSides(header.rules, standing.totals);
  for (const [at, seat] of order.entries()) {
    const cells = within(rows[at]!).getAllByRole('cell');
    const name = within(rows[at]!).getByRole('rowheader');
    const made = last.bids[seat] === last.tricks[seat];
    expect(name).toHaveTextContent(playerName(translate, header.seats[seat]));
    expect(name.textContent.includes('leads')).toBe(leaders.includes(seat));
    expect(cells[0]?.textContent).toMatch(new RegExp(`^${places[seat]}`));
    expect(cells.slice(1).map((cell) => cell.textContent)).toEqual([
      `${last.bids[seat]}`,
      `${last.tricks[seat]}${made ? 'made' : 'missed'}`,
      signed(last.points[seat]!),
      minus(standing.totals[seat]!),
    ]);
  }
});

it('is not left by a click of a quick series that hurried the last trick', async () => {
  const onNext = vi.fn<() => void>();
  renderInGame(<RoundSummary onNext={onNext} />, gameAt(played(defaultHeader(), afterRounds(1))));
  const button = screen.getByRole('button', { name: 'Next round' });
  fireEvent.click(button, { detail: 3 });
  // A press that counts disables it at once.
  expect(button).toBeEnabled();
  fireEvent.click(button, { detail: 1 });
  expect(button).toBeDisabled();
  await waitFor(() => expect(onNext).toHaveBeenCalledOnce());
});

it('moves rows to their new places when a round has just ended', () => {
  /** Whether the player's last card ends a round after the first. */
  const isLastCard = (state: GameState): boolean => {
    const { past, round } = state;
    return (
      past.length > 0 &&
      round.phase === 'play' &&
      toAct(state).includes(0) &&
      round.trick.cards.length === 3 &&
      round.taken.length === round.handSize - 1
    );
  };
  const hasMoved = (seed: number): boolean => {
    const record = played(defaultHeader(), isLastCard, String(seed).padStart(32, '0'));
    const game = gameAt(record);
    const { unmount } = renderInGame(<RoundSummary onNext={() => undefined} />, game);
    const [choice] = game.table.store.getState().view.choices;
    if (choice === undefined) throw new Error('no choice');
    act(() => game.table.decide(choice.command));
    act(() => game.table.skip());
    act(() => game.table.skip());
    const rows = screen.getAllByRole('row').slice(1);
    const seats = rows.map(({ dataset }) => Number(dataset['side']));
    const moved = rowsGained(game.table.store.getState().view);
    const directions = seats.map((seat) => Math.sign(moved[seat]!));
    expect(rows.map(({ dataset }) => ({ up: 1, down: -1 })[dataset['moved'] ?? ''] ?? 0)).toEqual(
      directions,
    );
    unmount();
    return directions.some((direction) => direction !== 0);
  };
  expect([1, 2, 3, 4, 5].some(hasMoved)).toBe(true);
});

it('shows places gained and lost', () => {
  const places = stateAfter(played(defaultHeader())).past.map(({ standing }) =>
    placesOf(defaultHeader().rules, standing.totals),
  );
  const at = places.findIndex((now, round) => {
    const gains = places[round - 1]?.map((place, seat) => place - now[seat]!) ?? [];
    return gains.some((gain) => gain > 0) && gains.some((gain) => gain < 0);
  });
  const [before, now] = [places[at - 1], places[at]];
  const record = played(defaultHeader(), afterRounds(at + 1));
  renderInGame(<RoundSummary onNext={() => undefined} />, gameAt(record));
  for (const [seat, place] of now!.entries()) {
    const row = screen.getByRole('row', {
      name: new RegExp(playerName(translate, record.header.seats[seat])),
    });
    const gained = before![seat]! - place;
    expect(/up (\d)/.exec(row.textContent)?.[1] ?? '0').toBe(`${Math.max(0, gained)}`);
    expect(/down (\d)/.exec(row.textContent)?.[1] ?? '0').toBe(`${Math.max(0, -gained)}`);
  }
});

it('shows the result of the player’s bid and what comes next', () => {
  const record = played(defaultHeader(), afterRounds(1));
  const { past } = stateAfter(record);
  renderInGame(<RoundSummary onNext={() => undefined} />, gameAt(record));
  const { bids, tricks, points } = past[0]!;
  const off = Math.abs(bids[0]! - tricks[0]!);
  const said =
    off === 0
      ? `You made your bid: ${signed(points[0]!)}`
      : `You missed by ${off}: ${signed(points[0]!)}`;
  expect(screen.getByRole('heading')).toHaveTextContent(said);
  expect(screen.getByText('Next: 9 cards, Rufus deals')).toBeVisible();
});

it('says so when the viewer deals next', () => {
  const record = played(defaultHeader({ firstDealer: 3 }), afterRounds(1));
  renderInGame(<RoundSummary onNext={() => undefined} />, gameAt(record));
  expect(screen.getByText('Next: 9 cards, you deal')).toBeVisible();
});

it('takes no focus from a control that has it', () => {
  const record = played(defaultHeader(), afterRounds(1));
  const control = focusedControl();
  renderInGame(<RoundSummary onNext={() => undefined} />, gameAt(record));
  expect(control).toHaveFocus();
});

it('the only button has the focus and continues', async () => {
  const onNext = vi.fn<() => void>();
  const record = played(defaultHeader(), afterRounds(1));
  renderInGame(<RoundSummary onNext={onNext} />, gameAt(record));
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Next round' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  // It continues only after the press has been painted.
  await waitFor(() => expect(onNext).toHaveBeenCalledOnce());
});

it('partners share a line with their contract, and every entry is explained', () => {
  const record = spadesWith([3, 3, 0, 4], ({ past }) => past.length === 3);
  const last = stateAfter(record).past.at(-1)!;
  renderInGame(<RoundSummary onNext={() => undefined} />, gameAt(record));
  expect(screen.getByText('Round 3, to 500')).toBeVisible();
  const row = screen.getByRole('row', { name: /You and Odile/ });
  expect(within(row).getAllByRole('cell')[1]).toHaveTextContent('3nil');
  const ledger = screen.getAllByRole('list').map((list) => list.textContent);
  expect(ledger).toHaveLength(2);
  expect(ledger.join(' ')).toContain(
    last.tricks[2] === 0 ? 'Odile: nil made+100' : 'Odile: nil failed−100',
  );
  expect(ledger.join(' ')).toContain(
    (last.tricks[0] ?? 0) >= 3 ? 'Contract of 3 made+30' : 'Contract of 3 missed−30',
  );
  expect(screen.getByRole('heading')).toHaveTextContent(
    (last.tricks[0] ?? 0) >= 3 ? /^Your side made its contract of 3/ : /^Your side missed its 3 by/,
  );
});

it('has no violations found by axe', async () => {
  const record = played(defaultHeader(), afterRounds(3));
  renderInGame(<RoundSummary onNext={() => undefined} />, gameAt(record));
  expect(await axeProblems()).toEqual([]);
});
