import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OpenChoice, OpenChoices } from '@/engine/review/index.ts';
import { OpenChoicesDialog } from '@/features/review/OpenChoicesDialog.tsx';
import { renderInGame } from '../../support/features/render.tsx';

const choice = (bid: number, points: number): OpenChoice => ({
  command: { type: 'bid', seat: 0, bid },
  known: null,
  played: points,
  reachable: points,
});

const CHOICES: OpenChoices = {
  about: 'bid',
  ownChoice: { type: 'bid', seat: 0, bid: 1 },
  choices: [choice(0, 2), choice(1, 0), choice(2, 1)],
  pointScale: 1,
  isExact: true,
};

/** The results that are marked as the best of their column. */
async function marked(isLow: boolean, choices = CHOICES): Promise<(string | null)[]> {
  renderInGame(
    <OpenChoicesDialog
      open
      opening={{ status: 'done', choices }}
      isSide={false}
      isLow={isLow}
      onClose={() => undefined}
    />,
  );
  const cells = within(await screen.findByRole('table')).getAllByRole('cell');
  return cells
    .filter(({ dataset }) => dataset['top'] !== undefined)
    .map(({ textContent }) => textContent);
}

test('the highest result with open cards is marked', async () => {
  expect(await marked(false)).toEqual(['2', '2']);
});

test('where the lowest total wins, the lowest result is marked', async () => {
  expect(await marked(true)).toEqual(['0', '0']);
});

test('no result is marked where all are equal', async () => {
  const choices = { ...CHOICES, choices: [choice(0, 1), choice(1, 1)] };
  expect(await marked(true, choices)).toEqual([]);
});
