import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DrillResult } from '@/features/drill/DrillResult.tsx';
import type { DrillOutcome } from '@/store/drill/hand.ts';
import { renderInGame } from '../../support/features/render.tsx';

const round = (tricks: number): DrillOutcome => ({
  cards: 5,
  bid: 2,
  tricks,
  made: tricks === 2,
});

function show(result: DrillOutcome | 'playing' | 'failed', expert: number | null = null) {
  const onNext = vi.fn<() => void>();
  renderInGame(
    <DrillResult
      game={{ preset: 'canadian', name: null }}
      chance={70}
      expert={expert}
      result={result}
      onNext={result === 'playing' ? null : onNext}
    />,
  );
  return onNext;
}

it.each([
  [round(2), 'Bid 2, took 2: made. You said 70%.'],
  [round(3), 'Bid 2, took 3: missed. You said 70%.'],
  ['failed', 'This hand couldn’t be played out just now. You said 70%.'],
] as const)('shows the result, and goes on to the next hand', async (result, words) => {
  const onNext = show(result);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  await userEvent.keyboard('{Enter}');
  expect(onNext).toHaveBeenCalledOnce();
});

it('shows the hint’s chance as the hint does', () => {
  show(round(2), 42);
  expect(screen.getByRole('status')).toHaveTextContent('You said 70%, the hint 40%.');
});

it('waits for the result', async () => {
  const onNext = show('playing');
  expect(screen.getByRole('status')).toHaveTextContent('Experts are playing it out…');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onNext).not.toHaveBeenCalled();
});
