import type { Card, Suit } from '../cards/card.ts';
import { type Command, isSameCommand } from '../game/commands-and-events.ts';
import type { Seat } from '../seats.ts';
import type { Trump } from '../trump/trump.ts';
import { SMALL_POINTS, type ChoiceFigures, looksAlike } from './rounding.ts';

/**
 * A certain fact about a legal card: it follows from the player's view, whatever the others hold
 * and play.
 */
export type CardFact =
  /** It certainly wins the trick, or certainly does not. */
  | { readonly kind: 'wins' | 'loses' }
  /** The partner certainly wins the trick, or is winning it so far. */
  | { readonly kind: 'to-partner' | 'partner-ahead' }
  /**
   * Unseen higher cards of its suit from the highest down, and the number of lower ones. Either it is winning and those
   * may still beat it, or it is a discard. `isAhead`: it beats the cards of others in the trick.
   */
  | {
      readonly kind: 'beaten-by';
      readonly cards: readonly Card[];
      readonly below: number;
      readonly isAhead: boolean;
    }
  /** It is winning, and nobody left to play can beat it in its suit: only a ruff, or an overruff, can. */
  | { readonly kind: 'only-ruff' | 'only-overruff' }
  /** It is winning, and nothing but a high joker can beat it [JOKER-3]. */
  | { readonly kind: 'only-joker' }
  /** The player is void in the suit led: ruffs, overruffs, underruffs or discards. */
  | { readonly kind: 'ruff' | 'overruff' | 'underruff' | 'discard' }
  /** It follows suit and loses, though another card of the suit would be winning. */
  | { readonly kind: 'duck' }
  /** The highest card of its suit still in play, lost to a trick when no more tricks are wanted. */
  | { readonly kind: 'unload' }
  /** It is the lowest of all certain winners, or the highest of all certain losers. */
  | { readonly kind: 'lowest-winner' | 'highest-loser' }
  /**
   * Legal trumps and high cards that this play saves for later: at most as many as the tricks still
   * wanted. Absent when all remaining tricks are wanted, or none.
   */
  | { readonly kind: 'keeps'; readonly cards: readonly Card[] }
  /** It creates a void that is useful for ruffs or discards. */
  | { readonly kind: 'voids'; readonly suit: Suit }
  /** It wins the last trick needed, or one too many (in partnerships a bag, or a failed nil). */
  | { readonly kind: 'fulfills' | 'overshoots' }
  /** It wins a needed trick, but these trumps then certainly take more than the bid still needs. */
  | { readonly kind: 'one-too-many'; readonly cards: readonly Card[]; readonly tricks: number }
  /** It loses a trick although all remaining ones were needed. */
  | { readonly kind: 'falls-short' }
  /** It gives the trick to a seat that is on target; in partnerships, to an opponent's nil. */
  | { readonly kind: 'puts-over'; readonly seat: Seat }
  /** It wins a trick from a seat that needed all remaining ones, and so sinks its bid. */
  | { readonly kind: 'denies'; readonly seat: Seat }
  /** Later players known to be void in the suit led: they may ruff. */
  | { readonly kind: 'may-ruff'; readonly seats: readonly Seat[] };

/** A fact about the hand before a bid, or before trump is named. */
export type HandFact =
  /** Trumps and high jokers that take a trick whenever they are played. */
  | { readonly kind: 'sure'; readonly cards: readonly Card[] }
  /** Cards that took a trick in nearly all, in most, or in about half of the determinizations. */
  | { readonly kind: 'likely' | 'probable' | 'even'; readonly cards: readonly Card[] }
  /** Further cards that sometimes took a trick; together with the cards above they add up to the bid. */
  | { readonly kind: 'toward'; readonly cards: readonly Card[]; readonly bid: number }
  /** The trump that the seat would name if its bid gets the choice [TRUMP-3]. */
  | { readonly kind: 'naming'; readonly trump: Trump }
  /** The hand's only card: it takes the trick only if a lower one of its suit is led. */
  | { readonly kind: 'only-if-led'; readonly suit: Suit }
  /** No card took a trick in more than a few determinizations. */
  | { readonly kind: 'nothing-likely'; readonly isOnlyCard: boolean }
  /** When no trick is wanted: the cards that took one anyway in most determinizations. */
  | { readonly kind: 'danger'; readonly cards: readonly Card[] }
  /** Plain suits that the hand lacks, in which it can ruff, or can discard. */
  | { readonly kind: 'void' | 'discards'; readonly suits: readonly Suit[] }
  /** The hand has no card of the single trump suit, and no high joker. */
  | { readonly kind: 'no-trumps' }
  /** In a forehead round: how many of the possible own cards win the trick. */
  | { readonly kind: 'forehead'; readonly wins: number; readonly of: number }
  /** The bids of those who see the card suggest that it wins, or that it loses. */
  | { readonly kind: 'bids-for' | 'bids-against' };

/** A fact about the position at a decision. */
export type PositionFact =
  /** Tricks still needed for the bid (negative if over), of how many remaining ones. */
  | { readonly kind: 'needs'; readonly tricks: number; readonly of: number }
  /** The bid is sunk: these trumps take at least this many tricks, more than are needed. */
  | { readonly kind: 'sunk-by'; readonly cards: readonly Card[]; readonly tricks: number }
  /** The side's contract is made; the opponents need this many of the remaining tricks. */
  | { readonly kind: 'their-need'; readonly tricks: number; readonly of: number }
  /**
   * The player's nil has failed, so its tricks no longer count [SP-4]. `tricks`: what the partner
   * still needs of the remaining ones; 0 if the contract is decided.
   */
  | { readonly kind: 'nil-lost'; readonly tricks: number; readonly of: number }
  /** Opponents with a standing nil [SP-4]. */
  | { readonly kind: 'nil-against'; readonly seats: readonly Seat[] }
  /** The partner has a standing nil: tricks it would win must be taken. */
  | { readonly kind: 'nil-beside' }
  /**
   * Another choice scores more, but the best one costs the opponents more than the player; or another scores as
   * much, but leaves the opponents more. `contrast`: what the other choice would bring them, where it is known.
   */
  | { readonly kind: 'for-others' | 'hinders'; readonly contrast?: LossContrast }
  /** Another choice scores at least as much this round, but with more bags [SP-5]. */
  | { readonly kind: 'bags' }
  /** Another choice scores at least as much this round, but the best one gives the opponents more bags. */
  | { readonly kind: 'their-bags' }
  /** Another choice scores more, but the best one wins the game more often. */
  | { readonly kind: 'game-at-stake' };

/** One legal choice. Points are those of the round, under the rules in play. */
export interface Option {
  readonly command: Command;
  /** Make probability of the bid (in partnerships: the contract or nil); 0 and 1 only if certain. */
  readonly make: number;
  /** Probability of taking too few tricks; 1 − `make` − `short` is that of taking too many. */
  readonly short: number;
  /** Expected points of the player (in partnerships: the side), and of an average opponent. */
  readonly points: number;
  readonly others: number;
  /** The standard error of `points`. */
  readonly error: number;
  /**
   * The loss against the best choice, in points: own points minus half of an average opponent's (in
   * partnerships: the side's minus the other side's, including the cost of bags). 0 for the best.
   * With its standard error over paired determinizations.
   */
  readonly cost: number;
  readonly costError: number;
  /** Certain facts about a card, the most important first; empty for other choices. */
  readonly facts: readonly CardFact[];
}

/** Why a choice is worse than the best one: it goes over or falls short more often, or it pays less. */
export type Drawback = 'over' | 'short' | 'pay';

/** What explains a contrast: how often a card takes a trick, or how many a suit takes, compared between choices or cards. */
export type TrickReason =
  /** How often the best card takes the trick on the table, and how often the other one does. */
  | { readonly kind: 'now'; readonly best: number; readonly other: number }
  /** How often each of two cards takes a later trick if it is kept. */
  | { readonly kind: 'later'; readonly kept: readonly [KeptCard, KeptCard] }
  /** How often the same card takes a later trick after the best choice, and after the other one. */
  | {
      readonly kind: 'rest';
      readonly card: Card;
      readonly best: number;
      readonly other: number;
    }
  /**
   * How often one of the two cards takes the trick on the table if it is played, and a later one if it is kept. The other
   * card takes a trick as often either way.
   */
  | { readonly kind: 'own'; readonly card: Card; readonly now: number; readonly later: number }
  /** Of the two, which are of one suit, the higher card is likelier to take a later trick if it is kept. */
  | { readonly kind: 'higher' }
  /** How many tricks cards of these suits take on average, this one included, after the best choice and after the other. */
  | {
      readonly kind: 'suits';
      readonly suits: readonly Suit[];
      readonly best: number;
      readonly other: number;
    }
  /** How often another seat takes the trick on the table after the best choice, and after the other one. */
  | { readonly kind: 'taker'; readonly seat: Seat; readonly best: number; readonly other: number }
  /** How often a nil breaks in later tricks in which a suit is led, after the best choice and after the other one. */
  | { readonly kind: 'breaks'; readonly suit: Suit; readonly best: number; readonly other: number };

/** A card that is kept, and the share of determinizations in which it takes a later trick. */
export interface KeptCard {
  readonly card: Card;
  readonly rate: number;
}

/** Why the best choice beats another that a person might prefer. */
export type Contrast =
  /** The option's drawback; for cards also the tricks that explain it, where they differ clearly. */
  | { readonly kind: Drawback; readonly option: number; readonly why?: TrickReason }
  /**
   * The opponent makes its bid with probability `make` after the best choice (in a toss-up, after the named one
   * nearest to that option, as in all contrasts of losses), and `instead` after that option.
   */
  | {
      readonly kind: 'against';
      readonly option: number;
      readonly seat: Seat;
      readonly make: number;
      readonly instead: number;
    }
  /**
   * Among partners: a contract that is made more often by the opponents after that option, or less often by the
   * side (`isTheirs`: the opponents'). Shares of determinizations. `why`: the trick of the player's own that the
   * opponents take more often then.
   */
  | {
      readonly kind: 'contract';
      readonly option: number;
      readonly isTheirs: boolean;
      readonly best: number;
      readonly other: number;
      readonly why?: TrickReason;
    }
  /**
   * A seat's nil holds more or less often after that option [SP-4]. Shares of determinizations. `why`: that it
   * breaks more or less often in the trick on the table, or in later ones in which one suit is led.
   */
  | {
      readonly kind: 'nil';
      readonly option: number;
      readonly seat: Seat;
      readonly best: number;
      readonly other: number;
      readonly why?: TrickReason;
    }
  /** The mean number of bags of the side, or of the opponents, in the round [SP-5]. */
  | {
      readonly kind: 'bags';
      readonly option: number;
      readonly isTheirs: boolean;
      readonly best: number;
      readonly other: number;
    }
  /**
   * The hook forbids a bid next to the best one [BID-2]. `beside`: the better of the two bids on either
   * side of them, with its drawback; null if it is as good as the best.
   */
  | {
      readonly kind: 'hook';
      readonly forbidden: number;
      readonly beside: { readonly option: number; readonly drawback: Drawback | null } | null;
    }
  /** With that bid the seat would name trump less often [TRUMP-3]. */
  | { readonly kind: 'naming'; readonly option: number }
  /** The best choice discards the card that is most likely to take an unwanted trick. */
  | { readonly kind: 'dangerous-discard' };

/** A contrast with one other choice. */
export type OptionContrast = Extract<Contrast, { readonly option: number }>;

/** A contrast about what a side loses: a contract, a nil, or bags. */
export type SideContrast = Extract<Contrast, { readonly kind: 'contract' | 'nil' | 'bags' }>;

/** A contrast that says what the opponents gain by the other choice, or what else the side loses by it. */
export type LossContrast = SideContrast | Extract<Contrast, { readonly kind: 'against' }>;

/**
 * How certain the best choice is: all are equal (`only`), significantly better (`clear`), better but
 * not yet significantly (`probable`), slightly better (`close`), or equal to others as shown
 * (`toss-up`).
 */
export type Verdict = 'only' | 'clear' | 'probable' | 'close' | 'toss-up';

/** How often an opponent makes its bid: the share of determinizations, by choice. */
export interface OpponentRates {
  readonly seat: Seat;
  readonly made: readonly number[];
}

/** The evaluation of every legal choice of a seat, from its view alone. */
export interface Advice {
  readonly about: 'bid' | 'trump' | 'card' | 'declaration';
  readonly seat: Seat;
  /** In the order of the legal commands. */
  readonly options: readonly Option[];
  /** The index of the best option; the first of equal ones. */
  readonly best: number;
  readonly verdict: Verdict;
  /** The point scale: points per point of the standard scoring (10 plus the bid, or nothing). */
  readonly pointScale: number;
  readonly hand: readonly HandFact[];
  readonly position: readonly PositionFact[];
  /** Why not another choice that a person might prefer; null where nothing shown explains it. */
  readonly contrast: Contrast | null;
  /** How often the opponents make their bids after each card; missing for other choices, and among partners. */
  readonly opponents?: readonly OpponentRates[] | undefined;
  /** The number of determinizations; 0 if computed exactly. */
  readonly determinizations: number;
}

/** The minimum loss of a clearly worse choice, in standard points. */
export const CLEAR_POINTS = 0.5;
/** The minimum loss of a clearly worse choice, in standard errors. */
export const CLEAR_ERRORS = 2.5;

/** The advice on a choice; null if there is none. */
export const optionOf = ({ options }: Advice, command: Command): Option | null =>
  options.find((option) => isSameCommand(option.command, command)) ?? null;

/** Whether a choice is the best, or not significantly worse. */
export const isAsGood = ({ pointScale }: Advice, { cost, costError }: Option): boolean =>
  cost <= SMALL_POINTS * pointScale || cost <= costError;

/** Whether a choice is significantly worse than the best. */
export const isClearlyWorse = (
  { pointScale }: Pick<Advice, 'pointScale'>,
  { cost, costError }: Pick<Option, 'cost' | 'costError'>,
): boolean => cost > CLEAR_POINTS * pointScale && cost > CLEAR_ERRORS * costError;

/** Whether a choice counts as equal to the best: it costs almost nothing and is shown as such. */
export const isTied = (
  best: ChoiceFigures,
  option: ChoiceFigures & Pick<Option, 'cost'>,
  pointScale: number,
): boolean => option.cost < SMALL_POINTS * pointScale && looksAlike(best, option, pointScale);
