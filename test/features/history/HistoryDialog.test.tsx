import { StrictMode } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import HistoryDialog from '@/features/history/HistoryDialog.tsx';
import type { GameRecord } from '@/engine/index.ts';
import type { QuarantineEntry, GameArchive } from '@/store/ports/archive.ts';
import { createFileImport } from '@/store/games/file-import.ts';
import type { GameSummary } from '@/store/games/summary.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { pathsWithoutLength } from '../../support/features/paths.ts';
import { renderInGame } from '../../support/features/render.tsx';
import { UNAIDED } from '@/store/table/game-history.ts';
import { rows } from '../../support/features/rows.ts';

const game = (id: string, rest: Partial<GameSummary> = {}): GameSummary => ({
  id,
  ...UNAIDED,
  ended: new Date(2030, 0, 2, 12).getTime(),
  preset: 'canadian',
  isVariant: false,
  players: 4,
  levels: ['easy', 'hard'],
  place: 2,
  sides: 4,
  points: 123,
  opponents: [],
  rounds: Array.from({ length: 19 }, (_, index) => ({
    handSize: 5,
    turn: index % 4,
    bid: 1,
    took: index < 9 ? 1 : 2,
    made: index < 9,
    points: index < 9 ? 11 : 0,
  })),
  ...rest,
});

const DAILY = { kind: 'daily', date: '2026-11-21', rated: true } as const;

const FINISHED = { header: defaultHeader(), commands: [] };

const ASIDE: readonly QuarantineEntry[] = [
  { key: 'aside/1', found: new Date(2030, 0, 1, 12).getTime() },
  { key: 'aside/2', found: null },
];

/** An in-memory archive. */
function memoryArchive(all: GameSummary[], unreadable = 0) {
  let games = all;
  let entries = ASIDE;
  const calls = {
    takeSettings: vi.fn<() => void>(),
    download: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    downloadQuarantined: vi.fn<(key: string) => Promise<void>>(() => Promise.resolve()),
  };
  const archive: GameArchive = {
    list: () => Promise.resolve({ games, unreadable }),
    record: (id) => Promise.resolve(id === 'gone' ? null : FINISHED),
    remove: (id) => {
      const before = games;
      games = games.filter((each) => each.id !== id);
      return Promise.resolve(() => Promise.resolve(void (games = before)));
    },
    download: calls.download,
    open: (file) => {
      if (file.size === 0)
        return Promise.resolve({ ok: false, error: { kind: 'not-a-games-file' } });
      games = [...games, game('new')];
      return Promise.resolve({
        ok: true,
        value: {
          added: 1,
          known: 2,
          refused: 3,
          unfinished: 4,
          practiced: true,
          rules: 1,
          quarantined: 2,
          takeSettings: calls.takeSettings,
        },
      });
    },
    quarantined: () => Promise.resolve(entries),
    downloadQuarantined: calls.downloadQuarantined,
    removeQuarantined: (key) => {
      const before = entries;
      entries = entries.filter((entry) => entry.key !== key);
      return Promise.resolve(() => Promise.resolve(void (entries = before)));
    },
  };
  return Object.assign(archive, { calls });
}

const show = (
  archive: GameArchive,
  onWatch: (game: GameRecord, about: GameSummary) => void = () => undefined,
  onShare: (game: GameRecord, about: GameSummary) => void = () => undefined,
  onReview: (game: GameRecord, about: GameSummary) => void = () => undefined,
  fileImport = createFileImport(),
) =>
  renderInGame(
    <StrictMode>
      <HistoryDialog
        open
        onClose={() => undefined}
        archive={archive}
        fileImport={fileImport}
        onWatch={onWatch}
        onReview={onReview}
        onShare={onShare}
        onInsights={() => undefined}
      />
    </StrictMode>,
  );

test('lists fifty games at first, and the next ones on request, with the focus on the first of them', async () => {
  const games = Array.from({ length: 120 }, (_, at) =>
    game(`${at}`, { ended: new Date(2030, 0, 1, 0, -at).getTime() }),
  );
  show(memoryArchive(games));
  const listed = () => screen.getAllByRole('listitem');
  const older = await screen.findByRole('button', { name: 'Show older games' });
  expect(listed()).toHaveLength(50);
  await userEvent.click(older);
  expect(listed()).toHaveLength(100);
  expect(listed()[50]).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(older);
  expect(listed()).toHaveLength(120);
  expect(older).not.toBeInTheDocument();
});

test('a game goes by its own name', async () => {
  const title = { kind: 'tradition', id: 'plump', name: 'Plump' } as const;
  const origin = { kind: 'daily', date: '2026-11-21', rated: true } as const;
  show(
    memoryArchive([
      game('1', { preset: null, title }),
      game('2', { ended: null, preset: null, title: { kind: 'own', name: 'Sunday rules' } }),
      game('3', { ended: 0, preset: null, origin }),
    ]),
  );
  await screen.findAllByRole('listitem');
  expect(rows()).toEqual([
    expect.stringMatching(/^Plump/),
    expect.stringMatching(/^(Sunday rules|Daily deal)/),
    expect.stringMatching(/^(Sunday rules|Daily deal)/),
  ]);
});

test('lists games with their results, latest first', async () => {
  show(
    memoryArchive([
      game('1'),
      game('2', { ended: new Date(2030, 5, 1).getTime(), place: 1, preset: null }),
      game('3', { ended: null, undoCount: 1, again: true }),
    ]),
  );
  await screen.findAllByRole('listitem');
  expect(rows()).toEqual([
    expect.stringMatching(/^House rules.*1st of 4, 123 points9 of 19 bids made$/),
    expect.stringMatching(/^CanadianJan 2, 2030.*4 players · Easy, Hard2nd of 4/),
    expect.stringMatching(/^CanadianDate unknown.*9 of 19 bids madeKnown cards, Undone: 1$/),
  ]);
  expect(await axeProblems()).toEqual([]);
});

/** Games whose records are read when the test says so. */
function slowArchive() {
  const reads: (() => void)[] = [];
  const archive = memoryArchive([game('1'), game('2', { preset: 'spades' })]);
  const record = (id: string) =>
    new Promise<GameRecord | null>((resolve) => {
      reads.push(() => void archive.record(id).then(resolve));
    });
  return { archive: { ...archive, record }, read: () => act(async () => reads.shift()?.()) };
}

test('of two games that are opened before either is read, the last one is shown', async () => {
  const { archive, read } = slowArchive();
  const onWatch = vi.fn<(game: GameRecord, about: GameSummary) => void>();
  show(archive, onWatch);
  await userEvent.click(await screen.findByRole('button', { name: /^Watch Canadian/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Watch Spades/ }));
  await read();
  await read();
  expect(onWatch.mock.calls.map(([, { id }]) => id)).toEqual(['2']);
});

test('a game that is read only after the dialog was closed is not shown', async () => {
  const { archive, read } = slowArchive();
  const onWatch = vi.fn<(game: GameRecord, about: GameSummary) => void>();
  const { unmount } = show(archive, onWatch);
  await userEvent.click(await screen.findByRole('button', { name: /^Watch Canadian/ }));
  unmount();
  await read();
  expect(onWatch).not.toHaveBeenCalled();
});

test('deleting a game can be undone', async () => {
  show(memoryArchive([game('1'), game('2', { preset: 'spades' })]));
  await userEvent.click(await screen.findByRole('button', { name: /^Delete Spades/ }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(rows()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  const again = await screen.findByRole('button', { name: /^Delete Spades/ });
  await waitFor(() => expect(again).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

const openPage = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

test('statistics of no games offer nothing to filter', async () => {
  show(memoryArchive([]));
  await openPage('Statistics');
  expect(screen.getByText('Finish a game to see your statistics here.')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('statistics count games without help, and can be filtered', async () => {
  show(
    memoryArchive([
      game('1'),
      game('2', { place: 1, preset: null, players: 5, sides: 5, levels: ['easy'] }),
      game('3', { undoCount: 1 }),
    ]),
  );
  await openPage('Statistics');
  const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts()).toEqual(['2', '150%', '1.5', '47%', '53%', '0%', '9now 0', '1now 1']);
  expect(screen.getByRole('table', { name: 'By bid' })).toHaveTextContent('18 of 3847%');
  expect(screen.getByText('Finishes, game by game')).toBeVisible();
  await userEvent.click(screen.getByText('As a table'));
  const trend = screen.getByRole('columnheader', { name: 'Place' }).closest('table')!;
  const rowsOf = within(trend).getAllByRole('row').slice(1);
  expect(
    rowsOf.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['47%', '47%', '1', '1.5'],
    ['47%', '47%', '2', '2'],
  ]);
  expect(pathsWithoutLength()).toEqual([]);
  expect(await axeProblems()).toEqual([]);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Canadian');
  expect(facts().slice(0, 2)).toEqual(['1', '00%']);
  const counted = screen.getByRole('combobox', { name: 'Which games count' });
  await userEvent.selectOptions(counted, 'With help or known cards');
  expect(facts()[0]).toBe('1');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'How many players' }),
    '5 players',
  );
  expect(screen.getByText('3 games don’t match this selection.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
  expect(facts()[0]).toBe('3');
});

test('statistics count games with help while there are no others, and say when a filter hides all', async () => {
  show(memoryArchive([game('1', { hints: 1 })]));
  await openPage('Statistics');
  const help = screen.getByRole('combobox', { name: 'Which games count' });
  expect(help).toHaveDisplayValue('With or without help');
  expect(screen.getByRole('table', { name: 'By bid' })).toBeVisible();
  await userEvent.selectOptions(help, 'Without help');
  expect(screen.getByText('1 game doesn’t match this selection.')).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
  expect(screen.getByRole('table', { name: 'By bid' })).toBeVisible();
  expect(help).toHaveDisplayValue('With or without help');
  expect(screen.getByRole('combobox', { name: 'Game' })).toHaveFocus();
});

test('statistics leave out games with help as soon as there is one without', async () => {
  show(memoryArchive([game('1', { hints: 1 }), game('2')]));
  await openPage('Statistics');
  expect(screen.getByRole('combobox', { name: 'Which games count' })).toHaveDisplayValue(
    'Without help',
  );
  // The games that are left out are counted.
  expect(screen.getByText('1 game doesn’t match this selection.')).toBeVisible();
  expect(screen.getByRole('table', { name: 'By bid' })).toBeVisible();
});

test('every filter of the statistics has a visible label', async () => {
  show(memoryArchive([game('1')]));
  await openPage('Statistics');
  const labels = ['Game', 'How many players', 'Opponents’ level', 'Which games count'];
  for (const label of labels) expect(screen.getByText(label, { selector: 'label' })).toBeVisible();
});

test('opening a backup merges it and reports the result', async () => {
  const archive = memoryArchive([game('1')]);
  show(archive);
  await openPage('On this device');
  const field = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(field, new File(['games'], 'games.json', { type: 'application/json' }));
  expect(
    await screen.findByText(
      '1 game added. 2 were already here. 3 couldn’t be read. 4 unfinished games added. Practice from the file counts here too. 1 rule set added. 2 unreadable items added.',
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use the file’s settings' }));
  expect(archive.calls.takeSettings).toHaveBeenCalledOnce();
  expect(screen.getByText('The file’s settings are in use.')).toBeVisible();
  await userEvent.upload(field, new File([], 'empty.json', { type: 'application/json' }));
  expect(await screen.findByText('Not an Oh Hell! games file.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save everything to a file' }));
  expect(archive.calls.download).toHaveBeenCalledOnce();
  await openPage('Games');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('saving everything says that it is at work, once however often the button is pressed', async () => {
  let isRead = (): void => undefined;
  const reading = new Promise<void>((resolve) => {
    isRead = resolve;
  });
  const download = vi.fn<GameArchive['download']>(() => reading);
  show({ ...memoryArchive([]), download });
  await openPage('On this device');
  const button = screen.getByRole('button', { name: 'Save everything to a file' });
  await userEvent.dblClick(button);
  expect(screen.getByText('Preparing the file…')).toBeVisible();
  expect(button).toHaveFocus();
  isRead();
  await waitFor(() => expect(screen.queryByText('Preparing the file…')).not.toBeInTheDocument());
  expect(download).toHaveBeenCalledOnce();
  await userEvent.click(button);
  expect(download).toHaveBeenCalledTimes(2);
});

test('an import shows its progress and can be canceled', async () => {
  const archive: GameArchive = {
    ...memoryArchive([]),
    open: (_file, { signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        onProgress({ done: 30, total: 120 });
        signal.addEventListener('abort', () => reject(new Error('canceled')));
      }),
  };
  show(archive);
  await openPage('On this device');
  const field = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(field, new File(['games'], 'games.json', { type: 'application/json' }));
  const bar = await screen.findByRole('progressbar', { name: 'Reading the file…' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['30', '120']);
  expect(screen.getByRole('button', { name: 'Add from a file' })).toBeDisabled();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Canceled: nothing was added.')).toHaveFocus();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add from a file' })).toBeEnabled();
});

/** An archive that adds a file once it is released. */
function heldArchive(all: GameSummary[]) {
  const memory = memoryArchive(all);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const archive: GameArchive = {
    ...memory,
    async open(file, options) {
      options.onProgress({ done: 30, total: 120 });
      await released;
      return memory.open(file, options);
    },
  };
  return { archive, release: () => act(async () => release()) };
}

async function addFile(): Promise<void> {
  await openPage('On this device');
  const field = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(field, new File(['games'], 'games.json', { type: 'application/json' }));
}

test('an import goes on when *Your games* is closed, which opens with its progress and outcome', async () => {
  const fileImport = createFileImport();
  const { archive, release } = heldArchive([]);
  const nothing = (): void => undefined;
  const reopen = () => show(archive, nothing, nothing, nothing, fileImport);
  const first = reopen();
  await addFile();
  first.unmount();

  const second = reopen();
  const bar = await screen.findByRole('progressbar', { name: 'Reading the file…' });
  expect(bar).toHaveAttribute('value', '30');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add from a file' })).toBeDisabled();
  second.unmount();
  await release();

  const third = reopen();
  expect(await screen.findByText(/^1 game added\./)).toBeVisible();
  await act(async () => third.unmount());
  // Once read, it is not shown again.
  reopen();
  expect(await screen.findByRole('tab', { name: 'Games' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('games that are added while another page is shown appear there', async () => {
  const { archive, release } = heldArchive([game('1')]);
  show(archive);
  await addFile();
  await openPage('Games');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await release();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});

test('what an import has come to stays when a save that began before it ends', async () => {
  const memory = memoryArchive([]);
  let isSaved = (): void => undefined;
  const saving = new Promise<void>((resolve) => (isSaved = resolve));
  show({ ...memory, download: () => saving });
  await openPage('On this device');
  await userEvent.click(screen.getByRole('button', { name: 'Save everything to a file' }));
  await addFile();
  expect(await screen.findByText(/^1 game added\./)).toBeVisible();
  await act(async () => isSaved());
  expect(screen.getByText(/^1 game added\./)).toBeVisible();
});

test('a deletion of quarantined data can still be undone after a save', async () => {
  show(memoryArchive([]));
  await openPage('On this device');
  await userEvent.click(await screen.findByRole('button', { name: /^Delete: Unreadable, Jan/ }));
  await screen.findByRole('button', { name: 'Undo' });
  await userEvent.click(screen.getByRole('button', { name: 'Save everything to a file' }));
  await waitFor(() => expect(screen.queryByText('Preparing the file…')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('quarantined data can be downloaded, deleted and restored', async () => {
  const archive = memoryArchive([]);
  show(archive);
  await openPage('On this device');
  expect(await screen.findByText(/^Unreadable, Jan 1, 2030/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Save to a file: Unreadable, Jan/ }));
  expect(archive.calls.downloadQuarantined).toHaveBeenCalledExactlyOnceWith('aside/1');
  await userEvent.click(screen.getByRole('button', { name: /^Delete: Unreadable, Jan/ }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(screen.queryByText(/^Unreadable, Jan/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^Unreadable, Jan/)).toBeVisible();
});

test('no games, unreadable games and missing storage have messages', async () => {
  const { unmount } = show(memoryArchive([], 2));
  expect(await screen.findByText('Every game you finish is kept here.')).toBeVisible();
  expect(screen.getByText(/^2 more games can’t be read/)).toBeVisible();
  unmount();
  show({ ...memoryArchive([]), list: () => Promise.reject(new Error('blocked')) });
  expect(await screen.findByText(/can’t be read right now/)).toBeVisible();
});

test('a game can be watched or reviewed; a missing one has a message', async () => {
  const watched = vi.fn<(game: GameRecord, about: GameSummary) => void>();
  const reviewed = vi.fn<(game: GameRecord, about: GameSummary) => void>();
  const games = [game('1'), game('gone', { preset: 'spades' })];
  show(memoryArchive(games), watched, undefined, reviewed);
  await userEvent.click(await screen.findByRole('button', { name: /^Watch Canadian/ }));
  expect(watched).toHaveBeenCalledExactlyOnceWith(FINISHED, games[0]);
  await userEvent.click(screen.getByRole('button', { name: /^Review Canadian/ }));
  expect(reviewed).toHaveBeenCalledExactlyOnceWith(FINISHED, games[0]);
  await userEvent.click(screen.getByRole('button', { name: /^Watch Spades/ }));
  expect(await screen.findByText(/can’t be read right now/)).toBeVisible();
  expect(watched).toHaveBeenCalledOnce();
});

test('a game can be shared; a missing one has a message', async () => {
  const shared = vi.fn<(game: GameRecord, about: GameSummary) => void>();
  const aided = game('1', { undoCount: 1, origin: DAILY });
  show(memoryArchive([aided, game('gone', { preset: 'spades' })]), undefined, shared);
  await userEvent.click(await screen.findByRole('button', { name: /^Share Daily deal/ }));
  expect(shared).toHaveBeenCalledExactlyOnceWith(FINISHED, aided);
  await userEvent.click(screen.getByRole('button', { name: /^Share Spades/ }));
  expect(await screen.findByText(/can’t be read right now/)).toBeVisible();
  expect(shared).toHaveBeenCalledOnce();
});
