import { expect, test, vi } from 'vitest';
import type { AiPlayer } from '@/ai/ai-player.ts';
import { PATIENCE_MS } from '@/platform/threads.ts';
import { type Command, allowed } from '@/engine/index.ts';
import type { Clock } from '@/store/ports/clock.ts';
import { type Thread, createWorkerClient } from '@/workers/worker-client.ts';
import { createOpponent } from '@/workers/opponent.ts';
import type { FromOpponents, MoveRequest, ToOpponents } from '@/workers/protocol.ts';
import { fetched, sayThere } from '@/workers/thread.ts';
import { header, tableBench } from '../support/store/table-bench.ts';

/** What the line needs, in ms, for the thread's program and for its nets. */
interface Line {
  readonly program: number;
  readonly nets: number;
}

/** Does this again and again, in a test's time. */
function ticking(clock: Clock, action: () => void, ms: number): () => void {
  let stop = clock.after(ms, function tick() {
    stop = clock.after(ms, tick);
    action();
  });
  return () => stop();
}

/** Learned, and bids as high as is allowed. */
const LEARNED = {
  think: (view) => ({ improve: () => false, best: () => allowed(view.choices).at(-1) as Command }),
} as Pick<AiPlayer, 'think'> as AiPlayer;

/** The opponents' thread: its program and its nets come over a line, and end with it. */
function threadOver(clock: Clock, line: Line): Thread<MoveRequest, Command> {
  let hear: (event: { data: FromOpponents }) => void = () => undefined;
  let isEnded = false;
  const answer = (data: FromOpponents): void => {
    if (!isEnded) hear({ data });
  };
  vi.stubGlobal('self', {
    location: { href: 'https://example.com/' },
    postMessage: vi.fn<typeof answer>(answer),
  });
  vi.stubGlobal('setInterval', (action: () => void, ms: number) => ticking(clock, action, ms));
  vi.stubGlobal('clearInterval', (stop: () => void) => stop());
  const nets = { ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) };
  const fetchNets = () => new Promise((resolve) => clock.after(line.nets, () => resolve(nets)));
  vi.stubGlobal('fetch', fetchNets);
  const think = createOpponent({
    breathe: () => Promise.resolve(),
    withNets: fetched('nets.bin', () => LEARNED),
    answer,
  });
  // Whatever is said to a thread waits for its program.
  const waiting: ToOpponents[] = [];
  let isThere = false;
  clock.after(line.program, () => {
    isThere = true;
    sayThere();
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
      if (isThere) void think(message);
      else waiting.push(message);
    },
  };
}

test.each([
  ['nets', { program: 100, nets: 12_000 }],
  ['program', { program: 12_000, nets: 100 }],
])(
  'on a slow line quick moves are played until there is what is needed, and not for ever: %s',
  async (_, line: Line) => {
    let begun = 0;
    const bench = tableBench({
      header: header({}, 'master'),
      opponents: { choose: (question, signal) => host.ask(question, signal) },
    });
    const { clock } = bench.time;
    const host = createWorkerClient<MoveRequest, Command>({
      spawn() {
        begun += 1;
        return threadOver(clock, line);
      },
      after: (ms, action) => clock.after(ms, action),
      patience: PATIENCE_MS,
    });
    bench.table.act({ type: 'deal' });
    await bench.untilAsked();
    const bids = bench.table.record().commands.slice(1);
    // Five seconds each for the first two, whose quick bid is the lowest; the third has learned.
    expect(bids).toMatchObject([{ bid: 0 }, { bid: 0 }, { bid: 2 }]);
    expect(begun).toBe(1);
    // Nothing goes on saying that it is there.
    const { calls } = vi.mocked(self.postMessage).mock;
    const said = calls.length;
    bench.time.pass(5000);
    expect(calls).toHaveLength(said);
  },
);
