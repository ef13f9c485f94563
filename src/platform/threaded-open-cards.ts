import type { OpenCards } from '@/store/ports/reviews.ts';
import type { OpenAnswer, OpenRequest } from '@/workers/protocol.ts';
import { whileThinking } from './thinking.ts';
import { adviserClient } from './threads.ts';

/** Analyzes decisions with open cards in a worker thread of its own, so no review is interrupted; `close` ends it. */
export function threadedOpenCards(): OpenCards & { readonly close: () => void } {
  const client = adviserClient<OpenRequest, OpenAnswer>();
  return {
    choices: (request, onProgress, signal) =>
      whileThinking(
        client.ask(request, signal, (found) => {
          if (found !== null) onProgress(found);
        }),
      ),
    close: client.close,
  };
}
