import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  type GameRecord,
  type GameState,
  fold,
  presetRules,
  toAct,
  stateAfter,
} from '@/engine/index.ts';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

const NOMINATION = presetRules('nomination-whist');

/** The first round, where the player deals and is the last to bid. */
const lastToBid = ({ round }: GameState): boolean =>
  round.phase === 'bid' && round.bids.every((bid, seat) => (bid === null) === (seat === 0));

/** The player's turn to name trump, after these bids of the first round, in turn. */
function named(bids: readonly number[]): GameRecord {
  const header = appHeader(NOMINATION);
  const commands: GameRecord['commands'] = [
    { type: 'deal' },
    ...bids.map((bid, index) => ({ type: 'bid', seat: (index + 1) % 4, bid }) as const),
  ];
  const record = { header, commands };
  if (!fold(record).ok) throw new Error('no such bids');
  return record;
}

describe('naming trump', () => {
  test('offers every suit and no trump, and says that the player’s bid was highest', async () => {
    renderInGame(<BeforePlay />, gameAt(named([2, 3, 1, 4])));
    const panel = await screen.findByRole('region', { name: 'Name trump' });
    const options = within(panel).getAllByRole('button');
    expect(options.map((button) => button.textContent)).toEqual([
      'Clubs',
      'Diamonds',
      'Hearts',
      'Spades',
      'No trump',
    ]);
    expect(within(panel).getByText('You bid highest (4)')).toBeVisible();
    expect(panel).toHaveFocus();
  });

  test('a double click on the bid names no trump that appears under the pointer', async () => {
    const [deal, ...bids] = named([2, 3, 1, 4]).commands;
    const { header } = named([2, 3, 1, 4]);
    const commands = deal === undefined ? [] : [deal, ...bids.slice(0, -1)];
    const game = gameAt({ header, commands });
    renderInGame(<BeforePlay />, game);
    fireEvent.click(screen.getByRole('button', { name: 'Bid 4' }), { detail: 1 });
    act(() => game.table.skip());
    const hearts = await screen.findByRole('button', { name: 'Hearts' });
    const before = game.table.record();
    fireEvent.click(hearts, { detail: 2 });
    expect(game.table.record()).toBe(before);
    fireEvent.click(hearts, { detail: 1 });
    expect(game.table.record().commands[before.commands.length]).toEqual({
      type: 'nameTrump',
      seat: 0,
      trump: 'H',
    });
  });

  test('falls to the first of the highest bidders', () => {
    const state = stateAfter(named([4, 0, 1, 4]));
    expect(toAct(state)).toEqual([1]);
    renderInGame(<BeforePlay />, gameAt(named([4, 0, 1, 4])));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('says so when an equal bid came later', async () => {
    const record = played(
      appHeader(NOMINATION),
      ({ round }) =>
        round.phase === 'trump' &&
        round.chooser === 0 &&
        round.bids.filter((bid) => bid === round.bids[0]).length > 1 &&
        round.bids[0] !== 0,
    );
    const { round } = stateAfter(record);
    if (round.phase !== 'trump') throw new Error('nobody names trump');
    renderInGame(<BeforePlay />, gameAt(record));
    expect(
      await screen.findByText(`You were first to bid ${round.bids[0]}, the highest`),
    ).toBeVisible();
  });

  test('accepts letters, arrows and Enter, before the page’s shortcuts', async () => {
    const game = gameAt(named([2, 3, 1, 4]));
    renderInGame(<BeforePlay />, game);
    await screen.findByRole('region', { name: 'Name trump' });
    let passed = 0;
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) passed += 1;
    };
    globalThis.addEventListener('keydown', onKey);
    await userEvent.keyboard('s');
    expect(screen.getByRole('button', { name: 'Spades' })).toHaveFocus();
    await userEvent.keyboard('n');
    expect(screen.getByRole('button', { name: 'No trump' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Hearts' })).toHaveFocus();
    globalThis.removeEventListener('keydown', onKey);
    expect(passed).toBe(0);
    await userEvent.keyboard('{Enter}');
    expect(game.table.record().commands.at(-1)).toEqual({ type: 'nameTrump', seat: 0, trump: 'H' });
  });

  test('passes H on once hearts has the focus, for a hint', async () => {
    renderInGame(<BeforePlay />, gameAt(named([2, 3, 1, 4])));
    await screen.findByRole('region', { name: 'Name trump' });
    const passed: string[] = [];
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) passed.push(event.key);
    };
    globalThis.addEventListener('keydown', onKey);
    await userEvent.keyboard('h');
    expect(screen.getByRole('button', { name: 'Hearts' })).toHaveFocus();
    expect(passed).toEqual([]);
    await userEvent.keyboard('h');
    expect(passed).toEqual(['h']);
    // Other letters stay here: N pressed twice for no trump must not open New game.
    await userEvent.keyboard('nn');
    globalThis.removeEventListener('keydown', onKey);
    expect(passed).toEqual(['h']);
    expect(screen.getByRole('button', { name: 'No trump' })).toHaveFocus();
  });

  test('has no violations found by axe', async () => {
    renderInGame(<BeforePlay />, gameAt(named([2, 3, 1, 4])));
    await screen.findByRole('region', { name: 'Name trump' });
    expect(await axeProblems()).toEqual([]);
  });
});

test('arrows move among the bids too', async () => {
  renderInGame(<BeforePlay />, gameAt(played(appHeader(NOMINATION), lastToBid)));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Bid 1' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Bid 13' })).toHaveFocus();
});
