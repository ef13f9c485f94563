import type { BidRefusal } from '../bidding/bidding.ts';
import type { Card } from '../cards/card.ts';
import type { NameableTrump } from '../rulesets/rules.ts';
import type { Seat } from '../seats.ts';
import type { PlayRefusal } from '../trick/trick.ts';
import type { Trump } from '../trump/trump.ts';
import type { Round, RoundRecord } from './state.ts';

/** A card hidden from its own holder [SIGHT-1]. */
export const UNSEEN = 'unseen';

/** A command. `deal` belongs to no seat: it says that the table is ready. */
export type Command =
  | { readonly type: 'deal' }
  | { readonly type: 'declare'; readonly seat: Seat; readonly blindNil: boolean }
  | { readonly type: 'bid'; readonly seat: Seat; readonly bid: number }
  | { readonly type: 'nameTrump'; readonly seat: Seat; readonly trump: NameableTrump }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card | typeof UNSEEN };

/** Whether two commands are equal; the order of their fields does not matter. */
export const isSameCommand = (a: Command, b: Command): boolean =>
  Object.entries(a).every(([key, value]) =>
    Object.entries(b).some(([k, v]) => k === key && v === value),
  );

/** An event. A game's state is the fold of its events. */
export type GameEvent =
  | {
      readonly type: 'dealt';
      readonly index: number;
      readonly handSize: number;
      readonly dealer: Seat;
      readonly hands: readonly (readonly Card[])[];
      readonly turned: Card | null;
      /** The dealer's last card, if all may see it [TRUMP-8]. */
      readonly openCard: Card | null;
      readonly trump: Trump | null;
      /** Seats that may declare blind nil before they look, in order [SP-2]. */
      readonly mayDeclare: readonly Seat[];
    }
  | { readonly type: 'blindNilDecided'; readonly seat: Seat; readonly blindNil: boolean }
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly bid: number }
  | { readonly type: 'biddingClosed' }
  | { readonly type: 'trumpNamed'; readonly seat: Seat; readonly trump: NameableTrump }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'trickTaken'; readonly winner: Seat }
  | { readonly type: 'roundScored'; readonly record: RoundRecord }
  | { readonly type: 'gameEnded'; readonly winners: readonly number[] };

/** Why a command was rejected; the state is unchanged. */
export type Rejection =
  | { readonly kind: 'unknown-command' }
  | { readonly kind: 'wrong-phase'; readonly phase: Round['phase'] }
  | { readonly kind: 'no-such-seat' }
  | { readonly kind: 'not-your-turn'; readonly toAct: readonly Seat[] }
  | { readonly kind: 'already-bid' }
  | { readonly kind: 'no-such-trump' }
  | { readonly kind: 'not-a-card' }
  | { readonly kind: 'not-in-hand' }
  | { readonly kind: 'card-is-unseen' }
  | { readonly kind: 'card-is-seen' }
  | BidRefusal
  | PlayRefusal;
