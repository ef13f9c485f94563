import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Formula, type GameState, presetRules, stateAfter } from '@/engine/index.ts';
import { Seat } from '@/features/table/seat/Seat.tsx';
import { appHeader, played } from '../../../../tools/lib/played-games.ts';
import { formulaOf } from '../../../support/engine/formula.ts';
import { gameAt } from '../../../support/features/game.ts';
import { renderInGame } from '../../../support/features/render.tsx';

const SEATS = [0, 1, 2, 3];

const inSeventhRound = ({ round }: GameState): boolean =>
  round.phase === 'bid' && round.index === 6;

/**
 * Shows the plates in the seventh round of a game whose scoring pays for streaks like this, with
 * streaks of both kinds.
 */
function showPlates(streak: Formula['streak']): GameState {
  const scoring = formulaOf({ made: { one: 10, bid: 1 }, streak });
  const rules = { ...presetRules('bugger-your-neighbor'), scoring };
  const record = Array.from({ length: 20 }, (_, seed) =>
    played(appHeader(rules), inSeventhRound, String(seed + 1).padStart(32, '0')),
  ).find((each) => new Set(stateAfter(each).standing.streaks.map(Math.sign)).size === 2);
  if (record === undefined) throw new Error('no such game');
  renderInGame(
    <>
      {SEATS.map((seat) => (
        <Seat key={seat} seat={seat} />
      ))}
    </>,
    gameAt(record),
  );
  return stateAfter(record);
}

const plates = () => screen.getAllByRole('region');

test('a plate has the streak of its player [SCORE-3]', async () => {
  const { standing } = showPlates({ every: 3, made: 5, missed: -5 });
  await screen.findAllByText(/in a row/);
  plates().forEach((plate, seat) => {
    const streak = standing.streaks[seat] ?? 0;
    const word = streak > 0 ? 'made' : 'missed';
    expect(within(plate).getByText(`×${Math.abs(streak)}`)).toBeVisible();
    expect(plate).toHaveTextContent(`${Math.abs(streak)} ${word} in a row`);
  });
});

test('a plate has no streak of misses that cost nothing', async () => {
  const { standing } = showPlates({ from: 2, points: 5 });
  await screen.findAllByText(/in a row/);
  plates().forEach((plate, seat) => {
    expect(plate.textContent.includes('in a row')).toBe((standing.streaks[seat] ?? 0) > 0);
  });
});
