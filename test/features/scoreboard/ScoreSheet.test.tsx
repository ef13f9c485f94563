import { render, screen, within } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type Formula,
  type GameState,
  type RoundRecord,
  type RuleSet,
  leadingSides,
  presetRules,
  viewFor,
  stateAfter,
} from '@/engine/index.ts';
import { ScoreSheet } from '@/features/scoreboard/ScoreSheet.tsx';
import { i18n, speak, translate } from '@/i18n/i18n.ts';
import { formatTag } from '@/i18n/languages.ts';
import { SCORINGS } from '@/store/setup.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { spadesWith } from '../../support/features/played-by.ts';
import { formulaOf } from '../../support/engine/formula.ts';

const show = (state: GameState) =>
  render(
    <I18nProvider i18n={i18n}>
      <ScoreSheet view={viewFor(state, 0)} />
    </I18nProvider>,
  );

/** The rows of the sheet without header and totals: their names and the texts of their cells. */
const lines = () =>
  screen
    .getAllByRole('row')
    .slice(1, -1)
    .map((row) => ({
      row,
      name: within(row).getByRole('rowheader').textContent,
      cells: within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    }));

const minus = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
const signed = (value: number): string => (value > 0 ? `+${value}` : minus(value));

/** The expected cell of a seat in a scored round, from the engine's record alone. */
function cellText(record: RoundRecord, seat: number): string {
  const [bid, tricks] = [record.bids[seat]!, record.tricks[seat]!];
  const [points, total] = [record.points[seat]!, record.standing.totals[seat]!];
  const made = bid === tricks ? 'made' : 'missed';
  const dealer = record.dealer === seat ? ', dealer, D' : ', ';
  const word = Math.abs(points) === 1 ? 'point' : 'points';
  return (
    `${tricks}/${bid}bid ${bid}, took ${tricks}, ${made}${dealer}` +
    `${signed(points)}${minus(total)}${signed(points)} ${word}, total ${minus(total)}`
  );
}

const TRUMP = { C: 'Clubs', D: 'Diamonds', H: 'Hearts', S: 'Spades', N: 'No trump', L: '' };

describe.each([3, 4, 5])('a whole game of %i players', (players) => {
  it.each(SCORINGS)('shows every number from the engine (%s)', (scoring) => {
    const rules = { ...presetRules('bugger-your-neighbor', players), scoring };
    const state = stateAfter(played(appHeader(rules)));
    show(state);
    const seats = Array.from({ length: players }, (_, seat) => seat);
    expect(lines().map(({ name, cells }) => ({ name, cells }))).toEqual(
      state.past.map((record) => ({
        name:
          `${record.handSize}Round ${record.index + 1}, ` +
          `${record.handSize} ${record.handSize === 1 ? 'card' : 'cards'}, ${TRUMP[record.trump]}`,
        cells: seats.map((seat) => cellText(record, seat)),
      })),
    );
    const leaders = leadingSides(rules, state.standing.totals);
    for (const seat of seats) {
      const total = screen.getByTestId(`total-${seat}`);
      expect(total).toHaveTextContent(minus(state.standing.totals[seat]!));
      expect(total.parentElement?.textContent.includes('wins')).toBe(leaders.includes(seat));
    }
  });
});

it('has the players as column headers, and an accessible name', () => {
  show(stateAfter(played(defaultHeader())));
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Cards',
    'You',
    'Rufus',
    'Odile',
    'Bram',
  ]);
  expect(screen.getByRole('table')).toHaveAccessibleName(/Tricks taken\/bid, points and total/);
  for (const { row } of lines()) expect(row).not.toHaveAttribute('aria-current');
});

it('has a message before the first deal', () => {
  show(stateAfter({ header: defaultHeader(), commands: [] }));
  expect(lines()).toEqual([]);
  expect(screen.getByText(/^Nothing here yet/)).toBeVisible();
});

it('the current round shows bids as they are made', () => {
  const twoBids = (state: GameState) =>
    state.round.phase === 'bid' && state.round.bids.filter((bid) => bid !== null).length === 2;
  const state = stateAfter(played(defaultHeader(), twoBids));
  show(state);
  if (state.round.phase !== 'bid') throw new Error('not bidding');
  const { bids } = state.round;
  const [line] = lines();
  expect(line?.row).toHaveAttribute('aria-current', 'true');
  expect(line?.name).toMatch(/^10Round 1, 10 cards, .*, in progress$/);
  expect(line?.cells).toEqual([
    // Regression: “no bid yet , dealer”
    '–no bid yet, dealerD',
    `${bids[1]}bid ${bids[1]}`,
    `${bids[2]}bid ${bids[2]}`,
    '–no bid yet',
  ]);
});

it('reads lists as in the language of the screen', async () => {
  onTestFinished(() => i18n.activate('en'));
  await speak('ja', formatTag('ja', ['ja-JP']));
  const second = (state: GameState) => state.round.phase === 'bid' && state.past.length === 1;
  show(stateAfter(played(defaultHeader(), second)));
  const [scored, running] = lines();
  expect(running?.name).toContain(`、${translate('sheet.running')}`);
  for (const text of [...(scored?.cells ?? []), running?.name, ...(running?.cells ?? [])])
    expect(text).not.toContain(',');
});

it('shows bids and tricks during play, and marks only that line', () => {
  const midGame = ({ round }: GameState) =>
    round.phase === 'play' && round.index === 2 && round.taken.length === 5;
  const state = stateAfter(played(defaultHeader(), midGame));
  show(state);
  if (state.round.phase !== 'play') throw new Error('not playing');
  const { bids, tricks, dealer } = state.round;
  const all = lines();
  expect(all.map(({ row }) => row.getAttribute('aria-current'))).toEqual([null, null, 'true']);
  expect(all[2]?.cells).toEqual(
    bids.map(
      (bid, seat) =>
        `${tricks[seat]}/${bid}bid ${bid}, ${tricks[seat]} taken so far${dealer === seat ? ', dealerD' : ''}`,
    ),
  );
});

it('marks the scored line until the next deal', () => {
  show(stateAfter(played(defaultHeader(), ({ round }) => round.phase === 'scored')));
  expect(lines().map(({ row }) => row.getAttribute('aria-current'))).toEqual(['true']);
});

it('partners share a column: contract, nil, what counted, bags, one total', () => {
  const state = stateAfter(spadesWith([3, 3, 0, 4], ({ past }) => past.length === 3));
  show(state);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Cards',
    'You and Odile',
    'Rufus and Bram',
  ]);
  const [first] = state.past;
  if (!first) throw new Error('no round');
  const [own, others] = lines()[0]?.cells ?? [];
  expect(own).toContain(`bid 3, took ${first.tricks[0]}`);
  expect(own).toContain(`bid nil, took ${first.tricks[2]}`);
  expect(own).toContain(first.tricks[2] === 0 ? 'Odile: nil made+100' : 'Odile: nil failed−100');
  expect(others).toContain(`bid 7, took ${(first.tricks[1] ?? 0) + (first.tricks[3] ?? 0)}`);
  expect(own).toContain(`total ${minus(first.standing.totals[0]!)}`);
  expect(screen.getAllByText(/^\d+ bags?$/).length).toBeGreaterThanOrEqual(2);
  expect(screen.getByText(/points and total, to 500$/)).toBeVisible();
});

it('has no violations found by axe', async () => {
  show(stateAfter(played(defaultHeader(), ({ past }) => past.length === 4)));
  expect(await axeProblems()).toEqual([]);
});

describe('a streak [SCORE-3]', () => {
  const withStreak = (streak: Formula['streak']): RuleSet => ({
    ...presetRules('bugger-your-neighbor'),
    scoring: formulaOf({ made: { one: 10, bid: 1 }, streak }),
  });
  const runOf = (seat: number) => screen.getByTestId(`total-${seat}`).parentElement?.textContent;

  it('is shown so far at each total, and its points at the round that earned them', () => {
    const rules = withStreak({ every: 2, made: 7, missed: -3 });
    const state = stateAfter(played(appHeader(rules), ({ past }) => past.length === 6));
    show(state);
    state.standing.streaks.forEach((run, seat) => {
      const word = run > 0 ? 'made' : 'missed';
      expect(runOf(seat)).toContain(`×${Math.abs(run)}, ${Math.abs(run)} ${word} in a row`);
    });
    const all = lines();
    expect(screen.getByRole('table')).toHaveAccessibleName(/ · ★: streak$/);
    let paid = 0;
    for (const record of state.past)
      for (const seat of [0, 1, 2, 3]) {
        const bonus = record.ledger.find((item) => item.kind === 'streak' && item.seat === seat);
        const text = all[record.index]?.cells[seat] ?? '';
        if (bonus !== undefined) paid += 1;
        const [, said = null] = /, including ([+−]\d+) for the streak$/.exec(text) ?? [];
        expect(said).toBe(bonus === undefined ? null : signed(bonus.points));
      }
    expect(paid).toBeGreaterThan(0);
  });

  it('of misses is shown only where it is paid for, and no streak without a bonus', () => {
    const done = ({ past }: GameState) => past.length === 6;
    const state = stateAfter(played(appHeader(withStreak({ from: 2, points: 5 })), done));
    const { unmount } = show(state);
    state.standing.streaks.forEach((run, seat) => {
      expect(runOf(seat)?.includes('in a row')).toBe(run > 0);
    });
    unmount();
    show(stateAfter(played(defaultHeader(), done)));
    expect(screen.queryByText(/in a row/)).toBeNull();
  });
});

it('names the target of a game without partners', () => {
  const rules: RuleSet = {
    ...presetRules('bugger-your-neighbor'),
    end: { kind: 'target', points: 90 },
  };
  show(stateAfter(played(appHeader(rules), ({ past }) => past.length === 1)));
  expect(screen.getByRole('table')).toHaveAccessibleName(
    /^Tricks taken\/bid, .* to 90\. D: dealer$/,
  );
});
