import type { Level } from '@/engine/index.ts';
import type { Opponents } from '@/store/ports.ts';

/** How long each level likes to look at its cards: least and most, in ms. */
const DELAY = {
  easy: [500, 1000],
  medium: [800, 1500],
  hard: [1000, 2000],
} as const satisfies Record<Level, readonly [number, number]>;

/**
 * The opponents on the page's own thread: a heuristic move takes less than a frame. Their code comes
 * while the first picture is already there; until then a quick move is any legal one.
 */
export function inlineOpponents(): Opponents {
  let ready: typeof import('@/ai/index.ts') | null = null;
  const arriving = import('@/ai/index.ts').then((ai) => (ready = ai));
  // Who asks for a move learns that they never came; nobody else has to.
  arriving.catch(() => undefined);
  return {
    async choose({ view, level, aiSeed }) {
      const { chooseMove, decisionChance } = await arriving;
      return chooseMove(view, level, decisionChance(aiSeed, view));
    },
    quick: (view) => ready?.quickMove(view) ?? null,
    delay: (level) => DELAY[level],
  };
}
