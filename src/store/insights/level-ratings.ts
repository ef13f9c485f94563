import type { Level } from '@/engine/index.ts';

/**
 * The ratings of the levels in Elo points, rounded to ten: easy is 1000, the others follow from how often they
 * beat the level below in four-player Bugger Your Neighbor (docs/results/strength.json; expert and master:
 * docs/results/arena.json).
 */
export const LEVEL_RATINGS = {
  easy: 1000,
  medium: 1190,
  hard: 1270,
  expert: 1430,
  master: 1500,
} as const satisfies Record<Level, number>;
