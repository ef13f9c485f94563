import { expect, it } from 'vitest';
import {
  type Card,
  type Option,
  dealtRound,
  presetRules,
  stateAfter,
  viewFor,
} from '@/engine/index.ts';
import { isDangerousDiscard } from '@/ai/advice/dangerous-discard.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';

const record = played(
  appHeader(presetRules('bugger-your-neighbor')),
  ({ round }) => round.phase === 'bid',
);

/**
 * Whether the first of two discards is called the most dangerous card, where the second comes next.
 * @param rates how often each of them takes a trick if the other one is discarded
 */
function isCalledDangerous(best: Card, next: Card, rates: Readonly<Partial<Record<Card, number>>>) {
  const view = viewFor(stateAfter(record), 0);
  const round = dealtRound(view);
  if (round === null) throw new Error('no round');
  const discard = (card: Card, cost: number): Option => ({
    command: { type: 'play', seat: 0, card },
    make: 0.8,
    short: 0,
    points: 8,
    others: 5,
    error: 0.1,
    cost,
    costError: 0.1,
    facts: [{ kind: 'loses' }, { kind: 'discard' }],
  });
  return isDangerousDiscard(
    view,
    {
      ...round,
      bids: round.bids.map(() => 0),
      tricks: round.tricks.map(() => 0),
      hands: round.hands.map((hand, seat) =>
        seat === 0 ? { kind: 'seen', cards: [best, next] } : hand,
      ),
    },
    { options: [discard(best, 0), discard(next, 1)], best: 0 },
    (_, card) => rates[card] ?? 0,
  );
}

it('calls the likeliest card to take an unwanted trick dangerous', () => {
  expect(isCalledDangerous('AC', '9S', { AC: 0.3, '9S': 0.1 })).toBe(true);
  expect(isCalledDangerous('AC', '9S', { AC: 0.05 })).toBe(false);
});

// Regression: “Play 9♠: it’s the card most likely to win a trick”, beside an ace whose suit nobody could lead.
it('leaves the lower of two discards to a comparison of figures', () => {
  expect(isCalledDangerous('9S', 'AC', { '9S': 0.2, AC: 0 })).toBe(false);
});

it('is not said of a card that is less likely to take a trick than the next one, if that is kept', () => {
  expect(isCalledDangerous('QC', 'JD', { QC: 0.15, JD: 0.4 })).toBe(false);
  expect(isCalledDangerous('QC', 'JD', { QC: 0.15, JD: 0.1 })).toBe(true);
});
