import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { GameRecord } from '@/engine/index.ts';
import DailyDialog from '@/features/daily/DailyDialog.tsx';
import type { DayTry } from '@/features/daily/slots.ts';
import { dailyHeader } from '@/store/daily.ts';
import type { Day } from '@/store/day.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { renderInGame } from '../../support/features/render.tsx';

/** A Saturday evening in UTC. */
const NOW = Date.UTC(2026, 10, 21, 20, 30);

const tried = (day: Day, place: number | null): [Day, DayTry] => [
  day,
  { id: day, isOver: place !== null, place },
];

function show(
  tries: readonly [Day, DayTry][] | null,
  {
    isBusy = false,
    first = null as Day | null,
    played = null as { day: Day; record: GameRecord } | null,
    broken = null as Day | null,
  } = {},
) {
  const on = {
    onClose: vi.fn<() => void>(),
    onPlay: vi.fn<(day: Day, rated: boolean) => void>(),
    onGoOn: vi.fn<(id: string) => void>(),
  };
  const { game } = renderInGame(
    <DailyDialog
      open
      now={() => NOW}
      first={first}
      shelf={{
        async tries(tell) {
          if (tries === null) throw new Error('blocked');
          tell(new Map(tries));
        },
        game: (day) =>
          Promise.resolve(broken === day ? null : { header: dailyHeader(day), commands: [] }),
      }}
      played={played}
      isBusy={isBusy}
      renderResult={(day) => <p>Result of {day}</p>}
      {...on}
    />,
  );
  return { ...on, game };
}

const facts = async () =>
  (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
const day = (name: string | RegExp) => screen.getByRole('button', { name });

test('the first try of the day counts; who plays, and for how long, is said', async () => {
  const on = show([]);
  expect(await screen.findByText('Blind bids, 8 rounds')).toBeVisible();
  expect(screen.getByText(/^Against .+\(.+\), .+ and .+\(.+\)$/)).toBeVisible();
  expect(screen.getByText('The next deal comes in 3 hours.')).toBeVisible();
  expect(await facts()).toEqual(['0', '0', '0', '0']);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(on.onPlay).toHaveBeenCalledWith('2026-11-21', true);
  expect(await axeProblems()).toEqual([]);
});

test('that it is played alone is said before it begins, and that learning mode rests', async () => {
  const { game } = show([]);
  const alone = 'There is one try, and you play it alone: no hints, and nothing can be taken back.';
  expect(await screen.findByText(alone)).toBeVisible();
  act(() => void game.settings.setState({ learning: true }));
  expect(screen.getByText(`${alone} Learning mode rests meanwhile.`)).toBeVisible();
});

test('days running, won and played are counted from the tries; a day left open ends the run', async () => {
  show([
    tried('2026-11-20', 1),
    tried('2026-11-19', 3),
    tried('2026-11-17', 1),
    tried('2026-11-18', null),
  ]);
  expect(await facts()).toEqual(['2', '2', '3', '2']);
  expect(day('November 20, 2026, won')).toBeVisible();
  expect(day('November 19, 2026, played')).toBeVisible();
  expect(day('November 18, 2026, begun')).toBeVisible();
  expect(day('November 16, 2026, not played')).toBeVisible();
});

test('a try that was begun is gone on with; a finished one shows its result and counts once', async () => {
  const on = show([tried('2026-11-21', null), tried('2026-11-20', 2)], { isBusy: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(on.onGoOn).toHaveBeenCalledWith('2026-11-21');
  expect(screen.getByText(/^The game on the table is kept/)).toBeVisible();
  await userEvent.click(day(/^November 20/));
  expect(await screen.findByText('Result of 2026-11-20')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play it again just for fun' }));
  expect(on.onPlay).toHaveBeenCalledWith('2026-11-20', false);
});

test('the days are moved through by key, not beyond today and not before the first', async () => {
  const on = show([]);
  const today = await screen.findByRole('button', { name: /^November 21/ });
  today.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(today).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(day(/^November 13/)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(day(/^November 9/)).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  expect(day(/^October 9/)).toHaveFocus();
  await userEvent.keyboard('{PageUp>12/}');
  expect(day(/^January 1,/)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'The month before' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Play it just for fun' }));
  expect(on.onPlay).toHaveBeenCalledWith('2026-01-01', false);
});

test('the game that has just ended is shown first, also where it does not count', async () => {
  const record = { header: dailyHeader('2026-10-02'), commands: [] };
  show([], { played: { day: '2026-10-02', record } });
  expect(await screen.findByText('Result of 2026-10-02')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
});

test('a day that was looked at before is shown again', async () => {
  show([tried('2026-11-19', 2)], { first: '2026-11-19' });
  expect(await screen.findByText('Result of 2026-11-19')).toBeVisible();
});

test('a try that cannot be read was none', async () => {
  const on = show([tried('2026-11-21', null)], { broken: '2026-11-21' });
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }));
  expect(on.onPlay).toHaveBeenCalledWith('2026-11-21', true);
});

test('without storage the deals can be played all the same', async () => {
  show(null);
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be read on this device/);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});
