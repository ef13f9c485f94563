import { type BidContext, bidRefusal, openBidders } from '../bidding/bidding.ts';
import { rankingOf } from '../rulesets/deck.ts';
import { unreachable } from '../result.ts';
import type { Seat } from '../seats.ts';
import {
  type PlayContext,
  ledSuit,
  nextToPlay,
  playRefusal,
  winningIndex,
} from '../trick/trick.ts';
import { nameableTrumps } from '../trump/trump.ts';
import { isUnseenByHolder } from '../view/sight.ts';
import { type Command, type Rejection, UNSEEN } from './commands-and-events.ts';
import type { BidRound, GameState, PlayRound, RoundRecord } from './state.ts';

/** The seats to act, in order; none between rounds and at the end. */
export function toAct(state: GameState): readonly Seat[] {
  const { round } = state;
  const { rules } = state.header;
  switch (round.phase) {
    case 'declare':
      return round.undecided.slice(0, 1);
    case 'bid':
      return openBidders(rules, round.bids, round.dealer);
    case 'trump':
      return [round.chooser];
    case 'play': {
      const seat = nextToPlay(round.trick, rules.players);
      return seat === null || round.hands[seat]?.length === 0 ? [] : [seat];
    }
    case 'ready':
    case 'scored':
    case 'over':
      return [];
  }
}

/** How many rounds in a row, up to the last one, a seat has bid 0 [BID-3]. */
export function zeroRun(past: readonly RoundRecord[], seat: Seat): number {
  let run = 0;
  while (past[past.length - 1 - run]?.bids[seat] === 0) run++;
  return run;
}

/** The facts that determine a seat's legal bids. */
export const bidContext = (state: GameState, round: BidRound, seat: Seat): BidContext => ({
  rules: state.header.rules,
  handSize: round.handSize,
  bids: round.bids,
  seat,
  zeroRun: state.header.rules.zeroLimit === null ? 0 : zeroRun(state.past, seat),
});

/** The facts that determine a seat's legal cards. */
export function playContext(state: GameState, round: PlayRound, seat: Seat): PlayContext {
  const { rules } = state.header;
  const { duty = 'follow', trumpLead } = rules;
  const { trick, trump, broken } = round;
  const ranking = rankingOf(rules);
  return {
    hand: round.hands[seat] ?? [],
    leads: trick.cards.length === 0,
    led: ledSuit(trick),
    // Runs for every card of a simulation, so it is computed only where a duty needs it.
    winning:
      duty === 'follow' ? null : (trick.cards[winningIndex(trick.cards, trump, ranking)] ?? null),
    trump,
    ranking,
    duty,
    trumpLead,
    broken,
  };
}

/** A possible command, with the reason if it is not allowed. */
export interface PossibleCommand {
  readonly command: Command;
  readonly refusal: Rejection | null;
}

/** All commands of a seat to act, with the reasons for those not allowed. */
export function choicesOf(state: GameState, seat: Seat): PossibleCommand[] {
  const { round } = state;
  if (!toAct(state).includes(seat)) return [];
  switch (round.phase) {
    case 'declare':
      return [false, true].map((blindNil) => ({
        command: { type: 'declare', seat, blindNil },
        refusal: null,
      }));
    case 'bid': {
      const context = bidContext(state, round, seat);
      return Array.from({ length: round.handSize + 1 }, (_, bid) => ({
        command: { type: 'bid', seat, bid },
        refusal: bidRefusal(context, bid),
      }));
    }
    case 'trump':
      return nameableTrumps(round).map((trump) => ({
        command: { type: 'nameTrump', seat, trump },
        refusal: null,
      }));
    case 'play': {
      if (isUnseenByHolder(state.header.rules, round.handSize))
        return [{ command: { type: 'play', seat, card: UNSEEN }, refusal: null }];
      const context = playContext(state, round, seat);
      return context.hand.map((card) => ({
        command: { type: 'play', seat, card },
        refusal: playRefusal(card, context),
      }));
    }
    case 'ready':
    case 'scored':
    case 'over':
      return [];
    default:
      return unreachable(round, 'choicesOf');
  }
}

/** The allowed commands among choices. */
export const allowed = (choices: readonly PossibleCommand[]): Command[] =>
  choices.filter(({ refusal }) => refusal === null).map(({ command }) => command);

/**
 * Every command that {@link step} accepts now, for all seats to act. Empty only at the end of the
 * game [BID-4].
 */
export function legalCommands(state: GameState): readonly Command[] {
  const { phase } = state.round;
  if (phase === 'ready' || phase === 'scored') return [{ type: 'deal' }];
  return toAct(state).flatMap((seat) => allowed(choicesOf(state, seat)));
}
