import type { RuleSet } from '../rulesets/rules.ts';
import { contractOf } from '../scoring/contract.ts';
import type { Seat } from '../seats.ts';
import { hasPartners, sideOf } from '../sides.ts';
import type { DealtView } from '../view/selectors.ts';
import type { PlayerView } from '../view/view.ts';

/**
 * Tricks that a seat still needs for its bid (in partnerships, unless it bid nil, for the side's
 * contract); negative if over. Null while the bid is unknown.
 */
export function tricksNeeded(rules: RuleSet, round: DealtView, seat: Seat): number | null {
  const bid = round.bids[seat];
  if (typeof bid !== 'number') return null;
  if (bid === 0 || !hasPartners(rules)) return bid - (round.tricks[seat] ?? 0);
  const contract = contractOf(rules, round, sideOf(rules, seat));
  return contract.bid - contract.won;
}

/** Whether the seat's nil has already failed; further tricks cost it nothing [SP-4]. */
export const hasLostNil = ({ rules, seat }: PlayerView, round: DealtView): boolean =>
  hasPartners(rules) && round.bids[seat] === 0 && (round.tricks[seat] ?? 0) > 0;
