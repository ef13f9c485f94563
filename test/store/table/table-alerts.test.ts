import { describe, expect, test } from 'vitest';
import { HUMAN, type Level, type SeatInfo } from '@/engine/index.ts';
import { OpponentsUnavailable } from '@/store/ports/opponents.ts';
import {
  firstMove,
  header,
  playToEnd,
  settle,
  tableBench,
} from '../../support/store/table-bench.ts';

const SEALED = header({ bidding: 'sealed', hook: false });

test('without worker threads all opponents play quick moves, with one alert', async () => {
  const bench = tableBench({
    opponents: { choose: () => Promise.reject(new OpponentsUnavailable()) },
  });
  bench.table.act({ type: 'deal' });
  await settle();
  expect(bench.table.record().commands).toHaveLength(1);
  await bench.untilAsked();
  expect(bench.table.record().commands.length).toBeGreaterThan(3);
  expect(bench.state().alert).toEqual({ kind: 'opponents-unavailable' });
  bench.table.dismissAlert();
  await playToEnd(bench);
  expect(bench.state().alert).toBeNull();
});

test('the alert stays until every level that failed can think again', async () => {
  const levels: readonly Level[] = ['expert', 'easy', 'expert'];
  let canThink = false;
  const mixed = header();
  const bench = tableBench({
    header: {
      ...mixed,
      seats: mixed.seats.map(({ name }, at) => ({ name, player: levels[at - 1] ?? HUMAN })),
    },
    opponents: {
      choose: ({ view, level }) =>
        canThink || level === 'easy'
          ? Promise.resolve(firstMove(view))
          : Promise.reject(new OpponentsUnavailable()),
    },
  });
  bench.table.act({ type: 'deal' });
  await bench.untilAsked();
  expect(bench.state().alert).toEqual({ kind: 'opponents-unavailable' });
  canThink = true;
  bench.table.act(firstMove(bench.state().view));
  await bench.untilAsked();
  expect(bench.state().alert).toBeNull();
});

test('the alert comes back when the threads are lost again', async () => {
  let canThink = false;
  const bench = tableBench({
    opponents: {
      choose: ({ view }) =>
        canThink ? Promise.resolve(firstMove(view)) : Promise.reject(new OpponentsUnavailable()),
    },
  });
  bench.table.act({ type: 'deal' });
  await bench.untilAsked();
  canThink = true;
  bench.table.act(firstMove(bench.state().view));
  await bench.untilAsked();
  expect(bench.state().alert).toBeNull();
  canThink = false;
  bench.table.act(firstMove(bench.state().view));
  await bench.untilAsked();
  expect(bench.state().alert).toEqual({ kind: 'opponents-unavailable' });
});

describe('an opponent that failed', () => {
  const failing = (options: Parameters<typeof tableBench>[0] = {}) => {
    const asked = { count: 0 };
    const bench = tableBench({
      ...options,
      opponents: {
        choose: () => {
          asked.count += 1;
          return Promise.reject(new Error('lost the thread'));
        },
        ...options.opponents,
      },
    });
    bench.table.act({ type: 'deal' });
    return { ...bench, asked };
  };

  test('is not lost behind another alert: alerts show oldest first', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const bench = failing({ write: () => new Promise((_resolve, reject) => (refuse = reject)) });
    bench.time.pass(2000);
    await settle();
    expect(bench.state().alert).toEqual({ kind: 'opponent-failed', seat: 1 });
    refuse(new Error('quota'));
    await settle();
    bench.table.notify({ kind: 'unreadable-save' });
    expect(bench.state().alert).toEqual({ kind: 'opponent-failed', seat: 1 });
    bench.table.dismissAlert();
    expect(bench.table.record().commands[1]).toMatchObject({ type: 'bid', seat: 1 });
    expect(bench.state().alert).toEqual({ kind: 'not-saved', isFull: false });
    bench.table.dismissAlert();
    expect(bench.state().alert).toEqual({ kind: 'unreadable-save' });
    bench.table.dismissAlert();
    expect(bench.state().alert).toBeNull();
  });

  test('waits for its own alert when an older one is dismissed', async () => {
    const bench = failing();
    bench.table.notify({ kind: 'unreadable-save' });
    bench.time.pass(2000);
    await settle();
    bench.table.dismissAlert();
    expect(bench.state().alert).toEqual({ kind: 'opponent-failed', seat: 1 });
    expect(bench.table.record().commands).toHaveLength(1);
    bench.table.dismissAlert();
    expect(bench.table.record().commands).toHaveLength(2);
  });

  test('blocks also if the human seals a bid meanwhile', async () => {
    const bench = failing({ header: SEALED });
    bench.time.pass(2000);
    await settle();
    expect(bench.table.act({ type: 'bid', seat: 0, bid: 1 }).ok).toBe(true);
    bench.table.skip();
    bench.time.pass(60_000);
    await settle();
    expect(bench.asked.count).toBe(1);
    expect(bench.state().alert).toEqual({ kind: 'opponent-failed', seat: 1 });
    bench.table.dismissAlert();
    expect(bench.table.record().commands[2]).toMatchObject({ type: 'bid', seat: 1 });
  });

  test('as the stand-in of auto-finish does not stop the game once the human has played', async () => {
    let isLost = false;
    const bench = tableBench({
      opponents: {
        choose: ({ view }) =>
          isLost && view.seat === 0
            ? Promise.reject(new Error('lost the thread'))
            : Promise.resolve(firstMove(view)),
      },
    });
    bench.table.act({ type: 'deal' });
    await bench.untilAsked();
    bench.table.act(firstMove(bench.state().view));
    await bench.untilAsked();
    isLost = true;
    bench.table.autoFinish();
    await settle();
    expect(bench.state().alert).toEqual({ kind: 'opponent-failed', seat: 0 });

    expect(bench.table.act(firstMove(bench.state().view)).ok).toBe(true);
    expect(bench.table.record().commands.at(-1)).toMatchObject({ type: 'play', seat: 0 });
    const { commands } = bench.table.record();
    bench.table.dismissAlert();
    expect(bench.table.record().commands).toEqual(commands);
    expect(bench.state().alert).toBeNull();
    isLost = false;
    await bench.untilAsked();
    expect(bench.state().view.round.phase).toBe('scored');
  });

  test('of a replaced game is forgotten', async () => {
    const bench = failing();
    bench.time.pass(2000);
    await settle();
    bench.table.start(header());
    expect(bench.state().alert).toBeNull();
    bench.table.act({ type: 'deal' });
    bench.time.pass(2000);
    await settle();
    expect(bench.asked.count).toBe(2);
  });

  test('repeated alerts of a kind show once', () => {
    const { table, state } = tableBench();
    table.notify({ kind: 'unreadable-save' });
    table.notify({ kind: 'unreadable-save' });
    table.dismissAlert();
    expect(state().alert).toBeNull();
    table.dismissAlert();
    expect(state().alert).toBeNull();
  });
});

describe('an opponent that answers undefined', () => {
  test.each([
    ['undefined', undefined],
    ['null', null],
    ['a word', 'pass'],
    ['something without a type', {}],
  ])('%s instead of a move: a quick move is played, with an alert', async (_title, answer) => {
    const bench = tableBench({ opponents: { choose: () => Promise.resolve(answer as never) } });
    bench.table.act({ type: 'deal' });
    bench.time.pass(2000);
    await settle();
    expect(bench.table.record().commands[1]).toMatchObject({ type: 'bid', seat: 1 });
    expect(bench.state().alert).toEqual({ kind: 'opponent-replaced', seat: 1 });
  });

  test('even as a quick move: a legal one is played', async () => {
    const bench = tableBench({
      opponents: {
        choose: () => Promise.resolve(undefined as never),
        quick: () => undefined as never,
      },
    });
    bench.table.act({ type: 'deal' });
    bench.time.pass(2000);
    await settle();
    expect(bench.table.record().commands[1]).toEqual({ type: 'bid', seat: 1, bid: 0 });
  });
});

describe('failing ports', () => {
  test('storage that throws synchronously: alerts, and the game goes on', async () => {
    const bench = tableBench({
      write: () => {
        throw new Error('no storage');
      },
    });
    expect(bench.table.act({ type: 'deal' }).ok).toBe(true);
    await settle();
    expect(bench.state().view.round.phase).toBe('bid');
    expect(bench.state().alert).toEqual({ kind: 'not-saved', isFull: false });
    await bench.untilAsked();
    expect(bench.table.act(firstMove(bench.state().view)).ok).toBe(true);
  });

  test('that the game cannot be saved is still said after undo, and with another game', async () => {
    const bench = tableBench({ write: () => Promise.reject(new Error('no storage')) });
    bench.table.act({ type: 'deal' });
    await bench.untilAsked();
    bench.table.act(firstMove(bench.state().view));
    bench.table.undo();
    expect(bench.state().alert).toEqual({ kind: 'not-saved', isFull: false });
    bench.table.start(header());
    expect(bench.state().alert).toEqual({ kind: 'not-saved', isFull: false });
  });

  test.each(['normal', 'instant'] as const)(
    'a listener that throws once, at %s pace, does not stop the next opponent’s turn',
    async (speed) => {
      const bench = tableBench({ pace: { speed, trickPause: 500 } });
      let broken = true;
      bench.table.store.subscribe(() => {
        const now = broken;
        broken = false;
        if (now) throw new Error('a component broke');
      });
      expect(() => bench.table.act({ type: 'deal' })).toThrow('a component broke');
      await bench.untilAsked();
      expect(bench.state().view.toAct).toEqual([0]);
      expect(bench.table.record().commands).toHaveLength(4);
    },
  );

  test('an opponent whose delay throws: has no delay', async () => {
    const bench = tableBench({
      opponents: {
        delay: () => {
          throw new Error('no idea');
        },
      },
    });
    bench.table.act({ type: 'deal' });
    bench.time.pass(900);
    await settle();
    expect(bench.table.record().commands).toHaveLength(2);
    expect(bench.state().alert).toBeNull();
  });
});

describe('seats', () => {
  const seats = (people: number) =>
    header().seats.map(({ name }, at): SeatInfo => ({
      name,
      player: at < people ? HUMAN : 'easy',
    }));

  test.each([0, 2, 4])('with %i humans no game starts or loads', (people) => {
    const { table, state, written } = tableBench();
    const before = state();
    const crowded = { ...header(), seats: seats(people) };
    expect(table.start(crowded)).toEqual({ ok: false, error: [{ kind: 'not-one-human' }] });
    expect(table.load({ header: crowded, commands: [] })).toEqual({
      ok: false,
      error: { kind: 'not-one-human' },
    });
    expect(state()).toBe(before);
    expect(written).toEqual([]);
  });
});
