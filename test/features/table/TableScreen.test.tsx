import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type Command,
  type GameState,
  type RuleSet,
  cards,
  stateAfter,
  legalCommands,
  presetRules,
  step,
  suitOf,
} from '@/engine/index.ts';
import { speak } from '@/i18n/i18n.ts';
import { TableScreen } from '@/features/table/TableScreen.tsx';
import { painted } from '@/ui/painted.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { absentOpponents, gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

const screenOf = (game: ReturnType<typeof gameAt>, onLastTrick?: () => void) =>
  renderInGame(
    <TableScreen
      barStart={null}
      barEnd={null}
      center={null}
      dock={null}
      side={null}
      {...(onLastTrick === undefined ? {} : { onLastTrick })}
    />,
    game,
  );

const ownTurn = (state: GameState): boolean =>
  state.round.phase === 'play' && legalCommands(state)[0]?.type === 'play' && actor(state) === 0;

const actor = (state: GameState) => {
  const [command] = legalCommands(state);
  return command !== undefined && 'seat' in command ? command.seat : null;
};

/** The player must follow suit and may not play every card. */
const mustFollow = (state: GameState): boolean =>
  ownTurn(state) &&
  state.round.phase === 'play' &&
  state.round.trick.cards.length > 0 &&
  legalCommands(state).length < (state.round.hands[0]?.length ?? 0);

const at = (done: (state: GameState) => boolean, rules: Partial<RuleSet> = {}) =>
  gameAt(played(appHeader({ ...presetRules('bugger-your-neighbor'), ...rules }), done));

const truth = (game: ReturnType<typeof gameAt>): GameState => stateAfter(game.table.record());

describe('the player’s hand', () => {
  test('a played card loses the focus before it is removed', async () => {
    const game = at(ownTurn);
    screenOf(game);
    const [card] = screen.getAllByRole('button', { name: /, playable$/ });
    card?.focus();
    // When the store updates, the card is still in the hand.
    const heard = { played: '', held: true, focused: true };
    game.table.store.subscribe(({ cue }) => {
      if (cue?.type !== 'cardPlayed') return;
      heard.played = cue.card;
      heard.held = card?.isConnected ?? false;
      heard.focused = document.activeElement === card;
    });
    act(() => card?.click());
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(heard).toEqual({ played: card?.dataset['card'], held: true, focused: false });
  });

  test('is a list of buttons named after the card and whether it is playable', () => {
    const game = at(mustFollow);
    screenOf(game);
    const { round } = truth(game);
    if (round.phase !== 'play') throw new Error('not in play');
    const led = suitOf(round.trick.cards[0] ?? 'AS');
    const hand = within(screen.getByRole('list', { name: /^Your hand/ })).getAllByRole('button');
    expect(new Set(hand.map((button) => button.dataset['card']))).toEqual(new Set(round.hands[0]));
    for (const button of hand) {
      const playable = suitOf(cards(button.dataset['card'] ?? '')[0] ?? 'AS') === led;
      expect(button).toHaveAccessibleName(playable ? /, playable$/ : /, You must follow/);
    }
  });

  test('an illegal card gives the reason and stays', async () => {
    const game = at(mustFollow);
    screenOf(game);
    const before = game.table.record();
    const [refused] = screen.getAllByRole('button', { name: /You must follow/ });
    await userEvent.click(refused as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You must follow \w+$/);
    expect(game.table.record()).toBe(before);
    expect(refused).toBeInTheDocument();
  });

  test('a repeated refusal is announced again', async () => {
    screenOf(at(mustFollow));
    const [refused] = screen.getAllByRole('button', { name: /You must follow/ });
    await userEvent.click(refused as HTMLElement);
    const alert = await screen.findByRole('alert');
    const first = alert.firstElementChild;
    await userEvent.click(refused as HTMLElement);
    // A screen reader announces new nodes in the region, not an unchanged text.
    expect(screen.getByRole('alert')).toBe(alert);
    expect(alert).toHaveTextContent(/^You must follow \w+$/);
    expect(alert.firstElementChild).not.toBe(first);
  });

  test('the reason follows a change of the language', async () => {
    onTestFinished(() => speak('en', 'en-US').then(() => undefined));
    screenOf(at(mustFollow));
    const [refused] = screen.getAllByRole('button', { name: /You must follow/ });
    await userEvent.click(refused as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You must follow \w+$/);
    await act(() => speak('de', 'de'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Du musst \S+ bedienen$/);
  });

  test('a playable card is played by a tap', async () => {
    const game = at(ownTurn);
    screenOf(game);
    const [playable] = screen.getAllByRole('button', { name: /, playable$/ });
    const card = playable?.dataset['card'];
    await userEvent.click(playable as HTMLElement);
    await waitFor(() =>
      expect(game.table.record().commands.at(-1)).toEqual({ type: 'play', seat: 0, card }),
    );
  });

  test('if two cards are pressed in quick succession, only the first is played', async () => {
    const game = at(ownTurn);
    screenOf(game);
    const before = game.table.record().commands.length;
    const [first, second] = screen.getAllByRole('button', { name: /, playable$/ });
    const card = first?.dataset['card'];
    act(() => {
      first?.click();
      second?.click();
    });
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(game.table.record().commands[before]).toEqual({ type: 'play', seat: 0, card });
    expect(second).toBeInTheDocument();
  });

  test('a chosen card stays if the table moves on before it is played', async () => {
    const game = at(ownTurn);
    screenOf(game);
    const [playable] = screen.getAllByRole('button', { name: /, playable$/ });
    act(() => {
      playable?.click();
      game.table.undo();
    });
    const taken = game.table.record();
    await act(painted);
    expect(game.table.record()).toBe(taken);
  });

  test('hides the player’s own card from screen, names and DOM in a forehead round', () => {
    const game = at(ownTurn, {
      sight: 'forehead',
      schedule: { shape: 'constant', low: 1, high: 1, turns: 3 },
    });
    const { container } = screenOf(game);
    expect(screen.getByRole('button', { name: 'your face-down card, playable' })).toBeVisible();
    const { round } = truth(game);
    const own = round.phase === 'play' ? round.hands[0]?.[0] : undefined;
    expect(own).toBeDefined();
    expect(container.innerHTML).not.toContain(`"${own}"`);
  });
});

describe('the table', () => {
  test('shows the round, the hand size, trump, and bids against tricks', () => {
    const game = at(ownTurn);
    screenOf(game);
    const { round } = truth(game);
    if (round.phase !== 'play') throw new Error('not in play');
    expect(screen.getByText('Round 1 of 19')).toBeVisible();
    expect(screen.getByText('10 cards')).toBeVisible();
    const sum = round.bids.reduce((total, bid) => total + bid, 0);
    expect(screen.getByText(new RegExp(`^${sum} bid for 10: (over|under) by \\d+$`))).toBeVisible();
    expect(screen.getByRole('img', { name: /, turned up$/ })).toBeInTheDocument();
  });

  test('shows name, bid, tricks and tricks needed for every seat', () => {
    const game = at(ownTurn);
    screenOf(game);
    const { round } = truth(game);
    if (round.phase !== 'play') throw new Error('not in play');
    for (const [seat, name] of ['You', 'Rufus', 'Odile', 'Bram'].entries()) {
      const [bid = 0, won = 0] = [round.bids[seat], round.tricks[seat]];
      const state =
        won > bid ? `over by ${won - bid}` : won === bid ? 'on target' : `needs ${bid - won}`;
      expect(
        screen.getByRole('region', { name: new RegExp(`^${name}, ${state}, ${won} of ${bid}`) }),
      ).toBeVisible();
    }
  });

  test('names the cards of the trick with their players and who is winning', async () => {
    const game = at(mustFollow);
    screenOf(game);
    const trick = await screen.findByRole('region', { name: 'Trick' });
    const shown = within(trick).getAllByRole('img');
    const { round } = truth(game);
    expect(shown).toHaveLength(round.phase === 'play' ? round.trick.cards.length : 0);
    expect(within(trick).getAllByRole('img', { name: /, winning$/ })).toHaveLength(1);
    expect(within(trick).getByText(/led$/)).toBeVisible();
  });

  test('has no card of another hand anywhere in the DOM', () => {
    const game = at(ownTurn);
    const { container } = screenOf(game);
    const { round } = truth(game);
    if (round.phase !== 'play') throw new Error('not in play');
    for (const card of round.hands.slice(1).flat())
      expect(container.innerHTML).not.toContain(`"${card}"`);
  });

  test('has no violations found by axe', async () => {
    screenOf(at(mustFollow));
    expect(await axeProblems()).toEqual([]);
  });
});

describe('a card chosen before the player’s turn', () => {
  /** One opponent is to play before the player, who must follow suit. */
  const waiting = (state: GameState): boolean => {
    const [command] = legalCommands(state);
    if (state.round.phase !== 'play' || actor(state) !== 3 || command === undefined) return false;
    const next = step(state, command);
    return next.ok && mustFollow(next.value.state);
  };
  const handButtons = () =>
    within(screen.getByRole('list', { name: /^Your hand/ })).getAllByRole('button');

  /** A game in which the opponent plays its first legal card with `moveOn`; then the player is asked. */
  function waitingGame(done = waiting) {
    let answer: (command: Command) => void = () => undefined;
    const game = gameAt(played(appHeader(presetRules('bugger-your-neighbor')), done), new Map(), {
      ...absentOpponents,
      choose: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const moveOn = async (): Promise<void> => {
      const [command] = legalCommands(truth(game));
      if (command === undefined) throw new Error('nothing to play');
      await act(async () => answer(command));
    };
    return { game, moveOn };
  }

  test('is lifted, and a second tap cancels it', async () => {
    const { game, moveOn } = waitingGame();
    screenOf(game);
    const [card] = handButtons();
    await userEvent.click(card!);
    expect(card).toHaveAccessibleName(/, chosen ahead$/);
    expect(await screen.findByText('Will be played on your turn')).toBeVisible();
    await userEvent.click(card!);
    expect(card).not.toHaveAccessibleName(/chosen ahead/);
    const { commands } = game.table.record();
    await moveOn();
    expect(game.table.record().commands).toHaveLength(commands.length + 1);
  });

  test.each([true, false])('is played on the turn only if it is legal: %s', async (isLegal) => {
    const { game, moveOn } = waitingGame();
    screenOf(game);
    const { round } = truth(game);
    const led = round.phase === 'play' ? suitOf(round.trick.cards[0] ?? 'AS') : null;
    const card = handButtons().find(
      ({ dataset }) => (suitOf(cards(dataset['card'] ?? '')[0] ?? 'AS') === led) === isLegal,
    );
    await userEvent.click(card!);
    const { commands } = game.table.record();
    await moveOn();
    await act(painted);
    const own = game.table.record().commands.slice(commands.length + 1);
    expect(own).toEqual(isLegal ? [{ type: 'play', seat: 0, card: card?.dataset['card'] }] : []);
    expect(screen.queryByText('Will be played on your turn')).not.toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      isLegal ? /^$/ : /^Card not played\. You must follow \w+$/,
    );
  });

  test('is forgotten when another game with that card is put on the table', async () => {
    const { game } = waitingGame();
    screenOf(game);
    const [card] = handButtons();
    await userEvent.click(card!);
    act(() => void game.table.load(structuredClone(game.table.record())));
    expect(handButtons()[0]).not.toHaveAccessibleName(/chosen ahead/);
    expect(screen.queryByText('Will be played on your turn')).not.toBeInTheDocument();
  });

  test('is not played when the turn before is undone', async () => {
    const { game } = waitingGame(
      (state) => waiting(state) && state.round.phase === 'play' && state.round.taken.length > 0,
    );
    screenOf(game);
    const { header, commands } = game.table.record();
    const before = {
      header,
      commands: commands.slice(
        0,
        commands.findLastIndex((command) => command.type === 'play' && command.seat === 0),
      ),
    };
    const legal = new Set(
      legalCommands(stateAfter(before)).map((command) => command.type === 'play' && command.card),
    );
    const card = handButtons().find(({ dataset }) => legal.has(cards(dataset['card']!)[0]!));
    await userEvent.click(card!);
    act(() => game.table.undo());
    await act(painted);
    expect(game.table.record().commands).toEqual(before.commands);
    expect(await screen.findByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('a card that was lifted to be confirmed', () => {
  const LIFTED = 'Choose it again to play it';

  /** The player's second turn of the round, with a card lifted that was legal on the first, too. */
  async function lifted() {
    const game = at(
      (state) => ownTurn(state) && state.round.phase === 'play' && state.round.taken.length > 0,
    );
    game.settings.setState({ confirm: true });
    screenOf(game);
    const { header, commands } = game.table.record();
    const first = commands.findLastIndex((each) => each.type === 'play' && each.seat === 0);
    const legal = new Set(
      legalCommands(stateAfter({ header, commands: commands.slice(0, first) })).map(
        (each) => each.type === 'play' && each.card,
      ),
    );
    const card = screen
      .getAllByRole('button', { name: /, playable$/ })
      .find(({ dataset }) => legal.has(cards(dataset['card']!)[0]!));
    await userEvent.click(card!);
    expect(await screen.findByText(LIFTED)).toBeVisible();
    return { game, card: card! };
  }

  test('lies in the hand again when the turn before is undone', async () => {
    const { game, card } = await lifted();
    act(() => game.table.undo());
    expect(screen.queryByText(LIFTED)).not.toBeInTheDocument();
    const { commands } = game.table.record();
    await userEvent.click(card);
    await act(painted);
    expect(game.table.record().commands).toEqual(commands);
  });

  test('lies in the hand again when another game with that card is put on the table', async () => {
    const { game } = await lifted();
    act(() => void game.table.load(structuredClone(game.table.record())));
    expect(screen.queryByText(LIFTED)).not.toBeInTheDocument();
  });
});

describe('a tap on the table', () => {
  const hasTrick = ({ round }: GameState): boolean =>
    round.phase === 'play' && round.taken.length > 0;

  /** Taps at these times after the table was opened, in ms, and says how often the last trick was shown. */
  async function timesShown(done: (state: GameState) => boolean, ...times: number[]) {
    let now = 10_000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const game = at(done);
    let shown = 0;
    screenOf(game, () => shown++);
    for (const time of times) {
      now = 10_000 + time;
      await userEvent.click(await screen.findByTestId('trick'));
    }
    clock.mockRestore();
    return shown;
  }

  test('shows the last trick on the player’s turn', async () => {
    expect(await timesShown((state) => ownTurn(state) && hasTrick(state), 2000)).toBe(1);
  });

  test('shows nothing before a trick is complete', async () => {
    expect(await timesShown((state) => ownTurn(state) && !hasTrick(state), 2000)).toBe(0);
  });

  test('only speeds the table up shortly after another tap', async () => {
    const own = (state: GameState): boolean => ownTurn(state) && hasTrick(state);
    expect(await timesShown(own, 2000, 2300, 2600)).toBe(1);
  });

  test('speeds an opponent up instead', async () => {
    const others = (state: GameState): boolean =>
      hasTrick(state) && actor(state) !== null && actor(state) !== 0;
    expect(await timesShown(others, 2000)).toBe(0);
  });
});
