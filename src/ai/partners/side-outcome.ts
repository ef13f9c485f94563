import {
  type PartnershipScoring,
  type PlayerView,
  type RoundOutcome,
  type RoundScore,
  type Seat,
  type Standing,
  gameEnds,
  scoreRound,
  sideOf,
  type DealtView,
} from '../../engine/index.ts';
import { BAG_WEIGHT, bagCost, partnershipOf } from './contracts.ts';
import { WIN_POINTS, winProbabilityBefore } from './win-probability.ts';

/** The outcome of a round for a side, after one choice in one determinization. */
export interface SideOutcome {
  /** Points of the round for the side and for its opponents. */
  readonly own: number;
  readonly theirs: number;
  /** Own points less opponents' points, minus the expected cost of both sides' bags. */
  readonly gain: number;
  /** Expected cost of the side's own bags. */
  readonly ownBags: number;
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
  const gain = own - ownBags - (theirs - futureBagCost(score, standing, scoring, 1 - side));
  const gameDecided = gameDecidedBy(score, view, side, schedule.length - index - 1);
  const isWon = gameDecided > 0 ? 1 : 0;
  const change = gameDecided === 0 ? 0 : isWon - winProbabilityBefore(view, { index });
  return {
    own,
    theirs,
    gain,
    ownBags,
    gameDecided,
    utility: gain + WIN_POINTS * change,
    made: isMade(score, seat, side, bids[seat] === 0),
  };
}
