import {
  type NameableTrump,
  type PlayerView,
  isNoTrumpRound,
  trumpAfterDeal,
  trumpOrder,
} from '@/engine/index.ts';

/** How many trumps to come are shown: as many as fit a narrow screen beside the label. */
const SHOWN = 3;

/**
 * The trumps of the next rounds, as far as an order or rounds without trump determine them; none if
 * trump comes from a card or a bid, or is the same in every round.
 */
export function trumpsToCome({ rules, schedule }: PlayerView, index: number): NameableTrump[] {
  const isOrdered = trumpOrder(rules) !== null;
  const found: NameableTrump[] = [];
  for (let round = index + 1; round < schedule.length && found.length < SHOWN; round++) {
    // A round without trump breaks no order, and is worth knowing even if the others are open.
    const trump = isOrdered ? trumpAfterDeal(rules, round, null) : null;
    if (trump !== null && trump !== 'L') found.push(trump);
    else if (isNoTrumpRound(rules, round)) found.push('N');
    else break;
  }
  return found;
}
