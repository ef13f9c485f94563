import { type Command, type GameRecord, HUMAN, allowed, choicesOf, fold } from '@/engine/index.ts';

/** What the human may do at the end of a record; nothing if it cannot be folded, or has not exactly one human. */
export function humanChoices(record: GameRecord): readonly Command[] {
  const [seat, ...others] = record.header.seats.flatMap(({ player }, each) =>
    player === HUMAN ? [each] : [],
  );
  const state = fold(record);
  return seat === undefined || others.length > 0 || !state.ok
    ? []
    : allowed(choicesOf(state.value, seat));
}
