import {
  type Card,
  NO_JOKERS,
  type Rank,
  type RuleSet,
  type SuitCard,
  type Suit,
  type Trump,
  deckOf,
  isJoker,
  rankOf,
  rankValue,
  rankingOf,
  suitOf,
  winningIndex,
} from '@/engine/index.ts';

/** What an example shows. */
type TrickPoint =
  | 'led'
  | 'trump'
  | 'followed'
  | 'one-off'
  | 'rank-off'
  | 'suit-off'
  | 'high-joker'
  | 'low-joker';

/** An example trick and its winner. */
export interface TrickExample {
  readonly point: TrickPoint;
  readonly trump: Trump;
  /** In the order in which they are played. */
  readonly cards: readonly Card[];
  readonly winning: number;
}

/** An example for four players, and the cards (`spare`) to leave out for fewer, in that order. */
interface Pattern {
  readonly point: TrickPoint;
  readonly cards: readonly [Card, Card, Card, Card];
  readonly spare: readonly number[];
}

/** Low cards that follow, for more players. */
const FOLLOWERS: readonly Rank[] = ['9', '8', '4', '5'];

/** Replaces cards that are not in the deck by others of their suit, starting with the lowest [DECK-4]. */
function inDeck(cards: readonly Card[], rules: RuleSet): readonly Card[] {
  const deck = deckOf(rules);
  const ranking = rankingOf(rules);
  const valueOf = (card: Card): number => rankValue(card, ranking);
  const used = new Set(cards.filter((card) => deck.includes(card)));
  const replaced = new Map<Card, Card>();
  const missing = cards.filter((card) => !isJoker(card) && !used.has(card));
  for (const card of missing.toSorted((one, other) => valueOf(one) - valueOf(other))) {
    const suit = deck.filter((each) => suitOf(each) === suitOf(card));
    const other = suit.slice(valueOf(card)).find((each) => !used.has(each));
    const found = other ?? suit.find((each) => !used.has(each)) ?? card;
    used.add(found);
    replaced.set(card, found);
  }
  return cards.map((card) => replaced.get(card) ?? card);
}

function exampleFor(rules: RuleSet, trump: Trump, led: Suit, pattern: Pattern): TrickExample {
  const { players } = rules;
  const { point, spare } = pattern;
  const four: readonly Card[] = pattern.cards;
  const without = new Set(spare.slice(0, Math.max(0, four.length - players)));
  const more = FOLLOWERS.slice(0, Math.max(0, players - four.length));
  const cards = inDeck(
    [...four.filter((_, at) => !without.has(at)), ...more.map((rank): Card => `${rank}${led}`)],
    rules,
  );
  return { point, trump, cards, winning: winningIndex(cards, trump, rankingOf(rules)) };
}

const WITHOUT_TRUMP: Pattern = { point: 'led', cards: ['TH', 'AS', 'KH', '2H'], spare: [3, 2] };

/**
 * The examples for Devil's Bridge [TRUMP-5], with the two lowest ranks of the deck; two trumps
 * in a trick need three players.
 */
function allButLed(rules: RuleSet): readonly Pattern[] {
  const spades = deckOf(rules).filter((card) => suitOf(card) === 'S');
  const [low = '2', next = '3'] = spades.map((card) => rankOf(card as SuitCard));
  return [
    { point: 'followed', cards: ['6C', '7C', 'AC', 'KC'], spare: [3, 1] },
    { point: 'one-off', cards: ['6C', `${low}S`, 'AC', 'KC'], spare: [3, 2] },
    { point: 'rank-off', cards: ['6C', `${low}S`, 'AC', `${next}D`], spare: [2] },
    { point: 'suit-off', cards: ['6C', `${low}S`, `${next}H`, `${next}D`], spare: [1] },
  ];
}

/** Three led cards, the third beaten by the lowest trump. */
const trumped = (led: Suit, trump: Suit): Pattern => ({
  point: 'trump',
  cards: [`T${led}`, `K${led}`, `2${trump}`, `A${led}`],
  spare: [3, 1],
});

/** Example tricks under these rules, decided by the engine. */
export function trickExamples(rules: RuleSet): readonly TrickExample[] {
  const { trump } = rules;
  switch (trump.kind) {
    case 'all-but-led':
      return allButLed(rules)
        .filter(({ cards, spare }) => cards.length - spare.length <= rules.players)
        .map((pattern) => exampleFor(rules, 'L', 'C', pattern));
    case 'none':
      return [exampleFor(rules, 'N', 'H', WITHOUT_TRUMP)];
    case 'fixed': {
      const led = trump.suit === 'H' ? 'S' : 'H';
      return [exampleFor(rules, trump.suit, led, trumped(led, trump.suit))];
    }
    case 'list': {
      const suit = trump.order.find((listed) => listed !== 'N') ?? 'S';
      const led = suit === 'H' ? 'S' : 'H';
      return [exampleFor(rules, suit, led, trumped(led, suit))];
    }
    case 'flip':
    case 'rotate':
    case 'highest-bidder':
      return [exampleFor(rules, 'S', 'H', trumped('H', 'S'))];
  }
}

/** A high joker beats everything [JOKER-3]; after a low one the next suit is followed [JOKER-4]. */
const WITH_JOKERS = {
  high: { point: 'high-joker', cards: ['QH', 'AH', 'Z1', 'KH'], spare: [0, 3] },
  low: { point: 'low-joker', cards: ['E1', 'QH', 'KH', 'JH'], spare: [3, 1] },
} as const satisfies Record<string, Pattern>;

/** Example tricks with the jokers of these rules. */
export function jokerExamples(rules: RuleSet): readonly TrickExample[] {
  const { high, low } = rules.jokers ?? NO_JOKERS;
  return [
    ...(high > 0 ? [exampleFor(rules, 'N', 'H', WITH_JOKERS.high)] : []),
    ...(low > 0 ? [exampleFor(rules, 'N', 'H', WITH_JOKERS.low)] : []),
  ];
}
