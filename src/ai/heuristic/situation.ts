import {
  type BidView,
  type Card,
  type Duty,
  type Jokers,
  NO_JOKERS,
  type PlayerView,
  type Ranking,
  type RuleSet,
  type Seat,
  type Trick,
  type Trump,
  deckOf,
  isJoker,
  ledSuit,
  rankValue,
  rankingOf,
  seatAfter,
  suitOf,
  suitValue,
  type DealtView,
  openCardInHand,
} from '../../engine/index.ts';
import {
  type CardSet,
  type MutableCardSet,
  type SuitMask,
  WHOLE_SUIT,
  add,
  addMask,
  jokersAmong,
  setOf,
  setSize,
  suitNumber,
  trumpNumber,
} from './card-sets.ts';
import { type Memory, tricksByAge, remembersCard } from './memory.ts';

/** A card that its holder shows to all [TRUMP-8]. */
export interface OpenCard {
  readonly seat: Seat;
  readonly suit: number;
  readonly rank: number;
}

/** The analysis of a view, as far as it is remembered, in numbers. */
export interface Situation {
  readonly players: number;
  readonly seat: Seat;
  /** A suit in bridge order, `NO_TRUMP` or `ALL_BUT_LED`. */
  readonly trump: number;
  /** How ranks become numbers. */
  readonly ranking: Ranking;
  readonly handSize: number;
  /** What must be played besides a card of the suit led [PLAY-5]. */
  readonly duty: Duty;
  readonly hand: CardSet;
  /** The jokers in this hand, and those that others may hold; everybody remembers jokers. */
  readonly jokers: Jokers;
  readonly unseenJokers: Jokers;
  /** Cards this seat holds. */
  readonly left: number;
  /** Cards that others may hold, as far as this seat knows and remembers. */
  readonly unseen: CardSet;
  /** Number of unseen cards, jokers included. */
  readonly unseenCards: number;
  /** The open card in another hand; null without one [TRUMP-8]. */
  readonly open: OpenCard | null;
  /** The share of unseen cards that are in hands, not in the stock. */
  readonly inHands: number;
  /** Cards in hand by seat. */
  readonly counts: readonly number[];
  /** By seat, a bit for every suit it is known to be void in. */
  readonly voids: readonly number[];
  /** Tricks still needed by seat; negative after too many. For an unknown bid, a typical one. */
  readonly needs: readonly number[];
}

/** The sum of all bids as a share of the tricks, on average. */
const TYPICAL_BID_SHARE = 0.95;

/** Known voids by seat: a bit for every suit not followed in these tricks. */
function knownVoids(players: number, tricks: readonly Trick[]): number[] {
  const voids = new Array<number>(players).fill(0);
  for (const trick of tricks) {
    const led = ledSuit(trick);
    if (led === null) continue;
    for (const [index, card] of trick.cards.entries()) {
      const seat = seatAfter(trick.leader, players, index);
      if (!isJoker(card) && suitOf(card) !== led)
        voids[seat] = (voids[seat] ?? 0) | (1 << suitValue(led));
    }
  }
  return voids;
}

const tricksNeeded = (bid: BidView | undefined, tricks: number, typicalBid: number): number =>
  typeof bid === 'number' ? bid - tricks : typicalBid;

/** The analysis of a view for one decision: what does not depend on trump is computed once. */
export interface ViewAnalysis {
  /** The situation of the seat under some trump. */
  under(trump: Trump): Situation;
}

/** What a seat knows of the cards. */
interface KnownCards {
  /** Cards that others cannot hold, whatever is trump. */
  readonly known: CardSet;
  /** Cards of old tricks that are remembered only if their suit is trump. */
  readonly ifTrump: CardSet;
  /** Known voids by seat. */
  readonly voids: readonly number[];
}

/** The cards that the rules leave out of the deck [DECK-4], as a new set. */
function cardsNotIn(rules: Pick<RuleSet, 'players' | 'deck'>): MutableCardSet {
  const [clubs, diamonds, hearts, spades] = setOf(deckOf(rules), rankingOf(rules));
  const rest = (suit: SuitMask): SuitMask => WHOLE_SUIT & ~suit;
  return [rest(clubs), rest(diamonds), rest(hearts), rest(spades)];
}

function knownCards(rules: RuleSet, round: DealtView, hand: CardSet, memory: Memory): KnownCards {
  const known = cardsNotIn(rules);
  const ranking = rankingOf(rules);
  for (const [suit, mask] of hand.entries()) addMask(known, suit, mask);
  const ifTrump: MutableCardSet = [0, 0, 0, 0];
  if (round.turned !== null) add(known, round.turned, ranking);
  const recalled: Trick[] = [round.trick];
  for (const card of round.trick.cards) add(known, card, ranking);
  for (const { trick, back } of tricksByAge(round.taken)) {
    if (back < memory.voidTricks) recalled.push(trick);
    for (const card of trick.cards)
      if (remembersCard(memory, card, ranking, back)) add(known, card, ranking);
      else if (memory.trumps) add(ifTrump, card, ranking);
  }
  return { known, ifTrump, voids: knownVoids(rules.players, recalled) };
}

/** The jokers that a seat with these cards has not seen. */
function unseenJokersOf(
  { jokers = NO_JOKERS }: RuleSet,
  round: DealtView,
  own: readonly Card[],
): Jokers {
  const played = [...round.taken, round.trick].flatMap(({ cards }) => cards);
  const seen = jokersAmong(
    round.turned === null ? [...own, ...played] : [round.turned, ...own, ...played],
  );
  return { high: jokers.high - seen.high, low: jokers.low - seen.low };
}

/** Analyzes the view of a seat, as far as it remembers the round. */
export function analyze(view: PlayerView, round: DealtView, memory: Memory): ViewAnalysis {
  const { seat, rules } = view;
  const { players } = rules;
  const { handSize } = round;
  const ranking = rankingOf(rules);
  const own = round.hands[seat];
  const cards = own?.kind === 'seen' ? own.cards : [];
  const hand = setOf(cards, ranking);
  const jokers = jokersAmong(cards);
  const unseenJokers = unseenJokersOf(rules, round, cards);
  const { known, ifTrump, voids } = knownCards(rules, round, hand, memory);
  const counts = round.hands.map((other) =>
    other.kind === 'seen' ? other.cards.length : other.count,
  );
  const left = counts[seat] ?? 0;
  const shown = seat === round.dealer ? null : openCardInHand(round);
  const open =
    shown === null
      ? null
      : { seat: round.dealer, suit: suitNumber(shown), rank: rankValue(shown, ranking) };
  const othersHold = counts.reduce((sum, count) => sum + count, 0) - left;
  const typicalBid = (TYPICAL_BID_SHARE * handSize) / players;
  const needs = round.bids.map((bid, each) =>
    tricksNeeded(bid, round.tricks[each] ?? 0, typicalBid),
  );

  function under(trump: Trump): Situation {
    const number = trumpNumber(trump);
    const unseenOf = (suit: 0 | 1 | 2 | 3): SuitMask =>
      WHOLE_SUIT & ~(suit === number ? known[suit] | ifTrump[suit] : known[suit]);
    const unseen: CardSet = [unseenOf(0), unseenOf(1), unseenOf(2), unseenOf(3)];
    const unseenCards = setSize(unseen) + unseenJokers.high + unseenJokers.low;
    return {
      players,
      seat,
      trump: number,
      ranking,
      handSize,
      duty: rules.duty ?? 'follow',
      hand,
      jokers,
      unseenJokers,
      left,
      unseen,
      unseenCards,
      open,
      inHands: unseenCards === 0 ? 0 : Math.min(1, othersHold / unseenCards),
      counts,
      voids,
      needs,
    };
  }

  return { under };
}

/** Whether a seat sees its own cards [SIGHT-1]. */
export const seesOwnHand = ({ seat }: PlayerView, round: DealtView): boolean =>
  round.hands[seat]?.kind === 'seen';
