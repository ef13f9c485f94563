/**
 * A minimal independent implementation of the rules of a round, to count possible rounds (perft).
 * Seat 0 bids and leads first.
 */

/** What determines the number of possible rounds. */
export interface PlainTable {
  readonly hands: readonly (readonly string[])[];
  readonly trump: string;
  readonly hook: boolean;
  readonly sealed: boolean;
  readonly named: boolean;
  readonly broken: boolean;
}

const RANKS = '23456789TJQKA';
const suit = (card: string) => card.slice(1);

const strength = (card: string, led: string, trump: string) =>
  RANKS.indexOf(card.slice(0, 1)) + (suit(card) === trump ? 200 : suit(card) === led ? 100 : 0);

function legal(hand: readonly string[], led: string | null, table: PlainTable, isOpen: boolean) {
  const following = hand.filter((card) => suit(card) === led);
  if (led !== null) return following.length > 0 ? following : hand;
  const others = hand.filter((card) => suit(card) !== table.trump);
  return table.broken && !isOpen && others.length > 0 ? others : hand;
}

function plays(
  table: PlainTable,
  hands: readonly (readonly string[])[],
  leader: number,
  trick: readonly string[],
  isOpen: boolean,
): number {
  const players = hands.length;
  const led = trick.length > 0 ? suit(trick[0]!) : null;
  if (trick.length === players) {
    const strengths = trick.map((card) => strength(card, led!, table.trump));
    const winner = (leader + strengths.indexOf(Math.max(...strengths))) % players;
    return plays(table, hands, winner, [], isOpen);
  }
  const seat = (leader + trick.length) % players;
  const hand = hands[seat]!;
  if (hand.length === 0) return 1;
  let ways = 0;
  for (const card of legal(hand, led, table, isOpen)) {
    const rest = hands.map((held, each) => (each === seat ? held.filter((c) => c !== card) : held));
    const breaks = suit(card) === table.trump && led !== table.trump;
    ways += plays(table, rest, leader, [...trick, card], isOpen || breaks);
  }
  return ways;
}

function bids({ hands, hook, sealed }: PlainTable): number {
  const size = hands[0]!.length;
  const players = hands.length;
  let ways = 0;
  const tell = (made: readonly number[]): void => {
    if (made.length === players) {
      ways += 1;
      return;
    }
    for (let bid = 0; bid <= size; bid++) {
      const sum = made.reduce((all, each) => all + each, bid);
      if (!(hook && made.length === players - 1 && sum === size)) tell([...made, bid]);
    }
  };
  tell([]);
  const orders = hands.reduce((product, _, index) => product * (index + 1), 1);
  return sealed ? ways * orders : ways;
}

/** Trump affects only who wins a trick and leads next, so the counts of all five trumps are added. */
export function countRounds(table: PlainTable): number {
  const trumps = table.named ? ['C', 'D', 'H', 'S', 'N'] : [table.trump];
  const played = trumps.map((trump) => plays({ ...table, trump }, table.hands, 0, [], false));
  return bids(table) * played.reduce((sum, ways) => sum + ways, 0);
}
