import {
  type BidsAndTricks,
  type PartnershipScoring,
  type RuleSet,
  type Seat,
  contractOf,
  resolveScoring,
  seatAfter,
  sideOf,
} from '../../engine/index.ts';

/** A side's contract and what it still needs [SP-3], [SP-4]. */
export interface ContractNeed {
  readonly bid: number;
  /** Tricks still needed; below zero, minus the bags so far. */
  readonly need: number;
}

/** Whether a seat bid nil; whether its nil still stands. */
export const bidsNil = ({ bids }: BidsAndTricks, seat: Seat): boolean => bids[seat] === 0;
const nilStands = (round: BidsAndTricks, seat: Seat): boolean =>
  bidsNil(round, seat) && round.tricks[seat] === 0;

/** A side's contract. */
function contractOfSide(rules: RuleSet, round: BidsAndTricks, side: number): ContractNeed {
  const { bid, won } = contractOf(rules, round, side);
  return { bid, need: bid - won };
}

/** The scoring of a partnership game. */
export function partnershipOf(rules: RuleSet): PartnershipScoring {
  const scoring = resolveScoring(rules.scoring);
  if (scoring.kind !== 'partnership') throw new Error('partners score as a side');
  return scoring;
}

/** The seat across the table [SP-1]. */
export const partnerOf = ({ players }: RuleSet, seat: Seat): Seat =>
  seatAfter(seat, players, players / 2);

/** The side against which a seat plays. */
export const otherSideOf = (rules: RuleSet, seat: Seat): number => 1 - sideOf(rules, seat);

/** The long-run cost of a bag: its share of the penalty, less the point it scores. */
export const bagCost = ({ bag, bagLimit, bagPenalty }: PartnershipScoring): number =>
  bagPenalty / bagLimit - bag;

/** Share of the long-run cost of bags that counts now: the game may end before the penalty. */
export const BAG_WEIGHT = 0.7;

/** The contracts and nils that matter for one seat's card. */
export interface Contracts {
  readonly scoring: PartnershipScoring;
  readonly own: ContractNeed;
  readonly theirs: ContractNeed;
  readonly ownNil: boolean;
  readonly partnerNil: boolean;
  readonly theirNils: readonly Seat[];
  readonly partner: Seat;
  /** Whether own tricks count for the contract. */
  readonly works: boolean;
  readonly partnerWorks: boolean;
  /** How much an opponents' point weighs, relative to one of the side's own. */
  readonly opponentWeight: number;
}

/** The contracts from a seat's side, with opponents' points counted in full. */
export function contractsFor(
  rules: RuleSet,
  scoring: PartnershipScoring,
  round: BidsAndTricks,
  seat: Seat,
): Contracts {
  const partner = partnerOf(rules, seat);
  const opponents = [seatAfter(seat, rules.players), seatAfter(partner, rules.players)];
  return {
    scoring,
    own: contractOfSide(rules, round, sideOf(rules, seat)),
    theirs: contractOfSide(rules, round, otherSideOf(rules, seat)),
    ownNil: nilStands(round, seat),
    partnerNil: nilStands(round, partner),
    theirNils: opponents.filter((each) => nilStands(round, each)),
    partner,
    works: !bidsNil(round, seat),
    partnerWorks: !bidsNil(round, partner),
    opponentWeight: 1,
  };
}
