import { canName } from '@/engine/advice/early.ts';
import type { Advisers } from '@/store/ports/advisers.ts';
import type { AdviceAnswer, AdviceRequest } from '@/workers/protocol.ts';
import { createWorkerClient } from '@/workers/worker-client.ts';
import { throttled } from './throttled.ts';
import { STUCK_AFTER_MS, spawnAdviser } from './threads.ts';
import { browserClock } from './clock.ts';

/** An adviser in a worker thread, which starts with `getReady` or the first request. */
export function threadedAdviser(): Advisers {
  const host = createWorkerClient<AdviceRequest, AdviceAnswer>({
    spawn: spawnAdviser,
    after: (ms, action) => browserClock.after(ms, action),
    patience: STUCK_AFTER_MS,
  });
  return {
    getReady: (rules) => host.getReady(rules),
    advise(view, onProgress, signal) {
      // Whoever waits for the best choice to be named waits no longer than necessary.
      const report = throttled(onProgress, () => performance.now(), canName);
      return host.ask({ view }, signal, (advice) => {
        if (advice !== null) report(advice);
      });
    },
  };
}
