import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  QUESTION_IDS,
  TRADITIONS,
  answersTo,
  certaintyOf,
  rulesOf,
  traditionOf,
} from '@/catalogue/index.ts';
import { presetRules } from '@/engine/index.ts';
import { answerText } from '@/features/setup/catalogue/Questions.tsx';
import { certaintyText } from '@/features/setup/catalogue/tradition-words.ts';
import { translate } from '@/i18n/i18n.ts';
import { DEFAULT_SETUP, presetGame } from '@/store/setup.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { showSheet, startButton } from './sheet.tsx';

async function showCatalogue(game = gameAt({ header: defaultHeader(), commands: [] })) {
  const sheet = await showSheet({ game });
  await sheet.press('All games…');
  await screen.findByRole('dialog', { name: 'All games' });
  const search = screen.getByRole('searchbox', { name: 'Search by name' });
  return { ...sheet, search };
}

/** The names in the list, in order. */
const names = (): (string | null)[] =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent ?? null);

const rowOf = (name: string): HTMLElement => {
  const row = screen.getAllByRole('listitem').find((each) => within(each).queryByText(name));
  if (row === undefined) throw new Error(`no row ${name}`);
  return row;
};

it('lists every tradition, with names, facts and how certain the rules are', async () => {
  const { dialog } = await showCatalogue();
  expect(names()).toHaveLength(TRADITIONS.length);
  expect(names()[0]).toBe('Oh Hell!');
  expect(screen.getByText(`${TRADITIONS.length} games`)).toBeVisible();
  expect(rowOf('Kachuful')).toHaveTextContent(
    /Also: Judgement, Forecasting, काचुफूल.*India, 3–7 players4 players: 13 rounds.*agree on every rule/,
  );
  expect(rowOf('Rikiki')).toHaveTextContent(
    'We found only one source for hand sizes, the hook, and scoring.',
  );
  expect(rowOf('Oh Diavolo!')).toHaveTextContent(
    'Our sources leave scoring open. We play: 10 plus 1 per trick.',
  );
  expect(dialog).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

it('starts a tradition with one press, and remembers it', async () => {
  const { onStart, game, user, search, press } = await showCatalogue();
  await user.type(search, 'काचुफूल');
  expect(names()).toEqual(['Kachuful']);
  await press('Play Kachuful');
  const setup = {
    ...DEFAULT_SETUP,
    game: { kind: 'tradition', id: 'kachuful', players: 4 } as const,
  };
  expect(onStart).toHaveBeenCalledExactlyOnceWith(setup);
  expect(game.settings.getState().setup).toEqual(setup);
  const kachuful = traditionOf('kachuful');
  expect(game.newHeader(setup).rules).toEqual(kachuful && rulesOf(kachuful, 4));
  expect(game.newTitle(setup)).toEqual({ kind: 'tradition', id: 'kachuful', name: 'Kachuful' });
});

it('starts a preset as a preset, which keeps its options', async () => {
  const { onStart, user, search, press } = await showCatalogue();
  await user.type(search, 'river');
  await press('Play Up and Down the River');
  const game = presetGame('up-and-down-the-river');
  expect(onStart).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SETUP, game });
});

it('lists the games in a browser that knows no language', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['C']);
  onTestFinished(() => languages.mockRestore());
  await showCatalogue();
  expect(names()).toHaveLength(TRADITIONS.length);
});

it('filters by players and length, and starts with that many players', async () => {
  const { onStart, user, press } = await showCatalogue();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Players' }), '7 players');
  expect(names()).toContain('La Podrida');
  expect(names()).not.toContain('Plump');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Length' }), 'Up to 10 min');
  expect(names()).toContain('Kachuful');
  expect(names()).not.toContain('La Podrida');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Deck' }), 'Short deck');
  expect(names()).toEqual(['La Podrida con baraja española', 'Stiche-Raten']);
  expect(rowOf('Stiche-Raten')).toHaveTextContent('Germany, 3–8 players, 32 cards');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Deck' }), 'Deck');
  await press('Play Kachuful');
  const game = { kind: 'tradition', id: 'kachuful', players: 7 };
  expect(onStart).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SETUP, game });
});

it('says when no game has that name, and Escape empties the field first', async () => {
  const { user, search, onClose } = await showCatalogue();
  await user.type(search, 'bananarama');
  expect(screen.getByText('No game here has that name.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(search).toHaveValue('');
  expect(names()).toHaveLength(TRADITIONS.length);
  expect(onClose).not.toHaveBeenCalled();
});

// Regression: where the filters left no game, it said that none has that name, even without one.
it('does not deny a game that the filters hide', async () => {
  const { user, search } = await showCatalogue();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Players' }), '8 players');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Deck' }), 'With jokers');
  for (const query of ['', 'plump']) {
    if (query !== '') await user.type(search, query);
    expect(screen.getByText('No games')).toBeVisible();
    expect(screen.queryByText('No game here has that name.')).toBeNull();
  }
  await user.type(search, 'bananarama');
  expect(screen.getByText('No game here has that name.')).toBeVisible();
});

it('shows the rules of a tradition; Back returns to the row and the search', async () => {
  const { onStart, user, search, press, pick } = await showCatalogue();
  await user.type(search, 'plump');
  await press('Rules: Plump');
  const dialog = await screen.findByRole('dialog', { name: 'Plump' });
  expect(dialog).toHaveTextContent('Sweden');
  expect(dialog).toHaveTextContent('We found only one source for first lead.');
  expect(dialog).toHaveTextContent(/Sources: .*Wikipedia \(sv\): Plump/);
  expect(await axeProblems()).toEqual([]);
  await press('Back');
  expect(search.isConnected).toBe(false);
  expect(screen.getByRole('searchbox')).toHaveValue('plump');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rules: Plump' })).toHaveFocus());
  await press('Rules: Plump');
  await pick('5');
  await press('Play');
  const game = { kind: 'tradition', id: 'plump', players: 5 };
  expect(onStart).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SETUP, game });
});

it('changes the rules of a tradition in the editor', async () => {
  const { user, search, press, game } = await showCatalogue();
  await user.type(search, 'plump');
  await press('Rules: Plump');
  await press('Change rules');
  expect(await screen.findByRole('dialog', { name: 'House rules' })).toBeVisible();
  expect(screen.getByDisplayValue('Plump')).toBeVisible();
  await press('Save');
  expect(game.savedRules.store.getState().sets).toMatchObject([
    { name: 'Plump', rules: { trump: { kind: 'none' }, firstLead: 'highest-bidder' } },
  ]);
});

it('keeps the chosen tradition in the list of games, with its numbers of players', async () => {
  const game = gameAt({ header: defaultHeader(), commands: [] });
  const plump = { kind: 'tradition', id: 'plump', players: 3 } as const;
  game.settings.setState({ setup: { ...DEFAULT_SETUP, game: plump } });
  const { onStart, user, pick } = await showSheet({ game });
  const card = await screen.findByRole('radio', { name: 'Plump' });
  expect(card).toBeChecked();
  expect(card).toHaveAccessibleDescription('3 players, 21 rounds');
  await pick('Canadian');
  expect(card).toBeVisible();
  await user.click(card);
  await pick('5');
  await user.click(startButton());
  expect(onStart).toHaveBeenCalledExactlyOnceWith({
    ...DEFAULT_SETUP,
    game: { ...plump, players: 5 },
  });
});

it('falls back to the default game for an unknown tradition', async () => {
  const game = gameAt({ header: defaultHeader(), commands: [] });
  const gone = { kind: 'tradition', id: 'gone', players: 3 } as const;
  game.settings.setState({ setup: { ...DEFAULT_SETUP, game: gone } });
  const { onStart, user } = await showSheet({ game });
  expect(screen.getByRole('radio', { name: 'Bugger Your Neighbor' })).toBeChecked();
  await user.click(startButton());
  expect(onStart).toHaveBeenCalledExactlyOnceWith(DEFAULT_SETUP);
});

it('asks how it is played at home, and ends at a tradition', async () => {
  const { onStart, user, press } = await showCatalogue();
  await press('Find your home game');
  await screen.findByRole('dialog', { name: 'How do you play it at home?' });
  expect(screen.getAllByRole('combobox')).toHaveLength(6);
  const answer = (question: string, text: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: question }), text);
  await answer('How many cards in the first round?', '10, then fewer each round');
  await answer('How is trump chosen?', 'There is no trump');
  expect(screen.getByText('That’s Plump')).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await press('Play');
  const game = { kind: 'tradition', id: 'plump', players: 4 };
  expect(onStart).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SETUP, game });
});

it('asks how it is played at home, and ends at house rules', async () => {
  const { onStart, user, press, started } = await showCatalogue();
  await press('Find your home game');
  const answer = (question: string, text: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: question }), text);
  await answer('How many cards in the first round?', '7, then fewer each round');
  await answer('How is trump chosen?', 'It’s always the same suit');
  await answer('What does a made bid score?', '10 plus 5 per trick');
  expect(screen.getByText(/^Your own house rules, closest to /)).toBeVisible();
  await press('Play');
  expect(onStart).toHaveBeenCalledOnce();
  expect(started().rules).toMatchObject({
    trump: { kind: 'fixed' },
    scoring: { made: { one: 10, bid: 5 } },
  });
});

// Regression: it did not say what the questions do not ask, such as a deck of 40 cards.
it('says what else belongs to the game that the answers describe', async () => {
  const { user, press } = await showCatalogue();
  await press('Find your home game');
  const answer = (question: string, text: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: question }), text);
  const verdict = (): HTMLElement => screen.getByRole('status');
  await answer('What does a made bid score?', '10 plus 5 per trick');
  await answer('And a missed one?', 'Minus 5 per trick over or under');
  expect(verdict()).toHaveTextContent(
    'That’s La Pocha4 players: 28 rounds, about 20 min40 cardsIf you can beat the winning card, you must.',
  );
  await answer('How is trump chosen?', 'The highest bidder names it');
  await answer('What does a made bid score?', '10 plus 2 per trick');
  await answer('And a missed one?', 'Minus 2 per trick over or under');
  await answer('May the bids add up to the number of tricks?', 'Only in rounds of 1 to 3 cards');
  expect(verdict()).toHaveTextContent('With one card each, you see everyone’s card but your own.');
});

// Regression: a look at the list cost all answers.
it('keeps the answers while the player looks at the list', async () => {
  const { user, press, pick } = await showCatalogue();
  const question = (): HTMLElement =>
    screen.getByRole('combobox', { name: 'How is trump chosen?' });
  await press('Find your home game');
  await pick('5');
  await user.selectOptions(question(), 'There is no trump');
  await press('Back');
  await press('Find your home game');
  expect(question()).toHaveDisplayValue('There is no trump');
  expect(screen.getByRole('radio', { name: '5' })).toBeChecked();
});

it('goes back step by step', async () => {
  const { press, onClose } = await showCatalogue();
  await press('Find your home game');
  await press('Back');
  expect(await screen.findByRole('dialog', { name: 'All games' })).toBeVisible();
  await press('Back');
  expect(await screen.findByRole('dialog', { name: 'New game' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it.each(TRADITIONS)('has words for the certainty of $id', (tradition) => {
  const text = certaintyText(translate, tradition, rulesOf(tradition, tradition.players[0] ?? 4));
  expect(text).toMatch(/\.$/);
  expect(text.includes('We play: ')).toBe(certaintyOf(tradition) === 'unsettled');
  expect(text).not.toMatch(/We play: .* and [A-Z]/);
});

it.each(QUESTION_IDS)('has words for every answer to the question %s', (id) => {
  for (const answer of answersTo(id))
    expect(answerText(translate, id, answer)).not.toMatch(/^(?:questions|firstLead)\./);
});

it('names the rules of a shared set on the table', async () => {
  const game = gameAt({ header: defaultHeader(), commands: [] });
  const set = game.savedRules.save({ name: 'Sunday rules', rules: presetRules('canadian') });
  const setup = { ...DEFAULT_SETUP, game: { kind: 'own', id: set.id } as const };
  expect(game.newTitle(setup)).toEqual({ kind: 'own', name: 'Sunday rules' });
});
