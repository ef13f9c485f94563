import {
  type Formula,
  type PartnershipScoring,
  type PlayerView,
  resolveScoring,
} from '../../engine/index.ts';
import { TABLE_SIDE, pointsTable } from '../net/position.ts';
import { TYPICAL_STAKE } from '../heuristic/points.ts';

/** Smallest scale factor, for scorings in which hardly anything is at stake. */
const MIN_POINT_SCALE = 0.05;

/** The points of a solo round. */
export interface Stakes {
  /** Points of a made bid; more is better. */
  made(bid: number): number;
  /** Points a made bid earns the view's seat on top: a streak [SCORE-1]. */
  readonly bonus: number;
  /** −1 where the lowest total wins: then points count against their owner. */
  readonly sign: 1 | -1;
  /** Scale factor from standard points to points of these rules. */
  readonly pointScale: number;
}

/** A typical contract, in tricks: made or set, it moves the score by twice its points. */
const TYPICAL_CONTRACT = 5;

/** Scale factor from standard points to partnership points. */
export const partnerPointScale = ({ perTrick }: PartnershipScoring): number =>
  Math.max(MIN_POINT_SCALE, (2 * TYPICAL_CONTRACT * perTrick) / TYPICAL_STAKE);

/** The scoring formula of a solo game. */
export function formulaOf({ rules }: PlayerView): Formula {
  const scoring = resolveScoring(rules.scoring);
  if (scoring.kind !== 'formula') throw new Error('partners score as a side');
  return scoring;
}

/** What is at stake for the seat of a view in a round of that size. */
export function stakesOf(view: PlayerView, handSize: number): Stakes {
  const formula = formulaOf(view);
  const { rules, seat, standing } = view;
  const table = pointsTable(formula, handSize);
  const points = (bid: number, tricks: number): number =>
    table[bid * TABLE_SIDE + tricks] as number;
  const sign = formula.wins === 'low' ? -1 : 1;
  const length = (standing.streaks[seat] ?? 0) + 1;
  const { streak } = formula;
  const fair = Math.round(handSize / rules.players);
  const pointsIfMissed = fair > 0 ? points(fair, fair - 1) : points(0, 1);
  return {
    made: (bid) => points(bid, bid),
    bonus: streak !== null && length >= streak.from ? sign * streak.points : 0,
    sign,
    pointScale: Math.max(
      MIN_POINT_SCALE,
      Math.abs(points(fair, fair) - pointsIfMissed) / TYPICAL_STAKE,
    ),
  };
}
