import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DAMAGE_CASES, readDamaged } from '../../../tools/soak/damage-cases.ts';
import { runs } from '../../support/runs.ts';

// `npm run soak:damage` reads many more.
const RUNS = runs(40);

test.each(DAMAGE_CASES)(
  'damaged $name are refused with a reason or read as valid, and lose no good data',
  async (damage) => {
    await fc.assert(
      fc.asyncProperty(damage.inputs, async (value) => {
        expect(await readDamaged(damage, value)).toMatchObject({ complaint: null });
      }),
      { numRuns: RUNS },
    );
  },
);

test('the check detects exceptions and unsound results', async () => {
  const [damage] = DAMAGE_CASES;
  if (damage === undefined) throw new Error('no case');
  const broken = {
    ...damage,
    check: () => {
      throw new Error('planted');
    },
  };
  expect(await readDamaged(broken, '')).toMatchObject({ complaint: 'exception: Error: planted' });
  // A parser that freezes the page for longer than it may.
  const times = [0, 3100];
  vi.spyOn(performance, 'now').mockImplementation(() => times.shift() ?? 0);
  const slow = await readDamaged(damage, '');
  expect(slow.complaint).toBe('it took 3100 ms');
  vi.restoreAllMocks();
  expect(await readDamaged(damage, { version: 2 })).toMatchObject({
    refused: true,
    complaint: null,
  });
});
