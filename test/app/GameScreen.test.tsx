import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { presetRules } from '@/engine/index.ts';
import { keepPlace, readPlace } from '@/storage/place.ts';
import { GameScreen } from '@/app/GameScreen.tsx';
// Preload the screens that the tests open, before any time limit.
import '@/app/dialogs/Daily.tsx';
import '@/app/dialogs/GameFromLink.tsx';
import '@/app/dialogs/NewGame.tsx';
import '@/app/FullScreen.tsx';
import '@/app/dialogs/OpenDialog.tsx';
import { loadMessages } from '@/i18n/i18n.ts';
import { entryDepth } from '@/ui/history-entry.ts';
import { encodeGameLink } from '@/storage/formats/game-link.ts';
import { defaultHeader, played } from '../../tools/lib/played-games.ts';
import { gameAt } from '../support/features/game.ts';
import { stubNarrowScreen } from '../support/features/narrow-screen.ts';
import { renderInGame } from '../support/features/render.tsx';

beforeAll(async () => {
  stubNarrowScreen();
  await loadMessages();
});

// jsdom lacks it. Without an entry the visit is not a new one.
Object.assign(performance, { getEntriesByType: () => [] });

afterEach(() => history.replaceState(null, '', '/'));

/** Another player's game, with other cards. */
const theirs = { record: played(defaultHeader({ dealSeed: 'a'.repeat(32) })), aided: false };

/** One more game of theirs. */
const other = played(defaultHeader({ dealSeed: 'b'.repeat(32) }));

async function openLink(fragment: string): Promise<void> {
  const followed = new Promise((resolve) => {
    globalThis.addEventListener('hashchange', resolve, { once: true });
  });
  location.hash = fragment;
  await act(() => followed);
}

async function press(name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('button', { name }));
}

const place = () => screen.queryByRole('slider', { name: 'Position in the game' });

/** The screen while watching a game from a link. */
async function watching() {
  const { game } = renderInGame(
    <GameScreen />,
    gameAt({ header: defaultHeader(), commands: [{ type: 'deal' }] }),
  );
  await openLink(encodeGameLink('game', theirs));
  await press('Watch game');
  await screen.findByRole('slider', { name: 'Position in the game' });
  return game;
}

test('cards from a link are played on the table; if watched before, the game counts as replayed', async () => {
  const game = await watching();
  await openLink(encodeGameLink('deal', theirs));
  await press('Play these cards');
  await waitFor(() => expect(place()).not.toBeInTheDocument());
  expect(game.table.record().header.dealSeed).toBe(theirs.record.header.dealSeed);
  expect(game.table.note()).toMatchObject({ again: true, origin: { kind: 'deal' } });
});

// Regression: the dialog of the link was open again, over the game that it had begun.
test('cards from a link over an open dialog are played, and Back does not lead to the link again', async () => {
  const { game } = renderInGame(
    <GameScreen />,
    gameAt({ header: defaultHeader(), commands: [{ type: 'deal' }] }),
  );
  await userEvent.keyboard('n');
  await screen.findByRole('dialog');
  await openLink(encodeGameLink('deal', theirs));
  expect(location.hash).toBe('');
  await press('Play these cards');
  await waitFor(() => expect(entryDepth()).toBe(0));
  expect(location.hash).toBe('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(game.table.note()).toMatchObject({ origin: { kind: 'deal' } });
});

test('the daily deal is played on the table, and its cards count as new', async () => {
  const game = await watching();
  await openLink('#daily');
  await press('Play');
  await waitFor(() => expect(place()).not.toBeInTheDocument());
  expect(game.table.note()).toMatchObject({ again: false, origin: { kind: 'daily', rated: true } });
  expect(game.table.record().commands).toEqual([{ type: 'deal' }]);
});

describe('the start screen', () => {
  const RULES = presetRules('canadian', 5);

  /** It offers house rules, and *New game* is open. */
  async function ownRules() {
    const game = gameAt({ header: defaultHeader(), commands: [] });
    const { id } = game.savedRules.save({ name: 'Sunday rules', rules: RULES });
    const { settings, table } = game;
    const setup = { ...settings.getState().setup, game: { kind: 'own', id } } as const;
    settings.setState({ setup });
    table.start(game.newHeader(setup), null, false, game.newTitle(setup));
    renderInGame(<GameScreen />, game);
    await screen.findByText('Sunday rules');
    await openLink('#new-game');
    return game;
  }

  test('deals house rules as they were edited last', async () => {
    const { table } = await ownRules();
    await press('Edit');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' at home');
    await userEvent.click(screen.getByRole('radio', { name: '6' }));
    await press('Save');
    await press('Close');
    expect(await screen.findByText('Sunday rules at home')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deal' }));
    expect(table.record().header.rules.players).toBe(6);
  });

  test('offers no deleted house rules, and stays where nothing was changed', async () => {
    const { table } = await ownRules();
    const before = table.id();
    await press('Close');
    expect(table.id()).toBe(before);
    await openLink('#new-game');
    await press('Delete');
    await press('Close');
    expect(await screen.findByText('Bugger Your Neighbor')).toBeVisible();
    expect(table.record().header.rules).toEqual(presetRules('bugger-your-neighbor'));
  });

  test('a game that was dealt is played by its own rules', async () => {
    const { table } = await ownRules();
    act(() => void table.act({ type: 'deal' }));
    await press('Delete');
    await press('Close');
    expect(table.record().header.rules).toEqual(RULES);
  });
});

test('two presses at once start the daily deal once', async () => {
  const { game } = renderInGame(<GameScreen />);
  const started = new Set<string>();
  game.table.store.subscribe(() => started.add(game.table.id()));
  await openLink('#daily');
  const play = await screen.findByRole('button', { name: 'Play' });
  fireEvent.click(play);
  fireEvent.click(play);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect([...started]).toEqual([game.table.id()]);
});

test('a daily deal no longer starts once its dialog was closed', async () => {
  const { game } = renderInGame(<GameScreen />);
  const started = new Set<string>();
  game.table.store.subscribe(() => {
    if (game.table.note().origin !== null) started.add(game.table.id());
  });
  await openLink('#daily');
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await openLink('#daily');
  await press('Play');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect([...started]).toEqual([game.table.id()]);
});

test('a link to the daily deal of a particular day says that it does not work, and opens no other day', async () => {
  renderInGame(<GameScreen />);
  await openLink('#daily=9999-99-99');
  expect(await screen.findByText('This link doesn’t work')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: /daily/i })).not.toBeInTheDocument();
});

test('a shared game is reviewed under its player’s name, and the replay resumes where it was', async () => {
  await watching();
  await userEvent.click(screen.getByRole('button', { name: 'Next round' }));
  const left = place()?.getAttribute('value');
  await userEvent.click(screen.getByRole('button', { name: 'Review' }));
  expect(await screen.findByText('Another player’s game.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Leave review' }));
  expect(place()?.getAttribute('value')).toBe(left);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Review' })).toHaveFocus());
});

test('a shared game that is opened in the review of another one is watched from its start', async () => {
  await watching();
  await userEvent.click(screen.getByRole('button', { name: 'Next round' }));
  await userEvent.click(screen.getByRole('button', { name: 'Review' }));
  expect(await screen.findByText('Another player’s game.')).toBeVisible();
  await openLink(encodeGameLink('game', { ...theirs, record: other }));
  await press('Watch game');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(place()?.getAttribute('value')).toBe('0');
});

test('a link to a position is opened over the analysis of another one', async () => {
  await watching();
  await userEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  await screen.findByRole('button', { name: 'Options' });
  await openLink('#position=broken');
  const refusal = await screen.findByText(/^This link is incomplete or was changed/);
  expect(refusal).toBeVisible();
});

test('the button of a page opened from the menu leads to the table, Escape to the menu', async () => {
  renderInGame(<GameScreen />);
  const menuButton = () => screen.findByRole('button', { name: 'Game menu' });
  const openPage = async (name: string) => {
    await userEvent.click(await menuButton());
    await press(name);
  };
  for (const [name, back] of [
    ['Exercises', 'Back to the table'],
    ['Bidding drill', 'Back to the table'],
    ['Insights', 'Close insights'],
  ] as const) {
    await openPage(name);
    await userEvent.click(await screen.findByRole('button', { name: back }));
    const button = await menuButton();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(entryDepth()).toBe(0));
  }
  await openPage('Exercises');
  await screen.findByRole('button', { name: 'Back to the table' });
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Game menu' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

/** What a reload keeps of the exercises, opened from the menu. */
const EXERCISES = {
  about: { place: 'exercises' },
  before: {
    dialog: 'menu',
    day: null,
    button: { name: 'Exercises', nth: 0 },
    menuButton: { name: 'Game menu', nth: 0 },
  },
  inside: null,
};

/** The screen as a reload opens it. */
function reloadedAt(place: object): void {
  keepPlace(place);
  readPlace();
  renderInGame(<GameScreen />);
}

// Regression: the focus was lost.
test('after a reload, too, the button of a page leads to the button that opened the menu', async () => {
  reloadedAt(EXERCISES);
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the table' }));
  const button = await screen.findByRole('button', { name: 'Game menu' });
  await waitFor(() => expect(button).toHaveFocus());
});

test('a reload with a damaged place leads to the table', async () => {
  reloadedAt({ ...EXERCISES, about: { place: 'cellar' } });
  expect(await screen.findByRole('button', { name: 'Game menu' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
