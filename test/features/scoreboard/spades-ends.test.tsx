import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type GameState, type Standing, presetRules, viewFor } from '@/engine/index.ts';
import GameOver from '@/features/scoreboard/GameOver.tsx';
import RoundSummary from '@/features/scoreboard/RoundSummary.tsx';
import { ScoreSheet } from '@/features/scoreboard/ScoreSheet.tsx';
import { newGameOf } from '../../../tools/lib/games.ts';
import { type RoundFacts, roundPlayed, withStanding } from '../../../tools/lib/positions.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

// Rounds that decide a game of Spades, as every screen reports them. The player is at seat 0 with
// Odile as partner, against Rufus and Bram. A bid of −1 is a blind nil.

const header = appHeader(presetRules('spades'));

/** A scored round of 13 tricks, after earlier totals and bags. */
function roundAfter(
  standing: Partial<Standing>,
  bids: RoundFacts['bids'],
  tricks: RoundFacts['tricks'],
): GameState {
  const before = withStanding(newGameOf(header), standing);
  return roundPlayed(before, { handSize: 13, bids, tricks }).state;
}

function at(state: GameState) {
  const game = gameAt({ header, commands: [] });
  game.table.store.setState({ view: viewFor(state, 0) });
  return game;
}

const nothing = () => undefined;

const showSummary = (state: GameState) =>
  renderInGame(<RoundSummary onNext={nothing} />, at(state));

const showEnd = (state: GameState) =>
  renderInGame(
    <GameOver
      onPlayAgain={nothing}
      onStartScreen={nothing}
      onSameCards={nothing}
      onNewGame={nothing}
      onSheet={nothing}
      onShare={nothing}
      onReview={nothing}
      onCompare={nothing}
    />,
    at(state),
  );

/** The focused button, whose description a screen reader announces. */
const focused = () => document.activeElement;

/** The lines of a side's score for the round. */
const ledger = (side: 0 | 1): string[] => {
  const name = side === 0 ? /You and Odile/ : /Rufus and Bram/;
  const row = screen.getByRole('row', { name });
  const list = within(row.nextElementSibling as HTMLElement).getByRole('list');
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('the summary of a round of Spades', () => {
  it.each([
    ['with no more than the contract', [4, 3, 3, 3], [4, 3, 3, 3], 'made its contract of 7: +70'],
    [
      'with a nil that held',
      [4, 3, 0, 3],
      [5, 4, 0, 4],
      'made its contract of 4 and its nil: +141',
    ],
    [
      'with a nil that did not',
      [4, 3, 0, 3],
      [4, 4, 1, 4],
      'made its contract of 4 but failed its nil: −60',
    ],
    [
      'with a blind nil made and the contract missed',
      [-1, 3, 5, 3],
      [0, 6, 4, 3],
      'missed its contract of 5 by 1 but made its nil: +150',
    ],
    [
      'with a blind nil and the contract both failed',
      [-1, 3, 5, 3],
      [1, 6, 3, 3],
      'missed its contract of 5 by 2 and failed its nil: −250',
    ],
    ['with two nils', [0, 3, 0, 3], [0, 7, 0, 6], 'bid two nils and made both: +200'],
    ['with one nil of two', [0, 3, 0, 3], [0, 7, 1, 5], 'bid two nils and made one of them: 0'],
    ['with no nil of two', [0, 3, -1, 3], [2, 6, 1, 4], 'bid two nils and made neither: −300'],
  ])('%s', async (_, bids, tricks, words) => {
    showSummary(roundAfter({}, bids, tricks));
    expect(screen.getByRole('heading')).toHaveTextContent(`Your side ${words} points`);
    expect(focused()).toHaveAccessibleDescription(`Your side ${words} points`);
    expect(await axeProblems()).toEqual([]);
  });

  it('shows bag penalties at the tenth and twentieth bag', () => {
    const { unmount } = showSummary(roundAfter({ bags: [8, 0] }, [2, 3, 2, 3], [4, 3, 3, 3]));
    expect(screen.getByRole('heading')).toHaveTextContent(
      'Your side made its contract of 4, with a penalty for 10 bags: −57 points',
    );
    expect(ledger(0)).toEqual(['Contract of 4 made+40', '3 bags+3', 'Penalty for 10 bags−100']);
    expect(screen.getByText('1 bag so far')).toBeVisible();
    unmount();
    showSummary(roundAfter({ bags: [9, 0] }, [1, 1, 0, 1], [13, 0, 0, 0]));
    expect(ledger(0)).toContain('Penalty for 20 bags−200');
    expect(ledger(0)).toContain('Odile: nil made+100');
  });

  it('shows negative totals with minus signs', () => {
    showSummary(roundAfter({ totals: [-80, -60] }, [6, 4, 4, 3], [5, 4, 4, 0]));
    const row = screen.getByRole('row', { name: /You and Odile/ });
    expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent('−180');
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(/^2/);
  });

  it('explains why a tie above the target continues the game', () => {
    showSummary(roundAfter({ totals: [441, 440] }, [3, 3, 3, 3], [3, 4, 3, 3]));
    const why = 'Tied at 501: play goes on until one side leads';
    expect(screen.getByText(why)).toBeVisible();
    expect(focused()).toHaveAccessibleDescription(/\+60 points ?Tied at 501: /);
    expect(screen.getByRole('button', { name: 'Next round' })).toBeVisible();
    expect(screen.queryByText('leads')).not.toBeInTheDocument();
  });

  it('has no such explanation otherwise', () => {
    const { unmount } = showSummary(roundAfter({ totals: [439, 438] }, [3, 3, 3, 3], [3, 4, 3, 3]));
    expect(screen.queryByText(/^Tied at/)).not.toBeInTheDocument();
    unmount();
    showSummary(roundAfter({ totals: [0, 0] }, [3, 3, 3, 3], [3, 4, 3, 3]));
    expect(screen.queryByText(/^Tied at/)).not.toBeInTheDocument();
  });
});

describe('the end of a game of Spades shows the last round and the winners', () => {
  it.each([
    [
      'a made nil takes both sides past 500',
      { totals: [390, 480], bags: [0, 0] },
      [0, 4, 4, 3],
      [0, 5, 4, 4],
      'Rufus and Bram win',
      'Your side made its contract of 4 and its nil: +140 points',
    ],
    [
      'a made nil makes the higher of two totals above 500',
      { totals: [390, 430], bags: [0, 0] },
      [0, 4, 4, 3],
      [0, 5, 4, 4],
      'You and Odile win',
      'Your side made its contract of 4 and its nil: +140 points',
    ],
    [
      'a failed nil loses the game',
      { totals: [460, 450], bags: [0, 0] },
      [0, 4, 4, 4],
      [1, 4, 4, 4],
      'Rufus and Bram win',
      'Your side made its contract of 4 but failed its nil: −60 points',
    ],
    [
      'the tenth bag loses the game',
      { totals: [480, 440], bags: [9, 0] },
      [3, 4, 2, 3],
      [4, 4, 2, 3],
      'Rufus and Bram win',
      'Your side made its contract of 5, with a penalty for 10 bags: −49 points',
    ],
    [
      'the others fall below zero',
      { totals: [440, -120], bags: [0, 0] },
      [4, 4, 4, 3],
      [4, 2, 4, 3],
      'You and Odile win',
      'Your side made its contract of 8: +80 points',
    ],
  ] as const)('%s', async (_, before, bids, tricks, won, last) => {
    const state = roundAfter(before, bids, tricks);
    expect(state.round.phase).toBe('over');
    showEnd(state);
    expect(screen.getByRole('heading', { name: won })).toBeVisible();
    expect(screen.getByText(last)).toBeVisible();
    // A screen reader announces both with the focused button.
    expect(focused()).toHaveAccessibleDescription(`${won} Last round: ${last}`);
    expect(await axeProblems()).toEqual([]);
  });

  // Regression: the podium said "5 of 13", the shared result of the same game "4 of 13".
  it('counts a round as made if neither the contract nor a nil failed', () => {
    showEnd(roundAfter({ totals: [300, 440] }, [0, 4, 3, 4], [1, 5, 3, 4]));
    expect(screen.getByText(/You and Odile, \d+ points, Bids made: 0 of 1$/)).toBeVisible();
    expect(screen.getByText(/Rufus and Bram, \d+ points, Bids made: 1 of 1$/)).toBeVisible();
  });

  it('counts a round of two nils as made if both are', () => {
    showEnd(roundAfter({ totals: [300, 440] }, [0, 4, 0, 4], [0, 7, 0, 6]));
    expect(screen.getByText(/You and Odile, \d+ points, Bids made: 1 of 1$/)).toBeVisible();
  });
});

describe('the score sheet of Spades', () => {
  const cell = (side: number) => {
    const row = screen.getAllByRole('row')[1]!;
    return within(row).getAllByRole('cell')[side]!;
  };

  it('distinguishes nil and blind nil, with all entries', () => {
    const state = roundAfter({ totals: [10, 130], bags: [0, 9] }, [-1, 3, 0, 4], [0, 5, 1, 7]);
    renderInGame(<ScoreSheet view={viewFor(state, 0)} />, at(state));
    expect(cell(0)).toHaveTextContent('bid blind nil, took 0, made');
    expect(cell(0)).toHaveTextContent('bid nil, took 1, missed');
    expect(cell(0)).toHaveTextContent('You: blind nil made+200Odile: nil failed−100');
    expect(cell(0)).toHaveTextContent(/\+100 points, total 110$/);
    expect(cell(1)).toHaveTextContent('Contract of 7 made+705 bags+5Penalty for 10 bags−100');
    expect(cell(1)).toHaveTextContent(/−25 points, total 105$/);
    const totals = within(screen.getAllByRole('row').at(-1)!).getAllByRole('cell');
    expect(totals.map(({ textContent }) => textContent)).toEqual(['110leads0 bags', '1054 bags']);
  });

  it('marks no dealer, since a cell is for two', () => {
    const state = roundAfter({}, [0, 3, 4, 3], [0, 6, 4, 3]);
    expect(state.past[0]?.dealer).toBe(0);
    renderInGame(<ScoreSheet view={viewFor(state, 0)} />, at(state));
    expect(cell(0)).not.toHaveTextContent('dealer');
  });

  it('shows a blind nil during play', () => {
    const state = roundAfter({}, [-1, 3, 4, 3], [0, 6, 4, 3]);
    const view = viewFor(state, 0);
    const round = {
      ...view.round,
      phase: 'play' as const,
      bids: [0, 3, 4, 3],
      blindNils: [true, false, false, false],
      tricks: [0, 2, 1, 0],
    } as unknown as typeof view.round;
    renderInGame(<ScoreSheet view={{ ...view, past: [], round }} />, at(state));
    expect(cell(0)).toHaveTextContent('bid blind nil, 0 taken so far');
  });
});
