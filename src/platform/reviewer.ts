import type { Reviewers } from '@/store/ports/reviews.ts';
import { createWorkerClient } from '@/workers/worker-client.ts';
import type { ReviewAnswer, ReviewRequest } from '@/workers/protocol.ts';
import { PATIENCE_MS, spawnAdviser } from './threads.ts';
import { browserClock } from './clock.ts';

/** A reviewer in a worker thread, which starts with the first review; `close` ends it. */
export function threadedReviewer(): Reviewers & { readonly close: () => void } {
  const host = createWorkerClient<ReviewRequest, ReviewAnswer>({
    spawn: spawnAdviser,
    after: (ms, action) => browserClock.after(ms, action),
    patience: PATIENCE_MS,
  });
  return {
    review: (question, onProgress, signal) => host.ask(question, signal, onProgress),
    close: () => host.close(),
  };
}
