import type * as Ai from '@/ai/heuristic/quick-move.ts';
import { OPPONENT_DELAY } from '@/store/table/pace.ts';
import { type Opponents, OpponentsUnavailable } from '@/store/ports/opponents.ts';
import { opponentsClient, rethrowAs } from './threads.ts';

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
  const client = opponentsClient();
  return {
    choose: ({ view, level, aiSeed }, signal) =>
      client.ask({ view, level, aiSeed }, signal).catch(rethrowAs(OpponentsUnavailable)),
    quick: (view) => ready?.quickMove(view) ?? null,
    delay: (level) => OPPONENT_DELAY[level],
    close: client.close,
  };
}
