import {
  type AllDealt,
  deckSize,
  type NameableTrump,
  type RuleSet,
  type Suit,
  type TrumpKind,
  type TrumpLead,
  isNoTrumpRound,
  trumpAfterDeal,
  trumpOrder,
  turnsUpCard,
} from '@/engine/index.ts';

/** The rounds of the schedule without trump [TRUMP-7]. */
export interface NoTrumpFact {
  /** First and last round of every run of such rounds, from 1. */
  readonly runs: readonly (readonly [first: number, last: number])[];
  readonly count: number;
  /** What is left out in these rounds: turning up a card, or naming trump. `order`: nothing, the order moves on. */
  readonly instead: 'flip' | 'named' | 'order' | null;
}

export interface TrumpFact {
  /**
   * `all-dealt`: a card should be turned up, but every round deals the whole deck. `dealers-last`: then
   * the dealer's last card is shown instead.
   */
  readonly kind: TrumpKind | 'all-dealt' | 'dealers-last';
  /** The suit that is always trump, if there is one. */
  readonly suit: Suit | null;
  /** The trumps of the first rounds for `rotate` and `list`; empty for other kinds. */
  readonly rotation: readonly NameableTrump[];
  /** The round, from 1, in which the order starts again, and its trump; null if none does. */
  readonly again: { readonly round: number; readonly trump: NameableTrump } | null;
  /** What decides trump in rounds that deal the whole deck, so that no card is turned up; null if no or every round does. */
  readonly deckRunsOut: AllDealt | null;
  /** When trump may be led; `any` where there is no one trump suit. */
  readonly lead: TrumpLead;
  readonly noTrump: NoTrumpFact | null;
}

const INSTEAD: Partial<Record<TrumpKind, NoTrumpFact['instead']>> = {
  flip: 'flip',
  'highest-bidder': 'named',
  rotate: 'order',
  list: 'order',
};

/** Successive numbers as runs: 1, 2, 3, 7 as 1 to 3 and 7 to 7. */
function runsOf(rounds: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const round of rounds) {
    const run = runs.at(-1);
    if (run?.[1] === round - 1) run[1] = round;
    else runs.push([round, round]);
  }
  return runs;
}

function noTrumpFact(rules: RuleSet, sizes: readonly number[]): NoTrumpFact | null {
  const rounds = sizes.flatMap((_, round) => (isNoTrumpRound(rules, round) ? [round + 1] : []));
  return rounds.length === 0
    ? null
    : { runs: runsOf(rounds), count: rounds.length, instead: INSTEAD[rules.trump.kind] ?? null };
}

/** The effective kind of trump: a list of one trump is that trump in every round. */
function kindOf(
  rules: RuleSet,
  sizes: readonly number[],
): { readonly kind: TrumpKind; readonly suit: Suit | null } {
  const { trump } = rules;
  if (sizes.every((_, round) => isNoTrumpRound(rules, round))) return { kind: 'none', suit: null };
  if (trump.kind === 'fixed') return { kind: 'fixed', suit: trump.suit };
  if (trump.kind === 'list') {
    const [first = 'N'] = trump.order;
    if (trump.order.some((other) => other !== first)) return { kind: 'list', suit: null };
    return first === 'N' ? { kind: 'none', suit: null } : { kind: 'fixed', suit: first };
  }
  return { kind: trump.kind, suit: null };
}

/** The order of trumps as far as the game goes, and where it starts over. */
function orderFact(
  rules: RuleSet,
  kind: TrumpKind,
  rounds: number,
): Pick<TrumpFact, 'rotation' | 'again'> {
  const order = kind === 'rotate' || kind === 'list' ? (trumpOrder(rules) ?? []) : [];
  const { length } = order;
  if (length === 0 || rounds <= length) return { rotation: order.slice(0, rounds), again: null };
  const trump = trumpAfterDeal(rules, length, null);
  return {
    rotation: order,
    again: { round: length + 1, trump: trump === null || trump === 'L' ? 'N' : trump },
  };
}

/**
 * The source of trump, and when it may be led [TRUMP-1…8], [PLAY-4], [PLAY-6].
 * @param sizes the hand sizes of the schedule, once through
 * @param rounds how many rounds the game can have
 */
export function trumpFact(rules: RuleSet, sizes: readonly number[], rounds: number): TrumpFact {
  const { kind, suit } = kindOf(rules, sizes);
  const dealsAll = (size: number) => size * rules.players === deckSize(rules);
  const turning = sizes.filter((_, round) => turnsUpCard(rules, round));
  const neverTurned = kind === 'flip' && turning.every(dealsAll);
  const { allDealt = 'none' } = rules.trump;
  // Cards are left only in rounds without trump anyway.
  const nothing = sizes.every(dealsAll) ? 'all-dealt' : 'none';
  const source = !neverTurned ? kind : allDealt === 'none' ? nothing : allDealt;
  const hasSuit = source !== 'all-dealt' && source !== 'none' && source !== 'all-but-led';
  return {
    kind: source,
    suit,
    ...orderFact(rules, kind, rounds),
    deckRunsOut: !neverTurned && turning.some(dealsAll) ? allDealt : null,
    lead: hasSuit ? rules.trumpLead : 'any',
    noTrump: hasSuit ? noTrumpFact(rules, sizes) : null,
  };
}
