// The adviser's own thread: it never keeps an opponent waiting. All it ever receives is a view.
import { Adviser } from '@/ai/advice/adviser.ts';
import weights from '@/ai/nets/solo.bin?url';
import type { AdviceAnswer, AdviceQuestion, FromAdviser, ToAdviser } from './protocol.ts';
import { createThinker } from './thinker.ts';
import { createBreath, fetched } from './thread.ts';

/** So often it tells what it has found so far, in ms. */
const NEWS_MS = 120;

const adviser = fetched(weights, (bytes) => new Adviser(bytes));

const think = createThinker<AdviceQuestion, AdviceAnswer>({
  now: () => performance.now(),
  breathe: createBreath(),
  async begin({ view }) {
    const counsel = (await adviser()).counsel(view);
    if (counsel === null) return { on: () => false, best: () => null };
    return { on: () => counsel.on(), best: () => counsel.advice() };
  },
  answer: (message: FromAdviser) => self.postMessage(message),
  enough: Infinity,
  every: NEWS_MS,
});

self.addEventListener('message', ({ data }: MessageEvent<ToAdviser>) => void think(data));
