import { type RuleSet, hasPartners, lowestWins } from '@/engine/index.ts';
import type { Judgment } from '@/engine/review/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import type { Translate } from '@/i18n/i18n.ts';

/** Says why the better choice of a decision beats the player's. */
export type ReasonOf = (t: Translate, judgment: Judgment, nameCard: NameCard) => string;

/** Whose points a review is about, and whether the lowest total wins. */
export interface PointsContext {
  /** Whether points are a side's. */
  readonly isSide: boolean;
  /** Whether the lowest total wins. */
  readonly isLow: boolean;
  /** Whose game it is, as a name within a sentence; '' for the reader's own. */
  readonly person: string;
  /** Why the better choice beats the player's; '' where nothing but their figures is known. */
  readonly reasonOf?: ReasonOf;
}

/** Whether a sentence is about the reader, for messages that tell the two apart. */
export const whoOf = ({ person }: Pick<PointsContext, 'person'>): 'you' | 'other' =>
  person === '' ? 'you' : 'other';

/** The points of a review under these rules, of the reader's own game unless `person` is given. */
export const pointsContextOf = (rules: RuleSet, person = ''): PointsContext => ({
  person,
  isSide: hasPartners(rules),
  isLow: lowestWins(rules),
});
