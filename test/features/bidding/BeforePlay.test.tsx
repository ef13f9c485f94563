import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type GameState,
  type RuleSet,
  choicesOf,
  legalCommands,
  presetRules,
} from '@/engine/index.ts';
import { speak } from '@/i18n/i18n.ts';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { focusedControl } from '../../support/features/focused-control.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

const asked = ({ round }: GameState, seat: number): boolean =>
  round.phase === 'bid' && round.bids.filter((bid) => bid === null).length === 4 - seat;

/** The player at seat 0 deals, so the hook applies to them. */
const asDealer = (hands: number) =>
  gameAt(
    played(
      appHeader({
        ...presetRules('bugger-your-neighbor'),
        schedule: { shape: 'constant', low: hands, high: hands, turns: 1 },
      }),
      (state) => asked(state, 3),
    ),
  );

/** Presses a key at a time, in ms. */
function press(key: string, at: number): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(document.body, event);
}

describe('the bidding panel', () => {
  test('shows every bid from 0 to the hand size and forbids exactly the hook', () => {
    const game = asDealer(10);
    renderInGame(<BeforePlay />, game);
    const { view } = game.table.store.getState();
    const panel = screen.getByRole('region', { name: 'How many tricks will you take?' });
    const bids = within(panel).getAllByRole('button', { name: /^Bid \d+$/ });
    expect(bids.map((button) => button.textContent)).toEqual(
      Array.from({ length: 11 }, (_, bid) => `${bid}`),
    );
    const sum =
      view.round.phase === 'ready'
        ? 0
        : view.round.bids.reduce<number>(
            (total, bid) => total + (typeof bid === 'number' ? bid : 0),
            0,
          );
    const closed = bids.filter((button) => button.getAttribute('aria-disabled') === 'true');
    expect(closed.map((button) => button.textContent)).toEqual(sum > 10 ? [] : [`${10 - sum}`]);
  });

  test('shows why a bid is forbidden, on screen and in the button’s description', async () => {
    const game = asDealer(10);
    renderInGame(<BeforePlay />, game);
    const closed = screen
      .getAllByRole('button', { name: /^Bid/ })
      .find((button) => button.getAttribute('aria-disabled') === 'true');
    const bid = closed?.textContent ?? '';
    const reason = `You can’t bid ${bid}: the bids may not total 10.`;
    expect(screen.getByText(reason)).toBeVisible();
    expect(closed).toHaveAccessibleDescription(reason);
    const before = game.table.record();
    await userEvent.click(closed as HTMLElement);
    expect(game.table.record()).toBe(before);
  });

  test('the very first bid is explained, and no later one', async () => {
    const game = asDealer(10);
    const scoring = 'Made: 10 + your bid. Missed: nothing.';
    const { unmount } = renderInGame(<BeforePlay />, game);
    // Which bid is forbidden, and why, is said already.
    expect(screen.getByText(scoring)).toBeVisible();
    const open = screen
      .getAllByRole('button', { name: /^Bid/ })
      .find((button) => button.getAttribute('aria-disabled') !== 'true');
    await userEvent.click(open as HTMLElement);
    unmount();
    const later = asDealer(10);
    renderInGame(<BeforePlay />, { ...later, settings: game.settings });
    expect(screen.queryByText(scoring)).not.toBeInTheDocument();
  });

  // Regression: beside a hint without figures, such as that there is only one choice, it covered the name of the game.
  test('any hint takes the place of what explains the very first bid', () => {
    const game = asDealer(10);
    renderInGame(<BeforePlay />, game);
    const note = screen.getByText('Made: 10 + your bid. Missed: nothing.');
    act(() => game.hints.toggle());
    expect(note).not.toBeInTheDocument();
    act(() => game.hints.toggle());
    expect(screen.getByText('Made: 10 + your bid. Missed: nothing.')).toBeVisible();
  });

  test('the hook is explained to who may bid anything the first time', () => {
    const bidsFirst = (state: GameState): boolean =>
      asked(state, 0) && choicesOf(state, 0).length > 0;
    const first = gameAt(played(appHeader(presetRules('bugger-your-neighbor')), bidsFirst));
    renderInGame(<BeforePlay />, first);
    expect(
      screen.getByText(
        'Made: 10 + your bid. Missed: nothing. The last bid may not bring the total to the number of tricks.',
      ),
    ).toBeVisible();
  });

  // Regression: only six scorings were explained.
  test.each([
    [
      'devil',
      'Bid made: 10 points and 2 points for each trick taken. Bid missed: 2 points off for each trick over or under. Bid 3: take 3 for +16, take 2 for −2.',
    ],
    [
      'ten-times',
      'Bid made: 10 points for each trick bid. Bid missed: 10 points off for each trick bid. Bid 3: take 3 for +30, take 2 for −30. Bid 0: take 0 for +10, take 1 for −10.',
    ],
    [
      'golf',
      'Bid made: no points. Bid missed: 1 point for each trick over or under. Here the lowest total wins. Bid 3: take 3 for 0, take 2 for +1.',
    ],
    [
      {
        kind: 'formula',
        made: { one: 10 },
        missed: { over: { off: -1 }, under: { off: -3 } },
        zero: null,
        streak: null,
        wins: 'high',
      },
      'Bid made: 10 points. Missed with too many tricks: 1 point off for each trick over or under. Missed with too few tricks: 3 points off for each trick over or under. Bid 3: take 3 for +10, take 2 for −3. Bid 3: take 3 for +10, take 4 for −1.',
    ],
  ] as const)('explains the very first bid for %s, with its points', (scoring, words) => {
    const rules = { ...presetRules('bugger-your-neighbor'), scoring, hook: false };
    const isAsked = (state: GameState): boolean => choicesOf(state, 0).length > 0;
    const game = gameAt(played(appHeader(rules), (state) => isAsked(state) && asked(state, 0)));
    const { container } = renderInGame(<BeforePlay />, game);
    expect(container.querySelector('[data-first-bid]')?.textContent).toBe(words);
  });

  // Regression: of one card, the example was the forbidden bid.
  test.each([1, 2] as const)('gives an example only of legal bids: %i cards', (cards) => {
    const rules: RuleSet = {
      ...presetRules('devils-bridge'),
      schedule: { shape: 'constant', low: cards, high: cards, turns: 1 },
    };
    const { header, commands } = played(appHeader(rules), ({ round }) => round.phase === 'bid');
    // The player may not bid 1.
    const bids = [cards - 1, 0, 0].map(
      (bid, index) => ({ type: 'bid', seat: index + 1, bid }) as const,
    );
    const { container } = renderInGame(
      <BeforePlay />,
      gameAt({ header, commands: [...commands, ...bids] }),
    );
    const note = container.querySelector('[data-first-bid]')?.textContent;
    expect(note).toContain(cards === 1 ? 'Bid 0: take 0' : 'Bid 2: take 2');
    expect(note).not.toContain('Bid 1');
  });

  test('explains the very first bid among partners', () => {
    const rules = presetRules('spades');
    const game = gameAt(played(appHeader(rules), (state) => choicesOf(state, 0).length > 0));
    const { container } = renderInGame(<BeforePlay />, game);
    expect(container.querySelector('[data-first-bid]')?.textContent).toBe(
      'The two partners’ bids add up to their contract. Tricks beyond it are bags. Partners bid 3 and 2 and take 5: +50. Partners bid 3 and 2 and take 4: −50.',
    );
  });

  // Regression: it told of the hook where none applies.
  test.each([
    ['sealed bids', { bidding: 'sealed' }],
    ['a hand below the hook’s', { hookFrom: 11 }],
  ] as const)('does not tell of the hook with %s', (_, change) => {
    const rules = { ...presetRules('bugger-your-neighbor'), ...change };
    const game = gameAt(played(appHeader(rules), (state) => choicesOf(state, 0).length > 0));
    const { container } = renderInGame(<BeforePlay />, game);
    expect(container.querySelector('[data-first-bid]')?.textContent).toBe(
      'Made: 10 + your bid. Missed: nothing.',
    );
  });

  test('gives each forbidden bid its own reason', () => {
    const twoClosed = (state: GameState): boolean =>
      state.round.phase === 'bid' &&
      choicesOf(state, 0).filter(({ refusal }) => refusal !== null).length === 2;
    const rules = {
      ...presetRules('bugger-your-neighbor'),
      schedule: { shape: 'constant', low: 3, high: 3, turns: 100 },
      zeroLimit: 1,
    } as const;
    // The seed of a game in which this happens.
    const moveSeed = '2'.padStart(32, '0');
    const game = gameAt(played(appHeader(rules), twoClosed, moveSeed));
    renderInGame(<BeforePlay />, game);
    const closed = screen
      .getAllByRole('button', { name: /^Bid/ })
      .filter((button) => button.getAttribute('aria-disabled') === 'true');
    expect(closed).toHaveLength(2);
    const [zero, hooked] = closed;
    const bid = hooked?.textContent;
    expect(zero).toHaveAccessibleDescription('You can’t bid 0: you bid 0 in the last round.');
    expect(hooked).toHaveAccessibleDescription(`You can’t bid ${bid}: the bids may not total 3.`);
  });

  test('announces the reason each time a forbidden bid is pressed', async () => {
    renderInGame(<BeforePlay />, asDealer(10));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('');
    const closed = screen
      .getAllByRole('button', { name: /^Bid/ })
      .find((button) => button.getAttribute('aria-disabled') === 'true');
    await userEvent.click(closed as HTMLElement);
    const reason = `You can’t bid ${closed?.textContent}: the bids may not total 10.`;
    expect(alert).toHaveTextContent(reason);
    const first = alert.firstElementChild;
    await userEvent.click(closed as HTMLElement);
    expect(alert).toHaveTextContent(reason);
    expect(alert.firstElementChild).not.toBe(first);
  });

  test('announces the reason in the language of the moment', async () => {
    onTestFinished(() => speak('en', 'en-US').then(() => undefined));
    renderInGame(<BeforePlay />, asDealer(10));
    const closed = screen
      .getAllByRole('button', { name: /^Bid/ })
      .find((button) => button.getAttribute('aria-disabled') === 'true');
    await userEvent.click(closed as HTMLElement);
    await act(() => speak('de', 'de'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${closed?.textContent} geht nicht: Die Ansagen dürfen nicht 10 ergeben.`,
    );
  });

  test('makes the bid that is pressed', async () => {
    const game = asDealer(5);
    renderInGame(<BeforePlay />, game);
    const open = screen
      .getAllByRole('button', { name: /^Bid/ })
      .filter((button) => button.getAttribute('aria-disabled') !== 'true');
    await userEvent.click(open[1] as HTMLElement);
    expect(game.table.record().commands.at(-1)).toEqual({
      type: 'bid',
      seat: 0,
      bid: Number(open[1]?.textContent),
    });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('accepts digits, two in quick succession for ten and more, and Enter', async () => {
    const game = asDealer(12);
    renderInGame(<BeforePlay />, game);
    press('1', 0);
    expect(screen.getByRole('button', { name: 'Bid 1' })).toHaveFocus();
    press('2', 500);
    expect(screen.getByRole('button', { name: 'Bid 12' })).toHaveFocus();
    press('1', 1001);
    expect(screen.getByRole('button', { name: 'Bid 1' })).toHaveFocus();
    press('2', 1502);
    expect(screen.getByRole('button', { name: 'Bid 2' })).toHaveFocus();
    press('1', 2003);
    press('2', 2004);
    await userEvent.keyboard('{Enter}');
    expect(game.table.record().commands.at(-1)).toEqual({ type: 'bid', seat: 0, bid: 12 });
  });

  test('a second digit starts a new number if the two do not make a valid bid', async () => {
    renderInGame(<BeforePlay />, asDealer(5));
    await userEvent.keyboard('34');
    expect(screen.getByRole('button', { name: 'Bid 4' })).toHaveFocus();
    await userEvent.keyboard('9');
    expect(screen.getByRole('button', { name: 'Bid 4' })).toHaveFocus();
  });

  test('takes the focus, but not from a control that has it, such as one of a dialog', async () => {
    const { unmount } = renderInGame(<BeforePlay />, asDealer(5));
    expect(screen.getByRole('region')).toHaveFocus();
    unmount();
    const control = focusedControl();
    renderInGame(<BeforePlay />, asDealer(5));
    expect(control).toHaveFocus();
    await userEvent.keyboard('3');
    expect(screen.getByRole('button', { name: 'Bid 3' })).toHaveFocus();
  });

  test('is hidden when it is not the player’s turn to bid', () => {
    const ready = played(appHeader(presetRules('bugger-your-neighbor')), () => true);
    renderInGame(<BeforePlay />, gameAt(ready));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('says when the limit forbids zero', () => {
    const rules = { ...presetRules('bugger-your-neighbor'), zeroLimit: 1, hook: false };
    const game = gameAt(
      played(appHeader(rules), (state) => {
        const run = state.past.at(-1)?.bids[0] === 0;
        return (
          run &&
          state.round.phase === 'bid' &&
          legalCommands(state).some((command) => 'seat' in command && command.seat === 0)
        );
      }),
    );
    renderInGame(<BeforePlay />, game);
    expect(screen.getByRole('button', { name: 'Bid 0' })).toHaveAccessibleDescription(
      'You can’t bid 0: you bid 0 in the last round.',
    );
  });

  test('has no violations found by axe', async () => {
    renderInGame(<BeforePlay />, asDealer(10));
    expect(await axeProblems()).toEqual([]);
  });
});
