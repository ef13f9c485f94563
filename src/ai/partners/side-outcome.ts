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
} from '../../engine/index.ts';
import type { DealtRound } from '../heuristic/situation.ts';
import { BAG_WEIGHT, WIN_BONUS, bagCost, partnershipOf } from './contracts.ts';

/** How a round ended for a side, after one choice in one world. */
export interface SideOutcome {
  /** Points of the round for the side, and for the other one. */
  readonly own: number;
  readonly theirs: number;
  /** Points of the side less those of the other one, and what bags to come will cost both. */
  readonly gain: number;
  /** What bags of the side itself will cost. */
  readonly ownBags: number;
  /** Whether the game is won (1) or lost (−1) by it; 0 while it goes on, and for nobody's win. */
  readonly gameDecided: number;
  /** What the choice is made for: the gain, and the game if it is decided. */
  readonly utility: number;
  /** Whether the seat's nil held or, without one, the contract was made. */
  readonly made: boolean;
}

const bagsOf = ({ bags }: Standing, side: number): number => bags[side] ?? 0;

/** What the bags of a round will cost a side. */
const futureBagCost = (
  { standing }: RoundScore,
  before: Standing,
  scoring: PartnershipScoring,
  side: number,
): number => BAG_WEIGHT * bagCost(scoring) * (bagsOf(standing, side) - bagsOf(before, side));

/** Whether a round has won (1) or lost (−1) the game. */
function gameDecidedBy(
  { standing: { totals } }: RoundScore,
  { rules }: PlayerView,
  side: number,
  roundsLeft: number,
): number {
  if (!gameEnds(rules, totals, roundsLeft)) return 0;
  return Math.sign((totals[side] ?? 0) - (totals[1 - side] ?? 0));
}

/** Whether a seat kept its nil or, without one, its side the contract. */
const isMade = ({ ledger }: RoundScore, seat: Seat, side: number, nil: boolean): boolean =>
  ledger.some((item) =>
    nil
      ? item.seat === seat && (item.kind === 'nil-made' || item.kind === 'blind-nil-made')
      : item.side === side && item.kind === 'contract-made',
  );

/** What everybody had bid and won at the end of a round, by seat. */
export type FinalRound = Pick<RoundOutcome, 'bids' | 'tricks'>;

/** How a round that was played out ended for the seat of a view, by the engine's own scoring. */
export function sideOutcomeOf(
  { bids, tricks }: FinalRound,
  view: PlayerView,
  { index, handSize, blindNils }: Pick<DealtRound, 'index' | 'handSize' | 'blindNils'>,
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
  return {
    own,
    theirs,
    gain,
    ownBags,
    gameDecided,
    utility: gain + WIN_BONUS * gameDecided,
    made: isMade(score, seat, side, bids[seat] === 0),
  };
}
