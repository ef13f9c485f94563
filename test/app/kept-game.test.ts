import { describe, expect, test } from 'vitest';
import type { GameRecord } from '@/engine/index.ts';
import { keptGame } from '@/app/kept-game.ts';
import { header, settle, tableBench } from '../support/store/table-bench.ts';

/** Storage whose reading ends when the test says so. */
function slowStorage() {
  const written: GameRecord[] = [];
  const aside: unknown[] = [];
  let answer: (kept: unknown) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const reading = new Promise<unknown>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return {
    written,
    aside,
    answer: (kept: unknown) => answer(kept),
    fail: () => fail(new Error('blocked')),
    storage: {
      read: () => reading,
      write: (record: GameRecord) => Promise.resolve(void written.push(record)),
      setAside: (value: unknown) => Promise.resolve(void aside.push(value)),
    },
  };
}

/** A game that was left after its first deal. */
function left(): GameRecord {
  return { header: header(), commands: [{ type: 'deal' }] };
}

function bench() {
  const slow = slowStorage();
  const kept = keptGame(slow.storage);
  const { table, state } = tableBench({ write: (record) => kept.saves.write(record) });
  return { slow, table, state, resumed: kept.resume(table) };
}

describe('the kept game', () => {
  test('is gone on with when it comes', async () => {
    const { slow, table, resumed } = bench();
    slow.answer(left());
    await resumed;
    expect(table.record()).toEqual(left());
    expect(slow.aside).toEqual([]);
  });

  test('that comes late does not cost the game begun meanwhile, and is set aside before that is kept', async () => {
    const { slow, table, state, resumed } = bench();
    table.act({ type: 'deal' });
    await settle();
    expect(slow.written).toEqual([]);
    slow.answer({ ...left(), commands: [] });
    await resumed;
    await settle();
    expect(slow.aside).toEqual([{ ...left(), commands: [] }]);
    expect(slow.written).toEqual([table.record()]);
    expect(state().alert).toEqual({ kind: 'damaged-save' });
  });

  test('that cannot be read is never overwritten, and the player is told', async () => {
    const { slow, table, state, resumed } = bench();
    slow.fail();
    await resumed;
    table.act({ type: 'deal' });
    await settle();
    expect(slow.written).toEqual([]);
    expect(state().alert).toEqual({ kind: 'not-saved' });
  });

  test('that is none is set aside and said so', async () => {
    const { slow, state, resumed } = bench();
    slow.answer({ header: 'scrambled' });
    await resumed;
    expect(slow.aside).toEqual([{ header: 'scrambled' }]);
    expect(state().alert).toEqual({ kind: 'damaged-save' });
  });
});
