import { type Formula, type PlayerView, resolveScoring } from '../../engine/index.ts';
import { TABLE_SIDE, pointsTable } from '../net/position.ts';
import { USUAL_STAKE } from '../heuristic/points.ts';

/** Points that a point of the usual scoring comes to at least: where nothing is at stake as well. */
export const LEAST_UNIT = 0.05;

/** What points are worth in a round without partners. */
export interface Stakes {
  /** Points of a made bid; more is better. */
  made(bid: number): number;
  /** What the seat of the view gets on top for a made bid: a streak in reach [SCORE-1]. */
  readonly bonus: number;
  /** −1 where the lowest total wins: then points count against their owner. */
  readonly sign: 1 | -1;
  /** Points that one point of the usual scoring comes to. */
  readonly unit: number;
}

/** The formula of a game without partners. */
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
  const run = (standing.streaks[seat] ?? 0) + 1;
  const { streak } = formula;
  const fair = Math.round(handSize / rules.players);
  const missed = fair > 0 ? points(fair, fair - 1) : points(0, 1);
  return {
    made: (bid) => points(bid, bid),
    bonus: streak !== null && run >= streak.from ? sign * streak.points : 0,
    sign,
    unit: Math.max(LEAST_UNIT, Math.abs(points(fair, fair) - missed) / USUAL_STAKE),
  };
}
