import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { DecisionsPage } from '@/features/insights/DecisionsPage.tsx';
import { StatisticsFilters } from '@/features/history/StatisticsFilters.tsx';
import type { Subject } from '@/engine/exercise/index.ts';
import { InsightsPage } from '@/features/insights/InsightsPage.tsx';
import type { Selection } from '@/store/insights/figures.ts';
import { costliest } from '@/store/insights/insights.ts';
import {
  type ReviewedDecision,
  type ReviewedGame,
  reviewedDecisions,
} from '@/store/insights/reviewed-games.ts';
import { ALL_GAMES, type StatisticsFilter, UNAIDED_GAMES } from '@/store/games/statistics.ts';
import type { GameSummary } from '@/store/games/summary.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { pathsWithoutLength } from '../../support/features/paths.ts';
import { renderInGame } from '../../support/features/render.tsx';
import { lossLike, reviewedGamesWith } from '../../support/reviewed-games.ts';

const many = reviewedGamesWith(30, { meanLoss: lossLike('medium'), made: 0.3 });

const nameGame = ({ id }: GameSummary): string => `Game ${Number(id)}`;

function show(
  reviewed: readonly ReviewedGame[],
  {
    games = reviewed.map(({ game }) => game),
    filter = UNAIDED_GAMES,
    last = null as Selection | null,
  } = {},
) {
  const onOpen = vi.fn<(selection: Selection) => void>();
  const onTrain = vi.fn<(subject: Subject) => void>();
  const onFilter = vi.fn<(filter: StatisticsFilter) => void>();
  const rendered = renderInGame(
    <InsightsPage
      games={games}
      reviewed={reviewed}
      filter={filter}
      filters={<StatisticsFilters games={games} filter={filter} onChange={onFilter} />}
      last={last}
      nameGame={nameGame}
      onOpen={onOpen}
      isBack={false}
      onTrain={onTrain}
      onClose={() => undefined}
    />,
  );
  return { ...rendered, onOpen, onFilter, onTrain };
}

/** Opens the tables behind the charts. */
async function openTables(): Promise<void> {
  for (const summary of screen.getAllByText('As a table')) await userEvent.click(summary);
}

const tableNamed = (name: string) => screen.getByRole('table', { name });

describe('insights', () => {
  test('shows error rates with their margins beside those of an expert', () => {
    show(many);
    const row = within(tableNamed('By kind of decision')).getByRole('row', { name: /Leads/ });
    expect(row).toHaveTextContent(/Leads[\d.]+ ± [\d.]+ \(expert [\d.]+\)/);
    expect(screen.getByText('30 of 30 games reviewed')).toBeInTheDocument();
  });

  test('every figure of a table has one decimal, so that they are easy to compare', async () => {
    show(many);
    await openTables();
    const cells = within(tableNamed('Luck of the cards, game by game'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toHaveLength(60);
    expect(cells.filter((text) => !/^−?\d+\.\d(?: ± \d+\.\d)?$/.test(text))).toEqual([]);
  });

  test('opens the decisions behind every figure', async () => {
    const { onOpen } = show(many);
    const buttons = screen.getAllByRole('button', { name: /: show the decisions$/ });
    // All, bids, cards; both kinds of wrong bids; and every row of every table.
    const rows = screen
      .getAllByRole('row')
      .filter((row) => within(row).queryByRole('button') !== null);
    expect(buttons.length).toBeGreaterThanOrEqual(5 + rows.length);
    await userEvent.click(screen.getByRole('button', { name: 'Bid too high: show the decisions' }));
    expect(onOpen).toHaveBeenLastCalledWith({ by: 'overbid', key: 'overbid' });
    await userEvent.click(
      within(tableNamed('By cards in hand')).getByRole('button', { name: /^3 cards/ }),
    );
    expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ by: 'handSize', key: 3 }));
    await userEvent.click(screen.getByRole('button', { name: 'Bids made: show the decisions' }));
    expect(onOpen).toHaveBeenLastCalledWith({ by: 'missed', key: 'missed' });
  });

  test('opens the decisions of a game from the table of error rates, which is open again afterwards', async () => {
    const { onOpen, unmount } = show(many);
    await openTables();
    const name = 'Game 29: show the decisions';
    await userEvent.click(screen.getByRole('button', { name }));
    const selection = onOpen.mock.lastCall?.[0];
    expect(selection).toEqual({ by: 'oneGame', key: many.at(-1)?.game.id });
    unmount();
    show(many, { last: selection ?? null });
    expect(screen.getByRole('button', { name })).toHaveFocus();
  });

  test('names what costs most, and leads to its training', async () => {
    const usual = lossLike('medium');
    const { onTrain } = show(
      reviewedGamesWith(60, {
        meanLoss: (situation) => usual(situation) * (situation.kind === 'lead' ? 4 : 1),
      }),
    );
    expect(screen.getByRole('heading', { name: 'You lose most here: Leads' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Train it: Lead' }));
    expect(onTrain).toHaveBeenCalledExactlyOnceWith('lead');
  });

  test('says when there is too little data, and draws no conclusion', () => {
    show(many.slice(0, 1));
    expect(screen.getByText(/A rating needs 150 reviewed decisions/)).toBeInTheDocument();
    expect(screen.getByText('Too few decisions to tell.')).toBeInTheDocument();
    expect(screen.getByText('Too few bids to tell.')).toBeInTheDocument();
    expect(screen.getByText('Too few rounds to tell.')).toBeInTheDocument();
    expect(screen.getAllByText('Too few games to tell; 10 are needed.')).toHaveLength(2);
    expect(screen.queryByText(/clearly/i, { selector: 'p:not([class*=note])' })).toBeNull();
    expect(tableNamed('By bid')).toHaveTextContent('too few');
    expect(tableNamed('By bid')).not.toHaveTextContent('±');
  });

  test('says what is clear', () => {
    show(many);
    expect(
      screen.getByText('You clearly make fewer bids than an expert would.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Bidding too high clearly costs you more.')).toBeInTheDocument();
  });

  test('shows the rating with its interval and the nearest level, and the scale as a table', async () => {
    show(many);
    await openTables();
    expect(screen.getByText(/^Closest to Medium$/)).toBeInTheDocument();
    expect(screen.getByText(/^[\d,]+ to [\d,]+$/)).toBeInTheDocument();
    expect(within(tableNamed('The scale')).getAllByRole('row')).toHaveLength(5);
  });

  test('has a table behind each chart, which is created when it is opened', async () => {
    show(many);
    expect(document.querySelectorAll('details table')).toHaveLength(0);
    await openTables();
    for (const name of ['Error rate, game by game', 'Luck of the cards, game by game']) {
      const rows = within(tableNamed(name)).getAllByRole('row').slice(1);
      expect(rows).toHaveLength(30);
      // The latest first.
      expect(rows[0]).toHaveTextContent('Game 29');
    }
    expect(pathsWithoutLength()).toEqual([]);
  });

  test('counts only the games of the filter', async () => {
    const [first] = many;
    const other = { ...first!.game, id: 'f'.repeat(32), levels: ['expert'] as const };
    const games = [...many.map(({ game }) => game), other];
    const { onFilter } = show(many, { games, filter: { ...UNAIDED_GAMES, level: 'expert' } });
    expect(screen.getByText('0 of 1 game reviewed')).toBeInTheDocument();
    expect(screen.getByText('None of these games has been reviewed yet.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Opponents’ level'), 'Any level');
    expect(onFilter).toHaveBeenCalledWith(UNAIDED_GAMES);
  });

  test('say that every game was played with help, and show them on request', async () => {
    const games = many.map(({ game }) => ({ ...game, hints: 1 }));
    const { onFilter } = show(many, { games });
    expect(screen.getByText('30 games don’t match this selection.')).toBeVisible();
    expect(screen.queryByText(/reviewed/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
    expect(onFilter).toHaveBeenCalledExactlyOnceWith(ALL_GAMES);
  });

  test('says what it is for before the first game', () => {
    show([]);
    expect(
      screen.getByText(/^Finish a game to see which bids and cards cost you points/),
    ).toBeInTheDocument();
  });

  test('passes axe with much and with little data', async () => {
    const { unmount } = show(many);
    expect(await axeProblems()).toEqual([]);
    unmount();
    show(many.slice(0, 1));
    expect(await axeProblems()).toEqual([]);
  });
});

describe('the decisions behind a figure', () => {
  const decisions = many.flatMap(reviewedDecisions);
  const costly = costliest(decisions).filter(({ fact }) => fact.cost > 0);

  function list(last: ReviewedDecision | null = null) {
    const onLook = vi.fn<(decision: ReviewedDecision) => void>();
    renderInGame(
      <DecisionsPage
        title="All decisions"
        decisions={decisions}
        last={last}
        nameGame={nameGame}
        onLook={onLook}
        onClose={() => undefined}
      />,
    );
    return { onLook };
  }

  const items = () => within(screen.getByRole('list')).getAllByRole('listitem');

  test('are listed with what was better, the costliest first, and open their position', async () => {
    const { onLook } = list();
    expect(
      screen.getByText(/ of [\d,]+ decisions clearly cost points\. Points are converted /),
    ).toBeVisible();
    expect(items()[0]).toHaveTextContent(/^Game \d+ · Round \d+/);
    expect(items()[0]).toHaveTextContent('was better');
    expect(items()[0]).toHaveTextContent(/−3\.\d points/);
    await userEvent.click(within(items()[1]!).getByRole('button', { name: /^Show position/ }));
    expect(onLook).toHaveBeenCalledWith(costly[1]);
    expect(await axeProblems()).toEqual([]);
  });

  test('are shown in parts', async () => {
    list();
    expect(items()).toHaveLength(30);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(items()).toHaveLength(60);
  });

  test('restore the focus to where the player left off', () => {
    list(costly[40]);
    expect(document.activeElement?.closest('li')).toBe(items()[40]);
  });

  test('restore the focus though the games were read again meanwhile', () => {
    list(structuredClone(costly[40]));
    expect(document.activeElement?.closest('li')).toBe(items()[40]);
  });
});
