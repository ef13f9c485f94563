import { contractOf } from '../scoring/contract.ts';
import { type Seat, seatsFrom } from '../seats.ts';
import { arePartners, hasPartners, sideOf } from '../sides.ts';
import { type DealtView, tricksLeft } from '../view/selectors.ts';
import type { PlayerView } from '../view/view.ts';
import type { PositionFact } from './advice.ts';
import { certainTricks } from './hand-facts.ts';
import { hasLostNil, tricksNeeded } from './needs.ts';

/** Standing nils of other seats; empty while the seat has a standing nil of its own. */
function nilFacts({ rules, seat }: PlayerView, round: DealtView): PositionFact[] {
  const stands = (other: Seat): boolean => round.bids[other] === 0 && round.tricks[other] === 0;
  if (!hasPartners(rules) || stands(seat)) return [];
  const others = seatsFrom(seat + 1, rules.players)
    .slice(0, -1)
    .filter(stands);
  const against = others.filter((other) => !arePartners(rules, seat, other));
  const facts: PositionFact[] = [];
  if (against.length > 0) facts.push({ kind: 'nil-against', seats: against });
  if (against.length < others.length) facts.push({ kind: 'nil-beside' });
  return facts;
}

/** The tricks that the other side still needs for its contract; negative if over. */
function theirNeed({ rules, seat }: PlayerView, round: DealtView): number {
  const { bid, won } = contractOf(rules, round, 1 - sideOf(rules, seat));
  return bid - won;
}

/** Facts about the position: what the seat needs, and the standing nils of others. */
export function positionFacts(view: PlayerView, round: DealtView): PositionFact[] {
  const need = tricksNeeded(view.rules, round, view.seat);
  if (round.phase !== 'play' || need === null) return [];
  const of = tricksLeft(round);
  if (hasLostNil(view, round)) {
    const { bid, won } = contractOf(view.rules, round, sideOf(view.rules, view.seat));
    const open = bid - won;
    const tricks = open > 0 && open <= of ? open : 0;
    return [{ kind: 'nil-lost', tricks, of }, ...nilFacts(view, round)];
  }
  // Tricks beyond the contract are bags and do not break it.
  const isContract = hasPartners(view.rules) && round.bids[view.seat] !== 0;
  const certain = certainTricks(view, round, round.trump);
  if (!isContract && need >= 0 && certain.tricks > need)
    return [{ kind: 'sunk-by', ...certain }, ...nilFacts(view, round)];
  const tricks = isContract ? Math.max(0, need) : need;
  const theirs = isContract && need <= 0 ? theirNeed(view, round) : 0;
  return [
    { kind: 'needs', tricks, of },
    ...(theirs > 0 && theirs <= of ? [{ kind: 'their-need', tricks: theirs, of } as const] : []),
    ...nilFacts(view, round),
  ];
}
