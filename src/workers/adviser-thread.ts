// Advice and reviews run in a thread of their own, so that no opponent waits for them. Advice gets a view and
// nothing else; a review gets the whole record of a finished round, and judges each decision by its view and,
// separately, with open cards.
import { Reviewer } from '@/ai/review/reviewer.ts';
import { familyOf } from '@/ai/net/loaded-nets.ts';
import sides from '@/ai/nets/sides.bin?url';
import solo from '@/ai/nets/solo.bin?url';
import type {
  AdviceAnswer,
  AdviceRequest,
  FromWorker,
  OpenAnswer,
  OpenRequest,
  ReviewAnswer,
  ReviewRequest,
  ToWorker,
} from './protocol.ts';
import { createThinker } from './thinker.ts';
import { createYield, fetchOnce } from './thread.ts';

/** Interval at which intermediate results are sent to the page, in ms; `throttled` limits how many are shown. */
const PROGRESS_MS = 120;

const reviewers = {
  solo: fetchOnce(solo, (bytes) => new Reviewer(bytes, 'solo')),
  sides: fetchOnce(sides, (bytes) => new Reviewer(bytes, 'sides')),
};

type Question = AdviceRequest | ReviewRequest | OpenRequest;
type Answer = AdviceAnswer | ReviewAnswer | OpenAnswer;

/** Makes the current thread the adviser's. */
export function adviseAndReview(): void {
  const think = createThinker<Question, Answer>({
    now: () => performance.now(),
    yieldToMessages: createYield(),
    getReady: (rules) => reviewers[familyOf(rules)](),
    async begin(question) {
      const { rules } = 'record' in question ? question.record.header : question.view;
      const reviewer = await reviewers[familyOf(rules)]();
      if ('at' in question) return reviewer.openChoices(question);
      if ('record' in question) return reviewer.review(question);
      const anytime = reviewer.adviser.advise(question.view);
      if (anytime === null) return { improve: () => false, best: () => null };
      return { improve: () => anytime.improve(), best: () => anytime.best() };
    },
    answer: (message: FromWorker<Answer>) => self.postMessage(message),
    limit: Infinity,
    reportInterval: PROGRESS_MS,
  });

  self.addEventListener(
    'message',
    ({ data }: MessageEvent<ToWorker<Question>>) => void think(data),
  );
}
