import { type Reviewers, ReviewersUnavailable } from '@/store/ports/reviews.ts';
import type { ReviewAnswer, ReviewRequest } from '@/workers/protocol.ts';
import { whileThinking } from './thinking.ts';
import { adviserClient, rethrowAs } from './threads.ts';

interface ReviewerOptions {
  /** Whether the player waits for these reviews: idle-time work then pauses. */
  readonly isForPlayer: boolean;
}

/** A reviewer in a worker thread, which starts with the first review; `close` ends it. */
export function threadedReviewer({
  isForPlayer,
}: ReviewerOptions): Reviewers & { readonly close: () => void } {
  const client = adviserClient<ReviewRequest, ReviewAnswer>();
  return {
    review(request, onProgress, signal) {
      const answer = client.ask(request, signal, onProgress).catch(rethrowAs(ReviewersUnavailable));
      return isForPlayer ? whileThinking(answer) : answer;
    },
    close: client.close,
  };
}
