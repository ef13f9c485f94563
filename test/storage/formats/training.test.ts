import { describe, expect, test } from 'vitest';
import { encodeTraining, parseTraining } from '@/storage/formats/training.ts';
import { NO_TRAINING } from '@/store/practice/training-progress.ts';
import { TRAINED } from '../../support/training.ts';

/** A document of every version. */
const documents = import.meta.glob<unknown>('./training/version-*.json', {
  eager: true,
  import: 'default',
});

describe('training progress', () => {
  test('survives a round trip', () => {
    expect(parseTraining(encodeTraining(TRAINED))).toEqual(TRAINED);
    expect(parseTraining(encodeTraining(NO_TRAINING))).toEqual(NO_TRAINING);
  });

  test('of every version is read', () => {
    expect(Object.keys(documents)).toEqual(['./training/version-1.json']);
    for (const document of Object.values(documents))
      expect(parseTraining(document)).toEqual(TRAINED);
  });

  test('has its puzzles in the order of their days, however they were stored', () => {
    const puzzles = ['2026-11-21', '2026-11-23', '2026-11-20', '2026-11-22'].map((day) => [
      day,
      true,
    ]);
    const read = parseTraining({ ...encodeTraining(TRAINED), puzzles });
    expect([...(read?.puzzles.keys() ?? [])]).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
  });

  test.each([
    ['another version', { version: 2 }],
    ['more right than answered', { right: 41 }],
    ['a day that is none', { days: ['2026-02-30'] }],
    ['a rating without deviation', { rating: [1200, 0, 0.06] }],
  ])('is refused with %s', (_, change) => {
    expect(parseTraining({ ...encodeTraining(TRAINED), ...change })).toBeNull();
  });
});
