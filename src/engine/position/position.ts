import type { Card } from '../cards/card.ts';
import type { SeatInfo } from '../game/state.ts';
import type { Command } from '../game/commands-and-events.ts';
import type { RuleSet } from '../rulesets/rules.ts';
import type { Seat } from '../seats.ts';
import type { Trump } from '../trump/trump.ts';

/** What is known of a finished round; the rest follows from the rules. By seat. */
export interface PastRound {
  readonly trump: Trump;
  readonly turned: Card | null;
  readonly chooser: Seat | null;
  readonly bids: readonly number[];
  readonly blindNils: readonly boolean[];
  readonly tricks: readonly number[];
}

/**
 * A move of the round so far. Cards are always named, even one that its holder did not see [SIGHT-1];
 * `sealed`: a bid whose number is not known yet [BID-5].
 */
export type PositionMove =
  | Exclude<Command, { readonly type: 'deal' | 'play' }>
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'sealed'; readonly seat: Seat };

/**
 * A position as somebody at the table could write it down: one round, what is known of its cards, and
 * all moves since the deal. It holds no seed and nothing that was sampled.
 */
export interface Position {
  readonly rules: RuleSet;
  readonly seats: readonly SeatInfo[];
  /** Whose view it is. */
  readonly seat: Seat;
  /** The round, 0-based. */
  readonly index: number;
  readonly dealer: Seat;
  /** All earlier rounds; empty if they are not known. */
  readonly past: readonly PastRound[];
  /** Totals by side before the round, if `past` is empty; null if they are not known. */
  readonly totals: readonly number[] | null;
  /** The card turned up for trump [TRUMP-1]. */
  readonly turned: Card | null;
  /** The dealer's last card, shown to all [TRUMP-8]. */
  readonly openCard: Card | null;
  /** The cards known to be dealt to each seat; those it has played may be left out. */
  readonly hands: readonly (readonly Card[])[];
  readonly moves: readonly PositionMove[];
}

/** The cards that a seat has played so far. */
const playedBy = ({ moves }: Pick<Position, 'moves'>, seat: Seat): readonly Card[] =>
  moves.flatMap((move) => (move.type === 'play' && move.seat === seat ? [move.card] : []));

/** The cards known to have been dealt to a seat: those written down, those played, an open card. */
export function knownHand(position: Position, seat: Seat): readonly Card[] {
  const { hands, openCard, dealer } = position;
  const shown = openCard !== null && seat === dealer ? [openCard] : [];
  return [...new Set([...(hands[seat] ?? []), ...playedBy(position, seat), ...shown])];
}
