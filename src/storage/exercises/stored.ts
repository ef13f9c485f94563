import type { PresetId } from '@/engine/index.ts';
import { decodeMoves } from '../formats/moves.ts';
import {
  type Exercise,
  type ExerciseDeal,
  type Subject,
  exerciseHeader,
} from '@/store/exercise.ts';

/** An exercise as the file has it, which `npm run exercises` writes and its test proves. */
export interface ExerciseRow extends ExerciseDeal {
  readonly id: string;
  readonly subject: Subject;
  readonly preset: PresetId;
  /** What was decided before, and what is right, as {@link decodeMoves} reads it. */
  readonly moves: string;
  readonly right: string;
}

/** @throws on what `npm run exercises` cannot have written. */
export function exerciseOf({ id, subject, moves, right, ...deal }: ExerciseRow): Exercise {
  const commands = decodeMoves(moves);
  const answers = decodeMoves(right);
  if (commands === null || answers === null) throw new Error(`the exercise ${id} cannot be read`);
  const record = { header: exerciseHeader(deal), commands };
  return { id, subject, preset: deal.preset, record, right: answers };
}

/** All exercises that come with the game. */
export async function storedExercises(): Promise<readonly Exercise[]> {
  const { default: rows } = await import('./positions.json');
  return (rows as readonly ExerciseRow[]).map(exerciseOf);
}
