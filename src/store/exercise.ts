import {
  type Command,
  type GameRecord,
  type Header,
  type Level,
  type PresetId,
  presetRules,
} from '@/engine/index.ts';
import { headerFor } from './setup.ts';

/** The subjects of the exercises that come with the game. */
export const SUBJECTS = ['follow', 'ruff', 'dodge', 'count', 'hook', 'zero'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** A decision to practice. */
export interface Exercise {
  readonly id: string;
  /** `own`: a position from one of the player's games. */
  readonly subject: Subject | 'own';
  /** The preset; null for a position from the player's games. */
  readonly preset: PresetId | null;
  /** Ends where the human is to decide. */
  readonly record: GameRecord;
  /** The best command and all equivalent ones; in a position from the player's games only the best. */
  readonly right: readonly Command[];
}

/** The deal of an exercise: rules, players, hand size and a seed. */
export interface ExerciseDeal {
  readonly preset: PresetId;
  readonly players: number;
  readonly cards: number;
  readonly seed: number;
}

/** The header of an exercise: a game of one round. */
export function exerciseHeader({ preset, players, cards, seed }: ExerciseDeal): Header {
  const words = seed.toString(16).padStart(32, '0');
  return headerFor(
    {
      ...presetRules(preset, players),
      schedule: { shape: 'constant', low: cards, high: cards, turns: 1 },
    },
    {
      levels: Array.from({ length: players - 1 }, (): Level => 'hard'),
      characters: false,
    },
    { seed: () => words, fraction: () => 0 },
  );
}
