import {
  type Command,
  type GameRecord,
  type Header,
  type Level,
  type PresetId,
  type RuleSet,
  presetRules,
} from '@/engine/index.ts';
import { headerFor } from './setup.ts';

/** The subjects of the exercises that come with the game. */
export const SUBJECTS = [
  'follow',
  'lead',
  'ruff',
  'dodge',
  'count',
  'suit',
  'last',
  'spoil',
  'hook',
  'zero',
  'sealed',
  'forehead',
  'trump',
  'nil',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** How hard an exercise is, by how often simple players solve it. */
export const GRADES = ['easy', 'medium', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

/** A decision to practice. */
export interface Exercise {
  readonly id: string;
  /** `own`: a position from one of the player's games. */
  readonly subject: Subject | 'own';
  /** The preset; null for a position from the player's games. */
  readonly preset: PresetId | null;
  /** null for a position from the player's games. */
  readonly grade: Grade | null;
  /** Ends where the human is to decide. */
  readonly record: GameRecord;
  /** The best command and all equivalent ones; in a position from the player's games only the best. */
  readonly right: readonly Command[];
}

/** What an exercise's game changes about its preset. */
const VARIANTS = {
  sealed: { bidding: 'sealed' },
  forehead: { sight: 'forehead' },
} as const satisfies Partial<Record<Subject, Partial<RuleSet>>>;

/** The deal of an exercise: rules, players, hand size and a seed. */
export interface ExerciseDeal {
  readonly subject: Subject;
  readonly preset: PresetId;
  readonly players: number;
  readonly cards: number;
  readonly seed: number;
}

/** The header of an exercise: a game of one round. */
export function exerciseHeader({ subject, preset, players, cards, seed }: ExerciseDeal): Header {
  const words = seed.toString(16).padStart(32, '0');
  const changes: Partial<RuleSet> =
    subject in VARIANTS ? VARIANTS[subject as keyof typeof VARIANTS] : {};
  return headerFor(
    {
      ...presetRules(preset, players),
      ...changes,
      schedule: { shape: 'constant', low: cards, high: cards, turns: 1 },
    },
    {
      levels: Array.from({ length: players - 1 }, (): Level => 'hard'),
      characters: false,
    },
    { seed: () => words, fraction: () => 0 },
  );
}
