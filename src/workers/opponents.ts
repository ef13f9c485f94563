// The opponents' own thread. All it ever receives is a view: see protocol.ts.
import { decisionChance } from '@/ai/chance.ts';
import { Mind, hasLearned } from '@/ai/mind.ts';
import { NetPlayer } from '@/ai/net/net-player.ts';
import type { Command } from '@/engine/index.ts';
import weights from '@/ai/nets/solo.bin?url';
import type { FromOpponents, Question, ToOpponents } from './protocol.ts';
import { createThinker } from './thinker.ts';
import { createBreath, fetched } from './thread.ts';

/** How long an opponent thinks at most; then what it has is played, in ms. */
const ENOUGH_MS = 400;

const thumbs = new Mind(null);
const learned = fetched(weights, (bytes) => new Mind(new NetPlayer(bytes)));

/** Makes the thread that it is called in the opponents'. */
export function playOpponents(): void {
  const think = createThinker<Question, Command>({
    now: () => performance.now(),
    breathe: createBreath(),
    async begin({ view, level, aiSeed }) {
      const mind = hasLearned(level) ? await learned() : thumbs;
      return mind.think(view, level, decisionChance(aiSeed, view));
    },
    answer: (message: FromOpponents) => self.postMessage(message),
    enough: ENOUGH_MS,
    every: null,
  });

  self.addEventListener('message', ({ data }: MessageEvent<ToOpponents>) => void think(data));
}
