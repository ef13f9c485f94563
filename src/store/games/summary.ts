import {
  type GameRecord,
  type Opponent,
  type RoundRecord,
  type RuleSet,
  type Seat,
  isBidMade,
  leadingSides,
  sideOf,
  stateAfter,
} from '@/engine/index.ts';
import type { GameNote } from '../ports/saves.ts';
import { type Namesake, namesakeOf } from '../namesake.ts';
import { humanSeat, levelAt } from '../seating.ts';

/** The facts of a finished game that lists and statistics need. */
export interface GameSummary extends GameNote, Namesake {
  /** ms since 1970; null if unknown. */
  readonly ended: number | null;
  readonly players: number;
  /** The distinct levels of the opponents. */
  readonly levels: readonly Opponent[];
  /** The final place of the human's side; 1 for the winners. */
  readonly place: number;
  readonly sides: number;
  readonly points: number;
  /** Everybody whom the human played against. */
  readonly opponents: readonly OpponentFact[];
  readonly rounds: readonly RoundFact[];
}

/** The last to end first; games without a time come last. */
export const newestFirst = (games: readonly GameSummary[]): GameSummary[] =>
  games.toSorted((a, b) => (b.ended ?? 0) - (a.ended ?? 0));

/** An opponent of the human and the final place of its side. */
export interface OpponentFact {
  readonly name: string;
  readonly place: number;
}

/** The facts of a round for the human's seat. */
export interface RoundFact {
  readonly handSize: number;
  /** The number of seats that bid before: 0 left of the dealer, the most for the dealer. */
  readonly turn: number;
  readonly bid: number;
  readonly took: number;
  /** Whether the bid was made; in partnership games, the contract. */
  readonly made: boolean;
  /** The points of the human's side. */
  readonly points: number;
}

function roundFact(rules: RuleSet, record: RoundRecord, seat: Seat): RoundFact {
  const side = sideOf(rules, seat);
  const [bid, took] = [record.bids[seat] ?? 0, record.tricks[seat] ?? 0];
  return {
    handSize: record.handSize,
    turn: (seat - record.dealer - 1 + rules.players) % rules.players,
    bid,
    took,
    made: isBidMade(rules, record, seat),
    points: record.points[side] ?? 0,
  };
}

/** The place of a side, 1 for the leaders; ties share a place [END-2]. */
export function placeOf(rules: RuleSet, totals: readonly number[], side: number): number {
  const own = totals[side] ?? 0;
  const isBetter = (other: number): boolean => leadingSides(rules, [own, other]).join(',') === '1';
  return 1 + totals.filter(isBetter).length;
}

interface Finished extends GameNote {
  readonly record: GameRecord;
  readonly ended: number | null;
}

/**
 * Summarizes a finished game.
 * @throws if the record cannot be folded; callers validate records from outside
 */
export function summaryOf({
  record,
  ended,
  id,
  undoCount,
  autoFinishCount,
  hints,
  again,
  origin,
  title,
}: Finished): GameSummary {
  const { header, past, standing } = stateAfter(record);
  const seat = humanSeat(header);
  const { totals } = standing;
  const side = sideOf(header.rules, seat);
  const levels = header.seats.flatMap((_, each) => levelAt(header, each) ?? []);
  return {
    id,
    ended,
    undoCount,
    autoFinishCount,
    hints,
    again,
    origin,
    title,
    ...namesakeOf(header.rules),
    players: header.rules.players,
    levels: [...new Set(levels)],
    place: placeOf(header.rules, totals, side),
    sides: totals.length,
    points: totals[side] ?? 0,
    opponents: header.seats.flatMap(({ name }, each) => {
      const other = sideOf(header.rules, each);
      return other === side ? [] : [{ name, place: placeOf(header.rules, totals, other) }];
    }),
    rounds: past.map((round) => roundFact(header.rules, round, seat)),
  };
}
