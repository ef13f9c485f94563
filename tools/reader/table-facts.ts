import {
  type Card,
  type DealtView,
  type PlayerView,
  type Trump,
  deckOf,
  isJoker,
  rankValue,
  rankingOf,
  seatAfter,
  suitOf,
  trumpSuitOf,
} from '@/engine/index.ts';

/**
 * What a careful card player at a seat knows without calculating. Written independently of the opponents' rules in
 * `src/ai`, so that a mistake there is not repeated here.
 */
export interface TableFacts {
  readonly hand: readonly Card[];
  /** Cards that others may hold. */
  readonly unseen: readonly Card[];
  readonly trump: Trump | null;
  /** The cards of the trick so far. */
  readonly trick: readonly Card[];
  /** Whether the seat is the last to play to the trick. */
  readonly isLast: boolean;
  /** Tricks that the seat still needs, and tricks left with the current one. */
  readonly need: number;
  readonly left: number;
  readonly rankOf: (card: Card) => number;
}

/** Whether any other seat may hold a card, as far as it has not shown that it has none of the suit. */
function mayBeHeld(view: PlayerView, { taken, trick }: DealtView): (card: Card) => boolean {
  const { players } = view.rules;
  const voids = Array.from({ length: players }, () => new Set<string>());
  for (const { leader, cards } of [...taken, trick]) {
    const led = cards[0]?.charAt(1) ?? '';
    for (const [place, card] of cards.entries())
      if (card.charAt(1) !== led) voids[seatAfter(leader, players, place)]?.add(led);
  }
  return (card) => voids.some((suits, seat) => seat !== view.seat && !suits.has(card.charAt(1)));
}

/** Null if these rules do not apply: a hidden hand, jokers, or a trump that changes with the lead. */
export function tableFactsOf(view: PlayerView, round: DealtView): TableFacts | null {
  const { seat, rules } = view;
  const own = round.hands[seat];
  if (own?.kind !== 'seen' || rules.jokers !== undefined || round.trump === 'L') return null;
  if (own.cards.some((card) => isJoker(card))) return null;
  const bid = round.bids[seat];
  const seen = new Set<Card>([
    ...own.cards,
    ...round.trick.cards,
    ...round.taken.flatMap(({ cards }) => cards),
    ...[round.turned, round.openCard].filter((card) => card !== null),
  ]);
  const ranking = rankingOf(rules);
  const isOut = mayBeHeld(view, round);
  return {
    hand: own.cards,
    unseen: deckOf(rules).filter((card) => !seen.has(card) && isOut(card)),
    trump: round.trump,
    trick: round.trick.cards,
    isLast: round.trick.cards.length === rules.players - 1,
    need: (typeof bid === 'number' ? bid : 0) - (round.tricks[seat] ?? 0),
    left: round.handSize - round.taken.length,
    rankOf: (card) => rankValue(card, ranking),
  };
}

/** Whether one card takes a trick from another that was played before it. */
function beats(card: Card, other: Card, { trump, rankOf }: TableFacts): boolean {
  if (suitOf(card) === suitOf(other)) return rankOf(card) > rankOf(other);
  return suitOf(card) === trumpSuitOf(trump);
}

/** Whether nobody else can hold a higher card of the suit. */
export const isMaster = (card: Card, { unseen, rankOf }: TableFacts): boolean =>
  !unseen.some((other) => suitOf(other) === suitOf(card) && rankOf(other) > rankOf(card));

/** Whether two cards of a suit have a card between them that somebody may still play. */
export const areApart = (low: Card, high: Card, { unseen, trick, rankOf }: TableFacts): boolean =>
  [...unseen, ...trick].some(
    (other) =>
      suitOf(other) === suitOf(low) && rankOf(other) > rankOf(low) && rankOf(other) < rankOf(high),
  );

/** Whether a card certainly wins or loses the trick, whoever holds what; null where it may do either. */
export function trickResult(card: Card, facts: TableFacts): 'wins' | 'loses' | null {
  const { trick, isLast, unseen } = facts;
  const [led] = trick;
  const isDiscard =
    led !== undefined && suitOf(card) !== suitOf(led) && suitOf(card) !== trumpSuitOf(facts.trump);
  if (isDiscard || trick.some((other) => beats(other, card, facts))) return 'loses';
  if (isLast || !unseen.some((other) => beats(other, card, facts))) return 'wins';
  return null;
}
