import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { READERS, readDamaged } from '../../../tools/soak/hostile.ts';
import { runs } from '../../support/runs.ts';

// `npm run soak:damage` reads many more.
const RUNS = runs(40);

test.each(READERS)(
  'damaged $name are refused with a reason or read as valid, and lose no good data',
  async (reader) => {
    await fc.assert(
      fc.asyncProperty(reader.damaged, async (value) => {
        expect(await readDamaged(reader, value)).toMatchObject({ complaint: null });
      }),
      { numRuns: RUNS },
    );
  },
);

test('the check detects exceptions and unsound results', async () => {
  const [reader] = READERS;
  if (reader === undefined) throw new Error('no reader');
  const broken = {
    ...reader,
    complaint: () => {
      throw new Error('planted');
    },
  };
  expect(await readDamaged(broken, '')).toMatchObject({ complaint: 'exception: Error: planted' });
  // A parser that freezes the page for longer than it may.
  const times = [0, 3100];
  vi.spyOn(performance, 'now').mockImplementation(() => times.shift() ?? 0);
  const slow = await readDamaged(reader, '');
  expect(slow.complaint).toBe('it took 3100 ms');
  vi.restoreAllMocks();
  expect(await readDamaged(reader, { version: 2 })).toMatchObject({
    refused: true,
    complaint: null,
  });
});
