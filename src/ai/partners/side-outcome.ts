import {
  type LedgerItem,
  type LedgerKind,
  type PartnershipScoring,
  type PlayerView,
  type RoundOutcome,
  type RoundScore,
  type RuleSet,
  type Seat,
  type Standing,
  contractOf,
  gameEnds,
  scoreRound,
  sideOf,
  type DealtView,
} from '../../engine/index.ts';
import { BAG_WEIGHT, bagCost, partnershipOf } from './contracts.ts';
import { WIN_POINTS, winProbabilityBefore } from './win-probability.ts';

/** Two numbers: the side's, and its opponents'. */
export type BySide = readonly [own: number, theirs: number];

/** What the gain of a round consists of, in points: positive where it favors the side. The parts add up to it. */
export interface GainParts {
  /** The contracts; 0 for a side of two nils. */
  readonly contracts: BySide;
  /** The bags, with their expected cost. */
  readonly bags: BySide;
  /** The nils, by seat; 0 for a seat without one. */
  readonly nils: readonly number[];
}

/** The outcome of a round for a side, after one choice in one determinization. */
export interface SideOutcome {
  /** Points of the round for the side and for its opponents. */
  readonly own: number;
  readonly theirs: number;
  /** Own points less opponents' points, minus the expected cost of both sides' bags. */
  readonly gain: number;
  /** Expected cost of the side's own bags. */
  readonly ownBags: number;
  readonly parts: GainParts;
  /** The number of bags of the round. */
  readonly bagCounts: BySide;
  /** 1 if the round wins the game, −1 if it loses it, 0 while it goes on or is tied. */
  readonly gameDecided: number;
  /** What the choice maximizes: the gain, plus the change of the win probability where the round ends the game. */
  readonly utility: number;
  /** Whether the seat's nil held or, without one, the contract was made. */
  readonly made: boolean;
}

const bagsOf = ({ bags }: Standing, side: number): number => bags[side] ?? 0;

/** The expected cost of a round's bags for a side. */
const futureBagCost = (
  { standing }: RoundScore,
  before: Standing,
  scoring: PartnershipScoring,
  side: number,
): number => BAG_WEIGHT * bagCost(scoring) * (bagsOf(standing, side) - bagsOf(before, side));

/** The parts of a gain. */
function partsOf(
  { ledger }: RoundScore,
  rules: RuleSet,
  side: number,
  futureBagCosts: BySide,
): GainParts {
  const pointsOf = (isPart: (item: LedgerItem) => boolean): number =>
    ledger.reduce(
      (sum, item) => sum + (isPart(item) ? (item.side === side ? item.points : -item.points) : 0),
      0,
    );
  const ofSide = (kinds: readonly LedgerKind[], of: number): number =>
    pointsOf((item) => item.seat === null && item.side === of && kinds.includes(item.kind));
  const both = (kinds: readonly LedgerKind[]): BySide => [
    ofSide(kinds, side),
    ofSide(kinds, 1 - side),
  ];
  const bags = both(['bags', 'bag-penalty']);
  return {
    contracts: both(['contract-made', 'contract-set']),
    bags: [bags[0] - futureBagCosts[0], bags[1] + futureBagCosts[1]],
    nils: Array.from({ length: rules.players }, (_, seat) =>
      pointsOf((item) => item.seat === seat),
    ),
  };
}

/** The number of bags that a side takes in a round. */
function bagCountOf(rules: RuleSet, outcome: FinalRound, side: number): number {
  const { bid, won } = contractOf(rules, outcome, side);
  return bid === 0 ? 0 : Math.max(0, won - bid);
}

/** 1 if a round has won the game, −1 if it has lost it. */
function gameDecidedBy(
  { standing: { totals } }: RoundScore,
  { rules }: PlayerView,
  side: number,
  roundsLeft: number,
): number {
  if (!gameEnds(rules, totals, roundsLeft)) return 0;
  return Math.sign((totals[side] ?? 0) - (totals[1 - side] ?? 0));
}

/** Whether a seat kept its nil or, without one, its side made the contract. */
const isMade = ({ ledger }: RoundScore, seat: Seat, side: number, nil: boolean): boolean =>
  ledger.some((item) =>
    nil
      ? item.seat === seat && (item.kind === 'nil-made' || item.kind === 'blind-nil-made')
      : item.side === side && item.kind === 'contract-made',
  );

/** Bids and tricks by seat at the end of a round. */
export type FinalRound = Pick<RoundOutcome, 'bids' | 'tricks'>;

/** The outcome of a finished round for the seat of a view, by the engine's own scoring. */
export function sideOutcomeOf(
  { bids, tricks }: FinalRound,
  view: PlayerView,
  { index, handSize, blindNils }: Pick<DealtView, 'index' | 'handSize' | 'blindNils'>,
): SideOutcome {
  const { seat, rules, standing, schedule } = view;
  const score = scoreRound(rules, { handSize, bids, blindNils, tricks }, standing);
  const side = sideOf(rules, seat);
  const scoring = partnershipOf(rules);
  const own = score.points[side] ?? 0;
  const theirs = score.points[1 - side] ?? 0;
  const ownBags = futureBagCost(score, standing, scoring, side);
  const theirBags = futureBagCost(score, standing, scoring, 1 - side);
  const gain = own - ownBags - (theirs - theirBags);
  const gameDecided = gameDecidedBy(score, view, side, schedule.length - index - 1);
  const isWon = gameDecided > 0 ? 1 : 0;
  const change = gameDecided === 0 ? 0 : isWon - winProbabilityBefore(view, { index });
  let parts: GainParts | undefined;
  return {
    own,
    theirs,
    gain,
    ownBags,
    // Only the outcomes of the two choices that a hint contrasts are asked for their parts.
    get parts() {
      parts ??= partsOf(score, rules, side, [ownBags, theirBags]);
      return parts;
    },
    get bagCounts(): BySide {
      const countOf = (of: number): number => bagCountOf(rules, { bids, tricks }, of);
      return [countOf(side), countOf(1 - side)];
    },
    gameDecided,
    utility: gain + WIN_POINTS * change,
    made: isMade(score, seat, side, bids[seat] === 0),
  };
}
