import {
  type Card,
  DECK,
  type Duty,
  MAX_ROUNDS,
  type Rank,
  type RuleSet,
  STANDARD_RANKING,
  SUITS,
  type TrumpRule,
  NO_JOKERS,
  deckOf,
  deckSize,
  firstLeader,
  hasPartners,
  forbiddenBid,
  isHooked,
  isJoker,
  lowestWins,
  rankOf,
  rankingOf,
  resolveScoring,
  roundSizes,
  suitOf,
  targetOf,
} from '@/engine/index.ts';
import { isUnseenByHolder } from '@/engine/view/sight.ts';
import { type HandSizeFacts, handSizeFacts } from './hand-size-facts.ts';
import { type PartnershipFacts, partnershipFacts } from './partnership-facts.ts';
import { type FormulaFacts, formulaFacts } from './score-facts.ts';
import { type TrickExample, jokerExamples, trickExamples } from './trick-examples.ts';
import { type TrumpFact, trumpFact } from './trump-facts.ts';

interface HookFact {
  readonly handSize: number;
  /** The sum of the other bids in the example, and the last bidder’s forbidden bid. */
  readonly others: number;
  readonly forbidden: number;
  /** The smallest hand size with the hook, if there are smaller ones [BID-6]. */
  readonly from: number | null;
}

interface ZeroLimitFact {
  readonly limit: number;
  /** Whether the hook may leave only a bid of 0 in some round. */
  readonly waived: boolean;
}

interface LeadFact {
  /** Bids from the dealer's left, and the highest of them, which two have bid. */
  readonly bids: readonly number[];
  readonly bid: number;
}

interface SoloEndFact {
  /** Totals that end the game, and the one that wins. */
  readonly totals: readonly number[];
  readonly winner: number;
  /** The round after which the game is over in any case. */
  readonly latest: number;
}

/** What players need to know about a rule set. */
export interface RuleFacts {
  readonly players: number;
  readonly partners: boolean;
  readonly hands: HandSizeFacts;
  readonly trump: TrumpFact;
  readonly sealed: boolean;
  readonly hook: HookFact | null;
  readonly zeroLimit: ZeroLimitFact | null;
  /** An example of the highest bidder's lead; null if the dealer's left leads [LEAD-1]. */
  readonly lead: LeadFact | null;
  /** The cards in play where the deck is not whole; null for all 52. */
  readonly deck: DeckFact | null;
  /** The jokers in the deck; null for none [JOKER-1]. */
  readonly jokers: JokersFact | null;
  readonly duty: Duty;
  /** Whether there are forehead rounds. */
  readonly forehead: boolean;
  readonly tricks: readonly TrickExample[];
  readonly scoring: FormulaFacts | PartnershipFacts;
  readonly wins: 'high' | 'low';
  /** The points that end the game before its last round; null: none do. */
  readonly target: number | null;
  /** How a target ends a game without partners; null in all other games. */
  readonly soloEnd: SoloEndFact | null;
}

/** The jokers of a deck, and the rules that affect them. */
export interface JokersFact {
  readonly high: number;
  readonly low: number;
  /** The number of cards in play. */
  readonly count: number;
  /** The duty that applies under a high joker [JOKER-6]; null for none. */
  readonly duty: Exclude<Duty, 'follow'> | null;
  /** Whether trump leads are restricted; leads of jokers never are [JOKER-6]. */
  readonly limitsLead: boolean;
  readonly tricks: readonly TrickExample[];
}

/** The cards in play: from the ace down to a rank in every suit, in an order of their own, or all but some. */
export type DeckFact = { readonly count: number } & (
  | { readonly kind: 'down-to'; readonly lowest: Rank }
  | { readonly kind: 'order'; readonly ranks: readonly Rank[] }
  | { readonly kind: 'without'; readonly cards: readonly Card[] }
);

/** The hook in an example: the others have bid all tricks but one [BID-2], [BID-6]. */
function hookFact(rules: RuleSet, sizes: readonly number[]): HookFact | null {
  const { hookFrom = 1 } = rules;
  const largest = Math.max(...sizes);
  const handSize = Math.max(hookFrom, Math.min(5, largest));
  if (handSize > largest || !isHooked(rules, handSize)) return null;
  const others = handSize - 1;
  const last = rules.players - 1;
  const bids = Array.from({ length: rules.players }, (_, seat) =>
    seat === last ? null : seat === 0 ? others : 0,
  );
  const forbidden = forbiddenBid({ rules, handSize, bids, seat: last, zeroRun: 0 });
  const from = hookFrom > Math.min(...sizes) ? hookFrom : null;
  return forbidden === null ? null : { handSize, others, forbidden, from };
}

function zeroLimitFact(rules: RuleSet, sizes: readonly number[]): ZeroLimitFact | null {
  const { zeroLimit } = rules;
  if (zeroLimit === null) return null;
  const single = sizes.some((size, at) => size === 1 && at >= zeroLimit);
  return { limit: zeroLimit, waived: single && isHooked(rules, 1) };
}

/** The first lead in an example with two highest bids [LEAD-1]; null if the dealer's left leads. */
function leadFact(rules: RuleSet, sizes: readonly number[]): LeadFact | null {
  if (rules.firstLead !== 'highest-bidder') return null;
  const bid = Math.min(2, Math.max(...sizes));
  const dealer = rules.players - 1;
  const bids = Array.from({ length: rules.players }, (_, seat) =>
    seat === 0 ? bid - 1 : seat === 1 || seat === dealer ? bid : 0,
  );
  return { bids, bid: bids[firstLeader(rules, bids, dealer)] ?? bid };
}

/** The cards in play [DECK-1], [DECK-2]: the ranks of every suit, or the cards that stay out. */
function deckFact(rules: RuleSet): DeckFact | null {
  const deck = deckOf(rules).filter((card) => !isJoker(card));
  const [lowest] = deck;
  const count = deck.length;
  if (lowest === undefined || count === DECK.length) return null;
  const suit = deck.filter((card) => suitOf(card) === suitOf(lowest));
  if (rankingOf(rules) !== STANDARD_RANKING)
    return { kind: 'order', count, ranks: suit.map(rankOf).toReversed() };
  const isEven = count === suit.length * SUITS.length;
  if (isEven && rules.deck !== 'trimmed') return { kind: 'down-to', count, lowest: rankOf(lowest) };
  const inDeck = new Set(deck);
  return { kind: 'without', count, cards: DECK.filter((card) => !inDeck.has(card)) };
}

/** The duty, unless it is one to trump and no round has a trump [PLAY-5]. */
function dutyFact({ duty = 'follow' }: RuleSet, { kind }: TrumpFact): Duty {
  const hasTrump = kind !== 'none' && kind !== 'all-dealt';
  return duty === 'must-trump' && !hasTrump ? 'follow' : duty;
}

function jokersFact(rules: RuleSet, trump: TrumpFact): JokersFact | null {
  const { jokers = NO_JOKERS } = rules;
  const duty = dutyFact(rules, trump);
  const { high, low } = jokers;
  if (high + low === 0) return null;
  return {
    high,
    low,
    count: deckSize(rules),
    duty: duty === 'follow' || high === 0 ? null : duty,
    limitsLead: trump.lead !== 'any',
    tricks: jokerExamples(rules),
  };
}

/** The trump rule that the facts describe, for the example tricks. */
const shownTrump = (rules: RuleSet, { kind, suit }: TrumpFact): TrumpRule => {
  if (kind === 'none' || kind === 'all-dealt') return { kind: 'none' };
  return kind === 'fixed' && suit !== null ? { kind, suit } : rules.trump;
};

/** An example of how a game without partners ends at its target [END-3]. */
function soloEndFact(rules: RuleSet, target: number): SoloEndFact {
  const totals = [target - 2, target + 4, target + 1];
  const winner = lowestWins(rules) ? Math.min(...totals) : Math.max(...totals);
  return { totals, winner, latest: MAX_ROUNDS };
}

/** All facts about a playable rule set. */
export function ruleFacts(rules: RuleSet): RuleFacts {
  const hands = handSizeFacts(rules);
  const rounds = roundSizes(rules);
  const trump = trumpFact(rules, hands.sizes, rounds.length);
  const scoring = resolveScoring(rules.scoring);
  const target = targetOf(rules);
  return {
    players: rules.players,
    partners: hasPartners(rules),
    hands,
    trump,
    sealed: rules.bidding === 'sealed',
    hook: hookFact(rules, hands.sizes),
    zeroLimit: zeroLimitFact(rules, rounds),
    deck: deckFact(rules),
    jokers: jokersFact(rules, trump),
    duty: dutyFact(rules, trump),
    forehead: hands.sizes.some((size) => isUnseenByHolder(rules, size)),
    lead: leadFact(rules, hands.sizes),
    tricks: trickExamples({ ...rules, trump: shownTrump(rules, trump) }),
    scoring:
      scoring.kind === 'formula' ? formulaFacts(rules, scoring) : partnershipFacts(rules, scoring),
    wins: lowestWins(rules) ? 'low' : 'high',
    target,
    soloEnd: target === null || hasPartners(rules) ? null : soloEndFact(rules, target),
  };
}
