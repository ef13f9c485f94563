import { firstLeader, highestBidder } from '../bidding/bidding.ts';
import { openingStanding } from '../scoring/score.ts';
import type { RuleSet } from '../rulesets/rules.ts';
import type { Seat } from '../seats.ts';
import { breaksTrump, ledSuit } from '../trick/trick.ts';
import { type Trump, dealerNames } from '../trump/trump.ts';
import type { GameEvent } from './commands-and-events.ts';
import type { BidRound, DeclareRound, GameState, PlayRound, Round, TrumpRound } from './state.ts';
import { unreachable } from '../result.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type RoundOf<P extends Round['phase']> = Extract<Round, { phase: P }>;

/** The round in the phase that an event requires; another phase is a bug. */
function inPhase<P extends Round['phase']>(state: GameState, phase: P, event: GameEvent) {
  if (state.round.phase !== phase)
    throw new Error(`${event.type} in phase ${state.round.phase}, expected ${phase}`);
  return state.round as RoundOf<P>;
}

const replaced = <T>(items: readonly T[], index: number, item: T): readonly T[] => {
  const copy = items.slice();
  copy[index] = item;
  return copy;
};

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

/** Blind nils are bids already made [SP-2]. A dealer who names trump does so first [JOKER-5]. */
const openBidding = (round: DeclareRound): BidRound | TrumpRound => {
  const { undecided: _, trump, ...dealt } = round;
  const bids = round.blindNils.map((blind) => (blind ? 0 : null));
  return dealerNames(round)
    ? { ...dealt, phase: 'trump', bids, chooser: round.dealer }
    : { ...dealt, phase: 'bid', trump, bids, chooser: null };
};

function deal(state: GameState, event: EventOf<'dealt'>): Round {
  const { type: _, mayDeclare, ...dealt } = event;
  const round: DeclareRound = {
    ...dealt,
    phase: 'declare',
    blindNils: new Array<boolean>(state.header.rules.players).fill(false),
    undecided: mayDeclare,
  };
  return mayDeclare.length === 0 ? openBidding(round) : round;
}

function decideBlindNil(round: DeclareRound, event: EventOf<'blindNilDecided'>): Round {
  const next: DeclareRound = {
    ...round,
    blindNils: replaced(round.blindNils, event.seat, event.blindNil),
    undecided: round.undecided.filter((seat) => seat !== event.seat),
  };
  return next.undecided.length === 0 ? openBidding(next) : next;
}

function openPlay(
  rules: RuleSet,
  round: Omit<TrumpRound, 'phase' | 'chooser' | 'bids'> & Pick<PlayRound, 'bids'>,
  trump: Trump,
  chooser: Seat | null,
): PlayRound {
  return {
    ...round,
    phase: 'play',
    trump,
    chooser,
    taken: [],
    tricks: zeros(rules.players),
    trick: { leader: firstLeader(rules, round.bids, round.dealer), cards: [] },
    broken: false,
  };
}

function closeBidding(rules: RuleSet, { trump, chooser, ...round }: BidRound): Round {
  const bids = round.bids.map((bid) => bid ?? 0);
  if (trump !== null) return openPlay(rules, { ...round, bids }, trump, chooser);
  return { ...round, phase: 'trump', bids, chooser: highestBidder(bids, round.dealer) };
}

/** The dealer names trump before the bids, the highest bidder after them [JOKER-5], [TRUMP-3]. */
function nameTrump({ header: { rules } }: GameState, round: TrumpRound, trump: Trump): Round {
  if (dealerNames(round)) return { ...round, phase: 'bid', trump };
  const { chooser, ...rest } = round;
  return openPlay(rules, { ...rest, bids: round.bids.map((bid) => bid ?? 0) }, trump, chooser);
}

function playCard(round: PlayRound, { seat, card }: EventOf<'cardPlayed'>): PlayRound {
  const hand = round.hands[seat] ?? [];
  const led = ledSuit(round.trick);
  return {
    ...round,
    hands: replaced(
      round.hands,
      seat,
      hand.filter((held) => held !== card),
    ),
    trick: { leader: round.trick.leader, cards: [...round.trick.cards, card] },
    broken: round.broken || breaksTrump(card, led, round.trump),
  };
}

function takeTrick(round: PlayRound, { winner }: EventOf<'trickTaken'>): PlayRound {
  return {
    ...round,
    taken: [...round.taken, { ...round.trick, winner }],
    tricks: replaced(round.tricks, winner, (round.tricks[winner] ?? 0) + 1),
    trick: { leader: winner, cards: [] },
  };
}

function scored({ trick: _trick, broken: _broken, ...round }: PlayRound): Round {
  return { ...round, phase: 'scored' };
}

/**
 * The state after an event. Defined for the events from {@link step} in order, so a table can
 * show any prefix of them.
 * @throws on an event that is impossible in this state
 */
export function evolve(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'dealt':
      return { ...state, round: deal(state, event) };
    case 'blindNilDecided':
      return { ...state, round: decideBlindNil(inPhase(state, 'declare', event), event) };
    case 'bidMade': {
      const round = inPhase(state, 'bid', event);
      return {
        ...state,
        round: { ...round, bids: replaced(round.bids, event.seat, event.bid) },
      };
    }
    case 'biddingClosed':
      return { ...state, round: closeBidding(state.header.rules, inPhase(state, 'bid', event)) };
    case 'trumpNamed':
      return { ...state, round: nameTrump(state, inPhase(state, 'trump', event), event.trump) };
    case 'cardPlayed':
      return { ...state, round: playCard(inPhase(state, 'play', event), event) };
    case 'trickTaken':
      return { ...state, round: takeTrick(inPhase(state, 'play', event), event) };
    case 'roundScored':
      return {
        ...state,
        past: [...state.past, event.record],
        standing: event.record.standing,
        round: scored(inPhase(state, 'play', event)),
      };
    case 'gameEnded':
      return {
        ...state,
        round: { ...inPhase(state, 'scored', event), phase: 'over', winners: event.winners },
      };
    default:
      return unreachable(event, 'evolve');
  }
}

/**
 * The state before the first deal; use {@link newGame} for unvalidated headers.
 */
export const openingState = (
  header: GameState['header'],
  schedule: readonly number[],
  firstDealer: Seat,
): GameState => ({
  header,
  schedule,
  firstDealer,
  past: [],
  standing: openingStanding(header.rules),
  round: { phase: 'ready', index: 0 },
});
