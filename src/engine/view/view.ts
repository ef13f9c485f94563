import { firstLeader } from '../bidding/bidding.ts';
import type { Card } from '../cards/card.ts';
import type {
  BidRound,
  DeclareRound,
  GameState,
  OverRound,
  PlayRound,
  ReadyRound,
  Round,
  RoundRecord,
  ScoredRound,
  SeatInfo,
  TrumpRound,
} from '../game/state.ts';
import { type PossibleCommand, choicesOf, toAct, zeroRun } from '../game/turn.ts';
import type { RuleSet } from '../rulesets/rules.ts';
import type { Standing } from '../scoring/score.ts';
import { type Seat, seatAfter } from '../seats.ts';
import type { TakenTrick, Trick } from '../trick/trick.ts';
import { type Trump, dealerNames } from '../trump/trump.ts';
import { seesHand } from './sight.ts';

/** A hand as a seat sees it: its cards, or only their number. */
export type HandView =
  | { readonly kind: 'seen'; readonly cards: readonly Card[] }
  | { readonly kind: 'hidden'; readonly count: number };

/** A bid as a seat sees it: a number, sealed [BID-5], or not made yet. */
export type BidView = number | 'sealed' | null;

interface SeenRound {
  readonly index: number;
  readonly handSize: number;
  readonly dealer: Seat;
  readonly turned: Card | null;
  /** The dealer's last card, in the dealer's hand for all to see until it is played [TRUMP-8]. */
  readonly openCard: Card | null;
  readonly hands: readonly HandView[];
  readonly bids: readonly BidView[];
  readonly blindNils: readonly boolean[];
  /** null until it is named. */
  readonly trump: Trump | null;
  readonly chooser: Seat | null;
  readonly trick: Trick;
  readonly taken: readonly TakenTrick[];
  readonly tricks: readonly number[];
}

export type RoundView =
  | ReadyRound
  | (SeenRound & { readonly phase: 'declare' | 'bid' | 'trump' | 'play' })
  | (SeenRound & { readonly phase: 'scored'; readonly record: RoundRecord })
  | (SeenRound & {
      readonly phase: 'over';
      readonly record: RoundRecord;
      readonly winners: readonly number[];
    });

declare const viewBrand: unique symbol;

/**
 * Everything that one seat may know, and nothing else: no seed, no undealt card, no sealed bid.
 * Only {@link viewFor} makes views; opponents, hints and components get views, never states.
 */
export interface PlayerView {
  readonly [viewBrand]: true;
  readonly seat: Seat;
  readonly rules: RuleSet;
  readonly seats: readonly SeatInfo[];
  readonly schedule: readonly number[];
  readonly past: readonly RoundRecord[];
  readonly standing: Standing;
  /** Consecutive bids of 0, by seat [BID-3]. */
  readonly zeroRuns: readonly number[];
  /** The seats to act. */
  readonly toAct: readonly Seat[];
  /** This seat's choices, with reasons for those not allowed; empty when it is not its turn. */
  readonly choices: readonly PossibleCommand[];
  readonly round: RoundView;
}

type Dealt = Exclude<Round, ReadyRound>;

const noTrick = (leader: Seat): Trick => ({ leader, cards: [] });

function handsSeen(state: GameState, round: Dealt, viewer: Seat): HandView[] {
  const { rules } = state.header;
  const looked = round.phase !== 'declare' || !round.undecided.includes(viewer);
  return round.hands.map((cards, owner) =>
    looked && seesHand(rules, round.handSize, viewer, owner)
      ? { kind: 'seen', cards }
      : { kind: 'hidden', count: cards.length },
  );
}

/** Bids are visible as they are made or, if sealed, once all are in [BID-5]. */
function bidsSeen(
  { rules }: GameState['header'],
  bids: readonly (number | null)[],
  viewer: Seat,
): BidView[] {
  return bids.map((bid, seat) =>
    bid === null || rules.bidding === 'in-turn' || seat === viewer ? bid : 'sealed',
  );
}

type Unplayed = DeclareRound | BidRound | TrumpRound;
type Played = PlayRound | ScoredRound | OverRound;

const isPlayed = (round: Dealt): round is Played =>
  round.phase === 'play' || round.phase === 'scored' || round.phase === 'over';

/** Who leads once play begins; left of the dealer while bids may still change it. */
const leaderToBe = (rules: RuleSet, round: Unplayed): Seat =>
  round.phase === 'trump' && !dealerNames(round)
    ? firstLeader(
        rules,
        round.bids.map((bid) => bid ?? 0),
        round.dealer,
      )
    : seatAfter(round.dealer, rules.players);

function unplayedPart(state: GameState, round: Unplayed, viewer: Seat) {
  const none = round.hands.map(() => null);
  return {
    bids:
      round.phase === 'declare'
        ? none
        : round.phase === 'bid'
          ? bidsSeen(state.header, round.bids, viewer)
          : round.bids,
    trump: round.phase === 'trump' ? null : round.trump,
    chooser: round.phase === 'declare' ? null : round.chooser,
    trick: noTrick(leaderToBe(state.header.rules, round)),
    taken: [],
    tricks: round.hands.map(() => 0),
  };
}

const playedPart = (round: Played) => ({
  bids: round.bids,
  trump: round.trump,
  chooser: round.chooser,
  trick: round.phase === 'play' ? round.trick : noTrick(round.taken.at(-1)?.winner ?? 0),
  taken: round.taken,
  tricks: round.tricks,
});

/** The record of a round that has been scored. */
const lastRecord = ({ past }: GameState): RoundRecord => past.at(-1) as RoundRecord;

function roundView(state: GameState, viewer: Seat): RoundView {
  const { round } = state;
  if (round.phase === 'ready') return round;
  const { index, handSize, dealer, turned, openCard, blindNils } = round;
  const seen: SeenRound = {
    index,
    handSize,
    dealer,
    turned,
    openCard,
    blindNils,
    hands: handsSeen(state, round, viewer),
    ...(isPlayed(round) ? playedPart(round) : unplayedPart(state, round, viewer)),
  };
  switch (round.phase) {
    case 'scored':
      return { ...seen, phase: 'scored', record: lastRecord(state) };
    case 'over':
      return { ...seen, phase: 'over', record: lastRecord(state), winners: round.winners };
    default:
      return { ...seen, phase: round.phase };
  }
}

/** The view of a seat. The only function that makes views. */
export function viewFor(state: GameState, seat: Seat): PlayerView {
  const { rules, seats } = state.header;
  return {
    seat,
    rules,
    seats,
    schedule: state.schedule,
    past: state.past,
    standing: state.standing,
    zeroRuns: seats.map((_, each) => zeroRun(state.past, each)),
    toAct: toAct(state),
    choices: choicesOf(state, seat),
    round: roundView(state, seat),
  } as Omit<PlayerView, typeof viewBrand> as PlayerView;
}
