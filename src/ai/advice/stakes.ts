import {
  type Formula,
  type PlayerView,
  bidPoints,
  pointSign,
  resolveScoring,
} from '../../engine/index.ts';
import { nextStreakBonuses, soloPointScale } from '../heuristic/points.ts';

/** The points of a solo round. */
export interface Stakes {
  /** Points of a made bid; more is better. */
  made(bid: number): number;
  /** The streak bonuses of a made and of a missed bid for the view's seat [SCORE-3]. */
  readonly bonuses: { readonly made: number; readonly missed: number };
  /** −1 where the lowest total wins: then points count against their owner. */
  readonly sign: 1 | -1;
  /** Scale factor from standard points to points of these rules. */
  readonly pointScale: number;
}

/** The scoring formula of a solo game. */
export function formulaOf({ rules }: PlayerView): Formula {
  const scoring = resolveScoring(rules.scoring);
  if (scoring.kind !== 'formula') throw new Error('partners score as a side');
  return scoring;
}

/** What is at stake for the seat of a view in a round with hands of `handSize`. */
export function stakesOf(view: PlayerView, handSize: number): Stakes {
  const formula = formulaOf(view);
  const sign = pointSign(formula);
  const { made, missed } = nextStreakBonuses(formula, view.standing, view.seat);
  return {
    // The core counts sampled points in single precision.
    made: (bid) => Math.fround(sign * bidPoints(formula, { bid, tricks: bid, handSize })),
    bonuses: { made: sign * made, missed: sign * missed },
    sign,
    pointScale: soloPointScale(formula, view, handSize),
  };
}
