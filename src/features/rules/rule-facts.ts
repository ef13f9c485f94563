import {
  NAMEABLE_TRUMPS,
  type NameableTrump,
  type RuleSet,
  type ScheduleShape,
  type Suit,
  DECK,
  type TrumpKind,
  handSizes,
  hookedBid,
  isUnseenByHolder,
  resolveScoring,
  trumpAfterDeal,
  trumpSuitOf,
  turnsUpCard,
} from '@/engine/index.ts';
import { type PartnershipFacts, partnershipFacts } from './partnership-facts.ts';
import { type FormulaFacts, formulaFacts } from './score-facts.ts';
import { type TrickExample, trickExamples } from './trick-examples.ts';

export interface HandsFact {
  readonly sizes: readonly number[];
  /** `same`: every round has as many cards, whatever the shape is called. */
  readonly shape: Exclude<ScheduleShape, 'constant'> | 'same';
  readonly low: number;
  readonly high: number;
  /** The size at the turning point if it is played more than once. */
  readonly repeated: { readonly size: number; readonly times: number } | null;
}

export interface TrumpFact {
  readonly kind: TrumpKind;
  /** The suit, if it is the same in every round. */
  readonly suit: Suit | null;
  /** What rotates through the first rounds; empty for other kinds. */
  readonly rotation: readonly NameableTrump[];
  readonly rotationRepeats: boolean;
  /** Some round deals every card, so that none is left to be turned up. */
  readonly deckRunsOut: boolean;
  /** May be led only when it is broken. */
  readonly broken: boolean;
}

export interface HookFact {
  readonly handSize: number;
  /** What the others have bid together in the example, and what the last may then not bid. */
  readonly others: number;
  readonly forbidden: number;
}

export interface ZeroLimitFact {
  readonly limit: number;
  /** Rounds come in which the hook may leave nothing but a 0. */
  readonly waived: boolean;
}

/** What a rule set means for those who play it. */
export interface RuleFacts {
  readonly players: number;
  readonly partners: boolean;
  readonly hands: HandsFact;
  readonly trump: TrumpFact;
  readonly sealed: boolean;
  readonly hook: HookFact | null;
  readonly zeroLimit: ZeroLimitFact | null;
  /** There are rounds in which nobody sees the own card. */
  readonly forehead: boolean;
  readonly tricks: readonly TrickExample[];
  readonly scoring: FormulaFacts | PartnershipFacts;
  readonly wins: 'high' | 'low';
  /** The points that end the game before the rounds are over; null is never. */
  readonly target: number | null;
}

function handsFact({ schedule, players }: RuleSet): HandsFact {
  const sizes = handSizes(schedule, players);
  const low = Math.min(...sizes);
  const high = Math.max(...sizes);
  const shape = low === high || schedule.shape === 'constant' ? 'same' : schedule.shape;
  const size = shape === 'down' || shape === 'down-up' ? low : high;
  const repeats = shape !== 'same' && schedule.turns > 1;
  return { sizes, shape, low, high, repeated: repeats ? { size, times: schedule.turns } : null };
}

function trumpFact(rules: RuleSet, sizes: readonly number[]): TrumpFact {
  const { kind } = rules.trump;
  const suits = sizes.slice(0, NAMEABLE_TRUMPS.length).map((_, round) => {
    const trump = trumpAfterDeal(rules, round, null);
    return trump ?? 'N';
  });
  return {
    kind,
    suit: kind === 'fixed' ? trumpSuitOf(suits[0] ?? null) : null,
    rotation: kind === 'rotate' ? suits.filter((trump) => trump !== 'L') : [],
    rotationRepeats: sizes.length > NAMEABLE_TRUMPS.length,
    deckRunsOut: turnsUpCard(rules) && sizes.some((size) => size * rules.players === DECK.length),
    broken: rules.trumpLead === 'broken',
  };
}

/** What the hook forbids in an example: the others have bid all tricks but one, or but two. */
function hookFact(rules: RuleSet, sizes: readonly number[]): HookFact | null {
  if (!rules.hook) return null;
  const handSize = Math.min(5, Math.max(...sizes));
  const others = handSize - 1;
  const last = rules.players - 1;
  const bids = Array.from({ length: rules.players }, (_, seat) =>
    seat === last ? null : seat === 0 ? others : 0,
  );
  const forbidden = hookedBid({ rules, handSize, bids, seat: last, zeroRun: 0 });
  return forbidden === null ? null : { handSize, others, forbidden };
}

const zeroLimitFact = (
  { zeroLimit, hook }: RuleSet,
  sizes: readonly number[],
): ZeroLimitFact | null =>
  zeroLimit === null
    ? null
    : { limit: zeroLimit, waived: hook && sizes.some((size, at) => size === 1 && at >= zeroLimit) };

/** Everything that there is to say about a rule set that can be played. */
export function ruleFacts(rules: RuleSet): RuleFacts {
  const hands = handsFact(rules);
  const scoring = resolveScoring(rules.scoring);
  return {
    players: rules.players,
    partners: rules.sides === 'partners',
    hands,
    trump: trumpFact(rules, hands.sizes),
    sealed: rules.bidding === 'sealed',
    hook: hookFact(rules, hands.sizes),
    zeroLimit: zeroLimitFact(rules, hands.sizes),
    forehead: hands.sizes.some((size) => isUnseenByHolder(rules, size)),
    tricks: trickExamples(rules),
    scoring:
      scoring.kind === 'formula' ? formulaFacts(rules, scoring) : partnershipFacts(rules, scoring),
    wins: scoring.kind === 'formula' ? scoring.wins : 'high',
    target: rules.end.kind === 'target' ? rules.end.points : null,
  };
}
