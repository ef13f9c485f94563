import type { Card } from '../cards/card.ts';
import type { Rejection } from '../game/commands-and-events.ts';
import type { RuleProblem } from '../rulesets/check.ts';
import type { Seat } from '../seats.ts';
import type { PositionMove } from './position.ts';

/** A hand that the viewer sees has the wrong number of cards, or any hand has too many. */
export interface HandSizeProblem {
  readonly kind: 'hand-size';
  readonly seat: Seat;
  readonly expected: number;
  readonly found: number;
}

/** Why a position is impossible. */
export type PositionProblem =
  | { readonly kind: 'rules'; readonly problems: readonly RuleProblem[] }
  | {
      readonly kind:
        | 'seat'
        | 'round'
        | 'past'
        | 'totals'
        | 'turned-missing'
        | 'turned-not-used'
        | 'open-missing'
        | 'open-not-used'
        | 'sealed-unknown'
        | 'no-deal-fits';
    }
  | { readonly kind: 'foreign-card' | 'card-twice'; readonly card: Card }
  | HandSizeProblem
  /**
   * An illegal move; `held`: a card that the seat is known to have held and could have played instead.
   */
  | {
      readonly kind: 'move';
      readonly move: PositionMove;
      readonly rejection: Rejection;
      readonly held: Card | null;
    };
