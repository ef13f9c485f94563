import { type Card, SUITS, type Suit, suitOf } from '../cards/card.ts';
import type { RuleSet, TrumpKind } from '../rulesets/rules.ts';

/** A suit, `N` no trump, or `L` every suit but the one that was led [TRUMP-5]. */
export type Trump = Suit | 'N' | 'L';

/** The trumps that can be named [TRUMP-3]. */
export const NAMEABLE_TRUMPS = [...SUITS, 'N'] as const;
export type NameableTrump = (typeof NAMEABLE_TRUMPS)[number];

/**
 * Whether a card is turned up, and the trump that it or the rule gives; null if trump is still to
 * be named.
 */
interface TrumpSource {
  readonly turnsUp: boolean;
  trump(rules: RuleSet, round: number, turned: Card | null): Trump | null;
}

/** One row per kind: [TRUMP-1], [TRUMP-2], [TRUMP-3], [TRUMP-4] (two), [TRUMP-5]. */
const SOURCES = {
  flip: { turnsUp: true, trump: (_rules, _round, turned) => (turned ? suitOf(turned) : 'N') },
  rotate: {
    turnsUp: false,
    trump: (_rules, round) => NAMEABLE_TRUMPS[round % NAMEABLE_TRUMPS.length] ?? 'N',
  },
  'highest-bidder': { turnsUp: false, trump: () => null },
  fixed: {
    turnsUp: false,
    trump: (rules) => (rules.trump.kind === 'fixed' ? rules.trump.suit : 'N'),
  },
  none: { turnsUp: false, trump: () => 'N' },
  'all-but-led': { turnsUp: false, trump: () => 'L' },
} as const satisfies Record<TrumpKind, TrumpSource>;

/** Whether a card is turned up for trump after the deal [TRUMP-1]. */
export const turnsUpCard = (rules: RuleSet): boolean => SOURCES[rules.trump.kind].turnsUp;

/** Trump after the deal of a round (0-based), or null while it is still to be named. */
export const trumpAfterDeal = (rules: RuleSet, round: number, turned: Card | null): Trump | null =>
  SOURCES[rules.trump.kind].trump(rules, round, turned);

/** The trump suit, if there is exactly one. */
export const trumpSuitOf = (trump: Trump | null): Suit | null =>
  trump === null || trump === 'N' || trump === 'L' ? null : trump;
