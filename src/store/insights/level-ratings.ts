import type { Level } from '@/engine/index.ts';

/**
 * Where the levels stand: easy at 1000, the others by how often they beat the level below in Bugger Your Neighbor
 * for four, in Elo points rounded to ten (docs/results/strength.json; expert and master: docs/results/arena.json).
 */
export const LEVEL_RATINGS = {
  easy: 1000,
  medium: 1190,
  hard: 1270,
  expert: 1430,
  master: 1500,
} as const satisfies Record<Level, number>;
