import type { Level } from '../../engine/index.ts';
import type { PlainMistake } from '../plain-mistakes.ts';
import { type Memory, PERFECT_MEMORY } from './memory.ts';

/** The parameters of a heuristic level. */
export interface Skill {
  readonly memory: Memory;
  /** Standard deviation of the level's errors about bids and cards, in standard points. */
  readonly bidError: number;
  readonly cardError: number;
  /**
   * A card gives way to one that a card player would prefer unless it seems better by more than this, in standard
   * points: estimates cannot tell smaller differences, least of all those of a level that forgets cards. Solo games
   * only.
   */
  readonly preferenceMargin: number;
  /**
   * Whether the level also misjudges which card of a suit is best, as a beginner does, not only which suit. In
   * partnerships every level does that has errors.
   */
  readonly errsWithinSuits: boolean;
  /** Moves that seem this many standard points worse than the best are never made. */
  readonly tolerance: number;
  /** How much a point of an average opponent weighs, relative to one of the seat's own. */
  readonly spoiling: number;
  /**
   * With at most so many cards left after a trick, each of the next tricks is looked ahead to as well, down to the
   * last card; 0: the rest is only estimated.
   */
  readonly lookahead: number;
  /**
   * In partnerships, with at most this many cards in hand, the rest is searched with all cards open, in deals that
   * agree with what the level knows (partners/last-tricks.ts); 0: it is only estimated.
   */
  readonly openCards: number;
  /** Whether the level leads as card players do where its estimates mislead it; solo games only (lead-custom.ts). */
  readonly keepsCustoms: boolean;
  /** The kinds of plain mistakes that the level makes: only the least absurd. */
  readonly plainMistakes: readonly PlainMistake[];
}

/** The heuristic levels; the others use nets. */
export const HEURISTIC_LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Level[];
export type HeuristicLevel = (typeof HEURISTIC_LEVELS)[number];

export const SKILLS: Readonly<Record<HeuristicLevel, Skill>> = {
  easy: {
    memory: { tricks: 1, fromRank: 12, trumps: false, voidTricks: 1 },
    bidError: 2.2,
    cardError: 1.2,
    preferenceMargin: 1,
    errsWithinSuits: true,
    tolerance: 4,
    spoiling: 0,
    lookahead: 0,
    openCards: 0,
    keepsCustoms: false,
    plainMistakes: ['keeps-worse', 'gambles'],
  },
  medium: {
    memory: { tricks: 2, fromRank: 10, trumps: true, voidTricks: 2 },
    bidError: 1,
    cardError: 0.5,
    preferenceMargin: 3,
    errsWithinSuits: false,
    tolerance: 2,
    spoiling: 0,
    lookahead: 2,
    openCards: 4,
    keepsCustoms: true,
    plainMistakes: [],
  },
  hard: {
    memory: PERFECT_MEMORY,
    bidError: 0,
    cardError: 0,
    preferenceMargin: 1,
    errsWithinSuits: false,
    tolerance: 0,
    spoiling: 0.5,
    lookahead: 3,
    openCards: 4,
    keepsCustoms: true,
    plainMistakes: [],
  },
};
