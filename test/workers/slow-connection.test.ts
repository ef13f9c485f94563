import { expect, test, vi } from 'vitest';
import type { AiPlayer } from '@/ai/ai-player.ts';
import { STUCK_AFTER_MS } from '@/platform/threads.ts';
import { type Command, allowed } from '@/engine/index.ts';
import type { Clock } from '@/store/ports/clock.ts';
import { type Thread, createWorkerClient } from '@/workers/worker-client.ts';
import { createMoveThinker } from '@/workers/move-thinker.ts';
import type { FromOpponents, MoveRequest, ToOpponents } from '@/workers/protocol.ts';
import { fetchOnce, reportAlive } from '@/workers/thread.ts';
import { header, tableBench } from '../support/store/table-bench.ts';

/** Download times of the thread's script and of its nets, in ms. */
interface Connection {
  readonly program: number;
  readonly nets: number;
}

/** `setInterval` on a fake clock; returns a function that clears it. */
function everyMs(clock: Clock, action: () => void, ms: number): () => void {
  let stop = clock.after(ms, function tick() {
    stop = clock.after(ms, tick);
    action();
  });
  return () => stop();
}

/** A player with nets that makes the highest legal bid. */
const NET_PLAYER = {
  think: (view) => ({ improve: () => false, best: () => allowed(view.choices).at(-1) as Command }),
} as Pick<AiPlayer, 'think'> as AiPlayer;

/** The opponents' thread, whose script and nets load over this connection; silent once terminated. */
function threadOver(clock: Clock, connection: Connection): Thread<MoveRequest, Command> {
  let hear: (event: { data: FromOpponents }) => void = () => undefined;
  let isEnded = false;
  const answer = (data: FromOpponents): void => {
    if (!isEnded) hear({ data });
  };
  vi.stubGlobal('self', {
    location: { href: 'https://example.com/' },
    postMessage: vi.fn<typeof answer>(answer),
  });
  vi.stubGlobal('setInterval', (action: () => void, ms: number) => everyMs(clock, action, ms));
  vi.stubGlobal('clearInterval', (stop: () => void) => stop());
  const nets = { ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) };
  const fetchNets = () =>
    new Promise((resolve) => clock.after(connection.nets, () => resolve(nets)));
  vi.stubGlobal('fetch', fetchNets);
  const think = createMoveThinker({
    yieldToMessages: () => Promise.resolve(),
    withNets: fetchOnce('nets.bin', () => NET_PLAYER),
    answer,
  });
  // Messages are queued until the script has loaded.
  const waiting: ToOpponents[] = [];
  let isLoaded = false;
  clock.after(connection.program, () => {
    isLoaded = true;
    reportAlive();
    for (const message of waiting) void think(message);
  });
  return {
    terminate: () => {
      isEnded = true;
    },
    addEventListener: (type: string, listener: unknown) => {
      if (type === 'message') hear = listener as typeof hear;
    },
    postMessage: (message) => {
      if (isLoaded) void think(message);
      else waiting.push(message);
    },
  };
}

test.each([
  ['nets', { program: 100, nets: 12_000 }],
  ['program', { program: 12_000, nets: 100 }],
])(
  'on a slow connection quick moves are played only until the download is complete: %s',
  async (_, connection: Connection) => {
    let spawned = 0;
    const bench = tableBench({
      header: header({}, 'master'),
      opponents: { choose: (request, signal) => client.ask(request, signal) },
    });
    const { clock } = bench.time;
    const client = createWorkerClient<MoveRequest, Command>({
      spawn() {
        spawned += 1;
        return threadOver(clock, connection);
      },
      clock,
      patience: STUCK_AFTER_MS,
    });
    bench.table.act({ type: 'deal' });
    await bench.untilAsked();
    const bids = bench.table.record().commands.slice(1);
    // The first two time out after 5 s each and make the lowest bid, their quick move; the third has its nets.
    expect(bids).toMatchObject([{ bid: 0 }, { bid: 0 }, { bid: 2 }]);
    expect(spawned).toBe(1);
    // No further signs of life are sent.
    const { calls } = vi.mocked(self.postMessage).mock;
    const sent = calls.length;
    bench.time.pass(5000);
    expect(calls).toHaveLength(sent);
  },
);
