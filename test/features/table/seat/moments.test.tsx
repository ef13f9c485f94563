import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type GameState, legalCommands, toAct, viewFor, stateAfter } from '@/engine/index.ts';
import { TrickArea } from '@/features/table/trick/TrickArea.tsx';
import { lastTrickSeats } from '@/store/table/moments.ts';
import { after, seedOf } from '../../../../tools/lib/games.ts';
import { defaultHeader, played } from '../../../../tools/lib/played-games.ts';
import { gameAt } from '../../../support/features/game.ts';
import { renderInGame } from '../../../support/features/render.tsx';

/** Whether the player's only card ends the round, with the bid made or missed. */
const endsRound =
  (isMade: boolean) =>
  (state: GameState): boolean => {
    const { round } = state;
    const [command, ...others] = legalCommands(state);
    if (round.phase !== 'play' || command === undefined || others.length > 0) return false;
    if (!toAct(state).includes(0) || round.trick.cards.length < 3) return false;
    const record = after(state, command).past.at(-1);
    // A bid that was sunk before has had its moment.
    const isOpen = [0, 1].includes((round.bids[0] ?? 0) - (round.tricks[0] ?? 0));
    return (
      isOpen && record?.index === round.index && (record.bids[0] === record.tricks[0]) === isMade
    );
  };

test.each([
  [true, 'Made it!'],
  [false, 'Sunk'],
])(
  'the player’s result is stamped on the table at the end of a round: made %s',
  (isMade, words) => {
    const records = Array.from({ length: 20 }, (_, seed) =>
      played(defaultHeader(), endsRound(isMade), seedOf(seed)),
    );
    const record = records.find((each) => endsRound(isMade)(stateAfter(each)));
    if (record === undefined) throw new Error('no such round');
    const game = gameAt(record);
    renderInGame(<TrickArea />, game);
    expect(screen.queryByText(words)).toBeNull();
    const [choice] = game.table.store.getState().view.choices;
    if (choice === undefined) throw new Error('no choice');
    act(() => game.table.decide(choice.command));
    // The last card, and then the trick.
    act(() => game.table.skip());
    expect(screen.getByText(words)).toHaveAttribute('aria-hidden', 'true');
  },
);

test('a bid beside the forbidden one is stamped with the number that the hook forbade', () => {
  const isLastToBid = (state: GameState): boolean =>
    state.round.phase === 'bid' && toAct(state).includes(0) && state.round.dealer === 0;
  const game = gameAt(played(defaultHeader(), isLastToBid));
  renderInGame(<TrickArea />, game);
  const { choices } = game.table.store.getState().view;
  const bidOf = ({ command }: (typeof choices)[number]) =>
    command.type === 'bid' && typeof command.bid === 'number' ? command.bid : Number.NaN;
  const forbidden = choices.find(({ refusal }) => refusal?.kind === 'hook');
  const beside = choices.find(
    (choice) => forbidden !== undefined && Math.abs(bidOf(choice) - bidOf(forbidden)) === 1,
  );
  if (forbidden === undefined || beside === undefined) throw new Error('no hook');
  act(() => game.table.decide(beside.command));
  expect(screen.getByText(`Can’t bid ${bidOf(forbidden)}`)).toBeInTheDocument();
});

test('the last trick is announced with the names of those who need it', () => {
  const record = played(defaultHeader(), (state) => lastTrickSeats(viewFor(state, 0)).length === 2);
  const game = gameAt(record);
  renderInGame(<TrickArea />, game);
  const { view } = game.table.store.getState();
  const [one = 0, other = 0] = lastTrickSeats(view);
  const name = (seat: number) => (seat === view.seat ? 'You' : view.seats[seat]?.name);
  expect(screen.getByText('The last trick decides')).toBeVisible();
  expect(screen.getByText(`${name(one)} and ${name(other)}`)).toBeVisible();
});

test('the last trick is said to decide until it is taken', () => {
  const isLast = (state: GameState): boolean =>
    lastTrickSeats(viewFor(state, 0)).length > 0 &&
    state.round.phase === 'play' &&
    state.round.trick.cards.length === 3 &&
    toAct(state).includes(0);
  const record = Array.from({ length: 20 }, (_, seed) =>
    played(defaultHeader(), isLast, seedOf(seed)),
  ).find((each) => isLast(stateAfter(each)));
  if (record === undefined) throw new Error('no such trick');
  const game = gameAt(record);
  renderInGame(<TrickArea />, game);
  const words = 'The last trick decides';
  expect(screen.getByText(words)).toBeVisible();
  const [choice] = game.table.store.getState().view.choices;
  if (choice === undefined) throw new Error('no choice');
  act(() => game.table.decide(choice.command));
  expect(game.table.store.getState().cue?.type).toBe('cardPlayed');
  expect(screen.getByText(words)).toBeVisible();
  act(() => game.table.skip());
  expect(game.table.store.getState().cue?.type).not.toBe('cardPlayed');
  expect(screen.queryByText(words)).toBeNull();
});
