import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { hasOutcomes } from '@/features/advice/OutcomeBars.tsx';
import { askedFor, adviceOn, shown, saying } from '../../support/features/advised.tsx';
import { stubNarrowScreen } from '../../support/features/narrow-screen.ts';

beforeEach(stubNarrowScreen);

/** The shares of a bar that the chart of outcomes draws, in its order. */
const sharesOf = (row: Element): number[] =>
  [...row.querySelectorAll<HTMLElement>('[data-outcome]')].map((part) =>
    Number(part.style.getPropertyValue('--share')),
  );

test('shows how every card may end, equal cards in one bar, the best one first', async () => {
  const game = askedFor('play');
  const advice = adviceOn(game, 0, 2);
  await shown(game, advice);
  expect(screen.queryByTestId('outcomes')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Why?' }));
  const outcomes = await screen.findByTestId('outcomes');
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

test('draws the outcomes only of the best bid, and none for a contract', async () => {
  const game = askedFor('bid');
  const bids = adviceOn(game, 1, 2);
  await shown(game, bids);
  fireEvent.click(screen.getByRole('button', { name: 'Why?' }));
  const outcomes = await screen.findByTestId('outcomes');
  expect(outcomes.querySelectorAll('[data-best]')).toHaveLength(1);
  // Names the second figure on a bid key.
  expect(outcomes).toHaveTextContent(/^UnderMadeOverExpected points 8/);
  expect(hasOutcomes(bids, true)).toBe(false);
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
    /^Play [^:]+\. Your bid is sunk: make it hard for the others\. You duck under the winning card\.$/,
  );
});
