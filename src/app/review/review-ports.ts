import { threadedReviewer } from '@/platform/threaded-reviewer.ts';
import { indexedDbReviews } from '@/storage/reviews.ts';

/** The ports of all reviews, which share one thread. */
export const reviewPorts = {
  reviewers: threadedReviewer({ isForPlayer: true }),
  reviews: indexedDbReviews(),
};
