import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameRecord, OptionContrast } from '@/engine/index.ts';
import { REVIEW_VERSION, encodeReview, parseReview } from '@/storage/formats/review.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { judgmentWith, reviewOf } from '../../../tools/lib/made-reviews.ts';
import { damagedValue } from '../../../tools/soak/damaged-value.ts';

const ID = '0123456789abcdef0123456789abcdef';
const record = played(defaultHeader(), (state) => state.past.length === 3);
const reviews = [
  reviewOf(0, [judgmentWith()]),
  reviewOf(2, [
    judgmentWith({
      about: 'card',
      trick: 4,
      own: { command: { type: 'play', seat: 0, card: 'KH' }, make: 0, points: -3, others: 5 },
      hindsight: {
        points: 0,
        bestPoints: 12,
        command: { type: 'play', seat: 0, card: '2S' },
        isExact: true,
      },
    }),
  ]),
];
/** The value after a round trip through storage. */
const kept = (): unknown => structuredClone(encodeReview(ID, record, reviews));

/** Nets used by each review version: the SHA-256 of both files concatenated; before version 7, of `solo.bin`. */
const NETS: Readonly<Record<number, string>> = {
  2: '47fdd6fc125c6eb08fd89fe36c1dac4bd0e73550aba0bf3a0139d54eebd94f8b',
  3: '47fdd6fc125c6eb08fd89fe36c1dac4bd0e73550aba0bf3a0139d54eebd94f8b',
  4: '47fdd6fc125c6eb08fd89fe36c1dac4bd0e73550aba0bf3a0139d54eebd94f8b',
  5: 'dedf704a42221f59c6f1987b20da1a5958a7ad34689e40fa934129fdd09245dc',
  6: 'dedf704a42221f59c6f1987b20da1a5958a7ad34689e40fa934129fdd09245dc',
  7: '7ccac94d432a4d1285513e76ae5e8e0fa9559acf08ec1046e6a1cf0ef897bf80',
  8: '366962c7f7b9eb00ceb3b0758f18f2028b4ef8fd736abd639950ba26ee964dae',
  9: '366962c7f7b9eb00ceb3b0758f18f2028b4ef8fd736abd639950ba26ee964dae',
  10: '86be66eac25c7f807cde9933ddb415834c6057f7481e58a97a205e8c609aa937',
  11: '86be66eac25c7f807cde9933ddb415834c6057f7481e58a97a205e8c609aa937',
  12: '86be66eac25c7f807cde9933ddb415834c6057f7481e58a97a205e8c609aa937',
  13: '86be66eac25c7f807cde9933ddb415834c6057f7481e58a97a205e8c609aa937',
  14: 'f873e674c4dce1c9a0daaa7ad8e1e9c74152db8eb0a81f66ff34ee4e5b3ac44f',
  15: 'f873e674c4dce1c9a0daaa7ad8e1e9c74152db8eb0a81f66ff34ee4e5b3ac44f',
  16: 'f873e674c4dce1c9a0daaa7ad8e1e9c74152db8eb0a81f66ff34ee4e5b3ac44f',
  17: 'f873e674c4dce1c9a0daaa7ad8e1e9c74152db8eb0a81f66ff34ee4e5b3ac44f',
  18: 'f873e674c4dce1c9a0daaa7ad8e1e9c74152db8eb0a81f66ff34ee4e5b3ac44f',
  19: 'f873e674c4dce1c9a0daaa7ad8e1e9c74152db8eb0a81f66ff34ee4e5b3ac44f',
  20: 'f873e674c4dce1c9a0daaa7ad8e1e9c74152db8eb0a81f66ff34ee4e5b3ac44f',
  21: 'f873e674c4dce1c9a0daaa7ad8e1e9c74152db8eb0a81f66ff34ee4e5b3ac44f',
  22: 'f873e674c4dce1c9a0daaa7ad8e1e9c74152db8eb0a81f66ff34ee4e5b3ac44f',
  23: 'f873e674c4dce1c9a0daaa7ad8e1e9c74152db8eb0a81f66ff34ee4e5b3ac44f',
  24: 'f873e674c4dce1c9a0daaa7ad8e1e9c74152db8eb0a81f66ff34ee4e5b3ac44f',
};

describe('a saved review', () => {
  it('has a version that changes with the nets', () => {
    const hash = createHash('sha256');
    for (const family of ['solo', 'sides'])
      hash.update(readFileSync(new URL(`../../../src/ai/nets/${family}.bin`, import.meta.url)));
    expect(hash.digest('hex')).toBe(NETS[REVIEW_VERSION]);
  });

  it('survives a round trip', () => {
    expect(parseReview(kept(), record)).toEqual(reviews);
  });

  it.each(['bid', 'trump', 'card', 'declaration'] as const)('keeps what a %s cost', (about) => {
    const made = [reviewOf(0, [judgmentWith({ about })])];
    expect(parseReview(structuredClone(encodeReview(ID, record, made)), record)).toEqual(made);
  });

  it('keeps why the better choice is better', () => {
    const kept = [
      { card: 'JD', rate: 0.9 },
      { card: '6D', rate: 0.5 },
    ] as const;
    const told: readonly OptionContrast[] = [
      { kind: 'short', option: 1, why: { kind: 'later', kept } },
      { kind: 'over', option: 1, why: { kind: 'now', best: 0.1, other: 0.8 } },
      { kind: 'pay', option: 1, why: { kind: 'rest', card: 'QS', best: 0.6, other: 0.2 } },
      { kind: 'short', option: 1, why: { kind: 'higher' } },
      { kind: 'short', option: 1, why: { kind: 'suits', suits: ['C', 'H'], best: 1.5, other: 1 } },
      { kind: 'short', option: 1, why: { kind: 'own', card: '3S', now: 0.6, later: 0.4 } },
      { kind: 'against', option: 1, seat: 2, make: 0.2, instead: 0.7 },
      { kind: 'naming', option: 1 },
      { kind: 'contract', option: 1, isTheirs: true, best: 0.3, other: 0.6 },
      {
        kind: 'contract',
        option: 1,
        isTheirs: true,
        best: 0.3,
        other: 0.6,
        why: { kind: 'higher' },
      },
      { kind: 'nil', option: 1, seat: 3, best: 0.5, other: 0.9 },
      {
        kind: 'nil',
        option: 1,
        seat: 3,
        best: 0.5,
        other: 0.9,
        why: { kind: 'taker', seat: 3, best: 0.4, other: 0.1 },
      },
      {
        kind: 'nil',
        option: 1,
        seat: 3,
        best: 0.5,
        other: 0.9,
        why: { kind: 'breaks', suit: 'H', best: 0.4, other: 0.1 },
      },
      { kind: 'bags', option: 1, isTheirs: false, best: 0.6, other: 1.4 },
    ];
    const made = [
      reviewOf(
        0,
        told.map((contrast) => judgmentWith({ contrast })),
      ),
    ];
    const stored = structuredClone(encodeReview(ID, record, made));
    expect(parseReview(stored, record)).toEqual(made);
  });

  it('is dropped if a reason names an unknown card', () => {
    const kept = [
      { card: 'JD', rate: 0.9 },
      { card: '1D' as 'JD', rate: 0.5 },
    ] as const;
    const contrast = { kind: 'short', option: 1, why: { kind: 'later', kept } } as const;
    const made = [reviewOf(0, [judgmentWith({ contrast })])];
    expect(parseReview(structuredClone(encodeReview(ID, record, made)), record)).toEqual([]);
  });

  it('keeps the stored names of judgments, the command index, the point scale and hindsight', () => {
    const { commandIndex, pointScale, hindsight, ...rest } = judgmentWith();
    const stored = { ...rest, at: commandIndex, unit: pointScale, open: hindsight };
    const { rounds } = encodeReview(ID, record, [reviewOf(0, [judgmentWith()])]);
    const { judgments: _, ...round } = reviewOf(0);
    expect(rounds.map(({ review }) => review)).toEqual([{ ...round, judgements: [stored] }]);
  });

  it('is dropped where commands have changed', () => {
    const deal = record.commands.findLastIndex(({ type }) => type === 'deal');
    const others = record.commands.slice(deal + 1).toReversed();
    const other: GameRecord = {
      header: record.header,
      commands: [...record.commands.slice(0, deal + 1), ...others],
    };
    expect(parseReview(kept(), other)).toEqual(reviews.slice(0, 1));
  });

  it('is dropped in another version', () => {
    expect(parseReview({ ...(kept() as object), version: REVIEW_VERSION + 1 }, record)).toEqual([]);
    expect(parseReview(undefined, record)).toEqual([]);
  });

  it('is dropped if damaged', () => {
    fc.assert(
      fc.property(damagedValue(kept()), (damaged) => {
        expect(parseReview(damaged, record).length).toBeLessThanOrEqual(reviews.length);
      }),
    );
  });

  it('is never read from other data', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseReview(value, record)).toEqual([]);
      }),
    );
  });
});
