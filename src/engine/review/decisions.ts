import { step } from '../game/step.ts';
import { type FoldProblem, type GameRecord, newGame } from '../game/game.ts';
import type { Command } from '../game/commands-and-events.ts';
import type { GameState } from '../game/state.ts';
import { type Result, err, ok } from '../result.ts';
import type { Seat } from '../seats.ts';
import { allowed, choicesOf } from '../game/turn.ts';

/** A decision of a record, with the full state before it. */
export interface Decision {
  /** The index of its command in the record. */
  readonly commandIndex: number;
  readonly state: GameState;
  readonly command: Command;
}

/** One round of a record. */
export interface RecordedRound {
  /** The seat's decisions with more than one legal choice. */
  readonly decisions: readonly Decision[];
  /** The state when the seat was to bid; after its blind nil, the state before the first bid. */
  readonly bidding: GameState | null;
  /** The state after the round's last command. */
  readonly end: GameState;
  /** The index of the round's first command, its deal. */
  readonly from: number;
  /** The index after the round's last command. */
  readonly to: number;
}

/** Whether a seat is to bid, or sees its hand for the first time after a blind nil. */
const isBidding = ({ round }: GameState, seat: Seat, isToAct: boolean): boolean =>
  round.phase === 'bid' && (isToAct || round.blindNils[seat] === true);

/**
 * The decisions of a seat in a round (0-based); null if the record ends before it, or why it cannot
 * be folded.
 */
export function decisionsOf(
  record: GameRecord,
  seat: Seat,
  round: number,
): Result<RecordedRound | null, FoldProblem> {
  const opened = newGame(record.header);
  if (!opened.ok) return err({ kind: 'header', problems: opened.error });
  let state = opened.value;
  let from = -1;
  let to = 0;
  let deals = 0;
  let bidding: GameState | null = null;
  const decisions: Decision[] = [];
  for (const [commandIndex, command] of record.commands.entries()) {
    if (command.type === 'deal') {
      if (deals === round + 1) break;
      if (deals === round) from = commandIndex;
      deals += 1;
    }
    const isOwn = from >= 0 && command.type !== 'deal' && command.seat === seat;
    if (from >= 0 && isBidding(state, seat, isOwn)) bidding ??= state;
    if (isOwn && allowed(choicesOf(state, seat)).length > 1)
      decisions.push({ commandIndex, state, command });
    const stepped = step(state, command);
    if (!stepped.ok) return err({ kind: 'command', at: commandIndex, rejection: stepped.error });
    state = stepped.value.state;
    to = commandIndex + 1;
  }
  return ok(from < 0 ? null : { decisions, bidding, end: state, from, to });
}
