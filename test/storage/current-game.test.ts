import { describe, expect, test } from 'vitest';
import type { GameRecord } from '@/engine/index.ts';
import { currentGame } from '@/storage/current-game.ts';
import { TakenOver } from '@/storage/saves.ts';
import { type SaveDocument, encodeSave } from '@/storage/formats/save.ts';
import { header, playToEnd, settle, tableBench } from '../support/store/table-bench.ts';
import { UNAIDED } from '@/store/table/game-history.ts';
import { until } from '../support/until.ts';

/** Of a press that no later one replaced. */
const unaborted = new AbortController().signal;

/** Storage whose reads end under the test's control. */
function slowStorage() {
  const written: SaveDocument[] = [];
  const unfinished = new Map<string, unknown>();
  const quarantined: unknown[] = [];
  let answer: (kept: unknown) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  let reading = new Promise<unknown>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  let released = Promise.resolve();
  let owner: 'me' | 'another' | undefined = undefined as 'me' | 'another' | undefined;
  return {
    written,
    quarantined,
    unfinished,
    answer: (kept: unknown) => answer(kept),
    fail: () => fail(new Error('blocked')),
    /** Makes the next read succeed with this value. */
    mend(kept: unknown): void {
      reading = Promise.resolve(kept);
    },
    /** Writes are not finished until the returned function is called. */
    holdWrites(): () => void {
      let release = (): void => undefined;
      released = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    /** Another page takes over writing. */
    takeAway: () => void (owner = 'another'),
    /** The site's data is deleted. */
    deleteAll: () => void (owner = undefined),
    storage: {
      takeOver: async () => {
        const wasMine = owner === 'me';
        const game = await reading;
        owner = 'me';
        return { game, wasMine };
      },
      find: (id: string) => Promise.resolve(unfinished.get(id)),
      write: async (save: SaveDocument) => {
        await released;
        if (owner === 'another') throw new TakenOver();
        const wasDeleted = owner === undefined;
        owner = 'me';
        written.push(save);
        return { wasDeleted };
      },
      quarantine: (value: unknown) => Promise.resolve(void quarantined.push(value)),
    },
  };
}

const ID = '00000000000000000000000000000001';

/** An unfinished game, after its first deal. */
const UNFINISHED: GameRecord = { header: header(), commands: [{ type: 'deal' }] };
const UNFINISHED_SAVE = encodeSave({
  id: ID,
  started: 1000,
  ended: null,
  ...UNAIDED,
  undoCount: 3,
  record: UNFINISHED,
});

function bench() {
  const slow = slowStorage();
  const time = { now: 5000, takenOver: 0, deleted: 0 };
  const kept = currentGame({
    storage: slow.storage,
    now: () => time.now,
    onTakenOver: () => void (time.takenOver += 1),
    onDeleted: () => void (time.deleted += 1),
  });
  const all = tableBench({ write: (record, note) => kept.saves.write(record, note) });
  return { ...all, slow, clock: time, kept, resumed: kept.resume(all.table) };
}

describe('the current game', () => {
  test('is loaded when it has been read, and keeps its id', async () => {
    const { slow, table, resumed, untilAsked } = bench();
    slow.answer(UNFINISHED_SAVE);
    await resumed;
    expect(table.record()).toEqual(UNFINISHED);
    expect(slow.quarantined).toEqual([]);
    await untilAsked();
    expect(slow.written.at(-1)).toMatchObject({
      id: ID,
      begun: 1000,
      ended: null,
      takenBack: 3,
      playedOut: 0,
      hints: 0,
      again: false,
      origin: null,
      title: null,
    });
  });

  test('of version 1 is loaded', async () => {
    const { slow, table, resumed } = bench();
    slow.answer(UNFINISHED);
    await resumed;
    expect(table.record()).toEqual(UNFINISHED);
    expect(slow.quarantined).toEqual([]);
  });

  test('that is read late does not replace a game started meanwhile, and is quarantined first', async () => {
    const { slow, table, state, resumed } = bench();
    table.act({ type: 'deal' });
    await settle();
    expect(slow.written).toEqual([]);
    slow.answer(UNFINISHED_SAVE);
    await resumed;
    await settle();
    expect(slow.quarantined).toEqual([UNFINISHED_SAVE]);
    expect(slow.written).toMatchObject([{ moves: 'AA', begun: 5000 }]);
    expect(state().alert).toEqual({ kind: 'late-save' });
  });

  test('that cannot be read is never overwritten, and the player is alerted', async () => {
    const { slow, table, state, resumed } = bench();
    slow.fail();
    await resumed;
    table.act({ type: 'deal' });
    await settle();
    expect(slow.written).toEqual([]);
    expect(state().alert).toEqual({ kind: 'not-saved', isFull: false });
  });

  test('that is read on retry is quarantined for a game started meanwhile', async () => {
    const { slow, table, state, resumed } = bench();
    slow.fail();
    await resumed;
    table.act({ type: 'deal' });
    await settle();
    expect(state().alert).toEqual({ kind: 'not-saved', isFull: false });
    slow.mend(UNFINISHED_SAVE);
    table.save();
    await until(() => expect(slow.written).toMatchObject([{ moves: 'AA' }]));
    await settle();
    expect(slow.quarantined).toEqual([UNFINISHED_SAVE]);
    // The earlier alert no longer applies.
    expect(state().alert).toEqual({ kind: 'late-save' });
  });

  test('that is read on retry is loaded if nothing was decided meanwhile', async () => {
    const { slow, table, state, resumed } = bench();
    slow.fail();
    await resumed;
    slow.mend(UNFINISHED_SAVE);
    table.save();
    await until(() => expect(table.record()).toEqual(UNFINISHED));
    await settle();
    expect(slow.written.filter(({ id }) => id !== ID)).toEqual([]);
    expect(state().alert).toBeNull();
  });

  test('is not written before this tab may play', async () => {
    const slow = slowStorage();
    const kept = currentGame({
      storage: slow.storage,
      now: () => 0,
      onTakenOver: () => undefined,
      onDeleted: () => undefined,
    });
    const { table } = tableBench({ write: (record, note) => kept.saves.write(record, note) });
    table.act({ type: 'deal' });
    await settle();
    expect(slow.written).toEqual([]);
    slow.answer(undefined);
    await kept.resume(table);
    await settle();
    expect(slow.written).toMatchObject([{ moves: 'AA' }]);
  });

  test('is saved again after all data was deleted, which is not mistaken for a takeover', async () => {
    const { slow, table, state, clock, resumed } = bench();
    slow.answer(UNFINISHED_SAVE);
    await resumed;
    slow.deleteAll();
    table.save();
    await settle();
    expect(slow.written).toMatchObject([{ id: ID }]);
    expect(clock).toMatchObject({ takenOver: 0, deleted: 1 });
    table.save();
    await settle();
    expect(clock.deleted).toBe(1);
    expect(state().alert).toBeNull();
  });

  test('stays paused if a screen covered the table as this tab was left', async () => {
    // Regression: opponents played on behind a review.
    const { slow, table, time, kept, resumed } = bench();
    slow.answer(UNFINISHED_SAVE);
    await resumed;
    table.pause();
    await kept.resume(table);
    await settle();
    time.pass(60_000);
    await settle();
    expect(table.record()).toEqual(UNFINISHED);
  });

  test('that another tab played on is loaded without going on behind a screen', async () => {
    const { slow, table, time, kept, resumed, untilAsked } = bench();
    slow.answer(UNFINISHED_SAVE);
    await resumed;
    await untilAsked();
    table.pause();
    slow.takeAway();
    await kept.resume(table);
    await settle();
    time.pass(60_000);
    await settle();
    expect(table.record()).toEqual(UNFINISHED);
    table.resume();
    await untilAsked();
    expect(table.record().commands.length).toBeGreaterThan(UNFINISHED.commands.length);
  });

  test('stays on the table if this tab returns and no other has played', async () => {
    const { slow, table, kept, resumed, untilAsked } = bench();
    slow.answer(UNFINISHED_SAVE);
    await resumed;
    await untilAsked();
    const { commands } = table.record();
    table.pause();
    await kept.resume(table);
    await settle();
    expect(table.record().commands).toEqual(commands);
    expect(commands.length).toBeGreaterThan(UNFINISHED.commands.length);
    expect(slow.quarantined).toEqual([]);
  });

  test.each([
    ['is none', { header: 'scrambled' }, 'unreadable-save'],
    ['no decision of which is legal', { ...UNFINISHED_SAVE, moves: 'IA' }, 'unreadable-save'],
    ['is of a newer version', { ...UNFINISHED_SAVE, version: 99 }, 'newer-save'],
  ])('that %s is quarantined, with an alert', async (_, kept, kind) => {
    const { slow, state, resumed } = bench();
    slow.answer(kept);
    await resumed;
    expect(slow.quarantined).toEqual([kept]);
    expect(state().alert).toEqual({ kind });
  });

  test('is saved with the time it ended', async () => {
    const all = bench();
    all.slow.answer(undefined);
    await all.resumed;
    await playToEnd(all);
    await settle();
    expect(all.slow.written.at(-1)).toMatchObject({ begun: 5000, ended: 5000 });
    expect(all.slow.written.filter(({ ended }) => ended !== null)).toHaveLength(1);
  });

  test('is not written once another tab plays, without an alert', async () => {
    const { slow, table, state, clock, resumed } = bench();
    slow.answer(undefined);
    await resumed;
    slow.takeAway();
    table.act({ type: 'deal' });
    await settle();
    expect(slow.written).toEqual([]);
    expect(clock.takenOver).toBe(1);
    expect(state().alert).toBeNull();
  });

  test('is read again when this tab plays again', async () => {
    const { slow, table, kept, resumed } = bench();
    slow.answer(UNFINISHED_SAVE);
    table.act({ type: 'deal' });
    await resumed;
    slow.takeAway();
    await kept.resume(table);
    expect(table.record()).toEqual(UNFINISHED);
  });

  test('is saved again if it was deleted when this tab plays again', async () => {
    const { slow, table, kept, resumed } = bench();
    slow.answer(UNFINISHED_SAVE);
    await resumed;
    table.pause();
    slow.takeAway();
    slow.mend(undefined);
    await kept.resume(table);
    await settle();
    expect(slow.written).toEqual([UNFINISHED_SAVE]);
  });

  test('can be replaced by an unfinished game', async () => {
    const { slow, state, table, kept, resumed } = bench();
    slow.answer(undefined);
    await resumed;
    slow.unfinished.set(ID, UNFINISHED_SAVE).set('broken', { ...UNFINISHED_SAVE, moves: 'IA' });
    const before = table.record();
    expect(await kept.resumeSaved(table, 'elsewhere', unaborted)).toBe(false);
    expect(state().alert).toEqual({ kind: 'not-found' });
    table.dismissAlert();
    expect(await kept.resumeSaved(table, 'broken', unaborted)).toBe(false);
    expect(state().alert).toEqual({ kind: 'not-found' });
    table.dismissAlert();
    slow.unfinished.set('newer', { ...UNFINISHED_SAVE, version: 99 });
    expect(await kept.resumeSaved(table, 'newer', unaborted)).toBe(false);
    expect(state().alert).toEqual({ kind: 'newer-save' });
    table.dismissAlert();
    expect(table.record()).toBe(before);
    expect(await kept.resumeSaved(table, ID, unaborted)).toBe(true);
    expect(table.record()).toEqual(UNFINISHED);
    await settle();
    expect(slow.written).toEqual([UNFINISHED_SAVE]);
    expect(table.note()).toMatchObject({ id: ID, undoCount: 3 });
    expect(state().alert).toBeNull();
  });

  test('that is resumed while the game before is still being written stays current, with its times', async () => {
    const { slow, table, kept, resumed } = bench();
    slow.answer(undefined);
    await resumed;
    slow.unfinished.set(ID, UNFINISHED_SAVE);
    const release = slow.holdWrites();
    table.act({ type: 'deal' });
    await settle();
    // This write waits for the first one.
    table.noteHint();
    await settle();
    await kept.resumeSaved(table, ID, unaborted);
    release();
    await settle();
    expect(slow.written.map(({ id, begun }) => [id === ID, begun])).toEqual([
      [false, 5000],
      [false, 5000],
      [true, 1000],
    ]);
    table.noteHint();
    await settle();
    expect(slow.written.at(-1)).toMatchObject({ id: ID, begun: 1000 });
  });

  test('is dropped in silence once the player has chosen another', async () => {
    const { slow, table, state, kept, resumed } = bench();
    slow.answer(undefined);
    await resumed;
    slow.unfinished.set(ID, UNFINISHED_SAVE);
    const before = table.record();
    const press = new AbortController();
    const resuming = kept.resumeSaved(table, ID, press.signal);
    press.abort();
    expect(await resuming).toBe(false);
    expect(table.record()).toBe(before);
    expect(state().alert).toBeNull();
    await settle();
    expect(slow.written).toEqual([]);
  });

  test('can be replaced while another tab plays, which is notified', async () => {
    const { slow, state, table, clock, kept, resumed } = bench();
    slow.answer(undefined);
    await resumed;
    slow.unfinished.set(ID, UNFINISHED_SAVE);
    slow.takeAway();
    expect(await kept.resumeSaved(table, ID, unaborted)).toBe(true);
    await settle();
    expect(clock.takenOver).toBe(1);
    expect(state().alert).toBeNull();
  });
});
