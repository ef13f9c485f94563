import { type PlayerView, hasPartners, leadingSides } from '@/engine/index.ts';
import { seatResult } from './standings.ts';

/**
 * The round (0-based) after which the only winner led alone to the end; null if the win is shared
 * or the game had one round.
 */
export function turningRound({ rules, past, round }: PlayerView): number | null {
  const [winner, ...shared] = round.phase === 'over' ? round.winners : [];
  if (winner === undefined || shared.length > 0 || past.length < 2) return null;
  const last = past.findLastIndex(({ standing }) => {
    const [leader, ...others] = leadingSides(rules, standing.totals);
    return leader !== winner || others.length > 0;
  });
  return last + 1;
}

/** A made bid of the viewer. */
export interface BestBid {
  /** 0-based. */
  readonly round: number;
  readonly bid: number;
  readonly points: number;
}

/** The viewer's made bid with the best points, of equal ones the highest; null in partnerships. */
export function bestBid({ rules, past, seat }: PlayerView): BestBid | null {
  if (hasPartners(rules)) return null;
  const made = past
    .filter((record) => seatResult(record, seat).made)
    .map(({ index, bids, points }) => ({
      round: index,
      bid: bids[seat] ?? 0,
      points: points[seat] ?? 0,
    }));
  const best = leadingSides(
    rules,
    made.map(({ points }) => points),
  ).flatMap((at) => made[at] ?? []);
  return best.toSorted((a, b) => b.bid - a.bid)[0] ?? null;
}
