import { describe, expect, test } from 'vitest';
import { type Command, allowed, choicesOf, fold, viewFor } from '@/engine/index.ts';
import { HARD_DEADLINE_MS } from '@/store/table/turns.ts';
import {
  firstMove,
  header,
  playToEnd,
  settle,
  tableBench,
} from '../../support/store/table-bench.ts';

describe('a game at the table', () => {
  test.each(['relaxed', 'normal', 'fast', 'instant'] as const)(
    'is played to its end at %s pace, and the last view shows the fold of the record',
    async (speed) => {
      const bench = tableBench({ pace: { speed, trickPause: 500 } });
      await playToEnd(bench);
      const record = bench.table.record();
      const folded = fold(record);
      expect(folded.ok && viewFor(folded.value, 0)).toEqual(bench.state().view);
      expect(bench.written.at(-1)).toEqual(record);
      expect(bench.written).toHaveLength(record.commands.length);
    },
  );

  test('begins before the first deal and waits for it', () => {
    const { state, time } = tableBench();
    expect(state().view.round).toEqual({ phase: 'ready', index: 0 });
    expect(time.pending()).toBe(0);
  });

  test('resumes where it was left, with nothing to reveal', async () => {
    const first = tableBench();
    first.table.act({ type: 'deal' });
    await first.untilAsked();
    const second = tableBench();
    expect(second.table.load(first.table.record())).toEqual({ ok: true, value: null });
    expect(second.state().view).toEqual(first.state().view);
    expect(second.state().cue).toBeNull();
    await playToEnd(second);
    expect(second.state().view.round.phase).toBe('over');
  });

  test('loading an illegal record changes nothing', () => {
    const { table, state } = tableBench();
    const before = state();
    const refused = table.load({
      header: header(),
      commands: [{ type: 'bid', seat: 1, bid: 0 }],
    });
    expect(refused).toMatchObject({ ok: false, error: { kind: 'command', at: 0 } });
    expect(state()).toBe(before);
  });

  test('an invalid header starts no game', () => {
    const { table, state } = tableBench();
    const before = state();
    expect(table.start({ ...header(), seats: [] }).ok).toBe(false);
    expect(state()).toBe(before);
  });

  test('a new game cancels the request to an opponent', async () => {
    let aborted = false;
    const bench = tableBench({
      opponents: {
        choose: (_request, signal) => {
          signal.addEventListener('abort', () => (aborted = true));
          return new Promise(() => undefined);
        },
      },
    });
    bench.table.act({ type: 'deal' });
    bench.time.pass(2000);
    await settle();
    expect(bench.state().thinking).toBe(1);
    bench.table.start(header());
    expect(aborted).toBe(true);
    expect(bench.state().thinking).toBeNull();
    // The new game has been saved.
    await settle();
    expect(bench.time.pending()).toBe(0);
  });
});

describe('commands of the human', () => {
  test('are rejected out of turn, for another seat or against the rules', async () => {
    const bench = tableBench();
    bench.table.act({ type: 'deal' });
    await bench.untilAsked();
    const before = bench.state();
    const commands = bench.table.record().commands.length;
    for (const command of [
      { type: 'bid', seat: 1, bid: 0 },
      { type: 'bid', seat: 0, bid: 99 },
      { type: 'play', seat: 0, card: 'AS' },
      { type: 'deal' },
    ] satisfies Command[])
      expect(bench.table.act(command).ok).toBe(false);
    expect(bench.state()).toBe(before);
    expect(bench.table.record().commands).toHaveLength(commands);
  });
});

describe('pace', () => {
  test('an opponent acts after its delay, not before', async () => {
    const bench = tableBench();
    bench.table.act({ type: 'deal' });
    bench.time.pass(900);
    await settle();
    bench.time.pass(999);
    await settle();
    expect(bench.table.record().commands).toHaveLength(1);
    bench.time.pass(1);
    await settle();
    expect(bench.table.record().commands).toHaveLength(2);
  });

  test('a tap ends the deal and the delay at once', async () => {
    const bench = tableBench();
    bench.table.act({ type: 'deal' });
    bench.table.skip();
    await settle();
    bench.table.skip();
    await settle();
    expect(bench.table.record().commands).toHaveLength(2);
  });

  describe('a completed trick that waits for a tap', () => {
    type Bench = ReturnType<typeof tableBench>;
    const isLying = ({ table }: Bench): boolean => {
      const { round } = table.store.getState().view;
      return round.phase === 'play' && round.trick.cards.length === 4;
    };

    async function untilLying(): Promise<Bench> {
      const bench = tableBench({ pace: { speed: 'normal', trickPause: 'tap' } });
      bench.table.act({ type: 'deal' });
      await bench.untilAsked();
      bench.table.act(firstMove(bench.state().view));
      for (let step = 0; step < 100 && !isLying(bench); step++) {
        const { view } = bench.state();
        if (view.toAct.includes(0)) bench.table.act(firstMove(view));
        bench.time.pass(500);
        await settle();
      }
      return bench;
    }

    test('stays until then', async () => {
      const bench = await untilLying();
      bench.time.pass(60_000);
      await settle();
      expect(isLying(bench)).toBe(true);
      expect(bench.state().waitsForTap).toBe(true);
      bench.table.skip();
      expect(isLying(bench)).toBe(false);
      expect(bench.state().waitsForTap).toBe(false);
      expect(bench.state().cue).toMatchObject({ type: 'trickTaken' });
    });

    test('stays while the table is paused, and when it goes on', async () => {
      const bench = await untilLying();
      bench.table.pause();
      bench.table.resume();
      expect(isLying(bench)).toBe(true);
      expect(bench.state().waitsForTap).toBe(true);
      bench.table.skip();
      expect(isLying(bench)).toBe(false);
    });
  });
});

describe('a tap when none is expected', () => {
  test('at instant pace a completed trick is gathered at once, whatever the setting', async () => {
    const bench = tableBench({ pace: { speed: 'instant', trickPause: 'tap' } });
    let waited = false;
    bench.table.store.subscribe(({ waitsForTap }) => (waited ||= waitsForTap));
    await playToEnd(bench);
    expect(waited).toBe(false);
  });
});

describe('a decision before everything is shown', () => {
  test('shows the rest at once and in order, and then itself', async () => {
    const bench = tableBench({ header: { ...header(), firstDealer: 3 } });
    const told: string[] = [];
    bench.table.store.subscribe(({ cue }) => {
      if (cue !== null && told[cue.id - 1] === undefined) told.push(cue.type);
    });
    bench.table.act({ type: 'deal' });
    bench.table.act({ type: 'bid', seat: 0, bid: 0 });
    while (bench.table.record().commands.length < 5) {
      bench.time.pass(100);
      await settle();
    }
    expect(bench.state().presenting).toBe(true);
    const truth = fold(bench.table.record());
    const [move] = truth.ok ? allowed(choicesOf(truth.value, 0)) : [];
    expect(move && bench.table.act(move).ok).toBe(true);
    expect(told).toEqual([
      'dealt',
      'bidMade',
      'bidMade',
      'bidMade',
      'bidMade',
      'biddingClosed',
      'cardPlayed',
    ]);
    const after = fold(bench.table.record());
    expect(after.ok && viewFor(after.value, 0)).toEqual(bench.state().view);
  });

  test('restarts a thinking opponent, whose earlier answer is dropped', async () => {
    const answers: ((command: Command) => void)[] = [];
    const bench = tableBench({
      header: header({ bidding: 'sealed', hook: false }),
      opponents: { choose: () => new Promise((resolve) => answers.push(resolve)) },
    });
    bench.table.act({ type: 'deal' });
    bench.time.pass(2000);
    await settle();
    expect(bench.state().thinking).toBe(1);
    bench.table.act({ type: 'bid', seat: 0, bid: 1 });
    expect(bench.state().thinking).toBeNull();
    answers[0]?.({ type: 'bid', seat: 1, bid: 2 });
    await settle();
    expect(bench.table.record().commands).toHaveLength(2);
    bench.time.pass(350);
    await settle();
    expect(bench.state().thinking).toBe(1);
    expect(answers).toHaveLength(2);
  });
});

describe('an opponent without an answer', () => {
  const deal = async (bench: ReturnType<typeof tableBench>): Promise<void> => {
    bench.table.act({ type: 'deal' });
    bench.time.pass(2000);
    await settle();
  };

  test('a quick move is played after the deadline, with an alert', async () => {
    const bench = tableBench({ opponents: { choose: () => new Promise(() => undefined) } });
    await deal(bench);
    bench.time.pass(HARD_DEADLINE_MS);
    expect(bench.table.record().commands[1]).toMatchObject({ type: 'bid', seat: 1 });
    expect(bench.state().alert).toEqual({ kind: 'opponent-replaced', seat: 1 });
  });

  test('an opponent whose page sleeps while it thinks may answer after it wakes', async () => {
    let answer: (command: Command) => void = () => undefined;
    const bench = tableBench({
      opponents: { choose: () => new Promise((resolve) => (answer = resolve)) },
    });
    await deal(bench);
    bench.time.sleep(3_600_000);
    bench.time.pass(400);
    answer({ type: 'bid', seat: 1, bid: 2 });
    await settle();
    expect(bench.table.record().commands[1]).toEqual({ type: 'bid', seat: 1, bid: 2 });
    expect(bench.state().alert).toBeNull();
  });

  test('a late answer is dropped', async () => {
    let answer: (command: Command) => void = () => undefined;
    let asked = 0;
    const bench = tableBench({
      opponents: {
        choose: () => {
          asked += 1;
          return asked === 1 ? new Promise((resolve) => (answer = resolve)) : new Promise(() => 0);
        },
        quick: () => ({ type: 'bid', seat: 1, bid: 1 }),
      },
    });
    await deal(bench);
    bench.time.pass(HARD_DEADLINE_MS);
    answer({ type: 'bid', seat: 1, bid: 2 });
    await settle();
    expect(bench.table.record().commands.slice(1)).toEqual([{ type: 'bid', seat: 1, bid: 1 }]);
  });

  test.each([
    ['breaks the rules', { type: 'bid', seat: 1, bid: 99 }],
    ['speaks for another seat', { type: 'bid', seat: 2, bid: 0 }],
    ['deals', { type: 'deal' }],
  ] satisfies [string, Command][])('%s: a quick move is played instead', async (_title, move) => {
    const bench = tableBench({ opponents: { choose: () => Promise.resolve(move) } });
    await deal(bench);
    expect(bench.table.record().commands[1]).toMatchObject({ type: 'bid', seat: 1, bid: 0 });
    expect(bench.state().alert).toEqual({ kind: 'opponent-replaced', seat: 1 });
  });

  test.each([
    ['later', () => Promise.reject(new Error('lost the thread'))],
    [
      'at once',
      () => {
        throw new Error('lost the thread');
      },
    ],
  ])(
    'throws %s: the game waits for Continue and goes on with a quick move',
    async (_when, choose) => {
      const bench = tableBench({ opponents: { choose } });
      await deal(bench);
      expect(bench.state().alert).toEqual({ kind: 'opponent-failed', seat: 1 });
      bench.time.pass(60_000);
      expect(bench.table.record().commands).toHaveLength(1);
      bench.table.dismissAlert();
      expect(bench.state().alert).toBeNull();
      expect(bench.table.record().commands[1]).toMatchObject({ type: 'bid', seat: 1 });
    },
  );

  test('if its quick move fails too, a legal move is played', async () => {
    const bench = tableBench({
      opponents: {
        choose: () => Promise.resolve({ type: 'bid', seat: 1, bid: 99 }),
        quick: () => {
          throw new Error('no quick move');
        },
      },
    });
    await deal(bench);
    expect(bench.table.record().commands[1]).toMatchObject({ type: 'bid', seat: 1, bid: 0 });
  });
});

test('a guard can hold back the decisions of the human, but no deal', async () => {
  const bench = tableBench();
  const held: Command[] = [];
  const removeGuard = bench.table.guardWith((command) => {
    held.push(command);
    return false;
  });
  bench.table.decide({ type: 'deal' });
  await bench.untilAsked();
  const bid = firstMove(bench.state().view);
  bench.table.decide(bid);
  expect(held).toEqual([bid]);
  expect(bench.table.record().commands).not.toContainEqual(bid);

  removeGuard();
  bench.table.decide(bid);
  expect(bench.table.record().commands).toContainEqual(bid);
});
