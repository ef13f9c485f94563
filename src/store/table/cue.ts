import type { Card, GameEvent, NameableTrump, PlayerView, Seat } from '@/engine/index.ts';

type CueFact =
  | { readonly type: 'dealt'; readonly dealer: Seat; readonly handSize: number }
  | { readonly type: 'blindNilDecided'; readonly seat: Seat; readonly blindNil: boolean }
  /** `bid` is null while it is sealed. */
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly bid: number | null }
  | { readonly type: 'biddingClosed' }
  | { readonly type: 'trumpNamed'; readonly seat: Seat; readonly trump: NameableTrump }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'trickTaken'; readonly winner: Seat }
  | { readonly type: 'roundScored' }
  | { readonly type: 'gameEnded' };

/** The public part of the event on screen. `id` counts the events shown. */
export type Cue = CueFact & { readonly id: number };

/** The cues of one type. */
export type CueOf<T extends Cue['type']> = Extract<Cue, { type: T }>;

/**
 * The public part of an event; `view` is the view after it. It reveals nothing hidden from the
 * seat.
 */
export function publicFact(event: GameEvent, view: PlayerView): CueFact {
  switch (event.type) {
    case 'dealt':
      return { type: 'dealt', dealer: event.dealer, handSize: event.handSize };
    case 'bidMade': {
      const seen = view.round.phase === 'ready' ? null : view.round.bids[event.seat];
      return {
        type: 'bidMade',
        seat: event.seat,
        bid: typeof seen === 'number' ? seen : null,
      };
    }
    case 'roundScored':
    case 'gameEnded':
      return { type: event.type };
    case 'blindNilDecided':
    case 'biddingClosed':
    case 'trumpNamed':
    case 'cardPlayed':
    case 'trickTaken':
      return event;
  }
}
