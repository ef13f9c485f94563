import {
  type Command,
  type FoldProblem,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Header,
  type HeaderProblem,
  type Rejection,
  type Result,
  err,
  fold,
  newGame,
  ok,
  step,
} from '@/engine/index.ts';
import type { Randomness } from './ports/randomness.ts';
import type { GameNote, Origin } from './ports/saves.ts';
import { type NotOnePerson, humanSeat, isOnePerson } from './seating.ts';
import { againAtOnce, lastDecision } from './takeback.ts';

/** The truth of one game, and what has been done with it. Nothing here changes: it is followed by another. */
export interface Course {
  readonly record: GameRecord;
  /** Where the record ends. */
  readonly state: GameState;
  readonly note: GameNote;
  /** What the person has taken back, to be done again. */
  readonly undone: readonly Command[];
  /** Whether an opponent plays the person's cards until the round is over. */
  readonly isPlayedOut: boolean;
}

/** What is known of a game that has just begun; the id is its own for ever. */
export const newNote = (
  randomness: Pick<Randomness, 'seed'>,
  origin: Origin | null = null,
  again = false,
): GameNote => ({ id: randomness.seed(), takenBack: 0, playedOut: 0, hints: 0, again, origin });

/** A game where its record ends. */
export const courseAt = (state: GameState, record: GameRecord, note: GameNote): Course => ({
  record,
  state,
  note,
  undone: [],
  isPlayedOut: false,
});

/** A new game, before its first deal. */
export function begun(
  header: Header,
  note: GameNote,
): Result<Course, readonly (HeaderProblem | NotOnePerson)[]> {
  const opened = newGame(header);
  if (!opened.ok) return opened;
  if (!isOnePerson(header)) return err([{ kind: 'not-one-person' }]);
  return ok(courseAt(opened.value, { header, commands: [] }, note));
}

/** A kept game, where it was left. */
export function resumed(
  kept: GameRecord,
  note: GameNote,
): Result<Course, FoldProblem | NotOnePerson> {
  const folded = fold(kept);
  if (!folded.ok) return folded;
  if (!isOnePerson(kept.header)) return err({ kind: 'not-one-person' });
  return ok(courseAt(folded.value, kept, note));
}

/** At its end a game is what it is: its seed is shown then. */
export const isOver = ({ state }: Course): boolean => state.round.phase === 'over';

/** Whether it is the one try that counts, which is played without help. */
export const isRated = ({ note: { origin } }: Course): boolean =>
  origin?.kind === 'daily' && origin.rated;

/**
 * Whether there is a decision to take back, one that was taken back, a round to play out, or a
 * finished game whose cards can be dealt again.
 */
export type Possibilities = Readonly<Record<'undo' | 'redo' | 'playOut' | 'again', boolean>>;

const hasDecided = ({ record }: Course): boolean =>
  lastDecision(record.commands, humanSeat(record.header)) >= 0;

/** What of it would be help with the running game, and could be had if the game did not count. */
const help = (course: Course) => ({
  undo: !isOver(course) && hasDecided(course),
  playOut: course.state.round.phase === 'play' && !course.isPlayedOut,
});

export const possibilities = (course: Course): Possibilities => ({
  undo: !isRated(course) && help(course).undo,
  redo: course.undone.length > 0,
  playOut: !isRated(course) && help(course).playOut,
  again: isOver(course),
});

/** Whether something is refused for no other reason than that the game counts. */
export const isRefused = (course: Course, what: 'undo' | 'playOut'): boolean =>
  isRated(course) && help(course)[what];

/** A decision carried out, and what happened; or why not. What was taken back cannot be done again then. */
export function carriedOut(
  course: Course,
  command: Command,
): Result<{ readonly course: Course; readonly events: readonly GameEvent[] }, Rejection> {
  const carried = step(course.state, command);
  if (!carried.ok) return carried;
  const { state, events } = carried.value;
  const { header, commands } = course.record;
  const record = { header, commands: [...commands, command] };
  const isPlayedOut = course.isPlayedOut && state.round.phase === 'play';
  return ok({ course: { ...course, record, state, undone: [], isPlayedOut }, events });
}

/** The same game at another place. */
function at(course: Course, commands: readonly Command[], undone: readonly Command[]): Course {
  const record = { header: course.record.header, commands };
  const folded = fold(record);
  if (!folded.ok) throw new Error(`no such place: ${JSON.stringify(folded.error)}`);
  return { ...courseAt(folded.value, record, course.note), undone };
}

/** Before the person's last decision of the round and all that followed it; null where there is none. */
export function takenBack(course: Course): Course | null {
  if (!possibilities(course).undo) return null;
  const { commands, header } = course.record;
  const last = lastDecision(commands, humanSeat(header));
  const back = at(course, commands.slice(0, last), [...commands.slice(last), ...course.undone]);
  return { ...back, note: { ...back.note, takenBack: back.note.takenBack + 1 } };
}

/** What was taken back last done again, up to the person's next decision; null where there is none. */
export function doneAgain(course: Course): Course | null {
  const { record, undone } = course;
  const count = againAtOnce(undone, humanSeat(record.header));
  if (count === 0) return null;
  return at(course, [...record.commands, ...undone.slice(0, count)], undone.slice(count));
}

/** With the person's cards in an opponent's hands until the round is over; null where that cannot be. */
export function playedOut(course: Course): Course | null {
  if (!possibilities(course).playOut) return null;
  const { note } = course;
  return { ...course, isPlayedOut: true, note: { ...note, playedOut: note.playedOut + 1 } };
}

/** With one hint more, on the decision at hand. */
export const hinted = (course: Course): Course => ({
  ...course,
  note: { ...course.note, hints: course.note.hints + 1 },
});
