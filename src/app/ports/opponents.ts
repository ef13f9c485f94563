import type * as Ai from '@/ai/index.ts';
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
 * while the first picture is already there, and is asked for again if it did not come.
 */
export function inlineOpponents(): Opponents {
  let ready: typeof Ai | null = null;
  const load = async (): Promise<typeof Ai> => (ready ??= await import('@/ai/index.ts'));
  // Who asks for a move is told when they cannot come; here nobody has to be.
  load().catch(() => undefined);
  return {
    async choose({ view, level, aiSeed }) {
      const { chooseMove, decisionChance } = await load();
      return chooseMove(view, level, decisionChance(aiSeed, view));
    },
    quick: (view) => ready?.quickMove(view) ?? null,
    delay: (level) => DELAY[level],
  };
}
