import type { RuleSet } from '../rulesets/rules.ts';
import type { Seat } from '../seats.ts';
import { seatsOfSide } from '../sides.ts';

/** What partners have promised together and won for it: counts of tricks. */
export interface Contract {
  readonly bid: number;
  readonly won: number;
}

/** Bids and tricks by seat, from a state, a view or a record; what is no number is no bid yet. */
interface BidsAndTricks {
  readonly bids: readonly (number | 'sealed' | null)[];
  readonly tricks: readonly number[];
}

/** The contract of a side; who bid nil works for neither part of it [SP-3], [SP-4]. */
export function contractOf(
  rules: RuleSet,
  { bids, tricks }: BidsAndTricks,
  side: number,
): Contract {
  const bidOf = (seat: Seat): number => {
    const bid = bids[seat];
    return typeof bid === 'number' ? bid : 0;
  };
  const bidders = seatsOfSide(rules, side).filter((seat) => bidOf(seat) > 0);
  return {
    bid: bidders.reduce((sum, seat) => sum + bidOf(seat), 0),
    won: bidders.reduce((sum, seat) => sum + (tricks[seat] ?? 0), 0),
  };
}
