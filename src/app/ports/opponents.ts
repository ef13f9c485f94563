import type * as Ai from '@/ai/quick.ts';
import type { Command, Level } from '@/engine/index.ts';
import type { Opponents } from '@/store/ports.ts';
import { type Host, createHost } from '@/workers/host.ts';
import type { Question } from '@/workers/protocol.ts';
import { browserClock } from './clock.ts';

/** How long each level likes to look at its cards: least and most, in ms. */
const DELAY = {
  easy: [500, 1000],
  medium: [800, 1500],
  hard: [1000, 2000],
  expert: [1000, 2000],
  master: [1000, 2000],
} as const satisfies Record<Level, readonly [number, number]>;

/** A thread thinks for 0.4 s at most; on a slow phone it may first have to load what it knows. */
const PATIENCE_MS = 4000;

const spawn = () =>
  new Worker(new URL('../../workers/opponents.worker.ts', import.meta.url), { type: 'module' });

/** Somebody who decides for opponents, in a thread of its own. */
export const opponentHost = (): Host<Question, Command> =>
  createHost({
    spawn,
    after: (ms, action) => browserClock.after(ms, action),
    patience: PATIENCE_MS,
  });

/**
 * The opponents in a thread of their own, which gets views and nothing else. The rule of thumb for
 * when they fail is on the page's own thread; it comes while the first picture is already there.
 */
export function threadedOpponents(): Opponents {
  let ready: typeof Ai | null = null;
  const load = async (): Promise<void> => {
    ready = await import('@/ai/quick.ts');
  };
  // Needed only if the thread fails as well; who then asks is told.
  load().catch(() => undefined);
  const host = opponentHost();
  return {
    choose: ({ view, level, aiSeed }, signal) => host.ask({ view, level, aiSeed }, signal),
    quick: (view) => ready?.quickMove(view) ?? null,
    delay: (level) => DELAY[level],
  };
}
