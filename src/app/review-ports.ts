import { threadedReviewer } from '@/platform/reviewer.ts';
import { indexedDbReviews } from '@/storage/reviews.ts';

/** What reviews are made with: one thread, wherever they are shown. */
export const reviewPorts = {
  reviewers: threadedReviewer({ isForPlayer: true }),
  reviews: indexedDbReviews(),
};
