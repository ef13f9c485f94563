import type { Level, PlayerView } from '@/engine/index.ts';
import type { Opponents } from '@/store/ports.ts';

/** How long each level likes to look at its cards: least and most, in ms. */
const DELAY = {
  easy: [500, 1000],
  medium: [800, 1500],
  hard: [1000, 2000],
} as const satisfies Record<Level, readonly [number, number]>;

/** The opponents on the page's own thread: a heuristic move takes less than a frame. */
export async function inlineOpponents(): Promise<Opponents> {
  const { chooseMove, decisionChance, quickMove } = await import('@/ai/index.ts');
  return {
    choose: ({ view, level, aiSeed }) =>
      Promise.resolve(chooseMove(view, level, decisionChance(aiSeed, view))),
    quick: (view: PlayerView) => quickMove(view),
    delay: (level) => DELAY[level],
  };
}
