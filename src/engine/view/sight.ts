import type { RuleSet } from '../rulesets/rules.ts';
import type { Seat } from '../seats.ts';

/** Who sees whose hand [SIGHT-1]. */
const SEES = {
  own: (viewer, owner) => viewer === owner,
  forehead: (viewer, owner, handSize) => (handSize === 1) !== (viewer === owner),
} as const satisfies Record<
  RuleSet['sight'],
  (viewer: Seat, owner: Seat, handSize: number) => boolean
>;

/** Whether `viewer` sees the cards in the hand of `owner` in a round of that hand size [SIGHT-1]. */
export const seesHand = (rules: RuleSet, handSize: number, viewer: Seat, owner: Seat): boolean =>
  SEES[rules.sight](viewer, owner, handSize);

/** Whether rounds of that hand size are forehead rounds: all players see every card but their own [SIGHT-1]. */
export const isUnseenByHolder = (rules: RuleSet, handSize: number): boolean =>
  !seesHand(rules, handSize, 0, 0);
