import type { GameRecord, Seat } from '@/engine/index.ts';
import { decisionsOf } from '@/engine/review/index.ts';

/** The decisions of a seat in a round (0-based), by the index of their command; none until the round is over. */
export function pastDecisions(record: GameRecord, seat: Seat, round: number): readonly number[] {
  const played = decisionsOf(record, seat, round);
  if (!played.ok || played.value?.end.past[round] === undefined) return [];
  return played.value.decisions.map(({ commandIndex }) => commandIndex);
}
