import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Advice,
  type Command,
  type GameState,
  allowed,
  choicesOf,
  presetRules,
  stateAfter,
  step,
} from '@/engine/index.ts';
import { Coach } from '@/features/advice/Coach.tsx';
import type { Game } from '@/store/hooks.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { LOW } from '@/ui/screens.ts';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';
import {
  RULES,
  askedFor,
  adviceOn,
  withAdvice,
  shown,
  hint,
  saying,
} from '../../support/features/advised.tsx';
import { stubNarrowScreen } from '../../support/features/narrow-screen.ts';

beforeEach(stubNarrowScreen);

/** Opens the hint, closes it, before or after the adviser answers, and opens it again. */
async function openedTwice(game: Game, advice: Advice | Error, isAnswered = false) {
  const bench = withAdvice(game, advice);
  renderInGame(<Coach />, bench.game);
  act(() => game.hints.toggle());
  if (isAnswered) await bench.answer();
  act(() => game.hints.toggle());
  act(() => game.hints.toggle());
  return bench;
}

/** A dialog that is open at first. */
function OpenRules() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog open={isOpen} title="Rules" onClose={() => setIsOpen(false)}>
      Rules
    </Dialog>
  );
}

describe('a hint on a bid', () => {
  test('gives the best bid and the reason, with every legal bid in a table', async () => {
    const game = askedFor('bid');
    const advice = adviceOn(game, 1, 3);
    await shown(game, advice);
    const bid = advice.options[1]?.command;
    const name = bid?.type === 'bid' ? bid.bid : -1;
    expect(await saying()).toHaveTextContent(
      `Bid ${name}: 70% to make. Sure trick: the ace of hearts.`,
    );
    const rows = within(within(hint()).getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(1 + advice.options.length);
    expect(rows[2]).toHaveTextContent(`${name}, best70%20%10%80`);
    expect(rows[1]).toHaveTextContent('under 5%');
    expect(await axeProblems(hint())).toEqual([]);
  });

  test('says that it may change while the search runs', async () => {
    const game = askedFor('bid');
    const bench = withAdvice(game, adviceOn(game, 1, 3));
    game.hints.toggle();
    renderInGame(<Coach />, bench.game);
    expect(hint()).toHaveTextContent('Sure trick: the ace of hearts.');
    expect(hint()).toHaveTextContent('Thinking…');
    // It keeps its room, out of sight and of reach.
    const why = within(hint()).getByText('Why?');
    expect(why).toHaveAttribute('data-waits');
    expect(screen.queryByRole('button', { name: 'Why?' })).toBeNull();
    expect(within(hint()).getByRole('status')).toBeEmptyDOMElement();
    await bench.answer();
    expect(hint()).not.toHaveTextContent('Thinking…');
    expect(await saying()).toHaveTextContent('Sure trick: the ace of hearts.');
  });

  test('names no best choice before enough determinizations, but shows its figures', async () => {
    const game = askedFor('bid');
    const bench = withAdvice(game, adviceOn(game, 1, 3), 40);
    game.hints.toggle();
    renderInGame(
      <>
        <Coach />
        <BeforePlay />
      </>,
      bench.game,
    );
    const best = () => document.querySelectorAll('[data-best="true"]');
    expect(within(hint()).getByRole('table')).toHaveTextContent('70%20%10%8');
    expect(within(hint()).getByRole('table')).not.toHaveTextContent('best70%');
    expect(best()).toHaveLength(0);
    // The words only keep the room that they will take.
    expect(hint().querySelector('[data-unnamed]')).toHaveTextContent('Thinking…');
    await bench.answer();
    // Its bar and its button.
    expect(best()).toHaveLength(2);
    expect(within(hint()).getByRole('table')).toHaveTextContent('best70%');
    expect(hint().querySelector('[data-unnamed]')).toBeNull();
    expect(hint()).not.toHaveTextContent('Thinking…');
  });

  test('is there at once when it is opened again', async () => {
    const game = askedFor('bid');
    const bench = await shown(game, adviceOn(game, 1, 3));
    cleanup();
    game.hints.toggle();
    renderInGame(<Coach />, bench.game);
    expect(hint()).toHaveTextContent('Sure trick: the ace of hearts.');
    expect(hint()).not.toHaveTextContent('Thinking…');
    expect(bench.asked).toHaveLength(1);
  });

  test('has a bar for every legal bid, with nil instead of zero in partnerships', async () => {
    const spades = gameAt(
      played(
        appHeader(presetRules('spades')),
        (state) => state.round.phase === 'bid' && allowed(choicesOf(state, 0)).length > 1,
      ),
    );
    const { options } = adviceOn(spades, 1, 3);
    await shown(spades, adviceOn(spades, 1, 3));
    const bars = hint().querySelectorAll('[data-best]');
    expect(bars).toHaveLength(options.length);
    expect(bars[0]).toHaveTextContent('<5nil1');
    expect([...bars].map((bar) => (bar as HTMLElement).dataset['best'])).toEqual(
      options.map((_, index) => `${index === 1}`),
    );
  });

  test('marks every legal bid, hidden from screen readers, until it is closed', async () => {
    const game = askedFor('bid');
    const advice = adviceOn(game, 1, 3);
    await shown(game, advice);
    const bids = () => screen.getAllByRole('button', { name: /^Bid \d+$/ });
    const figures = () => bids().map(({ textContent }) => textContent);
    const open = (bid: HTMLElement) => bid.getAttribute('aria-disabled') === 'false';
    expect(figures().filter((_, index) => open(bids()[index] as HTMLElement))).toEqual(
      advice.options.map(({ command }, index) => {
        const bid = command.type === 'bid' ? command.bid : -1;
        return `${bid}${index === 1 ? '70%8' : '<5%1'}`;
      }),
    );
    await userEvent.keyboard('{Escape}');
    expect(figures()).toEqual(bids().map((_, bid) => `${bid}`));
  });

  test.each([
    [0, 'None of the 49 cards you might hold takes the trick.'],
    [1, '1 of the 49 cards you might hold takes the trick.'],
    [2, '2 of the 49 cards you might hold take the trick.'],
  ])('in a forehead round counts the winning cards: %i', async (wins, words) => {
    const game = askedFor('bid');
    const hand: Advice['hand'] = [{ kind: 'forehead', wins, of: 49 }];
    await shown(game, { ...adviceOn(game, 1, 3), hand });
    expect(await saying()).toHaveTextContent(words);
  });

  test('is counted, so that statistics exclude the game', async () => {
    const game = askedFor('bid');
    const notes: number[] = [];
    const noteHint = (): void => void notes.push(1);
    await shown({ ...game, table: { ...game.table, noteHint } }, adviceOn(game, 0, 1));
    expect(notes).toHaveLength(1);
  });

  test('is not counted if it failed', async () => {
    const game = askedFor('bid');
    const notes: number[] = [];
    const noteHint = (): void => void notes.push(1);
    await shown({ ...game, table: { ...game.table, noteHint } }, new Error('no thread'));
    expect(notes).toEqual([]);
  });

  test('is counted once if it is opened again before it is complete', async () => {
    const game = askedFor('bid');
    const notes: number[] = [];
    const noteHint = (): void => void notes.push(1);
    const { asked } = await openedTwice(
      { ...game, table: { ...game.table, noteHint } },
      adviceOn(game, 0, 1),
    );
    expect(asked).toHaveLength(2);
    expect(notes).toHaveLength(1);
  });

  test('is sought again, without the old message, if it failed', async () => {
    const game = askedFor('bid');
    const { answer } = await openedTwice(game, new Error('the thread failed'), true);
    expect(hint()).not.toHaveTextContent('No hint this time.');
    await answer();
    expect(await saying()).toHaveTextContent('No hint this time.');
  });

  test('closes when another game starts', async () => {
    const game = askedFor('bid');
    const { view } = game.table.store.getState();
    await shown(game, adviceOn(game, 0, 1));
    act(() => game.table.store.setState({ view: { ...view, past: [...view.past] } }));
    expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull();
    expect(game.hints.store.getState().open).toBe(false);
  });

  test('is requested once while others seal their bids', async () => {
    const game = askedFor('bid');
    const { view } = game.table.store.getState();
    const { asked } = await shown(game, adviceOn(game, 0, 1));
    act(() => game.table.store.setState({ view: { ...view } }));
    expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
  });

  test('closes with Escape, which cancels the search', async () => {
    const game = askedFor('bid');
    const { asked } = await shown(game, adviceOn(game, 0, 1));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull();
    expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('stays open when Escape closes a dialog over it', async () => {
    const game = askedFor('bid');
    await shown(game, adviceOn(game, 0, 1));
    renderInGame(<OpenRules />, game);
    // While a dialog is open, the page behind it is hidden from screen readers.
    const dialog = await screen.findByRole('dialog', { name: 'Rules' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByRole('region', { name: 'Hint' })).toBeVisible();
  });

  test('has a message if it failed', async () => {
    const game = askedFor('bid');
    await shown(game, new Error('the thread failed'));
    expect(await saying()).toHaveTextContent('No hint this time.');
  });
});

describe('a hint on a card', () => {
  test('marks every card that it names as equally good', async () => {
    // Regression: “Close: 4♠, 4♥, or 3♥” marked only the first.
    const game = askedFor('play');
    const advice = adviceOn(game, 0, 3);
    const [best, second, ...others] = advice.options;
    await shown(game, {
      ...advice,
      verdict: 'toss-up',
      options: [best!, { ...second!, make: 0.7, points: best!.points, cost: 0.02 }, ...others],
    });
    expect(await saying()).toHaveTextContent(
      /^It’s close: the .+ or the .+, 70% to make your bid\./,
    );
    const named = screen.getAllByRole('button', { name: /among the best: 70% to make your bid/ });
    expect(named).toHaveLength(2);
    for (const each of named) expect(each.querySelector('[data-best="true"]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /, best: / })).toBeNull();
    expect(within(hint()).getAllByRole('row', { name: /, among the best/ })).toHaveLength(2);
  });

  test('marks the cards, also in their accessible names', async () => {
    const game = askedFor('play');
    const advice = adviceOn(game, 0, 2);
    await shown(game, advice);
    const marked = screen.getAllByRole('button', { name: /to make your bid, / });
    expect(marked).toHaveLength(advice.options.length);
    expect(
      screen.getByRole('button', { name: /best: 70% to make your bid, expected points 8/ }),
    ).toHaveTextContent('70%8');
    expect(await saying()).toHaveTextContent(
      /^Play the .+: 70% to make your bid\. That gives .+ one trick too many\.$/,
    );
  });
});

describe('a hint is about one decision', () => {
  /** The player takes a trick as its last player, and leads to the next one. */
  function takesTrick(): Game {
    const takes = (state: GameState): boolean =>
      state.round.phase === 'play' &&
      state.round.taken.length < 3 &&
      state.round.trick.cards.length === 3 &&
      winningCard(state) !== null;
    return gameAt(played(appHeader(RULES), takes));
  }

  /** The player's card that takes the trick; null if it is not the player's turn or there is none. */
  const winningCard = (state: GameState): Command | null =>
    allowed(choicesOf(state, 0)).find((command) => {
      const next = step(state, command);
      return (
        next.ok && next.value.events.some((each) => each.type === 'trickTaken' && each.winner === 0)
      );
    }) ?? null;

  test('and closes though the player decides again at once', async () => {
    const game = takesTrick();
    game.settings.setState({ speed: 'instant' });
    await shown(game, adviceOn(game, 0, 1));
    const command = winningCard(stateAfter(game.table.record()));
    act(() => void game.table.act(command!));
    expect(game.table.store.getState().view.choices).not.toEqual([]);
    expect(game.hints.store.getState().open).toBe(false);
    expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull();
  });
});

describe('further reasons', () => {
  test.each(['bid', 'play'] as const)('are in a dialog, for the phase %s', async (phase) => {
    const game = askedFor(phase);
    await shown(game, adviceOn(game, 1, 3));
    const panel = hint();
    const said = panel.querySelector('p')?.textContent ?? '';
    const why = screen.getByRole('button', { name: 'Why?' });
    expect(why).not.toHaveAttribute('data-waits');
    expect(why).toHaveAttribute('aria-haspopup', 'dialog');
    why.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Why?' });
    const rest = 'If not: too few tricks 20%, too many 10%.';
    expect(dialog).toHaveTextContent(said.replace('Why?', '').trim());
    expect(dialog).toHaveTextContent(rest);
    expect(panel).not.toHaveTextContent(rest);
    expect(await axeProblems(dialog)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(hint()).toBeVisible();
    await waitFor(() => expect(why).toHaveFocus());
  });
});

test('on a low screen the button of a bid stands beside its text', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: [LOW, '(width < 40rem)'].includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const game = askedFor('bid');
  await shown(game, adviceOn(game, 1, 3));
  const why = screen.getByRole('button', { name: 'Why?' });
  expect(why.closest('p')).toBeNull();
});
