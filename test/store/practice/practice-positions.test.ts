import { expect, it } from 'vitest';
import { fold, toAct } from '@/engine/index.ts';
import { encodePractice, parsePractice } from '@/storage/formats/practice.ts';
import { practicePositions } from '@/store/practice/practice-positions.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { judgmentWith, reviewOf } from '../../../tools/lib/made-reviews.ts';

const record = played(defaultHeader(), (state) => state.past.length === 2);

/** Where the person bid in each round. */
const bids = record.commands.flatMap((command, at) =>
  command.type === 'bid' && command.seat === 0 ? [at] : [],
);
const [first = 0, second = 0] = bids;

it('takes mistakes and blunders, the latest first', () => {
  const found = practicePositions('game', record, [
    reviewOf(0, [judgmentWith({ commandIndex: first, cost: 1.6 })]),
    null,
    reviewOf(1, [judgmentWith({ commandIndex: second, cost: 5 })]),
  ]);
  expect(found.map(({ id }) => id)).toEqual([`game/${second}`, `game/${first}`]);
});

it.each([
  ['costs little', { cost: 1.4 }],
  ['not significant', { cost: 3, costError: 1.3 }],
  ['is small where more is at stake', { cost: 6, pointScale: 5 }],
  ['was declared unseen', { cost: 6, about: 'declaration' as const }],
])('leaves what %s', (_, judged) => {
  expect(
    practicePositions('game', record, [
      reviewOf(0, [judgmentWith({ commandIndex: first, ...judged })]),
    ]),
  ).toEqual([]);
});

it('ends at the decision, and survives saving', () => {
  const [found] = practicePositions('game', record, [
    reviewOf(1, [
      judgmentWith({
        commandIndex: second,
        cost: 3,
        best: { command: { type: 'bid', seat: 0, bid: 0 }, make: 1, points: 1, others: 5 },
      }),
    ]),
  ]);
  if (found === undefined) throw new Error('none found');
  const state = fold(found.record);
  expect(state.ok && toAct(state.value)).toEqual([0]);
  const practice = { solved: [], positions: [{ ...found, memory: null }] };
  const kept = structuredClone(encodePractice(practice));
  expect(parsePractice(kept)).toEqual({
    practice,
    isWhole: true,
  });
});
