import type { Level } from '../../engine/index.ts';
import { type Memory, PERFECT_MEMORY } from './memory.ts';

/** What makes a level: a row of data. */
export interface Skill {
  readonly memory: Memory;
  /** How far the worth of a bid and of a card is misjudged: a standard deviation in points. */
  readonly bidError: number;
  readonly cardError: number;
  /** Nothing is done that looks this many points worse than the best: nobody throws the game. */
  readonly tolerance: number;
  /** How much a point of an average opponent counts against one's own. */
  readonly spoiling: number;
}

/** The levels that play by rules of thumb; the others have learned. */
export const HEURISTIC_LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Level[];
export type HeuristicLevel = (typeof HEURISTIC_LEVELS)[number];

export const SKILLS: Readonly<Record<HeuristicLevel, Skill>> = {
  easy: {
    memory: { tricks: 1, fromRank: 12, trumps: false, voidTricks: 1 },
    bidError: 2.2,
    cardError: 1.2,
    tolerance: 4,
    spoiling: 0,
  },
  medium: {
    memory: { tricks: 2, fromRank: 10, trumps: true, voidTricks: 2 },
    bidError: 1,
    cardError: 0.5,
    tolerance: 2,
    spoiling: 0,
  },
  hard: {
    memory: PERFECT_MEMORY,
    bidError: 0,
    cardError: 0,
    tolerance: 0,
    spoiling: 0.5,
  },
};
