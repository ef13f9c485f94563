import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import HistoryDialog from '@/features/history/HistoryDialog.tsx';
import type { GameRecord } from '@/engine/index.ts';
import { type UnfinishedGame, UnfinishedGames } from '@/features/history/Unfinished.tsx';
import type { GameArchive } from '@/features/history/slots.ts';
import type { GameSummary } from '@/store/summary.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

const game = (id: string, rest: Partial<GameSummary> = {}): GameSummary => ({
  id,
  takenBack: 0,
  playedOut: 0,
  hints: 0,
  origin: null,
  ended: Date.UTC(2030, 0, 2, 12),
  preset: 'canadian',
  players: 4,
  levels: ['easy', 'hard'],
  place: 2,
  sides: 4,
  points: 123,
  made: 9,
  rounds: 19,
  ...rest,
});

const FINISHED = { header: defaultHeader(), commands: [] };

/** An archive that forgets when the test is over. */
function memoryArchive(all: GameSummary[], damaged = 0) {
  let games = all;
  const archive: GameArchive = {
    list: () => Promise.resolve({ games, damaged }),
    record: (id) => Promise.resolve(id === 'gone' ? null : FINISHED),
    remove: (id) => {
      const before = games;
      games = games.filter((each) => each.id !== id);
      return Promise.resolve(() => Promise.resolve(void (games = before)));
    },
    download: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    open: (file) => {
      if (file.size === 0)
        return Promise.resolve({ ok: false, error: { kind: 'not-a-games-file' } });
      games = [...games, game('new')];
      return Promise.resolve({ ok: true, value: { added: 1, known: 2, refused: 3 } });
    },
  };
  return archive;
}

const show = (archive: GameArchive, onWatch: (game: GameRecord) => void = () => undefined) =>
  renderInGame(
    <HistoryDialog open onClose={() => undefined} archive={archive} onWatch={onWatch} />,
  );

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('lists the games, the latest first, and what they come to', async () => {
  show(
    memoryArchive([
      game('1'),
      game('2', { ended: Date.UTC(2030, 5, 1), place: 1, preset: null }),
      game('3', { ended: null, takenBack: 1 }),
    ]),
  );
  await screen.findAllByRole('listitem');
  expect(rows()).toEqual([
    expect.stringMatching(/^House rules.*1st of 4, 123 points9 of 19 bids made$/),
    expect.stringMatching(/^CanadianJan 2, 2030.*4 players · Easy, Hard2nd of 4/),
    expect.stringMatching(/^CanadianSome time ago.*With help: taken back or played out$/),
  ]);
  const facts = within(screen.getByRole('region', { name: 'Statistics' }));
  expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2',
    '1',
    '1.5',
    '47%',
  ]);
  expect(facts.getByText(/^1 game with decisions taken back/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test('a deleted game can be put back at once', async () => {
  show(memoryArchive([game('1'), game('2', { preset: 'spades' })]));
  await userEvent.click(await screen.findByRole('button', { name: /^Delete Spades/ }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(rows()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /^Delete Spades/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('games come from a file, and what came of it is said', async () => {
  show(memoryArchive([game('1')]));
  await screen.findAllByRole('listitem');
  const field = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(field, new File(['games'], 'games.json', { type: 'application/json' }));
  expect(
    await screen.findByText('1 new game, 2 here already, 3 that cannot be read.'),
  ).toBeVisible();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  await userEvent.upload(field, new File([], 'empty.json', { type: 'application/json' }));
  expect(await screen.findByText('This is no file of games of Oh Hell!')).toBeVisible();
});

test('nothing finished, games that cannot be read, and no storage are said in words', async () => {
  const { unmount } = show(memoryArchive([], 2));
  expect(await screen.findByText('Every game that you finish is kept here.')).toBeVisible();
  expect(screen.getByText(/^2 more games cannot be read/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save as a file' })).toBeDisabled();
  unmount();
  show({ ...memoryArchive([]), list: () => Promise.reject(new Error('blocked')) });
  expect(await screen.findByText(/cannot be read now/)).toBeVisible();
});

test('a game is handed on to be watched; one that is gone is said', async () => {
  const watched = vi.fn<(game: GameRecord) => void>();
  show(memoryArchive([game('1'), game('gone', { preset: 'spades' })]), watched);
  await userEvent.click(await screen.findByRole('button', { name: /^Watch Canadian/ }));
  expect(watched).toHaveBeenCalledExactlyOnceWith(FINISHED);
  await userEvent.click(screen.getByRole('button', { name: /^Watch Spades/ }));
  expect(await screen.findByText(/cannot be read now/)).toBeVisible();
  expect(watched).toHaveBeenCalledOnce();
});

test('games that were left for another are gone on with, or given up; the one on the table is none', async () => {
  const left = (id: string, begun: number | null): UnfinishedGame => ({
    id,
    begun,
    preset: id === 'b' ? null : 'canadian',
    round: 3,
  });
  const remove = vi.fn<(id: string) => Promise<void>>(() => Promise.resolve());
  const onGoOn = vi.fn<(id: string) => void>();
  const list = () =>
    Promise.resolve([left('a', null), left('b', Date.UTC(2030, 0, 2, 12)), left('table', 1)]);
  renderInGame(<UnfinishedGames games={{ list, remove }} onTable="table" onGoOn={onGoOn} />);
  expect(await screen.findByRole('region', { name: 'Unfinished games' })).toBeVisible();
  expect(rows()).toEqual([
    expect.stringMatching(/^House rulesJan 2, 2030.* round 3$/),
    'CanadianSome time ago · round 3',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Go on with House rules/ }));
  expect(onGoOn).toHaveBeenCalledWith('b');
  await userEvent.click(screen.getByRole('button', { name: /^Give up Canadian/ }));
  expect(remove).toHaveBeenCalledWith('a');
  expect(rows()).toHaveLength(1);
  expect(await axeProblems()).toEqual([]);
});
