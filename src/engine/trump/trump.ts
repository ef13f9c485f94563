import { type Card, SUITS, type Suit, isHighJoker, suitOf } from '../cards/card.ts';
import { NAMEABLE_TRUMPS, type NameableTrump, type RuleSet } from '../rulesets/rules.ts';
import { handSizes } from '../rulesets/schedule.ts';

/** A suit, `N` no trump, or `L` every suit but the one that was led [TRUMP-5]. */
export type Trump = Suit | 'N' | 'L';

/** The trump of a round (0-based) in a list that repeats. */
const listed = (order: readonly NameableTrump[], round: number): NameableTrump =>
  order[round % order.length] ?? 'N';

/**
 * The list of trumps that the rules cycle through, one per round: their own [TRUMP-6], or that of the
 * rotation [TRUMP-2]. Null where trump comes from elsewhere.
 */
export function trumpOrder({ trump }: RuleSet): readonly NameableTrump[] | null {
  if (trump.kind === 'list') return trump.order;
  return trump.kind === 'rotate' ? NAMEABLE_TRUMPS : null;
}

/** Whether a round (0-based) is one of the schedule's rounds without trump [TRUMP-7]. */
export function isNoTrumpRound(rules: RuleSet, round: number): boolean {
  const { noTrumpRounds = [] } = rules.trump;
  if (noTrumpRounds.length === 0) return false;
  const rounds = handSizes(rules).length;
  const place = round % rounds;
  return noTrumpRounds.includes(place + 1) || noTrumpRounds.includes(place - rounds);
}

/** Whether the highest bidder names trump in a round (0-based), after the bids [TRUMP-3]. */
export const isTrumpNamed = (rules: RuleSet, round: number): boolean =>
  rules.trump.kind === 'highest-bidder' && !isNoTrumpRound(rules, round);

/** Whether a card is turned up for trump after the deal of a round (0-based) [TRUMP-1]. */
export const turnsUpCard = (rules: RuleSet, round: number): boolean =>
  rules.trump.kind === 'flip' && !isNoTrumpRound(rules, round);

/** Whether the dealer shows the last card of the hand when none is left to turn up [TRUMP-8]. */
export const showsDealersLast = (rules: RuleSet, round: number): boolean =>
  turnsUpCard(rules, round) && rules.trump.allDealt === 'dealers-last';

/** The cards that may decide trump: turned up [TRUMP-1], or shown by the dealer [TRUMP-8]. */
interface ShownCards {
  readonly turned: Card | null;
  readonly openCard: Card | null;
}

/** Whether the dealer names trump before the bids: a high joker is turned up or shown [JOKER-5]. */
export function dealerNames({ turned, openCard }: ShownCards): boolean {
  const shown = turned ?? openCard;
  return shown !== null && isHighJoker(shown);
}

/** The trumps that may be named: the highest bidder may name no trump, the dealer may not [TRUMP-3], [JOKER-5]. */
export const nameableTrumps = (shown: ShownCards): readonly NameableTrump[] =>
  dealerNames(shown) ? SUITS : NAMEABLE_TRUMPS;

/** Trump by the card turned up or shown: no trump for a low joker, still to be named for a high one [JOKER-5]. */
function shownTrump(card: Card | null): Trump | null {
  if (card === null) return 'N';
  return isHighJoker(card) ? null : (suitOf(card) ?? 'N');
}

/**
 * Trump after the deal of a round (0-based), or null while it is still to be named [TRUMP-3],
 * [JOKER-5]: turned up [TRUMP-1] or shown by the dealer [TRUMP-8], listed [TRUMP-2], [TRUMP-6], fixed
 * or none [TRUMP-4], or all but the led suit [TRUMP-5].
 * @param shown the card turned up, or shown by the dealer; null without one.
 */
export function trumpAfterDeal(rules: RuleSet, round: number, shown: Card | null): Trump | null {
  if (isNoTrumpRound(rules, round)) return 'N';
  const order = trumpOrder(rules);
  if (order !== null) return listed(order, round);
  switch (rules.trump.kind) {
    case 'flip':
      return shownTrump(shown);
    case 'fixed':
      return rules.trump.suit;
    case 'highest-bidder':
      return null;
    case 'all-but-led':
      return 'L';
    default:
      return 'N';
  }
}

/** The trump suit, if there is exactly one. */
export const trumpSuitOf = (trump: Trump | null): Suit | null =>
  trump === null || trump === 'N' || trump === 'L' ? null : trump;
