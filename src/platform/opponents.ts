import type * as Ai from '@/ai/heuristic/quick.ts';
import type { Command, Level } from '@/engine/index.ts';
import { type Opponents, OpponentsUnavailable } from '@/store/ports/opponents.ts';
import { type WorkerClient, NoThread, createWorkerClient } from '@/workers/worker-client.ts';
import type { MoveRequest } from '@/workers/protocol.ts';
import { browserClock } from './clock.ts';
import { PATIENCE_MS, spawnOpponents } from './threads.ts';

/** How long each level likes to look at its cards: least and most, in ms. */
const DELAY = {
  easy: [500, 1000],
  medium: [800, 1500],
  hard: [1000, 2000],
  expert: [1000, 2000],
  master: [1000, 2000],
} as const satisfies Record<Level, readonly [number, number]>;

/** Somebody who decides for opponents, in a thread of its own. */
export const opponentHost = (): WorkerClient<MoveRequest, Command> =>
  createWorkerClient({
    spawn: spawnOpponents,
    after: (ms, action) => browserClock.after(ms, action),
    patience: PATIENCE_MS,
  });

/**
 * The opponents in a thread of their own, which gets views and nothing else; `close` ends it. The rule
 * of thumb for when they fail is on the page's own thread; it comes while the first picture is already
 * there.
 */
export function threadedOpponents(): Opponents & { readonly close: () => void } {
  let ready: typeof Ai | null = null;
  const load = async (): Promise<void> => {
    ready = await import('@/ai/heuristic/quick.ts');
  };
  // Needed only if the thread fails as well; who then asks is told.
  load().catch(() => undefined);
  const host = opponentHost();
  return {
    choose: ({ view, level, aiSeed }, signal) =>
      host.ask({ view, level, aiSeed }, signal).catch((error: unknown) => {
        throw error instanceof NoThread ? new OpponentsUnavailable() : error;
      }),
    quick: (view) => ready?.quickMove(view) ?? null,
    delay: (level) => DELAY[level],
    close: () => host.close(),
  };
}
