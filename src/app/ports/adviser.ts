import type { Advisers } from '@/store/ports.ts';
import { createHost } from '@/workers/host.ts';
import type { AdviceAnswer, AdviceQuestion } from '@/workers/protocol.ts';
import { browserClock } from './clock.ts';

/** A thread that gives advice says something several times a second, once it has its nets. */
const PATIENCE_MS = 4000;

const spawn = () =>
  new Worker(new URL('../../workers/adviser.worker.ts', import.meta.url), { type: 'module' });

/** An adviser in a thread of its own, which begins when advice is asked for the first time. */
export function threadedAdviser(): Advisers {
  const host = createHost<AdviceQuestion, AdviceAnswer>({
    spawn,
    after: (ms, action) => browserClock.after(ms, action),
    patience: PATIENCE_MS,
  });
  return {
    advise: (view, onNews, signal) =>
      host.ask({ view }, signal, (advice) => {
        if (advice !== null) onNews(advice);
      }),
  };
}
