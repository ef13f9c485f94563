import {
  type PlayerView,
  type RoundRecord,
  type RuleSet,
  type Seat,
  isMade,
  leadingSides,
  seatsOfSide,
} from '@/engine/index.ts';

/**
 * The place of every side, 1 for the leaders, in standard competition ranking (1, 2, 2, 4): each
 * place goes to the leaders among the sides that remain [END-2].
 */
export function placesOf(rules: RuleSet, totals: readonly number[]): number[] {
  const places = totals.map(() => 0);
  let rest = totals.map((total, side) => ({ side, total }));
  while (rest.length > 0) {
    const place = totals.length - rest.length + 1;
    const best = leadingSides(
      rules,
      rest.map(({ total }) => total),
    );
    for (const index of best) places[rest[index]?.side ?? -1] = place;
    rest = rest.filter((_, index) => !best.includes(index));
  }
  return places;
}

/** The leaders; none if all are equal. */
export function leadersOf(rules: RuleSet, totals: readonly number[]): readonly number[] {
  const leaders = leadingSides(rules, totals);
  return leaders.length === totals.length ? [] : leaders;
}

/** The sides by place; ties by seat. */
export const ranking = (places: readonly number[]): number[] =>
  places.map((_, side) => side).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));

/**
 * The places that every side gained in the last round; negative if lost, null after the first
 * round.
 */
export function placesGained({ rules, past }: PlayerView): readonly (number | null)[] {
  const [before, now] = [past.at(-2), past.at(-1)];
  if (now === undefined) return [];
  const places = placesOf(rules, now.standing.totals);
  if (before === undefined) return places.map(() => null);
  return placesOf(rules, before.standing.totals).map((place, side) => place - (places[side] ?? 0));
}

/**
 * How many rows of the ranking every side moved up in the last round; negative: down. None after
 * the first round.
 */
export function rowsGained({ rules, past }: PlayerView): readonly number[] {
  const [before, now] = [past.at(-2), past.at(-1)];
  if (before === undefined || now === undefined) return [];
  const rows = ranking(placesOf(rules, now.standing.totals));
  const rowsBefore = ranking(placesOf(rules, before.standing.totals));
  return rows.map((_, side) => rowsBefore.indexOf(side) - rows.indexOf(side));
}

/** One seat's round. */
export interface SeatResult {
  readonly seat: Seat;
  readonly bid: number;
  readonly tricks: number;
  readonly made: boolean;
}

/** A seat's bid and tricks in a finished round. */
export function seatResult(record: RoundRecord, seat: Seat): SeatResult {
  const result = { bid: record.bids[seat] ?? 0, tricks: record.tricks[seat] ?? 0 };
  return { seat, ...result, made: isMade(result) };
}

/** The bids and tricks of a side's seats in a finished round. */
export const sideResults = (rules: RuleSet, record: RoundRecord, side: number): SeatResult[] =>
  seatsOfSide(rules, side).map((seat) => seatResult(record, seat));
