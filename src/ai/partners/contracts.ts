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
export interface Contract {
  readonly bid: number;
  /** Tricks still needed; below zero by as many bags. */
  readonly need: number;
}

/** Bids and tricks by seat; what is no number is no bid yet. */
export interface BidsAndTricks {
  readonly bids: readonly (number | 'sealed' | null)[];
  readonly tricks: readonly number[];
}

/** Whether a seat bid nil, and whether it still holds. */
export const bidsNil = ({ bids }: BidsAndTricks, seat: Seat): boolean => bids[seat] === 0;
const nilStands = (round: BidsAndTricks, seat: Seat): boolean =>
  bidsNil(round, seat) && round.tricks[seat] === 0;

/** A side's contract, and what it still needs. */
function contractOfSide(rules: RuleSet, round: BidsAndTricks, side: number): Contract {
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
export const WIN_BONUS = 150;

/** The two contracts and the nils, as they decide about a card of one seat. */
export interface Contracts {
  readonly scoring: PartnershipScoring;
  readonly own: Contract;
  readonly theirs: Contract;
  readonly ownNil: boolean;
  readonly partnerNil: boolean;
  readonly theirNils: readonly Seat[];
  readonly partner: Seat;
  /** Whether the own tricks count for the contract. */
  readonly works: boolean;
  readonly partnerWorks: boolean;
  /** How much a point of the other side counts against one of the own side. */
  readonly opponentWeight: number;
}

/** How the contracts stand for a seat, to which a point of the other side counts like an own one. */
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
