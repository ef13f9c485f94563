import {
  type Command,
  type GameRecord,
  type Header,
  type Level,
  type PresetId,
  presetRules,
} from '@/engine/index.ts';
import { headerFor } from './setup.ts';

/** What an exercise is about. */
export const SUBJECTS = ['follow', 'ruff', 'dodge', 'count', 'hook', 'zero'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** A decision to be made again and again until it is the best. */
export interface Exercise {
  readonly id: string;
  /** `own`: a mistake from a game of the player's. */
  readonly subject: Subject | 'own';
  /** The game that it is from; null where that is one of the player's own. */
  readonly preset: PresetId | null;
  /** Ends where the person has to decide. */
  readonly record: GameRecord;
  /**
   * The choices that are right: the best one, and those that are the same card for card. Of an own
   * mistake only one is known.
   */
  readonly right: readonly Command[];
}

/** The cards of an exercise: the rules, how many cards each gets, and a number for the chance. */
export interface ExerciseDeal {
  readonly preset: PresetId;
  readonly players: number;
  readonly cards: number;
  readonly seed: number;
}

/** The header of the one round in which an exercise is. */
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

/** Whether two choices are the same. */
export const isSameChoice = (a: Command, b: Command): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
