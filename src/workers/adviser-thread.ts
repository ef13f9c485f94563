// Advice, reviews and positions to train with are made in threads of their own, so that no opponent waits
// for them. Advice gets a view and nothing else; a review gets the whole record of a finished round, and
// judges each decision by its view and, separately, with open cards.
import { PositionMaker } from '@/ai/exercises/position-maker.ts';
import { NetPlayer } from '@/ai/net/net-player.ts';
import { Reviewer } from '@/ai/review/reviewer.ts';
import { anytimeSteps } from '@/ai/steps.ts';
import { type Family, familyOf } from '@/ai/net/loaded-nets.ts';
import sides from '@/ai/nets/sides.bin?url';
import solo from '@/ai/nets/solo.bin?url';
import type { RuleSet } from '@/engine/index.ts';
import type {
  AdviceAnswer,
  AdviceRequest,
  FromWorker,
  OpenAnswer,
  OpenRequest,
  PositionAnswer,
  PositionRequest,
  ReviewAnswer,
  ReviewRequest,
  ToWorker,
} from './protocol.ts';
import { createThinker } from './thinker.ts';
import { createYield, fetchOnce } from './thread.ts';

/** Interval at which intermediate results are sent to the page, in ms; `throttled` limits how many are shown. */
const PROGRESS_MS = 120;

/** What a thread makes of the nets of a family. The maker of positions is made when it is first asked. */
function expertsFrom(bytes: ArrayBuffer, family: Family) {
  const reviewer = new Reviewer(bytes, family);
  let maker: PositionMaker | null = null;
  return {
    reviewer,
    maker: () => (maker ??= new PositionMaker(reviewer.adviser, new NetPlayer(bytes, family))),
  };
}

const experts = {
  solo: fetchOnce(solo, (bytes) => expertsFrom(bytes, 'solo')),
  sides: fetchOnce(sides, (bytes) => expertsFrom(bytes, 'sides')),
};

type AnyRequest = AdviceRequest | ReviewRequest | OpenRequest | PositionRequest;
type Answer = AdviceAnswer | ReviewAnswer | OpenAnswer | PositionAnswer;

function rulesOf(request: AnyRequest): RuleSet {
  if ('subjects' in request) return request.header.rules;
  return ('record' in request ? request.record.header : request.view).rules;
}

/** Makes the current thread the adviser's. */
export function adviseAndReview(): void {
  const think = createThinker<AnyRequest, Answer>({
    now: () => performance.now(),
    yieldToMessages: createYield(),
    getReady: (rules) => experts[familyOf(rules)](),
    async begin(request) {
      const { reviewer, maker } = await experts[familyOf(rulesOf(request))]();
      if ('subjects' in request) return anytimeSteps(maker().making(request));
      if ('commandIndex' in request) return reviewer.openChoices(request);
      if ('record' in request) return reviewer.review(request);
      const anytime = reviewer.adviser.advise(request.view);
      if (anytime === null) return { improve: () => false, best: () => null };
      return { improve: () => anytime.improve(), best: () => anytime.best() };
    },
    answer: (message: FromWorker<Answer>) => self.postMessage(message),
    limit: Infinity,
    reportInterval: PROGRESS_MS,
  });

  self.addEventListener(
    'message',
    ({ data }: MessageEvent<ToWorker<AnyRequest>>) => void think(data),
  );
}
