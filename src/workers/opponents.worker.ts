// The opponents' own thread. All it ever receives is a view: see protocol.ts.
import { Mind, hasLearned } from '@/ai/mind.ts';
import { NetPlayer } from '@/ai/net/net-player.ts';
import weights from '@/ai/nets/solo.bin?url';
import type { FromWorker, ToWorker } from './protocol.ts';
import { createThinker } from './thinker.ts';

async function learnedMind(): Promise<Mind> {
  const answer = await fetch(new URL(weights, self.location.href));
  if (!answer.ok) throw new Error(`the nets did not come: ${answer.status}`);
  return new Mind(new NetPlayer(await answer.arrayBuffer()));
}

const thumbs = new Mind(null);
let learned: Promise<Mind> | null = null;

/** A task of its own, so that messages that wait are handled first. */
const breath = new MessageChannel();
let breathed: () => void = () => undefined;
breath.port1.addEventListener('message', () => breathed());
breath.port1.start();

const think = createThinker({
  now: () => performance.now(),
  breathe: () =>
    new Promise((resolve) => {
      breathed = resolve;
      breath.port2.postMessage(null);
    }),
  mind(level) {
    if (!hasLearned(level)) return Promise.resolve(thumbs);
    learned ??= learnedMind().catch((error: unknown) => {
      // Asked again, it is fetched again.
      learned = null;
      throw error;
    });
    return learned;
  },
  answer: (message: FromWorker) => self.postMessage(message),
});

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void think(data));
