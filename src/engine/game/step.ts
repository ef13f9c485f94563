import { bidRefusal } from '../bidding/bidding.ts';
import { type Card, isCard } from '../cards/card.ts';
import { type Result, err, ok } from '../result.ts';
import { gameEnds, leadingSides, scoreRound } from '../scoring/score.ts';
import type { Seat } from '../seats.ts';
import { playRefusal, winnerOf } from '../trick/trick.ts';
import { nameableTrumps } from '../trump/trump.ts';
import { isUnseenByHolder } from '../view/sight.ts';
import { dealtEvent } from './deal.ts';
import { evolve } from './evolve.ts';
import { type Command, type GameEvent, type Rejection, UNSEEN } from './commands-and-events.ts';
import type { GameState, PlayRound, Round, RoundRecord } from './state.ts';
import { bidContext, playContext, toAct } from './turn.ts';

type FirstEvent = Result<GameEvent, Rejection>;
type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

const wrongPhase = (round: Round): FirstEvent => err({ kind: 'wrong-phase', phase: round.phase });

/** Why this seat may not act, or null. */
function turnRefusal(state: GameState, seat: Seat): Rejection | null {
  const { players } = state.header.rules;
  const exists = Number.isInteger(seat) && seat >= 0 && seat < players && !Object.is(seat, -0);
  if (!exists) return { kind: 'no-such-seat' };
  const { round } = state;
  const seats = toAct(state);
  if (seats.includes(seat)) return null;
  if (round.phase === 'bid' && round.bids[seat] !== null) return { kind: 'already-bid' };
  return { kind: 'not-your-turn', toAct: seats };
}

function deal(state: GameState): FirstEvent {
  const { round } = state;
  if (round.phase === 'ready') return ok(dealtEvent(state, round.index));
  if (round.phase === 'scored') return ok(dealtEvent(state, round.index + 1));
  return wrongPhase(round);
}

function declare(state: GameState, { seat, blindNil }: CommandOf<'declare'>): FirstEvent {
  if (state.round.phase !== 'declare') return wrongPhase(state.round);
  const refusal = turnRefusal(state, seat);
  if (refusal !== null) return err(refusal);
  if (typeof blindNil !== 'boolean') return err({ kind: 'unknown-command' });
  return ok({ type: 'blindNilDecided', seat, blindNil });
}

function bid(state: GameState, command: CommandOf<'bid'>): FirstEvent {
  const { round } = state;
  if (round.phase !== 'bid') return wrongPhase(round);
  const { seat } = command;
  const refusal =
    turnRefusal(state, seat) ?? bidRefusal(bidContext(state, round, seat), command.bid);
  return refusal === null ? ok({ type: 'bidMade', seat, bid: command.bid }) : err(refusal);
}

function nameTrump(state: GameState, { seat, trump }: CommandOf<'nameTrump'>): FirstEvent {
  if (state.round.phase !== 'trump') return wrongPhase(state.round);
  const refusal = turnRefusal(state, seat);
  if (refusal !== null) return err(refusal);
  if (!nameableTrumps(state.round).includes(trump)) return err({ kind: 'no-such-trump' });
  return ok({ type: 'trumpNamed', seat, trump });
}

/** The card of a play command, held by the seat [DECK-3]; a hidden card is played as `unseen`. */
function cardToPlay(
  state: GameState,
  round: PlayRound,
  { seat, card }: CommandOf<'play'>,
): Result<Card, Rejection> {
  const hand = round.hands[seat] ?? [];
  const unseen = isUnseenByHolder(state.header.rules, round.handSize);
  if (card === UNSEEN) return unseen ? ok(hand[0] as Card) : err({ kind: 'card-is-seen' });
  if (!isCard(card)) return err({ kind: 'not-a-card' });
  if (unseen) return err({ kind: 'card-is-unseen' });
  return hand.includes(card) ? ok(card) : err({ kind: 'not-in-hand' });
}

function play(state: GameState, command: CommandOf<'play'>): FirstEvent {
  const { round } = state;
  if (round.phase !== 'play') return wrongPhase(round);
  const { seat } = command;
  const turn = turnRefusal(state, seat);
  if (turn !== null) return err(turn);
  const card = cardToPlay(state, round, command);
  if (!card.ok) return card;
  const refusal = playRefusal(card.value, playContext(state, round, seat));
  return refusal === null ? ok({ type: 'cardPlayed', seat, card: card.value }) : err(refusal);
}

function firstEvent(state: GameState, command: Command): FirstEvent {
  switch (command?.type) {
    case 'deal':
      return deal(state);
    case 'declare':
      return declare(state, command);
    case 'bid':
      return bid(state, command);
    case 'nameTrump':
      return nameTrump(state, command);
    case 'play':
      return play(state, command);
    default:
      return err({ kind: 'unknown-command' });
  }
}

function recordOf(state: GameState, round: PlayRound): RoundRecord {
  const { index, handSize, dealer, trump, turned, chooser, bids, blindNils, tricks } = round;
  const score = scoreRound(
    state.header.rules,
    { handSize, bids, blindNils, tricks },
    state.standing,
  );
  return { index, handSize, dealer, trump, turned, chooser, bids, blindNils, tricks, ...score };
}

/** The next automatic event, or null. */
function consequence(state: GameState): GameEvent | null {
  const { round } = state;
  const { rules } = state.header;
  if (round.phase === 'bid') return round.bids.includes(null) ? null : { type: 'biddingClosed' };
  if (round.phase === 'play') {
    if (round.taken.length === round.handSize)
      return { type: 'roundScored', record: recordOf(state, round) };
    if (round.trick.cards.length < rules.players) return null;
    const winner = winnerOf(round.trick, round.trump, rules);
    return winner === null ? null : { type: 'trickTaken', winner };
  }
  if (round.phase === 'scored') {
    const { totals } = state.standing;
    const roundsLeft = state.schedule.length - (round.index + 1);
    if (!gameEnds(rules, totals, roundsLeft)) return null;
    return { type: 'gameEnded', winners: leadingSides(rules, totals) };
  }
  return null;
}

/** The events of a command and the state after them. */
export interface Step {
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/**
 * Applies a command with all automatic events after it, or rejects it. Accepts any value: malformed
 * commands are rejected like illegal ones.
 */
export function step(state: GameState, command: Command): Result<Step, Rejection> {
  const first = firstEvent(state, command);
  if (!first.ok) return first;
  const events: GameEvent[] = [];
  let after = state;
  for (let event: GameEvent | null = first.value; event !== null; event = consequence(after)) {
    events.push(event);
    after = evolve(after, event);
  }
  return ok({ events, state: after });
}
