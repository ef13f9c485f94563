import {
  type PartnershipScoring,
  type RuleSet,
  type Seat,
  contractOf,
  resolveScoring,
  seatAfter,
  sideOf,
} from '../../engine/index.ts';

/** What a side has promised and what is left of the promise [SP-3], [SP-4]. */
export interface Promised {
  readonly bid: number;
  /** Tricks still needed; below zero by as many bags. */
  readonly need: number;
}

/** Bids and tricks by seat; what is no number is no bid yet. */
export interface Bidden {
  readonly bids: readonly (number | 'sealed' | null)[];
  readonly tricks: readonly number[];
}

/** Whether a seat bid nil, and whether it still holds. */
export const bidsNil = ({ bids }: Bidden, seat: Seat): boolean => bids[seat] === 0;
const nilStands = (round: Bidden, seat: Seat): boolean =>
  bidsNil(round, seat) && round.tricks[seat] === 0;

/** A side's contract, and what it still needs. */
function promisedBy(rules: RuleSet, round: Bidden, side: number): Promised {
  const { bid, won } = contractOf(rules, round, side);
  return { bid, need: bid - won };
}

/** The scoring of a game of partners. */
export function partnershipOf(rules: RuleSet): PartnershipScoring {
  const scoring = resolveScoring(rules.scoring);
  if (scoring.kind !== 'partnership') throw new Error('partners score as a side');
  return scoring;
}

export const partnerOf = ({ players }: RuleSet, seat: Seat): Seat =>
  seatAfter(seat, players, players / 2);

export const otherSideOf = (rules: RuleSet, seat: Seat): number => 1 - sideOf(rules, seat);

/** What a bag costs in the long run: its share of the penalty, less the point that it gives. */
export const bagCost = ({ bag, bagLimit, bagPenalty }: PartnershipScoring): number =>
  bagPenalty / bagLimit - bag;

/** How much of what bags cost in the long run counts now: the game may end before they do. */
export const BAG_WEIGHT = 0.7;

/** A game won counts like so many points more. */
export const DECIDED = 150;

/** The two contracts and the nils, as they decide about a card of one seat. */
export interface Contracts {
  readonly scoring: PartnershipScoring;
  readonly own: Promised;
  readonly theirs: Promised;
  readonly ownNil: boolean;
  readonly partnerNil: boolean;
  readonly theirNils: readonly Seat[];
  readonly partner: Seat;
  /** Whether the own tricks count for the contract. */
  readonly works: boolean;
  readonly partnerWorks: boolean;
  /** How much a point of the other side counts against one of the own side. */
  readonly theirWeight: number;
}

/** How the contracts stand for a seat, to which a point of the other side counts like an own one. */
export function contractsFor(
  rules: RuleSet,
  scoring: PartnershipScoring,
  round: Bidden,
  seat: Seat,
): Contracts {
  const partner = partnerOf(rules, seat);
  const opponents = [seatAfter(seat, rules.players), seatAfter(partner, rules.players)];
  return {
    scoring,
    own: promisedBy(rules, round, sideOf(rules, seat)),
    theirs: promisedBy(rules, round, otherSideOf(rules, seat)),
    ownNil: nilStands(round, seat),
    partnerNil: nilStands(round, partner),
    theirNils: opponents.filter((each) => nilStands(round, each)),
    partner,
    works: !bidsNil(round, seat),
    partnerWorks: !bidsNil(round, partner),
    theirWeight: 1,
  };
}
