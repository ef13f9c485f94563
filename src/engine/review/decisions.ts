import { step } from '../game/decide.ts';
import { type FoldProblem, type GameRecord, newGame } from '../game/game.ts';
import type { Command } from '../game/messages.ts';
import type { GameState } from '../game/state.ts';
import { type Result, err, ok } from '../result.ts';
import type { Seat } from '../seats.ts';
import { allowed, choicesOf } from '../game/turn.ts';

/** A decision of a record: how everything stood, hidden cards included, and what was decided. */
export interface Decision {
  /** How many commands of the record came before it. */
  readonly at: number;
  readonly state: GameState;
  readonly command: Command;
}

/** One round of a record, as far as it was played. */
export interface PlayedRecord {
  /** The decisions of the seat that had a choice. */
  readonly decisions: readonly Decision[];
  /** How everything stood when the seat was to bid, or after its blind nil when the first one was. */
  readonly bidding: GameState | null;
  /** The state after the round's last command. */
  readonly end: GameState;
  /** The round's commands, the deal included: from here … */
  readonly from: number;
  /** … to before here. */
  readonly to: number;
}

/** Whether a seat is to bid, or has bid blind and sees its hand for the first time. */
const isBidding = ({ round }: GameState, seat: Seat, isToAct: boolean): boolean =>
  round.phase === 'bid' && (isToAct || round.blindNils[seat] === true);

/**
 * What a seat decided in a round of a game (0-based), where it had a choice; null if the record
 * does not go so far, or why it is no game.
 */
export function decisionsOf(
  record: GameRecord,
  seat: Seat,
  round: number,
): Result<PlayedRecord | null, FoldProblem> {
  const opened = newGame(record.header);
  if (!opened.ok) return err({ kind: 'header', problems: opened.error });
  let state = opened.value;
  let from = -1;
  let to = -1;
  let deals = 0;
  let bidding: GameState | null = null;
  const decisions: Decision[] = [];
  for (const [at, command] of record.commands.entries()) {
    if (command.type === 'deal') {
      if (deals === round + 1) break;
      if (deals === round) from = at;
      deals += 1;
    }
    const isOwn = from >= 0 && command.type !== 'deal' && command.seat === seat;
    if (from >= 0 && isBidding(state, seat, isOwn)) bidding ??= state;
    if (isOwn && allowed(choicesOf(state, seat)).length > 1) decisions.push({ at, state, command });
    const carried = step(state, command);
    if (!carried.ok) return err({ kind: 'command', at, rejection: carried.error });
    state = carried.value.state;
    to = at + 1;
  }
  return ok(from < 0 ? null : { decisions, bidding, end: state, from, to });
}
