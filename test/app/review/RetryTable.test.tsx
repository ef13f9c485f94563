import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { type GameRecord, legalCommands, toAct, stateAfter } from '@/engine/index.ts';
import { RetryTable } from '@/app/review/RetryTable.tsx';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { absentOpponents, gameAt } from '../../support/features/game.ts';
import { stubNarrowScreen } from '../../support/features/narrow-screen.ts';
import { renderInGame } from '../../support/features/render.tsx';
import type { Clock } from '@/store/ports/clock.ts';
import { judgmentWith } from '../../../tools/lib/made-reviews.ts';

beforeAll(stubNarrowScreen);

const record = played(defaultHeader({ firstDealer: 3 }), (state) => state.past.length === 1);
/** The player's bid. */
const commandIndex = record.commands.findIndex(
  (command) => command.type === 'bid' && command.seat === 0,
);
const before: GameRecord = {
  header: record.header,
  commands: record.commands.slice(0, commandIndex),
};

const standing: Clock = { after: () => () => undefined };
const running: Clock = {
  after(_, action) {
    const timer = setTimeout(action, 0);
    return () => clearTimeout(timer);
  },
};

const apart = {
  clock: standing,
  opponents: absentOpponents,
  randomness: { seed: () => 'a'.repeat(32), fraction: () => 0 },
};

/** The player's first card and the bid before it, one step apart. */
function Steps() {
  const card = record.commands.findIndex(({ type }, index) => {
    const { header, commands } = record;
    return (
      type === 'play' && toAct(stateAfter({ header, commands: commands.slice(0, index) }))[0] === 0
    );
  });
  const [standsAt, setStandsAt] = useState(card);
  const isBid = standsAt === commandIndex;
  return (
    <RetryTable
      ports={apart}
      record={record}
      judgment={judgmentWith(
        isBid ? { commandIndex } : { commandIndex: card, about: 'card', trick: 0, cost: 0 },
      )}
      result={stateAfter(record).past[0]}
      before={isBid ? null : commandIndex}
      next={isBid ? card : null}
      onLook={setStandsAt}
      onClose={() => undefined}
    />
  );
}

/** Shows the table; `choose` answers for the opponents. */
function show(choose: () => Promise<never> = () => new Promise(() => undefined), clock = standing) {
  const game = gameAt(record);
  const on = { onLook: vi.fn<(at: number) => void>(), onClose: vi.fn<() => void>() };
  renderInGame(
    <RetryTable
      ports={{
        clock,
        opponents: { ...absentOpponents, choose },
        randomness: { seed: () => 'a'.repeat(32), fraction: () => 0 },
      }}
      record={record}
      judgment={judgmentWith({ commandIndex })}
      result={stateAfter(record).past[0]}
      before={null}
      next={commandIndex + 5}
      {...on}
    />,
    game,
  );
  return { game, ...on };
}

it('shows the decision with its verdict, and leads to the next one', async () => {
  const { onLook, onClose } = show();
  expect(toAct(stateAfter(before))).toEqual([0]);
  expect(await screen.findByText('You bid 1; 2 was better.')).toBeVisible();
  // A focused arrow keeps the focus even at the first step.
  const first = screen.getByRole('button', { name: 'Previous decision' });
  expect(first).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(first);
  expect(first).toHaveFocus();
  expect(onLook).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Next decision' }));
  expect(onLook).toHaveBeenCalledWith(commandIndex + 5);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the review' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('focuses the verdict first; stepping keeps the focus on the arrow and announces', async () => {
  renderInGame(<Steps />, gameAt(record));
  const heading = await screen.findByRole('heading', { name: 'Round 1, trick 1' });
  expect(document.activeElement).toHaveTextContent(/Choose again and play on from here/);
  const arrow = screen.getByRole('button', { name: 'Previous decision' });
  arrow.focus();
  await userEvent.keyboard('{Enter}');
  // The panel for a bid takes the focus only when no control has it.
  expect(await screen.findByRole('button', { name: 'Bid 0' })).toBeVisible();
  expect(arrow).toHaveFocus();
  expect(heading).toHaveTextContent('Round 1, bid');
  expect(heading.closest('[aria-live="polite"]')).toHaveTextContent('Round 1, bidmistake');
  expect(
    screen.getByText('You bid 1; 2 was better.').closest('[aria-live="polite"]'),
  ).toBeInTheDocument();
});

it('plays on without touching the real game, and can be restarted', async () => {
  const { game } = show();
  const legal = legalCommands(stateAfter(before)).flatMap((command) =>
    command.type === 'bid' ? [command.bid] : [],
  );
  const bid = legal.at(-1) ?? 0;
  await userEvent.click(await screen.findByRole('button', { name: `Bid ${bid}` }));
  expect(screen.queryByRole('button', { name: `Bid ${bid}` })).toBeNull();
  expect(game.table.record()).toEqual(record);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: `Bid ${bid}` })).toBeEnabled();
});

it('a card chosen ahead is not chosen any more on another attempt', async () => {
  renderInGame(<Steps />, gameAt(record));
  const cards = () =>
    within(screen.getByRole('region', { name: /^Your hand/ })).getAllByRole('button');
  const playable = () => screen.findAllByRole('button', { name: /, playable$/ });
  await userEvent.click((await playable())[0]!);
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /, playable$/ })).toEqual([]));
  await userEvent.click(cards()[0]!);
  expect(screen.getAllByRole('button', { name: /, chosen ahead$/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click((await playable()).at(-1)!);
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /, playable$/ })).toEqual([]));
  expect(screen.queryAllByRole('button', { name: /, chosen ahead$/ })).toEqual([]);
});

it('reports a failed opponent, and plays on', async () => {
  show(() => Promise.reject(new Error('lost the thread')), running);
  await userEvent.click(await screen.findByRole('button', { name: 'Bid 0' }));
  expect(await screen.findByText(/^Rufus couldn’t decide/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  // The first opponent made a quick bid, and the next one is up.
  expect(await screen.findByText(/^Odile couldn’t decide/)).toBeVisible();
});

it('shows the hint on the position in place of the verdict, and hides it', async () => {
  show();
  const verdict = await screen.findByText('You bid 1; 2 was better.');
  await userEvent.click(screen.getByRole('button', { name: 'Hint' }));
  // Screen readers are told the same a moment later.
  const shown = { ignore: 'output' };
  expect(await screen.findByText('There is no hint for this decision.', shown)).toBeVisible();
  expect(verdict).not.toBeInTheDocument();
  await userEvent.keyboard('h');
  expect(screen.queryByTestId('hint')).toBeNull();
  expect(screen.getByText('You bid 1; 2 was better.')).toBeVisible();
});
