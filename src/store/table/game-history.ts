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
import type { Randomness } from '../ports/randomness.ts';
import type { GameNote, GameTitle } from '../ports/saves.ts';
import { type NotOneHuman, humanSeat, hasOneHuman } from '../seating.ts';
import { lastDecision, redoCount } from './undo.ts';

/** One game with all decisions so far. Immutable: every function below returns a new one. */
export interface GameHistory {
  readonly record: GameRecord;
  /** The state after the last command of the record. */
  readonly state: GameState;
  readonly note: GameNote;
  /** Commands that were undone and can be redone, in their order. */
  readonly undone: readonly Command[];
  /** Whether an opponent plays the human's cards until the end of the round. */
  readonly isAutoFinishing: boolean;
  /** Index of the command from which the rest of the round is played for the human; null if none is. */
  readonly playedOutFrom: number | null;
}

/** The note, but for its id, of a game played without help and from fresh cards. */
export const UNAIDED: Omit<GameNote, 'id'> = {
  undoCount: 0,
  autoFinishCount: 0,
  hints: 0,
  again: false,
  origin: null,
  title: null,
};

/** The note of a new game, with an id of its own. */
export const newNote = (
  randomness: Pick<Randomness, 'seed'>,
  about: Partial<Pick<GameNote, 'origin' | 'again' | 'title'>> = {},
): GameNote => ({
  id: randomness.seed(),
  ...UNAIDED,
  ...about,
});

/** A history with nothing to redo. */
export const historyAt = (state: GameState, record: GameRecord, note: GameNote): GameHistory => ({
  record,
  state,
  note,
  undone: [],
  isAutoFinishing: false,
  playedOutFrom: null,
});

/** A new game, before its first deal. */
export function startGame(
  header: Header,
  note: GameNote,
): Result<GameHistory, readonly (HeaderProblem | NotOneHuman)[]> {
  const opened = newGame(header);
  if (!opened.ok) return opened;
  if (!hasOneHuman(header)) return err([{ kind: 'not-one-human' }]);
  return ok(historyAt(opened.value, { header, commands: [] }, note));
}

/** A saved game, where its record ends. */
export function resumeGame(
  record: GameRecord,
  note: GameNote,
): Result<GameHistory, FoldProblem | NotOneHuman> {
  const folded = fold(record);
  if (!folded.ok) return folded;
  if (!hasOneHuman(record.header)) return err({ kind: 'not-one-human' });
  return ok(historyAt(folded.value, record, note));
}

/** Whether the game is over. */
export const isGameOver = ({ state }: GameHistory): boolean => state.round.phase === 'over';

/** Whether this is the one attempt at a daily deal that counts: no hints, no undo, no auto-finish. */
export const isRated = ({ note: { origin } }: GameHistory): boolean =>
  origin?.kind === 'daily' && origin.rated;

/** The title of a table: a daily deal, or the game's own title. */
export type TableTitle = GameTitle | { readonly kind: 'daily' };

/** What the table is called; null for a game without a title. */
export const titleOf = ({ note: { origin, title } }: GameHistory): TableTitle | null =>
  origin?.kind === 'daily' ? { kind: 'daily' } : title;

/** Which actions on the game are available now; `again`: replay a finished game's deals. */
export type AvailableActions = Readonly<Record<'undo' | 'redo' | 'autoFinish' | 'again', boolean>>;

const hasDecided = ({ record }: GameHistory): boolean =>
  lastDecision(record.commands, humanSeat(record.header)) >= 0;

/** Whether the rest of the round can be played out for the human, which a claim does in a rated game too. */
export const canPlayOut = ({ state, isAutoFinishing }: GameHistory): boolean =>
  state.round.phase === 'play' && !isAutoFinishing;

/** The actions that a rated game blocks, as they would be available in an unrated one. */
const assistance = (history: GameHistory) => ({
  undo: !isGameOver(history) && hasDecided(history),
  autoFinish: canPlayOut(history),
});

/** The actions that are available now. */
export const availableActions = (history: GameHistory): AvailableActions => ({
  undo: !isRated(history) && assistance(history).undo,
  redo: history.undone.length > 0,
  autoFinish: !isRated(history) && assistance(history).autoFinish,
  again: isGameOver(history),
});

/** Whether an action is unavailable only because the game is rated. */
export const isBlockedByRating = (history: GameHistory, action: 'undo' | 'autoFinish'): boolean =>
  isRated(history) && assistance(history)[action];

/** Applies a command and returns the events; it discards what could be redone. */
export function applyCommand(
  history: GameHistory,
  command: Command,
): Result<{ readonly history: GameHistory; readonly events: readonly GameEvent[] }, Rejection> {
  const stepped = step(history.state, command);
  if (!stepped.ok) return stepped;
  const { state, events } = stepped.value;
  const { header, commands } = history.record;
  const record = { header, commands: [...commands, command] };
  const isAutoFinishing = history.isAutoFinishing && state.round.phase === 'play';
  const playedOutFrom = command.type === 'deal' ? null : history.playedOutFrom;
  return ok({
    history: { ...history, record, state, undone: [], isAutoFinishing, playedOutFrom },
    events,
  });
}

/** The same game after other commands. */
function replayed(
  history: GameHistory,
  commands: readonly Command[],
  undone: readonly Command[],
): GameHistory {
  const record = { header: history.record.header, commands };
  const folded = fold(record);
  if (!folded.ok) throw new Error(`cannot replay the game: ${JSON.stringify(folded.error)}`);
  return { ...historyAt(folded.value, record, history.note), undone };
}

/**
 * Before the human's last decision of the round, or where the rest of the round began to be played for the human;
 * null if there is none.
 */
export function undo(history: GameHistory): GameHistory | null {
  if (!availableActions(history).undo) return null;
  const { commands, header } = history.record;
  const last = history.playedOutFrom ?? lastDecision(commands, humanSeat(header));
  const before = replayed(history, commands.slice(0, last), [
    ...commands.slice(last),
    ...history.undone,
  ]);
  return { ...before, note: { ...before.note, undoCount: before.note.undoCount + 1 } };
}

/** Up to the human's next undone decision; null if there is nothing to redo. */
export function redo(history: GameHistory): GameHistory | null {
  const { record, undone } = history;
  const count = redoCount(undone, humanSeat(record.header));
  if (count === 0) return null;
  return replayed(history, [...record.commands, ...undone.slice(0, count)], undone.slice(count));
}

/**
 * Lets an opponent play the human's cards until the end of the round; for cards that decide nothing. One undo takes
 * them all back.
 */
export const withStandIn = (history: GameHistory): GameHistory => ({
  ...history,
  isAutoFinishing: true,
  playedOutFrom: history.playedOutFrom ?? history.record.commands.length,
});

/** Lets an opponent play the human's cards until the end of the round; null if unavailable. */
export function autoFinish(history: GameHistory): GameHistory | null {
  if (!availableActions(history).autoFinish) return null;
  const { note } = history;
  return {
    ...withStandIn(history),
    note: { ...note, autoFinishCount: note.autoFinishCount + 1 },
  };
}

/** Counts one more hint. */
export const withHint = (history: GameHistory): GameHistory => ({
  ...history,
  note: { ...history.note, hints: history.note.hints + 1 },
});
