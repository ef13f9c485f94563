import type { Card, Suit } from '../cards/card.ts';
import type { Command } from '../game/messages.ts';
import type { Seat } from '../seats.ts';
import { SMALL_POINTS, type Shown, looksAlike } from './figures.ts';

/**
 * What can be said of one card that may be played. Each follows from what the player sees, whatever
 * the others hold and do; seats are named where it is about somebody.
 */
export type CardFact =
  /** It takes this trick for certain, or does not. */
  | { readonly kind: 'wins' | 'loses' }
  /** It leaves the trick to the own partner: for certain, or as it lies so far. */
  | { readonly kind: 'to-partner' | 'partner-ahead' }
  /**
   * These are out that are higher in its suit, and so many that are lower. Where it would take the
   * trick now, the higher ones may still be played to it; else it is thrown off.
   */
  | { readonly kind: 'beaten-by'; readonly cards: readonly Card[]; readonly below: number }
  /** It would take the trick now, and no card of its suit beats it: another suit may. */
  | { readonly kind: 'only-ruff' }
  /** One is void in the suit that was led: a trump, a higher or a lower one, or another card. */
  | { readonly kind: 'ruff' | 'overruff' | 'underruff' | 'discard' }
  /** It follows suit and loses, where another card of the suit would take the lead. */
  | { readonly kind: 'duck' }
  /** No trick is wanted any more; it loses, and is the highest of its suit in play: it can do no harm now. */
  | { readonly kind: 'unload' }
  /** It is the lowest of all that win; of the cards of its suit that lose it is the highest. */
  | { readonly kind: 'cheapest' | 'dearest' }
  /**
   * More tricks are wanted, not all of them, and it leaves these in the hand that might have been
   * played: trumps, or the highest of their suits, no more of them than tricks are wanted.
   */
  | { readonly kind: 'keeps'; readonly cards: readonly Card[] }
  /** It is the last card of its suit in the hand, where that is good for a ruff or to throw cards off. */
  | { readonly kind: 'voids' }
  /** Wins the last trick that is needed; one more than was bid (among partners a bag, or a nil lost). */
  | { readonly kind: 'fulfils' | 'overshoots' }
  /** Every trick that is left was needed, and this one is lost. */
  | { readonly kind: 'falls-short' }
  /** The trick goes to somebody who has all that was bid; among partners, to an opponent's nil. */
  | { readonly kind: 'busts'; readonly seat: Seat }
  /** It takes a trick that somebody needed: who needs all that are left cannot make it any more. */
  | { readonly kind: 'denies'; readonly seat: Seat }
  /** Seats that play after and have shown to be void in the suit that is led: they may ruff. */
  | { readonly kind: 'may-ruff'; readonly seats: readonly Seat[] };

/** What can be said of a hand before a bid, or before trump is named. */
export type HandFact =
  /** Trumps that take a trick whenever they are played. */
  | { readonly kind: 'sure'; readonly cards: readonly Card[] }
  /** Cards that took a trick in nearly all worlds, in most, or in about half of them. */
  | { readonly kind: 'likely' | 'probable' | 'even'; readonly cards: readonly Card[] }
  /** In hardly any world did a card take a trick. */
  | { readonly kind: 'nothing-likely' }
  /** Where no trick is wanted: the cards that took one in the most worlds. */
  | { readonly kind: 'danger'; readonly cards: readonly Card[] }
  /** Suits in which one holds nothing: with trumps to ruff with, or where cards are to be thrown off. */
  | { readonly kind: 'void' | 'discards'; readonly suits: readonly Suit[] }
  /** The one card, which is not seen: how many of those that it may be take the trick. */
  | { readonly kind: 'forehead'; readonly wins: number; readonly of: number }
  /** What others bid, who see the card, makes it likelier to take the trick, or less likely. */
  | { readonly kind: 'bids-for' | 'bids-against' };

/** How things stand at a decision. */
export type PositionFact =
  /** Tricks still needed for the bid, of how many; below 0 when there are too many already. */
  | { readonly kind: 'needs'; readonly tricks: number; readonly of: number }
  /**
   * The own nil is lost: from here on the own tricks count for nothing [SP-4]. The partner's
   * contract still needs so many of those that are left; 0 where it is decided.
   */
  | { readonly kind: 'nil-lost'; readonly tricks: number; readonly of: number }
  /** Opponents whose nil stands: one trick and it is lost [SP-4]. */
  | { readonly kind: 'nil-against'; readonly seats: readonly Seat[] }
  /** The nil of the own partner stands: tricks that would fall to it are to be taken. */
  | { readonly kind: 'nil-beside' }
  /** Another choice brings more points, but the best one costs the others more than oneself. */
  | { readonly kind: 'for-others' }
  /** Another choice brings as many points, but leaves the others more. */
  | { readonly kind: 'hinders' }
  /** Another choice brings as many points of the round or more, but more bags with them [SP-5]. */
  | { readonly kind: 'bags' }
  /** As `bags`, but the bags are those that the others get with the best one. */
  | { readonly kind: 'their-bags' }
  /** Another choice brings more points, but the best one loses the game less often. */
  | { readonly kind: 'game-at-stake' };

/** One legal choice. Points are those of the round, under the rules in play. */
export interface Option {
  readonly command: Command;
  /** The chance to make the bid (among partners: the contract, or one's nil); 0 and 1 are certain. */
  readonly make: number;
  /** Points expected for oneself (among partners: the side), and for an opponent on average. */
  readonly points: number;
  readonly others: number;
  /** The standard error of `points`. */
  readonly error: number;
  /**
   * By how much it is worse than the best choice, in points: own ones less half of an opponent's;
   * among partners those of the side less those of the other, with what bags will cost.
   * 0 for the best; with its standard error, from the same worlds for both.
   */
  readonly cost: number;
  readonly costError: number;
  /** What is certain of this choice, the most telling first. Only cards have any. */
  readonly facts: readonly CardFact[];
}

/**
 * How sure it is which choice is the best: all come to the same; beyond doubt; a good deal better as
 * far as one knows yet; a little better; or shown as nearly the same, so that others are as good.
 */
export type Verdict = 'only' | 'clear' | 'probable' | 'close' | 'toss-up';

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
  readonly unit: number;
  readonly hand: readonly HandFact[];
  readonly position: readonly PositionFact[];
  /** The number of determinizations; 0 if computed exactly. */
  readonly worlds: number;
}

/** The minimum difference of a significant mistake, in standard points … */
export const CLEAR_POINTS = 0.5;
/** … and in standard errors. */
export const CLEAR_ERRORS = 2.5;

/** Whether a choice is the best, or not significantly worse. */
export const isAsGood = ({ unit }: Advice, { cost, costError }: Option): boolean =>
  cost <= SMALL_POINTS * unit || cost <= costError;

/** Whether a choice is significantly worse than the best. */
export const isMistake = (
  { unit }: Pick<Advice, 'unit'>,
  { cost, costError }: Pick<Option, 'cost' | 'costError'>,
): boolean => cost > CLEAR_POINTS * unit && cost > CLEAR_ERRORS * costError;

/** Whether a choice counts as equal to the best: it costs almost nothing and is shown as such. */
export const isLevel = (best: Shown, option: Shown & Pick<Option, 'cost'>, unit: number): boolean =>
  option.cost < SMALL_POINTS * unit && looksAlike(best, option, unit);
