import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  type Advice,
  type Option,
  UNSEEN,
  allowed,
  choicesOf,
  presetRules,
} from '@/engine/index.ts';
import { Coach } from '@/features/advice/Coach.tsx';
import { hasOutcomes } from '@/features/advice/OutcomeBars.tsx';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { spokenCard } from '@/i18n/card-names.ts';
import { translate } from '@/i18n/i18n.ts';
import { OwnHand } from '@/features/table/OwnHand.tsx';
import type { Game } from '@/store/hooks.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

const RULES = {
  ...presetRules('bugger-your-neighbor'),
  schedule: { shape: 'constant', low: 5, high: 5, turns: 1 },
} as const;

/** A game in which it is the player's turn, with a choice. */
const askedFor = (phase: 'bid' | 'play'): Game =>
  gameAt(
    played(
      appHeader(RULES),
      (state) => state.round.phase === phase && allowed(choicesOf(state, 0)).length > 1,
    ),
  );

/** Advice in which the option at index `best` is better than the others by `cost`. */
function adviceOn(game: Game, best: number, cost: number, pointScale = 1): Advice {
  const { view } = game.table.store.getState();
  const options = allowed(view.choices).map((command, index): Option => ({
    command,
    make: index === best ? 0.71 : 0.02,
    short: index === best ? 0.19 : 0.7,
    points: index === best ? 8.04 : 1,
    others: 5,
    error: 0.1,
    cost: index === best ? 0 : cost,
    costError: index === best ? 0 : 0.1,
    facts: index === best ? [{ kind: 'loses' }, { kind: 'puts-over', seat: 1 }] : [],
  }));
  return {
    about: options[0]?.command.type === 'bid' ? 'bid' : 'card',
    seat: view.seat,
    options,
    best,
    verdict: 'clear',
    pointScale,
    hand: [{ kind: 'sure', cards: ['AH'] }],
    position: [{ kind: 'needs', tricks: 0, of: 5 }],
    contrast: null,
    determinizations: 480,
  };
}

/** The same game with an adviser that answers when the test lets it. */
function withAdvice(game: Game, advice: Advice | Error) {
  let answer: () => void = () => undefined;
  const asked: AbortSignal[] = [];
  const known: Game = {
    ...game,
    advisers: {
      ...game.advisers,
      advise: (_view, onNews, signal) =>
        new Promise((resolve, reject) => {
          asked.push(signal);
          if (!(advice instanceof Error)) onNews({ ...advice, determinizations: 8 });
          answer = () => (advice instanceof Error ? reject(advice) : resolve(advice));
        }),
    },
  };
  return { game: known, asked, answer: () => act(async () => answer()) };
}

async function shown(game: Game, advice: Advice | Error) {
  const bench = withAdvice(game, advice);
  game.hints.toggle();
  renderInGame(
    <>
      <Coach />
      <BeforePlay />
      <OwnHand first={false} />
    </>,
    bench.game,
  );
  await bench.answer();
  return bench;
}

const hint = () => screen.getByRole('region', { name: 'Hint' });

/** The status region of the hint, once it has a text. */
async function saying(): Promise<HTMLElement> {
  const region = within(hint()).getByRole('status');
  await waitFor(() => expect(region).not.toBeEmptyDOMElement());
  return region;
}

describe('a hint at a forced choice', () => {
  test('is shown in learning mode without a request', () => {
    const game = gameAt(
      played(
        appHeader(RULES),
        (state) => state.round.phase === 'play' && allowed(choicesOf(state, 0)).length === 1,
      ),
    );
    game.settings.setState({ learning: true });
    renderInGame(<Coach />, game);
    expect(hint()).toHaveTextContent('You have only one choice: ');
  });

  test('says that it is forced', async () => {
    const game = gameAt(
      played(
        appHeader(RULES),
        (state) => state.round.phase === 'play' && allowed(choicesOf(state, 0)).length === 1,
      ),
    );
    const [only] = allowed(game.table.store.getState().view.choices);
    if (only?.type !== 'play' || only.card === UNSEEN) throw new Error('no card to play');
    game.hints.toggle();
    renderInGame(<Coach />, game);
    const name = spokenCard(translate, only.card);
    expect(await saying()).toHaveTextContent(`You have only one choice: ${name}.`);
  });
});

describe('a hint at a bid', () => {
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
    expect(within(hint()).getByRole('status')).toBeEmptyDOMElement();
    await bench.answer();
    expect(hint()).not.toHaveTextContent('Thinking…');
    expect(await saying()).toHaveTextContent('Sure trick: the ace of hearts.');
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
    await shown(askedFor('bid'), adviceOn(askedFor('bid'), 0, 1));
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    dialog.remove();
    expect(screen.getByRole('region', { name: 'Hint' })).toBeVisible();
  });

  test('has a message if it failed', async () => {
    const game = askedFor('bid');
    await shown(game, new Error('the thread failed'));
    expect(await saying()).toHaveTextContent('No hint this time.');
  });
});

describe('a hint at a card', () => {
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
      /^Play the .+: 70% to make your bid\. It puts .+ over\.$/,
    );
  });
});

test('further reasons are shown on request', async () => {
  const game = askedFor('play');
  await shown(game, adviceOn(game, 0, 2));
  const rest = 'If not: too few tricks 20%, too many 10%. You have your bid: take no more.';
  expect(hint()).not.toHaveTextContent(rest);
  const why = screen.getByRole('button', { name: 'Why?' });
  expect(why).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(why);
  expect(why).toHaveAttribute('aria-expanded', 'true');
  expect(hint()).toHaveTextContent(rest);
  expect(await axeProblems(hint())).toEqual([]);
  fireEvent.click(why);
  expect(hint()).not.toHaveTextContent(rest);
});

/** The shares of a bar that the chart of outcomes draws, in its order. */
const sharesOf = (row: Element): number[] =>
  [...row.querySelectorAll<HTMLElement>('[data-part]')].map((part) =>
    Number(part.style.getPropertyValue('--share')),
  );

test('shows how every card may end, equal cards in one bar, the best one first', async () => {
  const game = askedFor('play');
  const advice = adviceOn(game, 0, 2);
  await shown(game, advice);
  expect(screen.queryByTestId('outcomes')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Why?' }));
  const outcomes = screen.getByTestId('outcomes');
  expect(outcomes).toHaveTextContent(/^UnderMadeOver/);
  // Cards are seen as symbols.
  expect(outcomes).toHaveTextContent(/[♠♥♦♣]/);
  expect(outcomes).not.toHaveTextContent(' of ');
  const bars = [...outcomes.querySelectorAll('[data-best]')];
  expect(bars.filter((bar) => bar.getAttribute('data-best') === 'true')).toEqual(bars.slice(0, 1));
  for (const bar of bars) expect(sharesOf(bar).reduce((sum, share) => sum + share)).toBeCloseTo(1);
  // The same figures stand in the table for those who hear them.
  expect(outcomes).toHaveAttribute('aria-hidden', 'true');
  const names = new Set(advice.options.map(({ make, short, cost }) => `${make} ${short} ${cost}`));
  expect(bars).toHaveLength(names.size);
});

test('draws the outcomes of the best bid alone, and none of a contract', async () => {
  const game = askedFor('bid');
  await shown(game, adviceOn(game, 1, 2));
  fireEvent.click(screen.getByRole('button', { name: 'Why?' }));
  expect(screen.getByTestId('outcomes').querySelectorAll('[data-best]')).toHaveLength(1);
  expect(hasOutcomes(adviceOn(game, 1, 2), true)).toBe(false);
});

test('blames no card if every card misses the bid', async () => {
  const game = askedFor('play');
  const advice = adviceOn(game, 0, 2);
  await shown(game, {
    ...advice,
    options: advice.options.map((option) =>
      Object.assign(option, { make: 0, facts: [{ kind: 'falls-short' }, { kind: 'duck' }] }),
    ),
    position: [{ kind: 'needs', tricks: 5, of: 5 }],
  });
  expect(await saying()).toHaveTextContent(
    /^Play .+: 0% to make your bid\. Your bid is sunk: make it hard for the others\. You duck\.$/,
  );
});

describe('learning mode', () => {
  const learning = async (askBefore: 'never' | 2, cost: number, pointScale = 1) => {
    const game = askedFor('bid');
    game.settings.setState({ learning: true, askBefore });
    const bench = withAdvice(game, adviceOn(game, 1, cost, pointScale));
    renderInGame(
      <>
        <Coach />
        <BeforePlay />
      </>,
      bench.game,
    );
    await bench.answer();
    const worst = allowed(game.table.store.getState().view.choices).at(-1);
    if (worst?.type !== 'bid') throw new Error('not bidding');
    return {
      game,
      press: () => userEvent.click(screen.getByRole('button', { name: `Bid ${worst.bid}` })),
    };
  };
  const decisions = (game: Game): number =>
    game.table.record().commands.filter(({ type }) => type === 'bid').length;

  test('asks before a costly choice; going back changes nothing', async () => {
    const { game, press } = await learning(2, 3);
    const before = decisions(game);
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(dialog).toHaveTextContent('costs about 3 points');
    const back = within(dialog).getByRole('button', { name: 'Think again' });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.click(back);
    expect(decisions(game)).toBe(before);
    expect(game.settings.getState().found).toEqual({ best: 0, of: 0 });
  });

  test.each([
    ['large, as in Spades', 23.42, 8, '23'],
    ['standard', 3.24, 1, '3.2'],
    ['small', 1.117, 0.1, '1.12'],
  ])(
    'asks with the same figure as the table if the point scale is %s',
    async (_, cost, pointScale, told) => {
      const { press } = await learning(2, cost, pointScale);
      const cells = within(hint()).getAllByRole('cell', { name: told });
      expect(cells.length).toBeGreaterThan(0);
      await press();
      const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
      expect(dialog).toHaveTextContent(`costs about ${told} points`);
    },
  );

  test('applies the choice anyway on request, and counts it as missed', async () => {
    const { game, press } = await learning(2, 3);
    const before = decisions(game);
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Do it anyway' }));
    expect(decisions(game)).toBe(before + 1);
    expect(game.settings.getState().found).toEqual({ best: 0, of: 1 });
  });

  test.each([
    ['a choice that costs little', 2, 0.2, 1],
    ['a costly choice if turned off', 'never', 3, 0],
  ] as const)('does not ask before %s', async (_, askBefore, cost, found) => {
    const { game, press } = await learning(askBefore, cost);
    const before = decisions(game);
    await press();
    expect(decisions(game)).toBe(before + 1);
    expect(game.settings.getState().found).toEqual({ best: found, of: 1 });
  });
});
