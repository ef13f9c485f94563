import {
  type Card,
  type Command,
  DECK,
  type GameState,
  type RuleSet,
  type Seat,
  type Standing,
  type Step,
  type Suit,
  type Trump,
  evolve,
  legalCommands,
  seatAfter,
  suitOf,
} from '@/engine/index.ts';
import { after, apply, dealt, evolved, newGameWith } from './games.ts';

/** Positions described by some of their facts, reached through the engine's events. */

/** Arbitrary hands of `handSize` cards. */
export const someHands = (players: number, handSize: number): Card[][] =>
  Array.from({ length: players }, (_, seat) => DECK.slice(seat * handSize, (seat + 1) * handSize));

/** All seats play their last card. */
function playOnlyCards(state: GameState): Step {
  let last: Step = { events: [], state };
  for (let card = 0; card < state.header.rules.players; card++)
    last = apply(last.state, legalCommands(last.state)[0] as Command);
  return last;
}

/** The known facts of a round. A bid of −1 is a blind nil. */
export interface RoundFacts {
  readonly handSize: number;
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
}

const LOW_HEARTS: readonly Card[] = ['2H', '3H', '4H', '5H', '6H', '7H', '8H', '9H'];

/** One card each: the ace of hearts for one seat, which wins under any trump, and low hearts for the others. */
const handsWonBy = (winner: Seat, players: number): Card[][] =>
  LOW_HEARTS.slice(0, players).map((card, seat) => [seat === winner ? 'AH' : card]);

/** The bids as events, legal or not. */
function withBids(state: GameState, bids: readonly number[]): GameState {
  const open = evolved(
    state,
    ...bids.flatMap((bid, seat) =>
      bid < 0 ? [{ type: 'blindNilDecided', seat, blindNil: true } as const] : [],
    ),
    ...bids.flatMap((bid, seat) => (bid < 0 ? [] : [{ type: 'bidMade', seat, bid } as const])),
    { type: 'biddingClosed' },
  );
  if (open.round.phase !== 'trump') return open;
  return after(open, { type: 'nameTrump', seat: open.round.chooser, trump: 'N' });
}

/**
 * Plays a round whose bids and tricks are known but not its cards: all tricks but the last are
 * assigned, and the last is played, so that the engine ends the round.
 */
export function roundPlayed(state: GameState, facts: RoundFacts, index = 0, dealer = 0): Step {
  const { handSize, bids, tricks } = facts;
  const { players } = state.header.rules;
  const winners = tricks.flatMap((count, seat) => new Array<Seat>(count).fill(seat));
  const last = winners.pop() ?? 0;
  const blind = bids.flatMap((bid, seat) => (bid < 0 ? [seat] : []));
  const hands = handsWonBy(last, players);
  const ready = dealt(state, { hands, handSize, dealer, index, mayDeclare: blind });
  const afterBids = withBids(ready, bids);
  const taken = winners.map((winner) => ({ type: 'trickTaken', winner }) as const);
  return playOnlyCards(evolved(afterBids, ...taken));
}

/** A one-card round before the lead. `trump` is fixed or named, depending on the rules. */
export function trickPlayed(
  rules: RuleSet,
  leader: Seat,
  cards: readonly Card[],
  trump: Trump,
): Step {
  const { players } = rules;
  const hands: Card[][] = Array.from({ length: players }, () => []);
  for (const [turn, card] of cards.entries()) hands[seatAfter(leader, players, turn)]?.push(card);
  const named = rules.trump.kind === 'highest-bidder' && trump !== 'L';
  const ready = dealt(newGameWith(rules), {
    hands,
    dealer: seatAfter(leader, players, players - 1),
    trump: named ? null : trump,
  });
  const bids = hands.map((_, seat) => ({ type: 'bidMade', seat, bid: 1 }) as const);
  const closed = evolved(ready, ...bids, { type: 'biddingClosed' });
  if (!named || closed.round.phase !== 'trump') return playOnlyCards(closed);
  return playOnlyCards(after(closed, { type: 'nameTrump', seat: closed.round.chooser, trump }));
}

/** A hand to act, and the facts of the round that determine its legal cards. */
export interface TurnFacts {
  readonly hand: readonly Card[];
  readonly led: Suit | null;
  readonly trump: Trump;
  readonly broken: boolean;
}

const HOLDER: Seat = 0;

/** Some card that fulfills a condition, if possible one outside the hand. */
function cardLike(hand: readonly Card[], isLike: (card: Card) => boolean): Card {
  const like = DECK.filter(isLike);
  return (like.find((card) => !hand.includes(card)) ?? like[0]) as Card;
}

/** A position in which seat 0 is to play from this hand, set up by events, legal or not. */
export function turnOf(rules: RuleSet, { hand, led, trump, broken }: TurnFacts): GameState {
  const { players } = rules;
  const leader = led === null ? HOLDER : players - 1;
  const leads = led === null ? null : cardLike(hand, (card) => suitOf(card) === led);
  const away = cardLike(hand, (card) => suitOf(card) !== trump);
  const breaks = cardLike(hand, (card) => suitOf(card) === trump);
  const hands = Array.from({ length: players }, (_, seat): readonly Card[] =>
    seat === HOLDER ? hand : seat === leader && leads !== null ? [leads] : [],
  );
  const named = rules.trump.kind === 'highest-bidder';
  let state = dealt(newGameWith(rules), {
    hands,
    handSize: hand.length + (broken ? 1 : 0),
    dealer: seatAfter(leader, players, players - 1),
    trump: named ? null : trump,
  });
  state = evolved(state, ...hands.map((_, seat) => ({ type: 'bidMade', seat, bid: 1 }) as const), {
    type: 'biddingClosed',
  });
  if (named && trump !== 'L') state = evolve(state, { type: 'trumpNamed', seat: leader, trump });
  if (broken) {
    // By another seat: the hand may hold every card that breaks trump, and must keep them.
    const other = seatAfter(HOLDER, players);
    state = evolved(
      state,
      { type: 'cardPlayed', seat: leader, card: away },
      { type: 'cardPlayed', seat: other, card: breaks },
      { type: 'trickTaken', winner: leader },
    );
  }
  return leads === null ? state : evolve(state, { type: 'cardPlayed', seat: leader, card: leads });
}

/** The same game with other totals and bags so far. */
export const withStanding = (state: GameState, standing: Partial<Standing>): GameState => ({
  ...state,
  standing: { ...state.standing, ...standing },
});

/** A game of `rounds` rounds of one hand size. */
export const roundsOf = (rules: RuleSet, handSize: number, rounds = 1): RuleSet => ({
  ...rules,
  schedule: { shape: 'constant', low: handSize, high: handSize, turns: rounds },
});
