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

/** The cards that may be played. */
export const playsOf = (state: GameState) =>
  legalCommands(state).filter((command) => command.type === 'play');

/** The outcome of the current trick and of the round after a card, with random play. */
export function outcomeAfter(state: PlayState, seat: Seat, card: Card, pick: Pick) {
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

type Outcome = ReturnType<typeof outcomeAfter>;

/** A bid, contract or nil: the seats whose tricks count for it, and how many it needs. */
interface Target {
  readonly seats: readonly Seat[];
  readonly tricks: number;
}
type Claim = (outcome: Outcome, target: Target, seat: Seat, card: Card) => boolean;

/** A seat's bid; in partnerships, its side's contract. */
export function targetOf({ header, round }: PlayState, seat: Seat): Target {
  const bidOf = (each: Seat): number => round.bids[each] ?? 0;
  const isContract = header.rules.sides === 'partners' && bidOf(seat) > 0;
  const side = isContract ? [seat, (seat + 2) % 4] : [seat];
  const seats = isContract ? side.filter((each) => bidOf(each) > 0) : side;
  return { seats, tricks: seats.reduce((sum, each) => sum + bidOf(each), 0) };
}

export const sumOver = (seats: readonly Seat[], of: (seat: Seat) => number): number =>
  seats.reduce((sum, each) => sum + of(each), 0);

/** The tricks that count for a target after the current one. */
const tricksSoFar = (outcome: Outcome, { seats }: Target): number =>
  sumOver(seats, outcome.upToHere);

/** The tricks that count for a target at the end of the round. */
export const tricksAtEnd = ({ tricks }: Outcome, { seats }: Target): number =>
  sumOver(seats, (each) => tricks[each] ?? 0);

const exceeded: Claim = (outcome, target) => tricksSoFar(outcome, target) > target.tricks;

/** Facts about the end of the trick or round, each with the condition that must hold then. */
const CLAIMS: Readonly<Partial<Record<CardFact['kind'], Claim>>> = {
  wins: (outcome, _, seat) => outcome.winner === seat,
  loses: (outcome, _, seat) => outcome.winner !== seat,
  fulfills: (outcome, target) => tricksSoFar(outcome, target) === target.tricks,
  overshoots: exceeded,
  'only-ruff': (outcome, _, seat, card) =>
    outcome.winner === seat ||
    (outcome.best !== undefined && !isJoker(outcome.best) && suitOf(outcome.best) !== suitOf(card)),
  'only-overruff': (outcome, _, seat) =>
    outcome.winner === seat ||
    (outcome.best !== undefined && outcome.led !== null && suitOf(outcome.best) !== outcome.led),
  'only-joker': (outcome, _, seat) =>
    outcome.winner === seat || outcome.best?.startsWith('Z') === true,
  'one-too-many': (outcome, target) => tricksAtEnd(outcome, target) > target.tricks,
  'to-partner': (outcome, _, seat) => outcome.winner === (seat + 2) % 4,
  'falls-short': (outcome, target) => tricksAtEnd(outcome, target) < target.tricks,
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
    const outcome = outcomeAfter(determinization, seat, card, pick);
    for (const fact of facts) {
      const claim = CLAIMS[fact.kind];
      const theirs = 'seat' in fact ? targetOf(state, fact.seat) : null;
      const holds =
        theirs !== null && 'seat' in fact
          ? isAgainst(state, seat, fact.seat) &&
            (fact.kind === 'puts-over'
              ? exceeded(outcome, theirs, fact.seat, card) && outcome.winner === fact.seat
              : tricksAtEnd(outcome, theirs) !== theirs.tricks)
          : (claim?.(outcome, targetOf(state, seat), seat, card) ?? true);
      if (!holds)
        throw new Error(`${card} ${JSON.stringify(fact)} in ${JSON.stringify(determinization)}`);
    }
  }
}
