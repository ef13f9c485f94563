import { PRESET_IDS } from '@/engine/index.ts';
import { decodeMoves } from '../formats/read-moves.ts';
import { type Exercise, GRADES, type Grade, SUBJECTS } from '@/engine/exercise/index.ts';
import { type ExerciseDeal, exerciseHeader } from '@/store/practice/exercise-deal.ts';

/**
 * Reads one line of the file that `npm run exercises` writes and its test verifies: subject, preset, players,
 * cards, seed, grade, the moves before, and the right answers, the last two as {@link decodeMoves} reads them.
 * @throws on a line that `npm run exercises` cannot have written.
 */
export function exerciseOf(line: string): Exercise {
  const [subjectId, presetId, players, cards, seed, gradeId, moves = '', right = ''] =
    line.split(' ');
  const subject = SUBJECTS.find((each) => each === subjectId);
  const preset = PRESET_IDS.find((each) => each === presetId);
  const grade = GRADES.find((each) => each === gradeId);
  const commands = decodeMoves(moves);
  const answers = decodeMoves(right);
  if (subject === undefined || preset === undefined || grade === undefined)
    throw new Error(`no such exercise: ${line}`);
  if (commands === null || answers === null) throw new Error(`unreadable moves: ${line}`);
  const deal = { subject, preset, players: Number(players), cards: Number(cards) };
  return {
    id: `${subject}-${seed}`,
    subject,
    preset,
    grade,
    record: { header: exerciseHeader({ ...deal, seed: Number(seed) }), commands },
    right: answers,
    rating: null,
  };
}

/** What a line has of an exercise; moves and answers are encoded. */
interface LineParts extends ExerciseDeal {
  readonly grade: Grade;
  readonly moves: string;
  readonly right: string;
}

/** The line that {@link exerciseOf} reads. */
export const lineOf = (parts: LineParts): string => {
  const { subject, preset, players, cards, seed, grade, moves, right } = parts;
  return [subject, preset, players, cards, seed, grade, moves, right].join(' ');
};

/** All exercises that come with the game. */
export async function storedExercises(): Promise<readonly Exercise[]> {
  const { default: lines } = await import('./positions.json');
  return lines.map(exerciseOf);
}
