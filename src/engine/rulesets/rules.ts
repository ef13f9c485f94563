import { SUITS, type Suit } from '../cards/card.ts';
import type { Scoring } from '../scoring/formula.ts';

/** How many can play, if the deck allows it [SEAT-1]. */
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 8;

/**
 * The cards in play [DECK-1], [DECK-2]: all, the highest nine or eight of each suit, the highest eight per
 * player, as many as divide evenly among the players, or 40 in the Spanish order.
 */
export const DECKS = ['52', '36', '32', 'eight-each', 'trimmed', '40'] as const;
export type DeckKind = (typeof DECKS)[number];

/** How many high and low jokers are added to the deck [JOKER-1]. */
export interface Jokers {
  readonly high: number;
  readonly low: number;
}

export const NO_JOKERS: Jokers = { high: 0, low: 0 };

/** How hand sizes change from round to round [ROUND-1]. */
export const SCHEDULE_SHAPES = ['down-up', 'up-down', 'down', 'up', 'constant'] as const;
export type ScheduleShape = (typeof SCHEDULE_SHAPES)[number];

/**
 * Limits that the deck sets [ROUND-2], [ROUND-4]: all cards, one card fewer for everybody, or as
 * many as leave a card to turn up.
 */
export const DECK_LIMITS = ['fit', 'fit-1', 'fit-flip'] as const;

/** The largest hand: a number, what the deck allows, or a number unless the deck allows less. */
export type High = number | (typeof DECK_LIMITS)[number] | { readonly atMost: number };

/** How often a hand size is played in a row: a number, or once for each player [ROUND-3]. */
export type Repeats = number | 'players';

/**
 * The hand sizes of a game [ROUND-1]. `turns`: how often the turning point is played (the last size
 * for `up` and `down`, the only one for `constant`). `ends`: how often the other end is played, at
 * the start and at the end (for `up` and `down` at the start); once if missing [ROUND-3].
 */
export interface ScheduleRule {
  readonly shape: ScheduleShape;
  readonly low: number;
  readonly high: High;
  readonly turns: Repeats;
  readonly ends?: Repeats;
}

/** The maximum number of rounds, at which a game to a target ends even if nobody reaches it [END-3]. */
export const MAX_ROUNDS = 100;

/** Where trump comes from [TRUMP-1…6]. */
export const TRUMP_KINDS = [
  'flip',
  'rotate',
  'highest-bidder',
  'fixed',
  'none',
  'all-but-led',
  'list',
] as const;
export type TrumpKind = (typeof TRUMP_KINDS)[number];

/** The trumps that can be named or listed: the suits in bridge order, then no trump [TRUMP-3]. */
export const NAMEABLE_TRUMPS = [...SUITS, 'N'] as const;
export type NameableTrump = (typeof NAMEABLE_TRUMPS)[number];

/** What decides trump when no card is left to turn up: nothing, or the dealer's last card [TRUMP-8]. */
export const ALL_DEALT = ['none', 'dealers-last'] as const;
export type AllDealt = (typeof ALL_DEALT)[number];

/** The options that every kind of trump has. */
interface TrumpOptions {
  /** Rounds of the schedule without trump, from 1, or from its end as −1, −2 …; none if missing [TRUMP-7]. */
  readonly noTrumpRounds?: readonly number[];
  /** `none` if missing; without `flip` it has no effect [TRUMP-8]. */
  readonly allDealt?: AllDealt;
}

/** A kind of trump and its details. `order`: one trump per round, repeated [TRUMP-6]. */
export type TrumpRule = TrumpOptions &
  (
    | { readonly kind: Exclude<TrumpKind, 'fixed' | 'list'> }
    | { readonly kind: 'fixed'; readonly suit: Suit }
    | { readonly kind: 'list'; readonly order: readonly NameableTrump[] }
  );

/** Bids in turn, or sealed and shown together [BID-1], [BID-5]. */
export const BIDDINGS = ['in-turn', 'sealed'] as const;
export type Bidding = (typeof BIDDINGS)[number];

/** What a seat sees of the hands: its own, or in one-card rounds all but its own [SIGHT-1]. */
export const SIGHTS = ['own', 'forehead'] as const;
export type Sight = (typeof SIGHTS)[number];

/** Who leads the first trick [PLAY-1], [LEAD-1]. */
export const FIRST_LEADS = ['dealer-left', 'highest-bidder'] as const;
export type FirstLead = (typeof FIRST_LEADS)[number];

/** What a player must do besides following suit: nothing, trump, or head the trick [PLAY-2], [PLAY-5]. */
export const DUTIES = ['follow', 'must-trump', 'must-head'] as const;
export type Duty = (typeof DUTIES)[number];

/** When trump may be led: always, once it is broken [PLAY-4], or only from a hand of trumps [PLAY-6]. */
export const TRUMP_LEADS = ['any', 'broken', 'last'] as const;
export type TrumpLead = (typeof TRUMP_LEADS)[number];

/** Solo, or partners opposite each other [SP-1]. */
export const SIDES = ['solo', 'partners'] as const;
export type Sides = (typeof SIDES)[number];

/**
 * The end of the game: after the schedule [END-1], or once the target is reached. With partners, a sole
 * leader must have reached it, and the game ends with the schedule at the latest [SP-6]; without, it ends
 * as soon as anybody has reached it, and the schedule repeats until then [END-3].
 */
export type EndRule =
  | { readonly kind: 'schedule' }
  | { readonly kind: 'target'; readonly points: number };

/** A complete rule set as plain data. A missing key has its default; {@link canonicalRules} leaves defaults out. */
export interface RuleSet {
  readonly players: number;
  /** All 52 cards if missing. */
  readonly deck?: DeckKind;
  /** None if missing. */
  readonly jokers?: Jokers;
  readonly sides: Sides;
  readonly schedule: ScheduleRule;
  readonly trump: TrumpRule;
  readonly bidding: Bidding;
  /** Whether the last bidder may not make the bids add up [BID-2]. */
  readonly hook: boolean;
  /** The smallest hand size at which the hook holds; 1 if missing [BID-6]. */
  readonly hookFrom?: number;
  /** The maximum number of consecutive bids of 0; null for no limit [BID-3]. */
  readonly zeroLimit: number | null;
  readonly sight: Sight;
  /** `dealer-left` if missing. */
  readonly firstLead?: FirstLead;
  /** `follow` if missing. */
  readonly duty?: Duty;
  readonly trumpLead: TrumpLead;
  readonly scoring: Scoring;
  readonly end: EndRule;
}

/** The same rules without what has no effect: defaults, and rounds beyond any schedule [TRUMP-7]. */
export function canonicalRules(rules: RuleSet): RuleSet {
  const {
    hookFrom = 1,
    firstLead = 'dealer-left',
    duty = 'follow',
    deck = '52',
    jokers = NO_JOKERS,
    ...required
  } = rules;
  const { ends = 1, ...schedule } = rules.schedule;
  const { noTrumpRounds: given = [], allDealt = 'none', ...trump } = rules.trump;
  const noTrumpRounds = given.filter((round) => Math.abs(round) <= MAX_ROUNDS);
  return {
    ...required,
    schedule: { ...schedule, ...(ends !== 1 && { ends }) },
    trump: {
      ...trump,
      ...(noTrumpRounds.length > 0 && { noTrumpRounds }),
      ...(allDealt !== 'none' && { allDealt }),
    },
    ...(deck !== '52' && { deck }),
    ...((jokers.high !== 0 || jokers.low !== 0) && { jokers }),
    ...(hookFrom !== 1 && { hookFrom }),
    ...(firstLead !== 'dealer-left' && { firstLead }),
    ...(duty !== 'follow' && { duty }),
  };
}
