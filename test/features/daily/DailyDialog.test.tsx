import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { GameRecord } from '@/engine/index.ts';
import DailyDialog from '@/features/daily/DailyDialog.tsx';
import type { DailyAttempt } from '@/store/ports/daily.ts';
import { dailyHeader } from '@/store/daily.ts';
import type { Day } from '@/store/day.ts';
import { formatTag } from '@/i18n/languages.ts';
import { i18n } from '@/i18n/i18n.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { renderInGame } from '../../support/features/render.tsx';

/** A Saturday evening in UTC. */
const NOW = Date.UTC(2026, 10, 21, 20, 30);

const tried = (day: Day, place: number | null): [Day, DailyAttempt] => [
  day,
  { id: day, isGameOver: place !== null, place },
];

function show(
  tries: readonly [Day, DailyAttempt][] | null,
  {
    unfinished = null as string | null,
    first = null as Day | null,
    played = null as { day: Day; record: GameRecord } | null,
    broken = null as Day | null,
    now = () => NOW,
  } = {},
) {
  const on = {
    onClose: vi.fn<() => void>(),
    onPlay: vi.fn<(day: Day, rated: boolean) => void>(),
    onResume: vi.fn<(id: string) => void>(),
  };
  const { game, unmount } = renderInGame(
    <DailyDialog
      open
      now={now}
      first={first}
      repository={{
        async attempts(tell) {
          if (tries === null) throw new Error('blocked');
          tell(new Map(tries));
        },
        game: (day) =>
          Promise.resolve(broken === day ? null : { header: dailyHeader(day), commands: [] }),
      }}
      played={played}
      unfinished={unfinished}
      renderResult={(day) => <p>Result of {day}</p>}
      {...on}
    />,
  );
  return { ...on, game, unmount };
}

const facts = async () =>
  (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
const day = (name: string | RegExp) => screen.getByRole('button', { name });

test('the first attempt of the day counts; opponents and length are shown', async () => {
  const on = show([]);
  expect(await screen.findByText('Sealed bids, 8 rounds')).toBeVisible();
  expect(screen.getByText(/^Against .+\(.+\), .+ and .+\(.+\)$/)).toBeVisible();
  expect(screen.getByText('Next deal in 3 hours.')).toBeVisible();
  expect(await facts()).toEqual(['0', '0', '0', '0']);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(on.onPlay).toHaveBeenCalledWith('2026-11-21', true);
  expect(await axeProblems()).toEqual([]);
});

test('a note before the start says that there are no hints, even in learning mode', async () => {
  const { game } = show([]);
  const alone = 'One attempt: no hints, no undo, no auto-finish.';
  expect(await screen.findByText(alone)).toBeVisible();
  act(() => game.settings.setState({ learning: true }));
  expect(screen.getByText(`${alone} Learning mode is off for this game.`)).toBeVisible();
});

test('streaks, wins and games are counted from the attempts; a missed day ends a streak', async () => {
  show([
    tried('2026-11-20', 1),
    tried('2026-11-19', 3),
    tried('2026-11-17', 1),
    tried('2026-11-18', null),
  ]);
  expect(await facts()).toEqual(['2', '2', '3', '2']);
  expect(day('November 20, 2026, won')).toBeVisible();
  expect(day('November 19, 2026, played')).toBeVisible();
  expect(day('November 18, 2026, in progress')).toBeVisible();
  expect(day('November 16, 2026, not played')).toBeVisible();
});

test('an unfinished attempt is resumed; a finished one shows its result', async () => {
  const on = show([tried('2026-11-21', null), tried('2026-11-20', 2)], { unfinished: 'other' });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(on.onResume).toHaveBeenCalledWith('2026-11-21');
  expect(screen.getByText(/^Your current game will wait/)).toBeVisible();
  await userEvent.click(day(/^November 20/));
  expect(await screen.findByText('Result of 2026-11-20')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play again for fun' }));
  expect(on.onPlay).toHaveBeenCalledWith('2026-11-20', false);
});

// Regression: the attempt on the table was said to wait for itself.
test('the game on the table is not said to wait where it is the attempt itself', async () => {
  show([tried('2026-11-21', null)], { unfinished: '2026-11-21' });
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  expect(screen.queryByText(/will wait/)).not.toBeInTheDocument();
  await userEvent.click(day(/^November 20/));
  expect(screen.getByText(/^Your current game will wait/)).toBeVisible();
});

test('arrow keys move through the days, from the first day to today', async () => {
  const on = show([]);
  const today = await screen.findByRole('button', { name: /^November 21/ });
  today.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(today).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(day(/^November 13/)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(day(/^November 8/)).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  expect(day(/^October 8/)).toHaveFocus();
  await userEvent.keyboard('{PageUp>12/}');
  expect(day(/^January 1,/)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Play for fun' }));
  expect(on.onPlay).toHaveBeenCalledWith('2026-01-01', false);
});

test('weeks start as in the player’s region', async () => {
  const weekdays = () =>
    screen.getAllByRole('columnheader').map((each) => each.getAttribute('abbr'));
  act(() => i18n.activate('en', formatTag('en', ['en-GB'])));
  const { unmount } = show([]);
  await screen.findByRole('button', { name: /^21 November/ });
  expect(weekdays()[0]).toBe('Monday');
  unmount();
  act(() => i18n.activate('en', formatTag('en', ['en-US'])));
  show([]);
  await screen.findByRole('button', { name: /^November 21/ });
  expect(weekdays()[0]).toBe('Sunday');
});

test('the game that has just ended comes first, even if unrated', async () => {
  const record = { header: dailyHeader('2026-10-02'), commands: [] };
  show([], { played: { day: '2026-10-02', record } });
  expect(await screen.findByText('Result of 2026-10-02')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
});

test('the day opened last is shown again', async () => {
  show([tried('2026-11-19', 2)], { first: '2026-11-19' });
  expect(await screen.findByText('Result of 2026-11-19')).toBeVisible();
});

test('an unreadable attempt does not count', async () => {
  const on = show([tried('2026-11-21', null)], { broken: '2026-11-21' });
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }));
  expect(on.onPlay).toHaveBeenCalledWith('2026-11-21', true);
});

test('without storage the deals can be played', async () => {
  show(null);
  expect(await screen.findByRole('alert')).toHaveTextContent(/can’t be read on this device/);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a day that ends while it is shown no longer counts', async () => {
  let now = Date.UTC(2026, 10, 21, 23, 59);
  const on = show([], { now: () => now });
  const play = await screen.findByRole('button', { name: 'Play' });
  now += 60_000;
  await userEvent.click(play);
  expect(on.onPlay).not.toHaveBeenCalled();
  expect(screen.getByText('This deal no longer counts.')).toBeVisible();
  expect(screen.getByText('Next deal in 24 hours.')).toBeVisible();
  const forFun = screen.getByRole('button', { name: 'Play for fun' });
  expect(forFun).toHaveFocus();
  await userEvent.click(forFun);
  expect(on.onPlay).toHaveBeenLastCalledWith('2026-11-21', false);
  await userEvent.click(day(/November 22, 2026, not played$/));
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(on.onPlay).toHaveBeenLastCalledWith('2026-11-22', true);
});

test('the time to the next deal goes on while it is shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let now = Date.UTC(2026, 10, 21, 23, 50);
  show([], { now: () => now });
  expect(await screen.findByText('Next deal in 10 minutes.')).toBeVisible();
  now += 60_000;
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Next deal in 9 minutes.')).toBeVisible();
});
