import { type Formula, type PlayerView, bidPoints, resolveScoring } from '../../engine/index.ts';
import { pointSign, soloPointScale, streakBonus } from '../heuristic/points.ts';

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

/** The scoring formula of a solo game. */
export function formulaOf({ rules }: PlayerView): Formula {
  const scoring = resolveScoring(rules.scoring);
  if (scoring.kind !== 'formula') throw new Error('partners score as a side');
  return scoring;
}

/** What is at stake for the seat of a view in a round of that size. */
export function stakesOf(view: PlayerView, handSize: number): Stakes {
  const formula = formulaOf(view);
  const sign = pointSign(formula);
  return {
    // The core counts sampled points in single precision.
    made: (bid) => Math.fround(sign * bidPoints(formula, { bid, tricks: bid, handSize })),
    bonus: sign * streakBonus(formula, view.standing, view.seat),
    sign,
    pointScale: soloPointScale(formula, view, handSize),
  };
}
