import { canName } from '@/engine/advice/early.ts';
import type { Advisers } from '@/store/ports/advisers.ts';
import type { AdviceAnswer, AdviceRequest } from '@/workers/protocol.ts';
import { whileThinking } from './thinking.ts';
import { adviserClient } from './threads.ts';
import { throttled } from './throttled.ts';

/** An adviser in a worker thread, which starts with `getReady` or the first request. */
export function threadedAdviser(): Advisers {
  const client = adviserClient<AdviceRequest, AdviceAnswer>();
  return {
    getReady: client.getReady,
    advise(view, onProgress, signal) {
      // Whoever waits for the best choice to be named waits no longer than necessary.
      const report = throttled(onProgress, () => performance.now(), canName);
      return whileThinking(
        client.ask({ view }, signal, (advice) => {
          if (advice !== null) report(advice);
        }),
      );
    },
  };
}
