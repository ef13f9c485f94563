import { type Advice, isMistake } from '../advice/advice.ts';
import { SMALL_POINTS } from '../advice/figures.ts';
import type { Command } from '../game/messages.ts';

/** How good a choice was, from the best to the worst. */
export const CHOICE_GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type ChoiceGrade = (typeof CHOICE_GRADES)[number];

/** What a choice was worth as far as its player could know. Points are those of the sheet. */
export interface Prospect {
  readonly command: Command;
  /** The chance to make the bid, 0…1. */
  readonly make: number;
  /** Points expected in this round; among partners for the side. */
  readonly points: number;
  /** Points expected for an opponent on average; among partners for the other side. */
  readonly others: number;
}

/**
 * What could have been reached with all cards open, had everybody else gone on as the expert plays,
 * who sees nothing but the own cards. Among partners: points of the side less those of the other one,
 * with what bags will cost.
 */
export interface Hindsight {
  /** The most points after the choice that was made. */
  readonly points: number;
  /** The most points after any choice, and the one that leads there; of equal ones the one made. */
  readonly bestPoints: number;
  readonly command: Command;
  /** Whether every way to play on was gone through; else it is what was found. */
  readonly isExact: boolean;
}

/** A decision with what is thought of it. */
export interface Judgement {
  /** How many commands of the record came before it. */
  readonly at: number;
  readonly about: Advice['about'];
  /** The trick it was made in, 0-based; null before the first. */
  readonly trick: number | null;
  readonly own: Prospect;
  /** The best choice as far as its player could know. */
  readonly best: Prospect;
  /**
   * By how much it was worse than the best, given what was known: own points less half of an
   * average opponent's (among partners: the side's less the other side's, with what bags will cost),
   * never below 0; and the standard error of that.
   */
  readonly cost: number;
  readonly costError: number;
  /** What the worst choice would have cost: how much there was to decide. */
  readonly stake: number;
  /** Points that one point of the usual scoring comes to. */
  readonly unit: number;
  /** null where it is not known. */
  readonly open: Hindsight | null;
}

/** From so many points of the usual scoring on a mistake has these names. */
const SERIOUS = 1.5;
const GRAVE = 4;

/** The grade of a choice: below good only where it is worse than the best beyond doubt. */
export function gradeOf(judged: Pick<Judgement, 'cost' | 'costError' | 'unit'>): ChoiceGrade {
  const { cost, costError, unit } = judged;
  const points = cost / unit;
  if (points < SMALL_POINTS || cost < costError) return 'best';
  if (!isMistake(judged, judged)) return 'good';
  if (points < SERIOUS) return 'inaccuracy';
  return points < GRAVE ? 'mistake' : 'blunder';
}

/** Whether a grade says that a choice was wrong beyond doubt. */
export const isWrong = (grade: ChoiceGrade): boolean => grade !== 'best' && grade !== 'good';

/** What a choice has cost, where it was wrong beyond doubt; else nothing. */
export const provenCost = (judged: Judgement): number =>
  isWrong(gradeOf(judged)) ? judged.cost : 0;

/** Whether there was something to decide: what choices cost differs by at least this. */
const WORTH_A_THOUGHT = 0.5;
const isTelling = ({ stake, unit }: Judgement): boolean => stake >= WORTH_A_THOUGHT * unit;

/** A point of the usual scoring costs so much of the accuracy of a decision, on a logarithmic scale. */
const DECAY = 0.35;

/** How near to the best choice, 0…1. */
const nearness = (judged: Judgement): number =>
  Math.exp((-DECAY * provenCost(judged)) / judged.unit);

/** The mean nearness to the best choice where there was something to decide, 0…1; null without such. */
export function accuracyOf(judgements: readonly Judgement[]): number | null {
  const telling = judgements.filter(isTelling);
  if (telling.length === 0) return null;
  return telling.reduce((sum, judged) => sum + nearness(judged), 0) / telling.length;
}

/** Named grades of an accuracy, from the best; each from so much on. */
const MARKS = [
  ['superb', 0.97],
  ['strong', 0.92],
  ['solid', 0.84],
  ['fair', 0.72],
  ['learning', 0],
] as const;
export type Mark = (typeof MARKS)[number][0];

/** The name of an accuracy. */
export const markOf = (accuracy: number): Mark =>
  MARKS.find(([, from]) => accuracy >= from)?.[0] ?? 'learning';

/** Decisions of the bidding: bids, declarations and the naming of trump. */
export const isBidding = ({ about }: Pick<Judgement, 'about'>): boolean => about !== 'card';

/** The costliest first, of equal ones the earlier. */
export const costliestFirst = (judgements: readonly Judgement[]): Judgement[] =>
  judgements.toSorted((a, b) => provenCost(b) - provenCost(a) || b.cost - a.cost || a.at - b.at);
