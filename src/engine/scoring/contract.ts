import type { RuleSet } from '../rulesets/rules.ts';
import type { Seat } from '../seats.ts';
import { hasPartners, seatsOfSide, sideOf } from '../sides.ts';
import { isMade } from './formula.ts';

/** The contract of a side, and the tricks won toward it. */
export interface Contract {
  readonly bid: number;
  readonly won: number;
}

/**
 * Bids and tricks by seat, from a state, a view or a record; a bid that is not a number is not known yet.
 */
export interface BidsAndTricks {
  readonly bids: readonly (number | 'sealed' | null)[];
  readonly tricks: readonly number[];
}

/** The contract of a side, without its nils [SP-3], [SP-4]. */
export function contractOf(
  rules: RuleSet,
  { bids, tricks }: BidsAndTricks,
  side: number,
): Contract {
  let bid = 0;
  let won = 0;
  for (const seat of seatsOfSide(rules, side)) {
    const own = bids[seat];
    if (typeof own !== 'number' || own === 0) continue;
    bid += own;
    won += tricks[seat] ?? 0;
  }
  return { bid, won };
}

/**
 * Whether a seat made its bid: exactly [SCORE-1]; in partnerships, unless it bid nil, whether its
 * side made the contract, bags included [SP-3], [SP-4].
 */
export function isBidMade(
  rules: RuleSet,
  round: { readonly bids: readonly number[]; readonly tricks: readonly number[] },
  seat: Seat,
): boolean {
  const result = { bid: round.bids[seat] ?? 0, tricks: round.tricks[seat] ?? 0 };
  if (!hasPartners(rules) || result.bid === 0) return isMade(result);
  const { bid, won } = contractOf(rules, round, sideOf(rules, seat));
  return won >= bid;
}
