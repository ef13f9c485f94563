import {
  type NameableTrump,
  type RuleSet,
  type ScheduleShape,
  type Suit,
  DECK,
  type TrumpKind,
  handSizes,
  hookedBid,
  resolveRepeats,
  resolveScoring,
  trumpAfterDeal,
  trumpOrder,
  trumpSuitOf,
  turnsUpCard,
} from '@/engine/index.ts';
import { isUnseenByHolder } from '@/engine/view/sight.ts';
import { type PartnershipFacts, partnershipFacts } from './partnership-facts.ts';
import { type FormulaFacts, formulaFacts } from './score-facts.ts';
import { type TrickExample, trickExamples } from './trick-examples.ts';

interface HandsFact {
  readonly sizes: readonly number[];
  /** `same`: all rounds have the same number of cards, whatever the shape is called. */
  readonly shape: Exclude<ScheduleShape, 'constant'> | 'same';
  readonly low: number;
  readonly high: number;
  /** The size at the turning point if it is played more than once. */
  readonly repeated: { readonly size: number; readonly times: number } | null;
}

export interface TrumpFact {
  /** `all-dealt`: a card should be turned up, but every round deals the whole deck. */
  readonly kind: TrumpKind | 'all-dealt';
  /** The trump suit of the first round, if the rules alone determine it. */
  readonly suit: Suit | null;
  /** The trumps of the first rounds for `rotate` and `list`; empty for other kinds. */
  readonly rotation: readonly NameableTrump[];
  readonly rotationRepeats: boolean;
  /** Whether some, but not all, rounds deal the whole deck, so that no card is turned up. */
  readonly deckRunsOut: boolean;
  /** Whether trump may be led only once it is broken. */
  readonly broken: boolean;
}

interface HookFact {
  readonly handSize: number;
  /** The sum of the other bids in the example, and the last bidder’s forbidden bid. */
  readonly others: number;
  readonly forbidden: number;
}

interface ZeroLimitFact {
  readonly limit: number;
  /** Whether the hook may leave only a bid of 0 in some round. */
  readonly waived: boolean;
}

/** What players need to know about a rule set. */
export interface RuleFacts {
  readonly players: number;
  readonly partners: boolean;
  readonly hands: HandsFact;
  readonly trump: TrumpFact;
  readonly sealed: boolean;
  readonly hook: HookFact | null;
  readonly zeroLimit: ZeroLimitFact | null;
  /** Whether there are forehead rounds. */
  readonly forehead: boolean;
  readonly tricks: readonly TrickExample[];
  readonly scoring: FormulaFacts | PartnershipFacts;
  readonly wins: 'high' | 'low';
  /** The points that end the game before its last round; null: none do. */
  readonly target: number | null;
}

function handsFact({ schedule, players }: RuleSet): HandsFact {
  const sizes = handSizes(schedule, players);
  const low = Math.min(...sizes);
  const high = Math.max(...sizes);
  const shape = low === high || schedule.shape === 'constant' ? 'same' : schedule.shape;
  const size = shape === 'down' || shape === 'down-up' ? low : high;
  const times = resolveRepeats(schedule.turns, players);
  const repeats = shape !== 'same' && times > 1;
  return { sizes, shape, low, high, repeated: repeats ? { size, times } : null };
}

function trumpFact(rules: RuleSet, sizes: readonly number[]): TrumpFact {
  const { kind } = rules.trump;
  const order = trumpOrder(rules) ?? [];
  const dealsAll = (size: number) => size * rules.players === DECK.length;
  const turning = sizes.filter((_, round) => turnsUpCard(rules, round));
  const neverTurned = kind === 'flip' && turning.every(dealsAll);
  return {
    kind: neverTurned ? 'all-dealt' : kind,
    suit: trumpSuitOf(trumpAfterDeal(rules, 0, null)),
    rotation: order.slice(0, sizes.length),
    rotationRepeats: sizes.length > order.length,
    deckRunsOut: !neverTurned && turning.some(dealsAll),
    broken: rules.trumpLead === 'broken' && !neverTurned,
  };
}

/** The hook in an example: the others have bid all tricks but one. */
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

/** All facts about a playable rule set. */
export function ruleFacts(rules: RuleSet): RuleFacts {
  const hands = handsFact(rules);
  const trump = trumpFact(rules, hands.sizes);
  const scoring = resolveScoring(rules.scoring);
  return {
    players: rules.players,
    partners: rules.sides === 'partners',
    hands,
    trump,
    sealed: rules.bidding === 'sealed',
    hook: hookFact(rules, hands.sizes),
    zeroLimit: zeroLimitFact(rules, hands.sizes),
    forehead: hands.sizes.some((size) => isUnseenByHolder(rules, size)),
    tricks: trickExamples(
      trump.kind === 'all-dealt' ? { ...rules, trump: { kind: 'none' } } : rules,
    ),
    scoring:
      scoring.kind === 'formula' ? formulaFacts(rules, scoring) : partnershipFacts(rules, scoring),
    wins: scoring.kind === 'formula' ? scoring.wins : 'high',
    target: rules.end.kind === 'target' ? rules.end.points : null,
  };
}
