import type { RuleSet } from '../rulesets/rules.ts';
import { contractOf } from '../scoring/contract.ts';
import type { Seat } from '../seats.ts';
import { hasPartners, sideOf } from '../sides.ts';
import type { DealtView } from '../view/selectors.ts';
import type { PlayerView } from '../view/view.ts';

/** Tricks that are not over yet, the one on the table included. */
export const tricksLeft = ({ handSize, taken }: DealtView): number => handSize - taken.length;

/**
 * Tricks that a seat still needs for its bid, or among partners for the contract of its side unless
 * it bid nil; below 0 by as many as are too many. Null while its bid is not known.
 */
export function needOf(rules: RuleSet, round: DealtView, seat: Seat): number | null {
  const bid = round.bids[seat];
  if (typeof bid !== 'number') return null;
  if (bid === 0 || !hasPartners(rules)) return bid - (round.tricks[seat] ?? 0);
  const contract = contractOf(rules, round, sideOf(rules, seat));
  return contract.bid - contract.won;
}

/** Whether the seat of a view bid nil among partners and has a trick: none can hurt it any more [SP-4]. */
export const hasLostNil = ({ rules, seat }: PlayerView, round: DealtView): boolean =>
  hasPartners(rules) && round.bids[seat] === 0 && (round.tricks[seat] ?? 0) > 0;
