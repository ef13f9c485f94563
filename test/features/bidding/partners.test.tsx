import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type GameRecord, type GameState, presetRules, toAct, stateAfter } from '@/engine/index.ts';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { TableScreen } from '@/features/table/TableScreen.tsx';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { spadesWith } from '../../support/features/played-by.ts';
import { renderInGame } from '../../support/features/render.tsx';

const SPADES = presetRules('spades');

const ownBid = (state: GameState): boolean =>
  state.round.phase === 'bid' && toAct(state).includes(0);

const spadesBid = (): GameRecord => played(appHeader(SPADES), ownBid);

/** The player's side is far behind after overbidding, so the player may bid blind nil. */
const trailing = (): GameRecord =>
  spadesWith([6, 2, 6, 2], (state) => state.round.phase === 'declare' && toAct(state).includes(0));

const screenWithPanel = (game: ReturnType<typeof gameAt>) =>
  renderInGame(
    <TableScreen barStart={null} barEnd={null} center={null} dock={<BeforePlay />} side={null} />,
    game,
  );

describe('a bid in a partnership', () => {
  test('separates nil from the numbers, and needs two presses for it', async () => {
    const game = gameAt(spadesBid());
    renderInGame(<BeforePlay />, game);
    const before = game.table.record();
    expect(screen.getAllByRole('button', { name: /^Bid \d+$/ })).toHaveLength(13);
    await userEvent.click(screen.getByRole('button', { name: 'Nil' }));
    expect(game.table.record()).toBe(before);
    expect(
      screen.getByText(/^Nil means taking no tricks: you gain 100 points/),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Nil: sure?' }));
    expect(game.table.record().commands.at(-1)).toEqual({ type: 'bid', seat: 0, bid: 0 });
  });

  test('never bids nil by a stray digit or a stale first press', async () => {
    const game = gameAt(spadesBid());
    renderInGame(<BeforePlay />, game);
    const before = game.table.record();
    await userEvent.keyboard('0{Enter}{Enter}');
    expect(game.table.record()).toBe(before);
    await userEvent.click(screen.getByRole('button', { name: 'Nil' }));
    await userEvent.keyboard('3');
    expect(screen.getByRole('button', { name: 'Bid 3' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Nil' }));
    expect(game.table.record()).toBe(before);
    await userEvent.keyboard('{Escape}{Enter}');
    expect(game.table.record()).toBe(before);
    await userEvent.keyboard('{Enter}');
    expect(game.table.record().commands.at(-1)).toEqual({ type: 'bid', seat: 0, bid: 0 });
  });

  test('shows the partner’s bid at the table, both sums in the bar, and the remaining tricks', async () => {
    const record = spadesBid();
    const { round } = stateAfter(record);
    if (round.phase !== 'bid') throw new Error('not bidding');
    screenWithPanel(gameAt(record));
    await screen.findByTestId('bidding-panel');
    const [, rufus, odile, bram] = round.bids;
    const [ours, theirs] = [odile ?? 0, (rufus ?? 0) + (bram ?? 0)];
    expect(screen.getByRole('region', { name: /^Odile, your partner, / })).toHaveAccessibleName(
      odile === null ? /hasn’t bid yet/ : odile === 0 ? /, nil,/ : new RegExp(`bid ${odile},`),
    );
    expect(await screen.findByText(new RegExp(`^Us: bid ${ours},`))).toBeVisible();
    expect(screen.getByText(new RegExp(`^Them: bid ${theirs},`))).toBeVisible();
    const left = Math.max(0, 13 - ours - theirs);
    expect(
      screen.getByText(
        left === 0 ? 'No tricks left unclaimed' : new RegExp(`^${left} tricks? unclaimed$`),
      ),
    ).toBeVisible();
  });
});

test('before the first bid of a side its bags are told, and no bid', async () => {
  const isFirstBid = (state: GameState): boolean =>
    ownBid(state) && state.round.phase === 'bid' && state.round.bids.every((bid) => bid === null);
  screenWithPanel(gameAt(played(appHeader(SPADES), isFirstBid)));
  expect(await screen.findByText(/^Us: \d+ bags?$/)).toBeVisible();
  expect(screen.getByText(/^Them: \d+ bags?$/)).toBeVisible();
});

describe('blind nil', () => {
  test('is offered before the cards are shown, with the reason', async () => {
    const record = trailing();
    const { standing } = stateAfter(record);
    const behind = (standing.totals[1] ?? 0) - (standing.totals[0] ?? 0);
    screenWithPanel(gameAt(record));
    const panel = await screen.findByRole('region', { name: 'Before you look' });
    expect(
      within(panel).getByText(`Your side is ${behind} points behind, so you may bid blind nil`),
    ).toBeVisible();
    expect(
      within(panel)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Look at your cards', 'Bid blind nil']);
    expect(screen.getAllByRole('button', { name: 'your face-down card' })).toHaveLength(13);
  });

  test('gives no reason where anyone may bid it, even the side ahead', async () => {
    const { scoring } = SPADES;
    if (typeof scoring === 'string' || scoring.kind !== 'partnership') throw new Error('no Spades');
    const anyone = { ...SPADES, scoring: { ...scoring, blindNilBehind: 0 } };
    screenWithPanel(
      gameAt(
        played(
          appHeader(anyone),
          (state) => state.round.phase === 'declare' && toAct(state).includes(0),
        ),
      ),
    );
    const panel = await screen.findByRole('region', { name: 'Before you look' });
    expect(within(panel).getByText(/^Take no tricks, sight unseen: /)).toBeVisible();
    expect(within(panel).queryByText(/behind/)).not.toBeInTheDocument();
  });

  test('keeps all cards out of the DOM until the player decides', async () => {
    const record = trailing();
    const { round } = stateAfter(record);
    if (round.phase !== 'declare') throw new Error('nothing to declare');
    const game = gameAt(record);
    const { container } = screenWithPanel(game);
    await screen.findByRole('region', { name: 'Before you look' });
    for (const card of round.hands.flat()) expect(container.innerHTML).not.toContain(`"${card}"`);
    expect(container.innerHTML).not.toMatch(/(two|king|ace|queen|jack|ten) of /);
    await userEvent.click(screen.getByRole('button', { name: 'Look at your cards' }));
    for (const card of round.hands[0] ?? [])
      expect(container.innerHTML).toContain(`data-card="${card}"`);
  });

  test('is declared by a double click, both clicks of which were meant for it', async () => {
    const game = gameAt(trailing());
    screenWithPanel(game);
    const button = await screen.findByRole('button', { name: 'Bid blind nil' });
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 2 });
    expect(game.table.record().commands.at(-1)).toMatchObject({ blindNil: true });
  });

  test('needs two presses, and Esc cancels the first', async () => {
    const game = gameAt(trailing());
    screenWithPanel(game);
    const before = game.table.record().commands.length;
    await userEvent.click(await screen.findByRole('button', { name: 'Bid blind nil' }));
    expect(
      screen.getByText(/^Blind nil means taking no tricks, sight unseen: you gain 200 points/),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Bid blind nil' }));
    expect(game.table.record().commands).toHaveLength(before);
  });

  test('is declared by its button, with no bid to follow', async () => {
    const game = gameAt(trailing());
    screenWithPanel(game);
    await userEvent.click(await screen.findByRole('button', { name: 'Bid blind nil' }));
    await userEvent.click(screen.getByRole('button', { name: 'Blind nil: sure?' }));
    expect(game.table.record().commands.at(-1)).toEqual({
      type: 'declare',
      seat: 0,
      blindNil: true,
    });
    act(() => game.table.skip());
    expect(screen.queryByRole('button', { name: 'Bid 1' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: /^You, blind nil/ })).toBeVisible();
  });

  test('has no violations found by axe', async () => {
    screenWithPanel(gameAt(trailing()));
    await screen.findByRole('region', { name: 'Before you look' });
    expect(await axeProblems()).toEqual([]);
  });
});
