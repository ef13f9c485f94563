import { expect, test } from 'vitest';
import type { GameRecord } from '@/engine/index.ts';
import { parseRecord } from '@/storage/formats/record.ts';
import { firstMove, header, settle, tableBench } from '../../support/store/table-bench.ts';

/** A storage whose writes end when the test says so. */
function heldWrites() {
  const writes: { record: GameRecord; keep: () => void; refuse: () => void }[] = [];
  const write = (record: GameRecord): Promise<void> =>
    new Promise((resolve, reject) => {
      writes.push({ record, keep: resolve, refuse: () => reject(new Error('quota')) });
    });
  return { writes, write };
}

const OTHER_GAME = { ...header(), firstDealer: 1 };

test('a failing autosave alerts once, even if it works in between', async () => {
  let count = 0;
  const bench = tableBench({
    write: () => (count++ % 2 === 0 ? Promise.reject(new Error('quota')) : Promise.resolve()),
  });
  bench.table.act({ type: 'deal' });
  await settle();
  expect(bench.state().alert).toEqual({ kind: 'not-saved', isFull: false });
  bench.table.dismissAlert();
  await bench.untilAsked();
  bench.table.act(firstMove(bench.state().view));
  await bench.untilAsked();
  expect(count).toBeGreaterThan(4);
  expect(bench.state().alert).toBeNull();
});

test('a full storage has an alert of its own until a later write succeeds', async () => {
  let isFull = true;
  const bench = tableBench({
    write: () =>
      isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : Promise.resolve(),
  });
  bench.table.act({ type: 'deal' });
  await settle();
  expect(bench.state().alert).toEqual({ kind: 'not-saved', isFull: true });
  isFull = false;
  await bench.untilAsked();
  bench.table.act(firstMove(bench.state().view));
  await settle();
  expect(bench.state().alert).toBeNull();
});

test('a failing autosave, once dismissed, does not alert again in the next game', async () => {
  const bench = tableBench({ write: () => Promise.reject(new Error('quota')) });
  bench.table.act({ type: 'deal' });
  await settle();
  expect(bench.state().alert).toEqual({ kind: 'not-saved', isFull: false });
  bench.table.dismissAlert();
  bench.table.start(OTHER_GAME);
  bench.table.act({ type: 'deal' });
  await settle();
  expect(bench.state().alert).toBeNull();
});

test('a game is saved with its title, also when its deals are played again', async () => {
  const { writes, write } = heldWrites();
  const bench = tableBench({ write });
  const title = { kind: 'tradition', id: 'plump', name: 'Plump' } as const;
  bench.table.start(OTHER_GAME, null, false, title);
  expect(bench.state().title).toEqual(title);
  expect(bench.table.note().title).toEqual(title);
  bench.table.again();
  expect(bench.state().title).toEqual(title);
  bench.table.start(OTHER_GAME, { kind: 'daily', date: '2026-11-21', rated: false });
  expect(bench.state().title).toEqual({ kind: 'daily' });
  bench.table.start(OTHER_GAME);
  expect(bench.state().title).toBeNull();
  await settle();
  expect(writes).toHaveLength(1);
});

test('a late failure is not reported for the next game', async () => {
  const { writes, write } = heldWrites();
  const bench = tableBench({ write });
  bench.table.act({ type: 'deal' });
  await settle();
  bench.table.start(OTHER_GAME);
  writes[0]?.refuse();
  await settle();
  expect(bench.state().alert).toBeNull();
  expect(writes.at(-1)?.record.header).toEqual(OTHER_GAME);
});

test('autosave writes one record after the other, in order', async () => {
  const { writes, write } = heldWrites();
  const bench = tableBench({ write });
  bench.table.act({ type: 'deal' });
  bench.time.pass(900);
  await settle();
  bench.table.skip();
  await settle();
  expect(bench.table.record().commands).toHaveLength(2);
  expect(writes.map(({ record }) => record.commands.length)).toEqual([1]);
  writes[0]?.keep();
  await settle();
  expect(writes.map(({ record }) => record.commands.length)).toEqual([1, 2]);
});

test('a write that does not end is reported, and withdrawn once the whole game is saved', async () => {
  const { writes, write } = heldWrites();
  const bench = tableBench({ write });
  bench.table.act({ type: 'deal' });
  await bench.untilAsked();
  bench.table.act(firstMove(bench.state().view));
  for (let second = 0; second < 10; second++) {
    bench.time.pass(1000);
    await settle();
  }
  expect(bench.state().alert).toEqual({ kind: 'not-saved', isFull: false });
  expect(writes).toHaveLength(1);
  writes[0]?.keep();
  await settle();
  // What was decided in the meantime is one write, and of the whole game.
  expect(writes).toHaveLength(2);
  expect(writes[1]?.record).toEqual(bench.table.record());
  expect(bench.state().alert).toEqual({ kind: 'not-saved', isFull: false });
  writes[1]?.keep();
  await settle();
  expect(bench.state().alert).toBeNull();
});

test('a game that waits for a write of the game before is reported, and saved before that is withdrawn', async () => {
  const { writes, write } = heldWrites();
  const bench = tableBench({ write });
  bench.table.act({ type: 'deal' });
  await settle();
  bench.table.start(OTHER_GAME);
  bench.time.pass(7999);
  await settle();
  expect(bench.state().alert).toBeNull();
  bench.time.pass(1);
  expect(bench.state().alert).toEqual({ kind: 'not-saved', isFull: false });
  writes[0]?.keep();
  await settle();
  expect(bench.state().alert).toEqual({ kind: 'not-saved', isFull: false });
  writes[1]?.keep();
  await settle();
  expect(bench.state().alert).toBeNull();
});

test('the last write of a game that waits is not replaced by one of the next game', async () => {
  const { writes, write } = heldWrites();
  const bench = tableBench({ write });
  bench.table.act({ type: 'deal' });
  await settle();
  bench.time.pass(900);
  bench.table.skip();
  await settle();
  const left = bench.table.record();
  bench.table.start(OTHER_GAME);
  writes[0]?.keep();
  await settle();
  writes[1]?.keep();
  await settle();
  expect(writes[1]?.record).toEqual(left);
  expect(writes[2]?.record.header).toEqual(OTHER_GAME);
});

test('autosave continues after a failure', async () => {
  const { writes, write } = heldWrites();
  const bench = tableBench({ write });
  bench.table.act({ type: 'deal' });
  await settle();
  writes[0]?.refuse();
  await settle();
  bench.table.start(OTHER_GAME);
  await settle();
  expect(writes.at(-1)?.record).toEqual({ header: OTHER_GAME, commands: [] });
});

test('autosave starts with the empty record of a new game', async () => {
  const { table, written } = tableBench();
  table.start(OTHER_GAME);
  await settle();
  expect(written).toEqual([{ header: OTHER_GAME, commands: [] }]);
});

test('a saved command has only known fields, so that it can be read again', async () => {
  const bench = tableBench({
    opponents: {
      choose: ({ view }) => Promise.resolve({ ...firstMove(view), why: 'a feeling' }),
    },
  });
  bench.table.act({ type: 'deal' });
  await bench.untilAsked();
  expect(bench.state().alert).toBeNull();
  expect(bench.table.record().commands[1]).toEqual({ type: 'bid', seat: 1, bid: 0 });
  expect(parseRecord(bench.table.record()).ok).toBe(true);
});
