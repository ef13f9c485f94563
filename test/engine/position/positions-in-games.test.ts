import { describe, expect, it } from 'vitest';
import {
  type Card,
  type GameEvent,
  type GameState,
  type Seat,
  deckOf,
  keyedSource,
  legalCommands,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import {
  type Position,
  type PositionMove,
  positionOf,
  possibleCards,
  withOpenHands,
} from '@/engine/position/index.ts';
import { described, rebuiltWith } from '../../support/engine/described-position.ts';
import { FIXED_GAMES, type Moment, momentsOf } from '../../support/engine/fixed-games.ts';
import { maySee, sheetOf } from '../../support/engine/seen-by.ts';

const SOURCE_SEED = '00000000000000000000000000000abc';

/** All moments of a dealt round but in play, where it is every fifth one. */
const momentsToTry = (moments: readonly Moment[]): Moment[] =>
  moments.filter(
    ({ state: { round } }, at) =>
      round.phase !== 'ready' && (round.phase !== 'play' || at % 5 === 0),
  );

const GAMES = FIXED_GAMES.map((game) => {
  const all = momentsOf(game);
  return { name: game.name, all, moments: momentsToTry(all) };
});

const rebuilt = (position: Position, key = 0) =>
  rebuiltWith(position, keyedSource(SOURCE_SEED, [key]));

/** The moves of the current round, from its events. A bid that the seat does not see is only known to be made. */
function movesTold(events: readonly GameEvent[], isSealed: (seat: Seat) => boolean) {
  const from = events.findLastIndex(({ type }) => type === 'dealt');
  return events.slice(from + 1).flatMap((event): PositionMove[] => {
    switch (event.type) {
      case 'blindNilDecided':
        return [{ type: 'declare', seat: event.seat, blindNil: event.blindNil }];
      case 'bidMade':
        return [
          isSealed(event.seat)
            ? { type: 'sealed', seat: event.seat }
            : { type: 'bid', seat: event.seat, bid: event.bid },
        ];
      case 'trumpNamed':
        return [{ type: 'nameTrump', seat: event.seat, trump: event.trump }];
      case 'cardPlayed':
        return [{ type: 'play', seat: event.seat, card: event.card }];
      default:
        return [];
    }
  });
}

/** In the order in which sealed bids are written down: they are made in any order. */
const bySeat = (moves: readonly PositionMove[], { dealer }: Position): readonly PositionMove[] => {
  const isBid = ({ type }: PositionMove) => type === 'bid' || type === 'sealed';
  const from = moves.findIndex(isBid);
  const bids = moves.filter(isBid);
  const turn = ({ seat }: PositionMove) => (seat > dealer ? seat - 100 : seat);
  return [
    ...moves.slice(0, Math.max(0, from)),
    ...bids.toSorted((one, other) => turn(one) - turn(other)),
    ...moves.slice(Math.max(0, from) + bids.length),
  ];
};

/** A state in play. */
type InPlay = GameState & { readonly round: Extract<GameState['round'], { phase: 'play' }> };
const isInPlay = (state: GameState): state is InPlay => state.round.phase === 'play';

/** The cards that a seat has played in the round, in order. */
const playedBy = (position: Position, seat: Seat): Card[] =>
  position.moves.flatMap((move) => (move.type === 'play' && move.seat === seat ? [move.card] : []));

/** The states of a round before each card that a seat has played up to a moment, and that card. */
function turnsOf(all: readonly Moment[], { state: { round }, events }: Moment, seat: Seat) {
  return all.flatMap(({ state, events: before }) => {
    const next = events[before.length];
    return isInPlay(state) && state.round.index === round.index && next?.type === 'cardPlayed'
      ? next.seat === seat
        ? [{ state, card: next.card }]
        : []
      : [];
  });
}

/** Whether a seat could have played all its cards as it did if it had held one more. */
function couldHold(turns: ReturnType<typeof turnsOf>, seat: Seat, held: Card): boolean {
  return turns.every(({ state, card }, at) => {
    // Of its other cards only those that it has played since are known to have been in the hand.
    const hand = [...turns.slice(at).map((turn) => turn.card), held];
    const hands = state.round.hands.map((cards, each) => (each === seat ? hand : cards));
    return legalCommands({ ...state, round: { ...state.round, hands } }).some(
      (move) => move.type === 'play' && (move.card === card || move.card === 'unseen'),
    );
  });
}

describe.each(GAMES)('$name', ({ all, moments }) => {
  it('is described by the hands that are seen and the moves of the round, in order', () => {
    for (const { state, events } of moments)
      for (const seat of state.header.seats.keys()) {
        const position = described(viewFor(state, seat));
        const { rules } = state.header;
        const isSealed = (other: Seat) =>
          rules.bidding === 'sealed' && state.round.phase === 'bid' && other !== seat;
        const sheet = sheetOf(rules, events)!;
        expect([position.moves, position.hands]).toEqual([
          bySeat(movesTold(events, isSealed), position),
          position.seats.map((_, owner) => (maySee(state, seat, owner) ? sheet.handOf(owner) : [])),
        ]);
      }
  });

  it('is built again with the identical view of the seat that described it', () => {
    for (const { state } of moments)
      for (const seat of state.header.seats.keys()) {
        const view = viewFor(state, seat);
        expect(viewFor(rebuilt(described(view)).state, seat)).toEqual(view);
      }
  });

  it('is built with the true hands where all are written down', () => {
    for (const { state, events } of moments) {
      const view = viewFor(state, 0);
      const open = withOpenHands(described(view), state);
      const { hands } = sheetOf(state.header.rules, events)!.deal;
      expect(open.hands.map((hand) => hand.toSorted())).toEqual(
        hands.map((hand) => hand.toSorted()),
      );
      const { state: made, sampled } = rebuilt(open);
      expect(sampled).toEqual([]);
      expect(viewFor(made, 0)).toEqual(view);
    }
  });

  it('hides what the seat does not know, and lets others hold what their cards allow', () => {
    for (const moment of moments) {
      const { state, events } = moment;
      const sheet = sheetOf(state.header.rules, events)!;
      const viewer = (sheet.leader + 1) % state.header.rules.players;
      const position = described(viewFor(state, viewer));
      const { hidden, sampled } = rebuilt(position);
      const { openCard, dealer, turned, handSize } = sheet.deal;
      const known = state.header.seats.map((_, seat) => [
        ...(maySee(state, viewer, seat) ? sheet.deal.hands[seat]! : playedBy(position, seat)),
        ...(openCard !== null && seat === dealer ? [openCard] : []),
      ]);
      const seen = new Set<Card | null>([...known.flat(), turned]);
      const unseen = deckOf(state.header.rules).filter((card) => !seen.has(card));
      const missing = known.map((cards) => handSize - new Set(cards).size);
      const others = [...missing.keys()].filter((seat) => missing[seat]! > 0);
      expect({ ...hidden, sampled, mayHold: null }).toEqual({
        unseen,
        missing,
        sampled: others,
        mayHold: null,
      });
      for (const seat of others) {
        const turns = turnsOf(all, moment, seat);
        expect(unseen.filter((card) => hidden.mayHold(seat, card))).toEqual(
          unseen.filter((card) => couldHold(turns, seat, card)),
        );
      }
    }
  });

  it('deals the card that the dealer shows to nobody else', () => {
    for (const { state, events } of moments) {
      const { deal, played } = sheetOf(state.header.rules, events)!;
      const made = rebuilt(described(viewFor(state, (deal.dealer + 1) % deal.hands.length))).state;
      const holders = 'hands' in made.round ? made.round.hands : [];
      const isHeld = deal.openCard !== null && !played.includes(deal.openCard);
      const owners = [...holders.keys()].filter((seat) => holders[seat]!.includes(deal.openCard!));
      expect(owners).toEqual(isHeld ? [deal.dealer] : []);
    }
  });

  it('offers the legal cards of a hand that is seen, and never one that cannot be played', () => {
    for (const { state } of moments) {
      const [seat = 0] = toAct(state);
      const legal = state.round.phase === 'play' ? legalCommands(state).length : 0;
      for (const viewer of [seat, (seat + 1) % state.header.rules.players]) {
        const position = described(viewFor(state, viewer));
        const open = withOpenHands(position, state);
        const [offered, known] = [position, open].map((each) => possibleCards(each, rebuilt(each)));
        expect(known).toHaveLength(legal);
        expect(offered).toEqual(expect.arrayContaining([...known!]));
        expect(maySee(state, viewer, seat) ? offered : known).toEqual(known);
      }
    }
  });
});

it('nothing is described before the deal', () => {
  const [opening] = momentsOf(FIXED_GAMES[0]!);
  expect(positionOf(viewFor(opening!.state, 0))).toBeNull();
});
