import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type GamesFile } from '@/storage/formats/read-games-file.ts';
import { encodeSave } from '@/storage/formats/save.ts';
import { quarantineKeys } from '@/storage/quarantine-keys.ts';
import { POOL, RUNNING, RULES, device, EMPTY, anyContents } from '../support/storage/device.ts';
import { runs } from '../support/runs.ts';

const NOTHING_NEW = { added: 0, unfinished: 0, practiced: false, rules: 0, quarantined: 0 };

describe('a backup', () => {
  test('transfers without loss, with the running game to resume', async () => {
    await fc.assert(
      fc.asyncProperty(anyContents, async (all) => {
        const [from, to] = [device(all), device(EMPTY)];
        const file = await from.file();
        expect(file.refused).toBe(0);
        await to.add(file);
        const [before, after] = [await from.contents(), await to.contents()];
        // The running game of the other device can be resumed here.
        const running = all.running === null ? [] : [JSON.stringify(all.running)];
        expect(after).toEqual({
          ...before,
          running: null,
          unfinished: [...before.unfinished, ...running].toSorted(),
        });
        for (const { id } of all.finished)
          expect(to.kept.get(`game/${id}`)).toEqual(from.kept.get(`game/${id}`));
      }),
      { numRuns: runs(5) },
    );
  });

  test('is idempotent, and changes nothing on its own device', async () => {
    await fc.assert(
      fc.asyncProperty(anyContents, anyContents, async (here, there) => {
        const [one, other] = [device(here), device(there)];
        const own = await one.file();
        const before = await one.contents();
        expect(await one.add(own)).toMatchObject(NOTHING_NEW);
        expect(await one.contents()).toEqual(before);

        const file = await other.file();
        await one.add(file);
        const once = await one.contents();
        expect(await one.add(file)).toMatchObject(NOTHING_NEW);
        expect(await one.contents()).toEqual(once);
      }),
      { numRuns: runs(5) },
    );
  });

  test('merges symmetrically', async () => {
    await fc.assert(
      fc.asyncProperty(anyContents, anyContents, async (here, there) => {
        const [one, other] = [
          device({ ...here, running: null }),
          device({ ...there, running: null }),
        ];
        const [mine, theirs] = [await one.file(), await other.file()];
        await one.add(theirs);
        await other.add(mine);
        expect(await one.contents()).toEqual(await other.contents());
      }),
      { numRuns: runs(5) },
    );
  });
});

describe('other contents of a backup', () => {
  test('restores quarantined games that can be read', async () => {
    const here = device({
      ...EMPTY,
      quarantined: [encodeSave(RUNNING), { version: 99 }, encodeSave(POOL[0]!)],
    });
    await here.restoreQuarantined();
    expect(await here.contents()).toMatchObject({
      finished: [POOL[0]!.id],
      unfinished: [JSON.stringify(RUNNING)],
      quarantined: ['{"version":99}'],
    });
  });

  test('transfers unreadable data, which is quarantined there', async () => {
    const here = device(EMPTY);
    here.kept.set('game/x', { version: 99, moves: 'of a later version' });
    const there = device(EMPTY);
    expect(await there.add(await here.file())).toMatchObject({ added: 0, quarantined: 1 });
    expect((await there.contents()).quarantined).toEqual([
      JSON.stringify({ version: 99, moves: 'of a later version' }),
    ]);
    // The device that it came from already has it.
    expect(await here.add(await there.file())).toMatchObject({ quarantined: 0 });
  });

  test('keeps rule sets that were changed on two devices', async () => {
    const here = device({ ...EMPTY, rules: [RULES[0]!] });
    const there = device({ ...EMPTY, rules: [{ ...RULES[1]!, id: RULES[0]!.id }] });
    expect(await here.add(await there.file())).toMatchObject({ rules: 1 });
    expect((await here.contents()).rules).toEqual(['Set 0', 'Set 1']);
  });
});

test('ten thousand items with the same timestamp are quarantined under different keys', async () => {
  const here = device(EMPTY);
  const found = '2026-01-01T00:00:00.000Z';
  const quarantined = Array.from({ length: 10_000 }, (_, at) => ({ found, text: `${at}` }));
  const file: GamesFile = { ...(await here.file()), quarantined };
  expect((await here.add(file)).quarantined).toBe(10_000);
  const keys = [...here.kept.keys()].filter((key) => key.startsWith('aside/'));
  expect(keys).toHaveLength(10_000);
  expect(keys).toContain(`aside/${found}-10000`);
});

test('the search for a free key goes on where the last one ended', () => {
  const found = '2026-01-01T00:00:00.000Z';
  const items = Array.from({ length: 1000 }, () => ({ found, text: '' }));
  const looks = vi.spyOn(Set.prototype, 'has');
  quarantineKeys(items, []);
  // Regression: each search started at the first key, so that a file with many such items took hours.
  expect(looks.mock.calls.length).toBeLessThanOrEqual(2 * items.length);
  looks.mockRestore();
});
