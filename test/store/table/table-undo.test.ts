import { expect, test } from 'vitest';
import type { Command } from '@/engine/index.ts';
import { createHints } from '@/store/table/hints.ts';
import {
  firstMove,
  header,
  playToEnd,
  settle,
  tableBench,
} from '../../support/store/table-bench.ts';

/** A round of four cards; the human sits at 0 and deals, and so bids and plays last. */
const LONG = header({ schedule: { shape: 'constant', low: 4, high: 4, turns: 2 } });

async function afterDecisions(count: number, bench = tableBench({ header: LONG })) {
  bench.table.act({ type: 'deal' });
  for (let decision = 0; decision < count; decision++) {
    await bench.untilAsked();
    bench.table.act(firstMove(bench.state().view));
  }
  await bench.untilAsked();
  return bench;
}

const own = (commands: readonly Command[]): Command[] =>
  commands.filter((command) => command.type !== 'deal' && command.seat === 0);

const lastNote = (notes: readonly { undoCount: number; autoFinishCount: number }[]) => notes.at(-1);

test('every decision of the round can be undone and redone', async () => {
  const bench = await afterDecisions(3);
  const { commands } = bench.table.record();
  const view = bench.state().view;
  expect(bench.state().can).toEqual({ undo: true, redo: false, autoFinish: true, again: false });

  for (const left of [2, 1, 0]) {
    bench.table.undo();
    expect(own(bench.table.record().commands)).toHaveLength(left);
    expect(bench.state().view.toAct).toEqual([0]);
    expect(bench.state().presenting).toBe(false);
  }
  expect(bench.state().can).toMatchObject({ undo: false, redo: true });
  bench.table.undo();
  expect(bench.state().view.round.phase).toBe('bid');

  for (const back of [1, 2, 3]) {
    bench.table.redo();
    expect(own(bench.table.record().commands)).toHaveLength(back);
  }
  expect(bench.table.record().commands).toEqual(commands);
  expect(bench.state().view).toEqual(view);
  expect(bench.state().can.redo).toBe(false);
});

test('a different decision after undo discards what could be redone', async () => {
  const bench = await afterDecisions(2);
  bench.table.undo();
  bench.table.undo();
  expect(bench.table.act({ type: 'bid', seat: 0, bid: 3 }).ok).toBe(true);
  expect(bench.state().can.redo).toBe(false);
  await bench.untilAsked();
  expect(own(bench.table.record().commands)).toEqual([{ type: 'bid', seat: 0, bid: 3 }]);
});

test('undo is saved, with the number of undos', async () => {
  const notes: { undoCount: number; autoFinishCount: number; commands: number }[] = [];
  const bench = await afterDecisions(
    2,
    tableBench({
      header: LONG,
      write: (record, note) =>
        Promise.resolve(void notes.push({ ...note, commands: record.commands.length })),
    }),
  );
  bench.table.undo();
  await settle();
  expect(lastNote(notes)).toMatchObject({
    undoCount: 1,
    autoFinishCount: 0,
    commands: bench.table.record().commands.length,
  });
});

test('earlier rounds and the end of the game cannot be undone', async () => {
  const bench = tableBench();
  await playToEnd(bench);
  expect(bench.state().can).toEqual({ undo: false, redo: false, autoFinish: false, again: true });
  const { commands } = bench.table.record();
  bench.table.undo();
  expect(bench.table.record().commands).toBe(commands);

  const second = await afterDecisions(5);
  expect(second.state().view.round.phase).toBe('scored');
  second.table.act({ type: 'deal' });
  expect(second.state().can.undo).toBe(false);
});

test('undo cancels the request to an opponent', async () => {
  const bench = await afterDecisions(1);
  bench.table.act(firstMove(bench.state().view));
  bench.table.undo();
  const { commands } = bench.table.record();
  bench.time.pass(10_000);
  await settle();
  expect(bench.table.record().commands).toBe(commands);
});

test('auto-finish plays the round at once for the human, and no further', async () => {
  const notes: { autoFinishCount: number; undoCount: number }[] = [];
  const asked: number[] = [];
  const bench = await afterDecisions(
    1,
    tableBench({
      header: LONG,
      opponents: {
        choose: ({ view }) => {
          asked.push(view.seat);
          return Promise.resolve(firstMove(view));
        },
      },
      write: (_, note) => Promise.resolve(void notes.push(note)),
    }),
  );
  asked.length = 0;
  bench.table.autoFinish();
  for (let turn = 0; turn < 20; turn++) await settle();
  expect(bench.state().view.round.phase).toBe('scored');
  expect(asked).toContain(0);
  expect(lastNote(notes)).toMatchObject({ autoFinishCount: 1, undoCount: 0 });

  // In the next round the person decides again.
  bench.table.act({ type: 'deal' });
  await bench.untilAsked();
  expect(bench.state().view.toAct).toEqual([0]);
  expect(own(bench.table.record().commands)).toHaveLength(5);
});

test('one undo takes back all cards that auto-finish played, and the next one the decision before', async () => {
  const bench = await afterDecisions(2);
  const { commands } = bench.table.record();
  bench.table.autoFinish();
  for (let turn = 0; turn < 20; turn++) await settle();
  expect(bench.state().view.round.phase).toBe('scored');

  bench.table.undo();
  expect(bench.table.record().commands).toEqual(commands);
  expect(bench.state().view.toAct).toEqual([0]);
  bench.table.undo();
  expect(own(bench.table.record().commands)).toEqual(own(commands).slice(0, 1));
});

test('after auto-finish an undo in the next round takes back one decision', async () => {
  const bench = await afterDecisions(1);
  bench.table.autoFinish();
  for (let turn = 0; turn < 20; turn++) await settle();
  bench.table.act({ type: 'deal' });
  for (let decision = 0; decision < 2; decision++) {
    await bench.untilAsked();
    bench.table.act(firstMove(bench.state().view));
  }
  await bench.untilAsked();
  const decided = own(bench.table.record().commands);
  bench.table.undo();
  expect(own(bench.table.record().commands)).toEqual(decided.slice(0, -1));
});

test('auto-finish works only during play', () => {
  const bench = tableBench();
  const { commands } = bench.table.record();
  bench.table.autoFinish();
  expect(bench.table.record().commands).toBe(commands);
});

test('a rated game has no help; replaying its deals is unrated', async () => {
  const bench = tableBench({ header: LONG });
  const daily = { kind: 'daily', date: '2026-11-21' } as const;
  bench.table.start(LONG, { ...daily, rated: true });
  await afterDecisions(2, bench);
  const { commands } = bench.table.record();
  expect(bench.state()).toMatchObject({ rated: true, can: { undo: false, autoFinish: false } });
  const hints = createHints(bench.table);
  const forms = {
    undo: () => bench.table.undo(),
    playToEnd: () => bench.table.autoFinish(),
    hint: () => hints.toggle(),
  };
  for (const [name, help] of Object.entries(forms)) {
    const before = bench.state().alert;
    help();
    // Each time an alert says why, and the game is unchanged.
    expect({ name, before, after: bench.state().alert }).toEqual({
      name,
      before: null,
      after: { kind: 'rated' },
    });
    bench.table.dismissAlert();
  }
  expect(hints.store.getState().open).toBe(false);
  expect(bench.table.record().commands).toEqual(commands);
  expect(bench.table.note()).toMatchObject({ undoCount: 0, autoFinishCount: 0 });

  await playToEnd(bench);
  bench.table.again();
  expect(bench.table.record().header).toEqual(LONG);
  expect(bench.table.note().origin).toEqual({ ...daily, rated: false });
  await afterDecisions(1, bench);
  expect(bench.state()).toMatchObject({ rated: false, can: { undo: true } });
  hints.toggle();
  expect(hints.store.getState().open).toBe(true);
  bench.table.undo();
  expect(bench.state().alert).toBeNull();
});

test('a rated game alerts only if help would be available', () => {
  const bench = tableBench({ header: LONG });
  bench.table.start(LONG, { kind: 'daily', date: '2026-11-21', rated: true });
  bench.table.undo();
  bench.table.autoFinish();
  createHints(bench.table).toggle();
  expect(bench.state().alert).toBeNull();
});

test('a hint stays counted after undo', async () => {
  const notes: { hints: number }[] = [];
  const bench = await afterDecisions(
    1,
    tableBench({ header: LONG, write: (_, note) => Promise.resolve(void notes.push(note)) }),
  );
  bench.table.noteHint();
  bench.table.undo();
  await settle();
  expect(notes.at(-1)).toMatchObject({ hints: 1, undoCount: 1 });
});

test('hints are counted, and replayed cards are noted', async () => {
  const bench = await afterDecisions(1);
  bench.table.noteHint();
  bench.table.noteHint();
  expect(bench.table.note()).toMatchObject({ hints: 2, again: false });
  bench.table.again();
  expect(bench.table.note()).toMatchObject({ hints: 0, again: true });
  expect(bench.table.record().header).toEqual(LONG);
  bench.table.start({ ...LONG, firstDealer: 1 });
  expect(bench.table.note()).toMatchObject({ again: false });
});
