import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { READERS, readDamaged } from '../../../tools/soak/hostile.ts';

// `npm run soak:damage` reads many more.
const RUNS = 80;

test.each(READERS)(
  'damaged $name are refused in words or sound, and take nothing good along',
  (reader) => {
    fc.assert(
      fc.property(reader.damaged, (value) => {
        expect(readDamaged(reader, value)).toMatchObject({ complaint: null });
      }),
      { numRuns: RUNS },
    );
  },
);

test('the check detects exceptions and unsound results', () => {
  const [reader] = READERS;
  if (reader === undefined) throw new Error('nobody reads');
  const broken = {
    ...reader,
    complaint: () => {
      throw new Error('what is this');
    },
  };
  expect(readDamaged(broken, '')).toMatchObject({ complaint: 'exception: Error: what is this' });
  let turns = 0;
  const slow = {
    ...reader,
    complaint: () => {
      // As long as a page may be dead, and longer.
      for (const begun = performance.now(); performance.now() - begun < 3100;) turns += 1;
      return { refused: true, complaint: null };
    },
  };
  expect(readDamaged(slow, '').complaint).toMatch(/^it took 3\d{3} ms$/);
  expect(turns).toBeGreaterThan(0);
  expect(readDamaged(reader, { version: 2 })).toMatchObject({ refused: true, complaint: null });
});
