import type { Suit } from '../cards/card.ts';
import type { Scoring } from '../scoring/formula.ts';

export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 7;

/** How the hand sizes run [ROUND-1]. */
export const SCHEDULE_SHAPES = ['down-up', 'up-down', 'down', 'up', 'constant'] as const;
export type ScheduleShape = (typeof SCHEDULE_SHAPES)[number];

/** The largest hand: a number, or what the deck allows [ROUND-2]. */
export const DECK_LIMITS = ['fit', 'fit-1'] as const;
export type High = number | (typeof DECK_LIMITS)[number];

/**
 * The hand sizes of a game [ROUND-1]. `turns`: how often the turning point is played (the last size
 * for `up` and `down`, the only one for `constant`).
 */
export interface ScheduleRule {
  readonly shape: ScheduleShape;
  readonly low: number;
  readonly high: High;
  readonly turns: number;
}

/** Where trump comes from [TRUMP-1…5]. */
export const TRUMP_KINDS = [
  'flip',
  'rotate',
  'highest-bidder',
  'fixed',
  'none',
  'all-but-led',
] as const;
export type TrumpKind = (typeof TRUMP_KINDS)[number];
export type TrumpRule =
  { readonly kind: Exclude<TrumpKind, 'fixed'> } | { readonly kind: 'fixed'; readonly suit: Suit };

/** Bids in turn, or sealed and shown together [BID-1], [BID-5]. */
export const BIDDINGS = ['in-turn', 'sealed'] as const;
export type Bidding = (typeof BIDDINGS)[number];

/** What a seat sees of the hands: its own, or in one-card rounds all but its own [SIGHT-1]. */
export const SIGHTS = ['own', 'forehead'] as const;
export type Sight = (typeof SIGHTS)[number];

/** When trump may be led [PLAY-4]. */
export const TRUMP_LEADS = ['any', 'broken'] as const;
export type TrumpLead = (typeof TRUMP_LEADS)[number];

/** Solo, or partners opposite each other [SP-1]. */
export const SIDES = ['solo', 'partners'] as const;
export type Sides = (typeof SIDES)[number];

/**
 * The end of the game: after the schedule [END-1], or when a sole leader has `points` [SP-6], at
 * the latest after the schedule.
 */
export type EndRule =
  { readonly kind: 'schedule' } | { readonly kind: 'target'; readonly points: number };

/** A complete rule set as plain data. */
export interface RuleSet {
  readonly players: number;
  readonly sides: Sides;
  readonly schedule: ScheduleRule;
  readonly trump: TrumpRule;
  readonly bidding: Bidding;
  /** Whether the last bidder may not make the bids add up [BID-2]. */
  readonly hook: boolean;
  /** The maximum number of consecutive bids of 0; null for no limit [BID-3]. */
  readonly zeroLimit: number | null;
  readonly sight: Sight;
  readonly trumpLead: TrumpLead;
  readonly scoring: Scoring;
  readonly end: EndRule;
}
