import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { AnalysisScreen } from '@/app/analysis/AnalysisScreen.tsx';
import { EMPTY } from '@/app/analysis/analyze.ts';
import {
  type Advice,
  type PlayerView,
  allowed,
  presetRules,
  viewFor,
  stateAfter,
} from '@/engine/index.ts';
import { type Position, positionOf } from '@/engine/position/index.ts';
import { encodePositionLink } from '@/storage/formats/position-link.ts';
import { newDraft } from '@/store/analysis/position-draft.ts';
import type { Advisers } from '@/store/ports/advisers.ts';
import { adviceWith } from '../../support/advice.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { stubNarrowScreen } from '../../support/features/narrow-screen.ts';
import { renderInGame } from '../../support/features/render.tsx';

beforeAll(stubNarrowScreen);

/** Leaves out what is said to screen readers a moment after it is shown. */
const SHOWN = { ignore: 'output' };

/** Advice in which the first choice is best. */
const adviceOn = (view: PlayerView): Advice =>
  adviceWith(
    allowed(view.choices).map((command, at) => ({
      command,
      make: at === 0 ? 0.6 : 0.3,
      short: 0,
      points: at === 0 ? 7 : 4,
      others: 5,
      error: 0.1,
      cost: at === 0 ? 0 : 3,
      costError: 0.1,
      facts: [],
    })),
    {
      about: view.round.phase === 'play' ? 'card' : 'bid',
      seat: view.seat,
      determinizations: 400,
    },
  );

/** The position of a game of random moves when the player at seat 0 is to bid. */
function bidPosition(): Position {
  const record = played(
    defaultHeader(),
    ({ round }) => round.phase === 'bid' && round.bids.filter((bid) => bid !== null).length === 3,
  );
  return positionOf(viewFor(stateAfter(record), 0)) as Position;
}

function shown(
  start: Partial<typeof EMPTY> = {},
  advise: Advisers['advise'] = (view) => Promise.resolve(adviceOn(view)),
) {
  const asked: PlayerView[] = [];
  const advisers: Advisers = {
    getReady: () => undefined,
    advise(view, ...rest) {
      asked.push(view);
      return advise(view, ...rest);
    },
  };
  const onClose = vi.fn<() => void>();
  const game = { ...gameAt({ header: defaultHeader(), commands: [] }), advisers };
  const noteHint = vi.spyOn(game.table, 'noteHint');
  renderInGame(<AnalysisScreen start={{ ...EMPTY, ...start }} onClose={onClose} />, game);
  return { asked, onClose, noteHint };
}

const user = userEvent.setup();
const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const chooseRound = (round: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Round' }), round);

/** Enters cards as text, for the place that is selected. */
async function lay(text: string): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: /Cards as text/ }), text);
  await press('Use');
}

/** Sets up three cards and goes to the table. */
async function atTable(advise?: Advisers['advise']) {
  const rest = shown({}, advise);
  await chooseRound('8: 3 cards');
  await lay('AS KH 4D');
  await press('two of spades');
  await press('To the table');
  return rest;
}

it('is set up by taps and text, and says what is missing', async () => {
  shown();
  await chooseRound('8: 3 cards');
  expect(screen.getByText('Your hand: 3 cards are missing.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'To the table' })).toBeDisabled();
  await press('ace of spades');
  expect(screen.getByRole('button', { name: 'ace of spades' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByText('Your hand: 2 cards are missing.')).toBeVisible();
  await lay('AS 10h 4♦');
  expect(screen.getByText('Choose the card turned up for trump.')).toBeVisible();
  // The next place is the one that is still empty.
  await press('two of spades');
  expect(screen.getByText(/^Ready\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'ten of hearts, Your hand' })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

it('takes bids and tricks as text, and refuses the first impossible one', async () => {
  shown();
  await chooseRound('8: 3 cards');
  await lay('AS KH 4D');
  await press('two of spades');
  const field = screen.getByRole('textbox', { name: /^Bids and cards so far/ });
  await user.type(field, '1 1 0 1');
  await press(/^Use: Bids and cards/);
  expect(screen.getByText(/^1: .*the bids may not total 3/)).toBeVisible();
  await user.clear(field);
  await user.type(field, '1 1 0 2 KH 3H');
  await press(/^Use: Bids and cards/);
  // They are repeated, since the field is empty again.
  const state = screen.getByText('Bram: 2').closest('output');
  expect(state).toHaveTextContent(
    /^You: 1 · Rufus: 1 · Odile: 0 · Bram: 2 · You: K♥.* · Rufus: 3♥/,
  );
  await press('To the table');
  expect(await screen.findByText('Odile: which card?')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: /^Bram, .*0 of 2/ })).toBeInTheDocument();
});

it('refuses in words: a word that is no card, and more cards than there is room for', async () => {
  shown();
  await chooseRound('8: 3 cards');
  await lay('AS 1H');
  expect(screen.getByText('1H isn’t a card in this deck.')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: /Cards as text/ }));
  await lay('AS KH 4D 5D');
  expect(screen.getAllByText('Your hand: no room for more than 3 cards.')).not.toHaveLength(0);
});

it('hints at the bid of the viewer, takes bids of others, and refuses the hook for the last of them', async () => {
  const { asked } = await atTable();
  const hint = await screen.findByRole('region', { name: 'Hint' });
  expect(await within(hint).findByText(/0: 60% to make/, SHOWN)).toBeVisible();
  await press('Bid 1');
  expect(screen.getByRole('heading', { name: 'Rufus: how many tricks?' })).toBeVisible();
  await press('Bid 1');
  await press('Bid 0');
  expect(screen.getByRole('button', { name: 'Bid 1' })).toHaveAttribute('aria-disabled', 'true');
  expect(
    screen.getByText(/the bids may not total 3|bids can’t total 3|may not total/),
  ).toBeVisible();
  await press('Bid 0');
  // The viewer leads: its cards are hinted at.
  expect(await screen.findByRole('button', { name: /ace of spades, playable/ })).toBeVisible();
  expect(asked.map(({ seat }) => seat)).toEqual([0, 0]);
});

it('lets a card of another seat be any that it may hold, suit by suit', async () => {
  await atTable();
  for (const bid of ['Bid 1', 'Bid 1', 'Bid 0', 'Bid 0']) await press(bid);
  await press(/^king of hearts, playable/);
  const picker = await screen.findByTestId('card-picker');
  expect(within(picker).getByRole('heading', { name: 'Rufus: which card?' })).toBeVisible();
  expect(within(picker).getByRole('button', { name: 'Hearts', pressed: true })).toBeVisible();
  expect(within(picker).queryByRole('button', { name: 'king of hearts' })).toBeNull();
  await user.click(within(picker).getByRole('button', { name: 'ace of hearts' }));
  expect(await screen.findByRole('heading', { name: 'Odile: which card?' })).toBeVisible();
});

it('goes back, branches, and compares the lines', async () => {
  await atTable();
  await screen.findByText(/0: 60% to make/, SHOWN);
  await press('Bid 1');
  await press('Back one move');
  await press('Bid 0');
  await press('Compare lines');
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'LineChance to make itExpected pointsPoints scored',
    'You: 130%4not finished',
    'You: 060%7not finished',
  ]);
  await user.click(within(rows[1] as HTMLElement).getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'Rufus: how many tricks?' })).toBeVisible();
});

// Regression: the question for the first bid of another player said "You bid first".
it('asks for the first bid of another player without a word on the own one', async () => {
  shown();
  await chooseRound('8: 3 cards');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dealer' }), 'You');
  await lay('AS KH 4D');
  await press('two of spades');
  await press('To the table');
  expect(await screen.findByRole('heading', { name: 'Rufus: how many tricks?' })).toBeVisible();
  expect(screen.queryByText('You bid first')).toBeNull();
  for (let others = 0; others < 3; others++) await press('Bid 1');
  expect(
    await screen.findByRole('heading', { name: 'How many tricks will you take?' }),
  ).toBeInTheDocument();
});

it('fills in the figures of compared lines as they come', async () => {
  const answers: (() => void)[] = [];
  await atTable((view) => new Promise((resolve) => answers.push(() => resolve(adviceOn(view)))));
  for (const name of ['Bid 1', 'Back one move', 'Bid 0', 'Back one move', 'Compare lines'])
    await press(name);
  const line = await screen.findByRole('row', { name: /You: 1/ });
  expect(line).toHaveTextContent('You: 1––not finished');
  for (const answer of answers) answer();
  await waitFor(() => expect(line).toHaveTextContent('You: 130%4not finished'));
});

it('opens a position at its decision, and leads back to where it came from', async () => {
  const { onClose, noteHint } = shown({ position: bidPosition() });
  expect(await screen.findByRole('button', { name: 'Bid 0' })).toBeVisible();
  await screen.findByText(/0: 60% to make/, SHOWN);
  // It does not count as a hint of a game.
  expect(noteHint).not.toHaveBeenCalled();
  await press('Leave analysis');
  expect(onClose).toHaveBeenCalledOnce();
});

it('changes cards of a position, and says which moves no longer fit', async () => {
  await atTable();
  for (const bid of ['Bid 1', 'Bid 1', 'Bid 0', 'Bid 0']) await press(bid);
  await press(/^king of hearts, playable/);
  await user.click(screen.getByRole('button', { name: 'Options' }));
  await press('Change cards and rules');
  await press(/^king of hearts/);
  await press('king of clubs');
  // The king was played: it stays in the hand.
  expect(screen.getByText('Your hand: more than 3 cards.')).toBeVisible();
  await press('Remove bids and tricks');
  expect(screen.getByText(/^Ready\./)).toBeVisible();
});

it('opens a link, and says what is wrong with one that is mangled', async () => {
  const link = encodePositionLink(bidPosition());
  shown({ link: link.slice(0, -4) });
  expect(screen.getByText(/This link is incomplete or was changed/)).toBeVisible();
  await lay(`Look: https://example.org/${link}`);
  expect(await screen.findByRole('button', { name: 'Bid 0' })).toBeVisible();
});

it('shares the position as a link and as text', async () => {
  await atTable();
  await press('Bid 1');
  await user.click(screen.getByRole('button', { name: 'Options' }));
  await press('Share this position');
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(link.value).toContain('#position=');
  const text = screen.getByText(/^Bugger Your Neighbor, round 8, 3 cards/);
  expect(text).toHaveTextContent('You: AS KH 4D');
  expect(text).toHaveTextContent('Bids: You 1');
  // The position has no hidden cards to include.
  expect(screen.queryByRole('switch', { name: 'Include hidden cards' })).toBeNull();
});

/** A position of partners in which the viewer is far enough behind for blind nil, and has not looked. */
function blindPosition(): Position {
  const rules = presetRules('spades');
  return { ...newDraft(rules, defaultHeader().seats), index: 1, totals: [0, 200], dealer: 3 };
}

it('asks for the cards if a decision on blind nil needs them, and continues with them', async () => {
  shown({ position: blindPosition() });
  await press('Look at your cards');
  const dialog = await screen.findByRole('dialog', { name: 'Analysis table' });
  expect(within(dialog).getByText('Your hand: 13 cards are missing.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Change cards and rules' }));
  await lay('AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S');
  await press('To the table');
  await press('Look at your cards');
  // The partner decides next.
  expect(await screen.findByRole('heading', { name: 'Odile: blind nil?' })).toBeVisible();
});

it('does not play on with made-up cards', async () => {
  shown({ position: blindPosition() });
  await press('Let the computer play on');
  const dialog = await screen.findByRole('dialog', { name: 'Analysis table' });
  expect(within(dialog).getByText('Your hand: 13 cards are missing.')).toBeVisible();
});

it('offers only seats as the viewer whose cards are known from the start, also at the end of a line', async () => {
  shown({
    position: {
      ...newDraft(presetRules('bugger-your-neighbor', 4), defaultHeader().seats),
      index: 9,
      turned: '2S',
      hands: [['AH'], [], [], []],
      moves: [0, 1, 2, 3].map((seat) => ({ type: 'bid', seat, bid: 0 })),
    },
  });
  await press(/^ace of hearts, playable/);
  for (const card of ['two of hearts', 'three of hearts', 'four of hearts']) await press(card);
  await screen.findByTestId('round-summary');
  await press('Options');
  expect(await screen.findByRole('combobox', { name: 'All other players' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Advice for' })).toBeNull();
});

it('says why the position in a link is impossible, with cards as symbols', () => {
  shown({ link: encodePositionLink({ ...bidPosition(), hands: [['6H', '6H'], [], [], []] }) });
  const reason = (card: string): string =>
    `The position in this link isn’t possible. ${card} appears twice.`;
  expect(screen.getByText(reason('6♥\ufe0e'))).toBeVisible();
  expect(screen.getByText(reason('The six of hearts'))).toBeInTheDocument();
});

it('takes points in groups of digits, refuses what is no number, and shows those of the draft', async () => {
  shown();
  await chooseRound('8: 3 cards');
  await user.click(screen.getByText('Points so far'));
  const [field] = screen.getAllByPlaceholderText('0');
  if (field === undefined) throw new Error('no field');
  await user.type(field, '12x');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter a whole number.');
  await user.clear(field);
  await user.type(field, '1,250');
  expect(field).toBeValid();
  expect(field).toHaveValue('1,250');
  // The first round has no points before it, so they are forgotten, also for later rounds.
  await chooseRound('1: 10 cards');
  await chooseRound('8: 3 cards');
  await user.click(screen.getByText('Points so far'));
  for (const each of screen.getAllByPlaceholderText('0')) expect(each).toHaveValue('');
});

it('says of a line without moves that it has none', async () => {
  await atTable();
  await press('Compare lines');
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('button', { name: 'No moves yet' })).toBeVisible();
});

it('names lines by all moves in which they branch', async () => {
  await atTable();
  for (const bid of ['Bid 1', 'Bid 1', 'Back one move', 'Bid 2']) await press(bid);
  await press('Back to the deal');
  await press('Bid 0');
  await press('Compare lines');
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map((row) => within(row).getByRole('button').textContent)).toEqual([
    'You: 1 · Rufus: 1',
    'You: 1 · Rufus: 2',
    'You: 0',
  ]);
});
