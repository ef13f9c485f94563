import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '@/engine/index.ts';
import { encodeReview, parseReview } from '@/persistence/review.ts';
import { defaultHeader, played } from '../support/features/game.ts';
import { judgedAs, reviewOf } from '../support/reviews.ts';
import { mutated } from './mutated.ts';

const ID = '0123456789abcdef0123456789abcdef';
const record = played(defaultHeader(), (state) => state.past.length === 3);
const reviews = [
  reviewOf(0, [judgedAs()]),
  reviewOf(2, [
    judgedAs({
      about: 'card',
      trick: 4,
      own: { command: { type: 'play', seat: 0, card: 'KH' }, make: 0, points: -3 },
      open: {
        points: 0,
        bestPoints: 12,
        command: { type: 'play', seat: 0, card: '2S' },
        isExact: true,
      },
    }),
  ]),
];
/** As storage gives it back. */
const kept = (): unknown => structuredClone(encodeReview(ID, record, reviews));

describe('a kept review', () => {
  it('comes back as it was', () => {
    expect(parseReview(kept(), record)).toEqual(reviews);
  });

  it('does not count where decisions were taken back and made anew', () => {
    const deal = record.commands.findLastIndex(({ type }) => type === 'deal');
    const others = record.commands.slice(deal + 1).toReversed();
    const other: GameRecord = {
      header: record.header,
      commands: [...record.commands.slice(0, deal + 1), ...others],
    };
    expect(parseReview(kept(), other)).toEqual(reviews.slice(0, 1));
  });

  it('does not count in another version, where it is made anew', () => {
    expect(parseReview({ ...(kept() as object), version: 2 }, record)).toEqual([]);
    expect(parseReview(undefined, record)).toEqual([]);
  });

  it('that is damaged is no harm', () => {
    fc.assert(
      fc.property(mutated(kept()), (damaged) => {
        expect(parseReview(damaged, record).length).toBeLessThanOrEqual(reviews.length);
      }),
    );
  });

  it('is never read out of something else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseReview(value, record)).toEqual([]);
      }),
    );
  });
});
