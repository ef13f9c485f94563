import { type RuleSet, hasPartners, lowestWins } from '@/engine/index.ts';

/** Whose points a review is about, and whether the lowest total wins. */
export interface PointsContext {
  /** Whether points are a side's. */
  readonly isSide: boolean;
  /** Whether the lowest total wins. */
  readonly isLow: boolean;
}

/** The points of a review under these rules. */
export const pointsContextOf = (rules: RuleSet): PointsContext => ({
  isSide: hasPartners(rules),
  isLow: lowestWins(rules),
});
