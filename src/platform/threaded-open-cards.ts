import type { OpenCards } from '@/store/ports/reviews.ts';
import type { OpenAnswer, OpenRequest } from '@/workers/protocol.ts';
import { createWorkerClient } from '@/workers/worker-client.ts';
import { browserClock } from './clock.ts';
import { whileThinking } from './thinking.ts';
import { STUCK_AFTER_MS, spawnAdviser } from './threads.ts';

/** Analyzes decisions with open cards in a worker thread of its own, so no review is interrupted; `close` ends it. */
export function threadedOpenCards(): OpenCards & { readonly close: () => void } {
  const host = createWorkerClient<OpenRequest, OpenAnswer>({
    spawn: spawnAdviser,
    after: (ms, action) => browserClock.after(ms, action),
    patience: STUCK_AFTER_MS,
  });
  return {
    choices: (question, onProgress, signal) =>
      whileThinking(
        host.ask(question, signal, (found) => {
          if (found !== null) onProgress(found);
        }),
      ),
    close: () => host.close(),
  };
}
