import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { presetRules } from '@/engine/index.ts';
import { CompareDialog } from '@/features/compare/CompareDialog.tsx';
import { ComparedGames, type OtherGame } from '@/features/compare/ComparedGames.tsx';
import { type GameStory, storyOf } from '@/store/games/story.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { renderInGame } from '../../support/features/render.tsx';

const after = (rounds: number, moveSeed?: string): GameStory =>
  storyOf(
    played(
      defaultHeader(),
      ({ past, round }) => past.length === rounds && round.phase === 'scored',
      moveSeed,
    ),
  );

const OWN = after(4);
const OTHER = after(4, 'b'.repeat(32));
const ORDINALS = ['1st', '2nd', '3rd', '4th'];

function show(other: OtherGame, own = OWN) {
  const on = {
    onPause: vi.fn<() => void>(),
    onResume: vi.fn<() => void>(),
    onWatch: vi.fn<() => void>(),
  };
  const { container } = renderInGame(
    <ComparedGames own={own} level="hard" other={other} {...on} />,
  );
  return { ...on, container };
}

const cellsOf = (row: number): (string | null)[] =>
  within(screen.getAllByRole('row')[row]!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows totals, and the bid, tricks and points of each round, the last one first', async () => {
  const { container, onWatch } = show({ story: OTHER, status: 'done' });
  const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Round', 'You', 'Hard']);
  expect(cellsOf(1)).toEqual(
    [OWN, OTHER].map(({ total, place }) => `${total}${ORDINALS[place - 1]} place`),
  );
  const [own, other] = [OWN, OTHER].map(({ rounds }) => {
    const { bid, tricks, total } = rounds[3]!;
    const points = total - rounds[2]!.total;
    return `${points > 0 ? '+' : ''}${points}bid ${bid}, took ${tricks}`;
  });
  expect(cellsOf(2)).toEqual([own, other]);
  await userEvent.click(screen.getByRole('button', { name: 'Watch this game' }));
  expect(onWatch).toHaveBeenCalledOnce();
  expect(await axeProblems(container)).toEqual([]);
});

it.each([
  [7, 'You scored 7 points more.'],
  [1, 'You scored 1 point more.'],
  [0, 'You scored the same.'],
  [-1, 'You scored 1 point fewer.'],
  [-23, 'You scored 23 points fewer.'],
])('a difference of %i is said in words', (by, words) => {
  show({ story: { ...OTHER, total: OWN.total - by }, status: 'done' });
  expect(screen.getByText(words)).toBeVisible();
});

it.each([
  ['Ann', presetRules('bugger-your-neighbor'), 'Ann scored 7 points more.'],
  ['A friend', presetRules('bugger-your-neighbor'), 'A friend scored 7 points more.'],
  ['', presetRules('spades'), 'Your side scored 7 points more.'],
  ['Ann', presetRules('spades'), 'This side scored 7 points more.'],
])('a difference is that of whose game it is, %j', (name, rules, words) => {
  show({ story: { ...OTHER, total: OWN.total - 7 }, status: 'done' }, { ...OWN, name, rules });
  expect(screen.getByText(words)).toBeVisible();
});

it('the game of somebody else is not called that of the reader', async () => {
  renderInGame(
    <CompareDialog
      open
      isOwn={false}
      level="hard"
      onClose={() => undefined}
      onLevel={() => undefined}
    >
      {null}
    </CompareDialog>,
  );
  expect(await screen.findByRole('dialog', { name: 'How others play these cards' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Who plays these cards' })).toBeVisible();
});

it('shows the rounds that are played so far, and no total before the end', async () => {
  const { onPause } = show({ story: after(2), status: 'playing' });
  expect(screen.getByText('2 of 4 rounds played')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '2');
  expect(cellsOf(1)[1]).toBe('–');
  expect(cellsOf(2)[1]).toBe('–');
  expect(cellsOf(5)[1]).toContain('took');
  expect(screen.queryByRole('button', { name: 'Watch this game' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(onPause).toHaveBeenCalledOnce();
});

it.each([
  ['paused', '2 of 4 rounds played'],
  ['failed', 'The rest couldn’t be played just now. 2 of 4 rounds played'],
] as const)('a %s game can be continued', async (status, words) => {
  const { onResume } = show({ story: after(2), status });
  expect(screen.getByText(words)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onResume).toHaveBeenCalledOnce();
});

it('if the other level’s game is longer, the player has no result in its last rounds', () => {
  show({ story: after(6), status: 'done' });
  expect(screen.getAllByRole('row')).toHaveLength(8);
  expect(cellsOf(2)[0]).toBe('–');
  expect(cellsOf(2)[1]).toContain('took');
});
