import type * as Ai from '@/ai/heuristic/quick-move.ts';
import type { Command } from '@/engine/index.ts';
import { OPPONENT_DELAY } from '@/store/table/pace.ts';
import { type Opponents, OpponentsUnavailable } from '@/store/ports/opponents.ts';
import {
  ThreadUnavailable,
  type WorkerClient,
  createWorkerClient,
} from '@/workers/worker-client.ts';
import type { MoveRequest } from '@/workers/protocol.ts';
import { browserClock } from './clock.ts';
import { STUCK_AFTER_MS, spawnOpponents } from './threads.ts';

/** A client of the opponents' worker thread. */
export const opponentHost = (): WorkerClient<MoveRequest, Command> =>
  createWorkerClient({
    spawn: spawnOpponents,
    after: (ms, action) => browserClock.after(ms, action),
    patience: STUCK_AFTER_MS,
  });

/**
 * Opponents in a worker thread, which gets views and nothing else; `close` ends it. The heuristic
 * player that replaces them if they fail runs on the main thread; its code loads after the first screen.
 */
export function threadedOpponents(): Opponents & { readonly close: () => void } {
  let ready: typeof Ai | null = null;
  const load = async (): Promise<void> => {
    ready = await import('@/ai/heuristic/quick-move.ts');
  };
  // Needed only if the thread fails as well; then the request fails.
  load().catch(() => undefined);
  const host = opponentHost();
  return {
    choose: ({ view, level, aiSeed }, signal) =>
      host.ask({ view, level, aiSeed }, signal).catch((error: unknown) => {
        throw error instanceof ThreadUnavailable ? new OpponentsUnavailable() : error;
      }),
    quick: (view) => ready?.quickMove(view) ?? null,
    delay: (level) => OPPONENT_DELAY[level],
    close: () => host.close(),
  };
}
