import { type Advice, type OptionContrast, isClearlyWorse } from '../advice/advice.ts';
import { SMALL_POINTS } from '../advice/rounding.ts';
import type { Command } from '../game/commands-and-events.ts';

/** Grades of a choice, from best to worst. */
export const CHOICE_GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type ChoiceGrade = (typeof CHOICE_GRADES)[number];

/** The value of a choice given what its player knew, in points of the score sheet. */
export interface ChoiceValue {
  readonly command: Command;
  /** Make probability, 0…1. */
  readonly make: number;
  /** Probability of too few tricks; missing in reviews that were made before it was recorded. */
  readonly short?: number | undefined;
  /** Expected points in this round; in partnerships, the side's. */
  readonly points: number;
  /** Average expected points of the opponents; in partnerships, the other side's. */
  readonly others: number;
}

/**
 * The best result with open cards if all others play like the expert, who sees only its own cards.
 * In partnerships: the side's points minus the other side's, including the cost of bags.
 */
export interface Hindsight {
  /** The most points that the actual choice could still bring. */
  readonly points: number;
  /** The most points that any choice could bring, and that choice; the actual one if equal. */
  readonly bestPoints: number;
  readonly command: Command;
  /** Whether the search was exhaustive. */
  readonly isExact: boolean;
}

/** A reviewed decision. */
export interface Judgment {
  /** The index of its command in the record. */
  readonly commandIndex: number;
  readonly about: Advice['about'];
  /** The index of the trick (0-based); null before the first. */
  readonly trick: number | null;
  readonly own: ChoiceValue;
  /** The best choice given what its player knew. */
  readonly best: ChoiceValue;
  /**
   * Why the best choice beats the player's, which is option 1; missing where that is unknown, and in reviews that were
   * made before it was recorded.
   */
  readonly contrast?: OptionContrast | undefined;
  /**
   * The loss against the best choice, given what was known, and its standard error: own points
   * minus half of an average opponent's (in partnerships: the side's minus the other side's,
   * including the cost of bags). Never negative.
   */
  readonly cost: number;
  readonly costError: number;
  /** How much was at stake: the loss of the worst choice, in points. */
  readonly stake: number;
  /** The point scale: points per standard point. */
  readonly pointScale: number;
  /** null if unknown. */
  readonly hindsight: Hindsight | null;
}

/** The minimum losses of a mistake and of a blunder, in standard points; set by hand. */
const MISTAKE_FROM = 1.5;
const BLUNDER_FROM = 4;

/** The grade of a choice; below `good` only if it is costly. */
export function gradeOf(
  judgment: Pick<Judgment, 'cost' | 'costError' | 'pointScale'>,
): ChoiceGrade {
  const { cost, costError, pointScale } = judgment;
  const points = cost / pointScale;
  if (points < SMALL_POINTS || cost < costError) return 'best';
  if (!isClearlyWorse(judgment, judgment)) return 'good';
  if (points < MISTAKE_FROM) return 'inaccuracy';
  return points < BLUNDER_FROM ? 'mistake' : 'blunder';
}

/** Whether a grade means a costly choice: one whose loss is statistically significant. */
export const isCostly = (grade: ChoiceGrade): boolean => grade !== 'best' && grade !== 'good';

/** The loss of a costly choice; otherwise 0. */
export const significantCost = (judgment: Judgment): number =>
  isCostly(gradeOf(judgment)) ? judgment.cost : 0;

/** The minimum stake of a relevant decision, in standard points. */
const RELEVANT_STAKE = 0.5;
const isRelevant = ({ stake, pointScale }: Judgment): boolean =>
  stake >= RELEVANT_STAKE * pointScale;

/** The decay of accuracy per standard point lost. */
const DECAY = 0.35;

/** The accuracy of a choice, 0…1. */
const choiceAccuracy = (judgment: Judgment): number =>
  Math.exp((-DECAY * significantCost(judgment)) / judgment.pointScale);

/** The mean accuracy of relevant decisions, 0…1; null if there are none. */
export function accuracyOf(judgments: readonly Judgment[]): number | null {
  const relevant = judgments.filter(isRelevant);
  if (relevant.length === 0) return null;
  return relevant.reduce((sum, judgment) => sum + choiceAccuracy(judgment), 0) / relevant.length;
}

/** Names of accuracies with their lower bounds, the best first. */
const ACCURACY_GRADES = [
  ['superb', 0.97],
  ['strong', 0.92],
  ['solid', 0.84],
  ['fair', 0.72],
  ['learning', 0],
] as const;
export type AccuracyGrade = (typeof ACCURACY_GRADES)[number][0];

/** The name of an accuracy. */
export const accuracyGrade = (accuracy: number): AccuracyGrade =>
  ACCURACY_GRADES.find(([, from]) => accuracy >= from)?.[0] ?? 'learning';

/** Decisions before play: bids, declarations and naming trump. */
export const isBidding = ({ about }: Pick<Judgment, 'about'>): boolean => about !== 'card';

/** The costliest first; ties by order. */
export const costliestFirst = (judgments: readonly Judgment[]): Judgment[] =>
  judgments.toSorted(
    (a, b) =>
      significantCost(b) - significantCost(a) || b.cost - a.cost || a.commandIndex - b.commandIndex,
  );
