import { describe, expect, test } from 'vitest';
import { HUMAN, type SeatInfo } from '@/engine/index.ts';
import { OpponentsUnavailable } from '@/store/ports/opponents.ts';
import { firstMove, header, playToEnd, settle, tableBench } from '../support/store/table-bench.ts';

const SEALED = header({ bidding: 'sealed', hook: false });

test('where no opponent can think, all play quick moves in their own time, which is said once', async () => {
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

  test('is not forgotten over another alert: each is taken note of, the oldest first', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const bench = failing({ write: () => new Promise((_resolve, reject) => (refuse = reject)) });
    bench.time.pass(2000);
    await settle();
    expect(bench.state().alert).toEqual({ kind: 'opponent-failed', seat: 1 });
    refuse(new Error('quota'));
    await settle();
    bench.table.notify({ kind: 'damaged-save' });
    expect(bench.state().alert).toEqual({ kind: 'opponent-failed', seat: 1 });
    bench.table.dismissAlert();
    expect(bench.table.record().commands[1]).toMatchObject({ type: 'bid', seat: 1 });
    expect(bench.state().alert).toEqual({ kind: 'not-saved' });
    bench.table.dismissAlert();
    expect(bench.state().alert).toEqual({ kind: 'damaged-save' });
    bench.table.dismissAlert();
    expect(bench.state().alert).toBeNull();
  });

  test('waits for its own alert when an older one is taken note of', async () => {
    const bench = failing();
    bench.table.notify({ kind: 'damaged-save' });
    bench.time.pass(2000);
    await settle();
    bench.table.dismissAlert();
    expect(bench.state().alert).toEqual({ kind: 'opponent-failed', seat: 1 });
    expect(bench.table.record().commands).toHaveLength(1);
    bench.table.dismissAlert();
    expect(bench.table.record().commands).toHaveLength(2);
  });

  test('is waited for also when the person seals a bid meanwhile', async () => {
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

  test('of a game that was given up is forgotten', async () => {
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

  test('the same alert is there once, however often it is given', () => {
    const { table, state } = tableBench();
    table.notify({ kind: 'damaged-save' });
    table.notify({ kind: 'damaged-save' });
    table.dismissAlert();
    expect(state().alert).toBeNull();
    table.dismissAlert();
    expect(state().alert).toBeNull();
  });
});

describe('what answers nothing', () => {
  test.each([
    ['undefined', undefined],
    ['null', null],
    ['a word', 'pass'],
    ['something without a type', {}],
  ])('%s instead of a move: a quick move is played and it is said', async (_title, answer) => {
    const bench = tableBench({ opponents: { choose: () => Promise.resolve(answer as never) } });
    bench.table.act({ type: 'deal' });
    bench.time.pass(2000);
    await settle();
    expect(bench.table.record().commands[1]).toMatchObject({ type: 'bid', seat: 1 });
    expect(bench.state().alert).toEqual({ kind: 'opponent-replaced', seat: 1 });
  });

  test('undefined also as a quick move: any legal one is played', async () => {
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

describe('what breaks around the table', () => {
  test('a storage that throws at once: it is said and the game goes on', async () => {
    const bench = tableBench({
      write: () => {
        throw new Error('no storage');
      },
    });
    expect(bench.table.act({ type: 'deal' }).ok).toBe(true);
    await settle();
    expect(bench.state().view.round.phase).toBe('bid');
    expect(bench.state().alert).toEqual({ kind: 'not-saved' });
    await bench.untilAsked();
    expect(bench.table.act(firstMove(bench.state().view)).ok).toBe(true);
  });

  test.each(['normal', 'instant'] as const)(
    'a listener that throws once, at %s pace: the next is asked all the same',
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

  test('an opponent that cannot say how long it takes: it takes no time', async () => {
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

describe('who may sit at the table', () => {
  const seats = (people: number) =>
    header().seats.map(({ name }, at): SeatInfo => ({
      name,
      player: at < people ? HUMAN : 'easy',
    }));

  test.each([0, 2, 4])('with %i people no game is begun or resumed', (people) => {
    const { table, state, written } = tableBench();
    const before = state();
    const crowded = { ...header(), seats: seats(people) };
    expect(table.start(crowded)).toEqual({ ok: false, error: [{ kind: 'not-one-person' }] });
    expect(table.load({ header: crowded, commands: [] })).toEqual({
      ok: false,
      error: { kind: 'not-one-person' },
    });
    expect(state()).toBe(before);
    expect(written).toEqual([]);
  });
});
