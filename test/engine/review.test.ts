import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Command, legalCommands, presetRules } from '@/engine/index.ts';
import {
  type Judgment,
  type RoundReview,
  accuracyOf,
  costliestFirst,
  decisionsOf,
  gradeOf,
  accuracyGrade,
  breakdownOf,
  sumOfBreakdowns,
} from '@/engine/review/index.ts';
import { after, headerOf, newGameWith, withoutTrailing } from '../../tools/lib/games.ts';
import { judgmentWith, reviewOf } from '../../tools/lib/made-reviews.ts';
import { roundsOf } from '../../tools/lib/positions.ts';
import { randomGame } from '../../tools/lib/random-play.ts';

describe('the grade of a choice', () => {
  it.each([
    [0, 0, 'best'],
    [0.19, 0.01, 'best'],
    [0.9, 1, 'best'],
    [0.4, 0.1, 'good'],
    [0.5, 0.01, 'good'],
    [2, 0.9, 'good'],
    [0.6, 0.2, 'inaccuracy'],
    // A limit belongs to what it begins.
    [1, 1, 'good'],
    [1.5, 0.1, 'mistake'],
    [2, 0.3, 'mistake'],
    [4, 0.1, 'blunder'],
    [6, 1, 'blunder'],
  ] as const)('%d points that are sure to %d are: %s', (cost, costError, grade) => {
    expect(gradeOf({ cost, costError, pointScale: 1 })).toBe(grade);
  });

  it('counts in what points are worth under the scoring', () => {
    expect(gradeOf({ cost: 2, costError: 0.3, pointScale: 10 })).toBe('good');
    expect(gradeOf({ cost: 0.1, costError: 0.01, pointScale: 0.05 })).toBe('mistake');
  });
});

describe('accuracy', () => {
  it('is 1 if nothing was lost, less otherwise, and null without decisions', () => {
    expect(accuracyOf([judgmentWith({ cost: 0, costError: 0 })])).toBe(1);
    expect(accuracyOf([judgmentWith({ cost: 1 }), judgmentWith({ cost: 0 })])).toBeCloseTo(
      0.852,
      3,
    );
    expect(accuracyOf([judgmentWith({ cost: 1, costError: 0.6 })])).toBe(1);
    expect(accuracyOf([])).toBeNull();
  });

  it('ignores decisions that made no difference', () => {
    const idle = judgmentWith({ cost: 0, costError: 0, stake: 0.1 });
    expect(accuracyOf([idle])).toBeNull();
    expect(accuracyOf([idle, judgmentWith({ cost: 3 })])).toBe(
      accuracyOf([judgmentWith({ cost: 3 })]),
    );
    expect(accuracyOf([judgmentWith({ cost: 0, costError: 0, stake: 0.5 })])).toBe(1);
  });

  it('counts in what points are worth under the scoring', () => {
    const scaled = (scale: number): Judgment =>
      judgmentWith({ cost: scale, costError: scale / 10, stake: scale / 2, pointScale: scale });
    expect(accuracyOf([scaled(10)])).toBe(accuracyOf([scaled(1)]));
    expect(accuracyOf([scaled(0.1)])).toBeCloseTo(accuracyOf([scaled(1)]) ?? 0, 12);
    expect(accuracyOf([judgmentWith({ cost: 1, stake: 1, pointScale: 10 })])).toBeNull();
  });

  it('has a name', () => {
    expect([1, 0.93, 0.85, 0.8, 0.2].map(accuracyGrade)).toEqual([
      'superb',
      'strong',
      'solid',
      'fair',
      'learning',
    ]);
    expect([0.97, 0.92, 0.84, 0.72, 0].map(accuracyGrade)).toEqual([
      'superb',
      'strong',
      'solid',
      'fair',
      'learning',
    ]);
  });
});

it('lists costly choices before apparently costly ones', () => {
  const sure = judgmentWith({ commandIndex: 4, cost: 1, costError: 0.1 });
  const doubtful = judgmentWith({ commandIndex: 2, cost: 1.5, costError: 2 });
  const worse = judgmentWith({ commandIndex: 9, cost: 3, costError: 0.1 });
  expect(costliestFirst([doubtful, sure, worse]).map(({ commandIndex }) => commandIndex)).toEqual([
    9, 4, 2,
  ]);
  // Of those that count for nothing the dearest first, and then by order.
  const idle = [5, 1, 3].map((commandIndex) =>
    judgmentWith({ commandIndex, cost: 0, costError: 0 }),
  );
  expect(costliestFirst([...idle, doubtful]).map(({ commandIndex }) => commandIndex)).toEqual([
    2, 1, 3, 5,
  ]);
});

const points = fc.double({ min: -60, max: 60, noNaN: true });
const judgments = fc.array(
  fc
    .record({ own: points, best: points, cost: fc.double({ min: 0, max: 30, noNaN: true }) })
    .chain(({ own, best, cost }) =>
      fc.constantFrom('bid', 'trump', 'card').map((about) =>
        judgmentWith({
          about: about as Judgment['about'],
          own: { command: { type: 'bid', seat: 0, bid: 0 }, make: 0.5, points: own, others: 5 },
          best: { command: { type: 'bid', seat: 0, bid: 1 }, make: 0.5, points: best, others: 5 },
          cost,
        }),
      ),
    ),
  { maxLength: 12 },
);
const rounds: fc.Arbitrary<RoundReview> = fc.record({
  round: fc.nat(25),
  handSize: fc.integer({ min: 1, max: 17 }),
  points: fc.integer({ min: -600, max: 600 }),
  prospects: fc.record({ hand: points, mean: points }),
  judgments,
});

describe('luck and skill', () => {
  const tenths = (number: number): number => Math.round(number * 10);

  it('add up to the score exactly, in every round and in the game', () => {
    fc.assert(
      fc.property(fc.array(rounds, { minLength: 1, maxLength: 26 }), (all) => {
        const splits = all.map((round) => breakdownOf(round));
        for (const split of [...splits, sumOfBreakdowns(splits)]) {
          const parts = ['mean', 'luck', 'bids', 'play', 'rest'] as const;
          const sum = parts.reduce((total, part) => total + tenths(split?.[part] ?? NaN), 0);
          expect(sum).toBe(tenths(split?.points ?? NaN));
        }
        expect(sumOfBreakdowns(splits)?.points).toBe(
          all.reduce((sum, each) => sum + each.points, 0),
        );
      }),
    );
  });

  it('count only costly choices', () => {
    const split = breakdownOf(
      reviewOf(0, [
        judgmentWith({ cost: 2, costError: 0.9 }),
        judgmentWith({ about: 'card', cost: 2, costError: 0.1 }),
      ]),
    );
    expect(split).toEqual({ points: 12, mean: 6.3, luck: 1.7, bids: 0, play: -2, rest: 6 });
  });

  it('count each costly choice as the list shows it, rounded, and in points against where low wins', () => {
    const decisions = [1.24, 1.24, 1.24].map((cost) => judgmentWith({ cost, costError: 0.1 }));
    expect(breakdownOf(reviewOf(0, decisions))).toMatchObject({ bids: -3.6 });
    expect(breakdownOf(reviewOf(0, decisions), true)).toMatchObject({ bids: 3.6 });
  });

  it('are null for a game with an unreviewed round', () => {
    const known = breakdownOf(reviewOf(0));
    const unknown = breakdownOf(reviewOf(1, [], { prospects: null }));
    expect(unknown).toBeNull();
    expect(sumOfBreakdowns([known, unknown])).toBeNull();
    expect(sumOfBreakdowns([])).toBeNull();
  });
});

describe('the decisions of a round', () => {
  const header = headerOf(presetRules('bugger-your-neighbor'));
  const record = randomGame(header, 11);

  it('are those of one seat with a choice', () => {
    const played = decisionsOf(record, 2, 3);
    if (!played.ok || played.value === null) throw new Error('no round');
    const { decisions, bidding, end, from, to } = played.value;
    expect(record.commands[from]).toEqual({ type: 'deal' });
    expect(record.commands[to]).toEqual({ type: 'deal' });
    expect(end.past).toHaveLength(4);
    expect(bidding?.round.phase).toBe('bid');
    for (const { commandIndex, command, state } of decisions) {
      expect(record.commands[commandIndex]).toBe(command);
      expect(command).toMatchObject({ seat: 2 });
      expect(state.round).toMatchObject({ index: 3 });
    }
    // The bid, and all cards of a seven-card hand but the last.
    expect(decisions.length).toBeGreaterThan(1);
    expect(decisions.length).toBeLessThan(8);
  });

  it('are null if the record ends before the round', () => {
    expect(decisionsOf({ header, commands: [] }, 0, 0)).toEqual({ ok: true, value: null });
  });

  it('say why a record cannot be folded', () => {
    const bad = { ...header, dealSeed: '' };
    expect(decisionsOf({ header: bad, commands: [] }, 0, 0)).toEqual({
      ok: false,
      error: { kind: 'header', problems: [{ kind: 'bad-seed' }] },
    });
    const commands: Command[] = [{ type: 'deal' }, { type: 'bid', seat: 0, bid: 1 }];
    expect(decisionsOf({ header, commands }, 0, 0)).toMatchObject({
      ok: false,
      error: { kind: 'command', at: 1, rejection: { kind: 'not-your-turn' } },
    });
  });

  it('are not begun before the seat is to bid', () => {
    const commands: Command[] = [{ type: 'deal' }, { type: 'bid', seat: 1, bid: 1 }];
    const played = decisionsOf({ header, commands }, 2, 0);
    if (!played.ok || played.value === null) throw new Error('no round');
    expect(played.value).toMatchObject({ decisions: [], bidding: null, from: 0, to: 2 });
    const own: Command = { type: 'bid', seat: 2, bid: 1 };
    expect(decisionsOf({ header, commands: [...commands, own] }, 2, 0)).toMatchObject({
      ok: true,
      value: {
        decisions: [{ commandIndex: 2 }],
        bidding: { round: { bids: [null, 1, null, null] } },
        to: 3,
      },
    });
  });

  it('begin where the hand is seen for the first time, after a blind nil as well', () => {
    const rules = withoutTrailing(presetRules('spades'));
    const declare = (seat: number) =>
      ({ type: 'declare', seat, blindNil: seat === 2 }) satisfies Command;
    const commands: Command[] = [
      { type: 'deal' },
      ...[1, 2, 3, 0].map(declare),
      { type: 'bid', seat: 1, bid: 3 },
    ];
    const played = decisionsOf({ header: headerOf(rules), commands }, 2, 0);
    if (!played.ok || played.value === null) throw new Error('no round');
    expect(played.value.bidding?.round).toMatchObject({
      phase: 'bid',
      bids: [null, null, 0, null],
    });
  });

  it('do not begin with the blind nil of a round before', () => {
    const rules = roundsOf(withoutTrailing(presetRules('spades')), 1, 2);
    const commands: Command[] = [];
    let state = newGameWith(rules);
    while (state.round.index === 0) {
      const legal = legalCommands(state);
      const command =
        legal.find((each) => each.type === 'declare' && each.blindNil === (each.seat === 2)) ??
        legal[0]!;
      commands.push(command);
      state = after(state, command);
    }
    const played = decisionsOf({ header: headerOf(rules), commands }, 2, 1);
    if (!played.ok || played.value === null) throw new Error('no round');
    expect(played.value.end.past[0]?.blindNils[2]).toBe(true);
    expect(played.value.bidding).toBeNull();
  });
});
