import {
  type Card,
  type CardFact,
  type GameState,
  type Seat,
  legalCommands,
  seatAfter,
  suitOf,
  isJoker,
} from '@/engine/index.ts';
import { type PlayState, determinizationsOf, isPlay, suitLed } from './determinizations.ts';
import { apply } from '../../../tools/lib/games.ts';
import { type Pick } from '../../../tools/lib/random-play.ts';

export const playsOf = (state: GameState) =>
  legalCommands(state).filter((command) => command.type === 'play');

/** The end of the current trick and of the round after a card, with random play. */
export function ending(state: PlayState, seat: Seat, card: Card, pick: Pick) {
  const trick = state.round.taken.length;
  let now: GameState = apply(state, { type: 'play', seat, card }).state;
  while (isPlay(now)) now = apply(now, pick(playsOf(now))).state;
  if (!('taken' in now.round)) throw new Error('the round did not end');
  const { taken, tricks, bids } = now.round;
  const winner = taken[trick]?.winner;
  const best = taken[trick]?.cards.find(
    (_, at) => seatAfter(taken[trick]?.leader ?? 0, state.header.rules.players, at) === winner,
  );
  const upToHere = (each: Seat): number =>
    taken.slice(0, trick + 1).filter((done) => done.winner === each).length;
  const led = suitLed(taken[trick]?.cards ?? []);
  return { winner, best, led, upToHere, tricks, bids, taken };
}

type End = ReturnType<typeof ending>;
/** A bid, contract or nil: the seats whose tricks count for it, and how many it needs. */
interface Promise {
  readonly seats: readonly Seat[];
  readonly tricks: number;
}
type Claim = (end: End, promise: Promise, seat: Seat, card: Card) => boolean;

/** A seat's bid; in partnerships, its side's contract. */
export function promiseOf({ header, round }: PlayState, seat: Seat): Promise {
  const bidOf = (each: Seat): number => round.bids[each] ?? 0;
  const isContract = header.rules.sides === 'partners' && bidOf(seat) > 0;
  const side = isContract ? [seat, (seat + 2) % 4] : [seat];
  const seats = isContract ? side.filter((each) => bidOf(each) > 0) : side;
  return { seats, tricks: seats.reduce((sum, each) => sum + bidOf(each), 0) };
}

export const sumOver = (seats: readonly Seat[], of: (seat: Seat) => number): number =>
  seats.reduce((sum, each) => sum + of(each), 0);
const soFar = (end: End, { seats }: Promise): number => sumOver(seats, end.upToHere);
export const atLast = (end: End, { seats }: Promise): number =>
  sumOver(seats, (each) => end.tricks[each] ?? 0);
const exceeded: Claim = (end, promise) => soFar(end, promise) > promise.tricks;

/** Facts about the end of the trick or round, each with the condition that must hold then. */
const CLAIMS: Readonly<Partial<Record<CardFact['kind'], Claim>>> = {
  wins: (end, _, seat) => end.winner === seat,
  loses: (end, _, seat) => end.winner !== seat,
  fulfills: (end, promise) => soFar(end, promise) === promise.tricks,
  overshoots: exceeded,
  'only-ruff': (end, _, seat, card) =>
    end.winner === seat ||
    (end.best !== undefined && !isJoker(end.best) && suitOf(end.best) !== suitOf(card)),
  'only-overruff': (end, _, seat) =>
    end.winner === seat ||
    (end.best !== undefined && end.led !== null && suitOf(end.best) !== end.led),
  'only-joker': (end, _, seat) => end.winner === seat || end.best?.startsWith('Z') === true,
  'one-too-many': (end, promise) => atLast(end, promise) > promise.tricks,
  'to-partner': (end, _, seat) => end.winner === (seat + 2) % 4,
  'falls-short': (end, promise) => atLast(end, promise) < promise.tricks,
};

/** Whether a seat is an opponent: no hint is to harm the partner. */
const isAgainst = ({ header }: PlayState, seat: Seat, other: Seat): boolean =>
  header.rules.sides === 'solo' ? seat !== other : (seat + other) % 2 === 1;

export function expectClaims(
  state: PlayState,
  seat: Seat,
  card: Card,
  facts: readonly CardFact[],
  pick: Pick,
) {
  for (const determinization of determinizationsOf(state, seat, pick, 3)) {
    const end = ending(determinization, seat, card, pick);
    for (const fact of facts) {
      const claim = CLAIMS[fact.kind];
      const theirs = 'seat' in fact ? promiseOf(state, fact.seat) : null;
      const holds =
        theirs !== null && 'seat' in fact
          ? isAgainst(state, seat, fact.seat) &&
            (fact.kind === 'puts-over'
              ? exceeded(end, theirs, fact.seat, card) && end.winner === fact.seat
              : atLast(end, theirs) !== theirs.tricks)
          : (claim?.(end, promiseOf(state, seat), seat, card) ?? true);
      if (!holds)
        throw new Error(`${card} ${JSON.stringify(fact)} in ${JSON.stringify(determinization)}`);
    }
  }
}
