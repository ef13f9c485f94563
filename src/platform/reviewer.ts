import { type Reviewers, ReviewersUnavailable } from '@/store/ports/reviews.ts';
import { ThreadUnavailable, createWorkerClient } from '@/workers/worker-client.ts';
import type { ReviewAnswer, ReviewRequest } from '@/workers/protocol.ts';
import { STUCK_AFTER_MS, spawnAdviser } from './threads.ts';
import { browserClock } from './clock.ts';
import { whileThinking } from './thinking.ts';

interface ReviewerOptions {
  /** Whether the player waits for these reviews: idle-time work then pauses. */
  readonly isForPlayer: boolean;
}

/** A reviewer in a worker thread, which starts with the first review; `close` ends it. */
export function threadedReviewer({
  isForPlayer,
}: ReviewerOptions): Reviewers & { readonly close: () => void } {
  const host = createWorkerClient<ReviewRequest, ReviewAnswer>({
    spawn: spawnAdviser,
    after: (ms, action) => browserClock.after(ms, action),
    patience: STUCK_AFTER_MS,
  });
  return {
    review(question, onProgress, signal) {
      const answer = host.ask(question, signal, onProgress).catch((error: unknown) => {
        throw error instanceof ThreadUnavailable ? new ReviewersUnavailable() : error;
      });
      return isForPlayer ? whileThinking(answer) : answer;
    },
    close: () => host.close(),
  };
}
