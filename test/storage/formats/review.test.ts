import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '@/engine/index.ts';
import { REVIEW_VERSION, encodeReview, parseReview } from '@/storage/formats/review.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { judgedAs, reviewOf } from '../../../tools/lib/made-reviews.ts';
import { mutated } from '../../../tools/soak/mutated.ts';

const ID = '0123456789abcdef0123456789abcdef';
const record = played(defaultHeader(), (state) => state.past.length === 3);
const reviews = [
  reviewOf(0, [judgedAs()]),
  reviewOf(2, [
    judgedAs({
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

  it('keeps the stored names of judgments, the point scale and hindsight', () => {
    const { pointScale, hindsight, ...rest } = judgedAs();
    const stored = { ...rest, unit: pointScale, open: hindsight };
    const { rounds } = encodeReview(ID, record, [reviewOf(0, [judgedAs()])]);
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
      fc.property(mutated(kept()), (damaged) => {
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
