import {
  type Card,
  type Suit,
  isHighJoker,
  isJoker,
  isLowJoker,
  suitOf,
  suitValue,
} from '../cards/card.ts';
import { rankingOf } from '../rulesets/deck.ts';
import { type Ranking, rankValue } from '../cards/ranking.ts';
import type { Duty, RuleSet } from '../rulesets/rules.ts';
import { type Seat, seatAfter } from '../seats.ts';
import { type Trump, trumpSuitOf } from '../trump/trump.ts';

/** A trick on the table: cards in the order played, the first by `leader`. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** A finished trick. */
export interface TakenTrick extends Trick {
  readonly winner: Seat;
}

/** Ranks of suits within a trick: every card of a higher tier beats all of a lower one. */
const TRUMP_TIER = 2;
const LED_TIER = 1;
const DISCARD_TIER = 0;

/** Above all suit cards, and below all; the first of equal jokers in the trick wins [JOKER-3]. */
const HIGH_JOKER_STRENGTH = (TRUMP_TIER + 1) * 13 * 4;
const LOW_JOKER_STRENGTH = -1;

function tierOf(suit: Suit, led: Suit | null, trump: Trump): number {
  if (trump === 'L') return suit === led ? LED_TIER : TRUMP_TIER;
  if (suit === trump) return TRUMP_TIER;
  return suit === led ? LED_TIER : DISCARD_TIER;
}

/**
 * The strength of a card in a trick, only for comparison: tier (trump, led suit, discard), then
 * rank, then suit in bridge order, which matters only for `L` [PLAY-3], [TRUMP-5]. A discard never
 * wins, since the led card is of a higher tier.
 */
export function strength(card: Card, led: Suit | null, trump: Trump, ranking: Ranking): number {
  const suit = suitOf(card);
  if (suit === null) return isHighJoker(card) ? HIGH_JOKER_STRENGTH : LOW_JOKER_STRENGTH;
  return (tierOf(suit, led, trump) * 13 + rankValue(card, ranking)) * 4 + suitValue(suit);
}

/**
 * The suit that was led: that of the first card that is not a low joker. Null while there is none, and
 * where that card is a high joker [JOKER-4].
 */
export function ledSuit({ cards }: Pick<Trick, 'cards'>): Suit | null {
  const first = cards.find((card) => !isLowJoker(card));
  return first === undefined ? null : suitOf(first);
}

/** Index in play order of the card that is winning so far; −1 for an empty trick [PLAY-3]. */
export function winningIndex(cards: readonly Card[], trump: Trump, ranking: Ranking): number {
  const first = cards[0];
  if (first === undefined) return -1;
  const led = ledSuit({ cards });
  let best = 0;
  let bestStrength = strength(first, led, trump, ranking);
  for (let index = 1; index < cards.length; index++) {
    const value = strength(cards[index] as Card, led, trump, ranking);
    if (value > bestStrength) {
      best = index;
      bestStrength = value;
    }
  }
  return best;
}

/** The seat that is winning the trick; null if empty. */
export function winnerOf(
  trick: Trick,
  trump: Trump,
  rules: Pick<RuleSet, 'deck' | 'players'>,
): Seat | null {
  const index = winningIndex(trick.cards, trump, rankingOf(rules));
  return index < 0 ? null : seatAfter(trick.leader, rules.players, index);
}

/** The seat to play; null when the trick is complete. */
export const nextToPlay = (trick: Trick, players: number): Seat | null =>
  trick.cards.length === players ? null : seatAfter(trick.leader, players, trick.cards.length);

/** Why a card may not be played now. */
export type PlayRefusal =
  | { readonly kind: 'must-follow'; readonly suit: Suit }
  | { readonly kind: 'trump-not-broken'; readonly suit: Suit }
  | { readonly kind: 'trump-last'; readonly suit: Suit }
  | { readonly kind: 'must-trump'; readonly suit: Suit }
  | { readonly kind: 'must-head'; readonly over: Card };

/** The facts that determine legal cards: public ones and the hand. */
export interface PlayContext {
  readonly hand: readonly Card[];
  /** Whether the trick is still empty. */
  readonly leads: boolean;
  /** The suit led; null before the lead, and where a high joker was led [JOKER-4]. */
  readonly led: Suit | null;
  /** The winning card of the trick so far; null before the lead, and where no duty depends on it. */
  readonly winning: Card | null;
  readonly trump: Trump;
  readonly ranking: Ranking;
  readonly duty: Duty;
  readonly trumpLead: RuleSet['trumpLead'];
  readonly broken: boolean;
}

const holds = (hand: readonly Card[], suit: Suit): boolean =>
  hand.some((card) => suitOf(card) === suit);

/** Why the duty to trump or to head the trick forbids a card, or null if it does not [PLAY-5]. */
function dutyRefusal(card: Card, led: Suit, context: PlayContext): PlayRefusal | null {
  const { hand, winning, trump, ranking, duty } = context;
  if (duty === 'follow' || winning === null) return null;
  const suit = holds(hand, led) ? led : trumpSuitOf(trump);
  if (suit === null || !holds(hand, suit)) return null;
  if (duty === 'must-trump') return suitOf(card) === suit ? null : { kind: 'must-trump', suit };
  const best = strength(winning, led, trump, ranking);
  const heads = (held: Card) => suitOf(held) === suit && strength(held, led, trump, ranking) > best;
  if (heads(card) || !hand.some(heads)) return null;
  // Any trump beats a card of the suit led.
  return suitOf(winning) === suit
    ? { kind: 'must-head', over: winning }
    : { kind: 'must-trump', suit };
}

/** Why this card may not be led, or null if it may [PLAY-4], [PLAY-6]. */
function leadRefusal(card: Card, context: PlayContext): PlayRefusal | null {
  const { hand, trump, trumpLead, broken } = context;
  const suit = trumpSuitOf(trump);
  if (suit === null || suitOf(card) !== suit || trumpLead === 'any') return null;
  if (trumpLead === 'broken' && broken) return null;
  if (hand.every((held) => isJoker(held) || suitOf(held) === suit)) return null;
  return { kind: trumpLead === 'broken' ? 'trump-not-broken' : 'trump-last', suit };
}

/**
 * Why this card of the hand may not be played, or null if it may [PLAY-2], [PLAY-4…6]. A joker may always be
 * played, and so may any card where no suit was led [JOKER-2], [JOKER-4]. Jokers neither break trump nor keep
 * a hand of trumps from leading them [JOKER-6].
 */
export function playRefusal(card: Card, context: PlayContext): PlayRefusal | null {
  const { leads, led, hand } = context;
  if (isJoker(card)) return null;
  if (leads) return leadRefusal(card, context);
  if (led === null) return null;
  if (suitOf(card) !== led && holds(hand, led)) return { kind: 'must-follow', suit: led };
  return dutyRefusal(card, led, context);
}

/** Whether this card breaks trump: a trump played to a trick in which trump was not led [PLAY-4]. */
export function breaksTrump(card: Card, led: Suit | null, trump: Trump): boolean {
  const suit = trumpSuitOf(trump);
  return suit !== null && suitOf(card) === suit && led !== suit;
}
