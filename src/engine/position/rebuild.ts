import { type Card, suitOf } from '../cards/card.ts';
import { deckOf } from '../rulesets/deck.ts';
import { type RandomSource, keyedSource } from '../cards/random.ts';
import { mayDeclare } from '../game/deal.ts';
import { step } from '../game/step.ts';
import { evolve, openingState } from '../game/evolve.ts';
import { type Command, UNSEEN } from '../game/commands-and-events.ts';
import { type GameState, RECORD_FORMAT, type RoundRecord } from '../game/state.ts';
import { allowed, choicesOf, playContext } from '../game/turn.ts';
import { type Result, err, ok } from '../result.ts';
import { ruleProblems } from '../rulesets/check.ts';
import { roundSizes } from '../rulesets/schedule.ts';
import { openingStanding, scoreRound } from '../scoring/score.ts';
import { type Seat, seatAfter } from '../seats.ts';
import { sideCount } from '../sides.ts';
import { trumpAfterDeal } from '../trump/trump.ts';
import { isUnseenByHolder } from '../view/sight.ts';
import { type HiddenCards, type PlayedCard, dealHidden, hiddenCards } from './hidden-cards.ts';
import { handSizeOf, trumpCardOf, unknownHand } from './known-cards.ts';
import { type Position, type PositionMove, knownHand } from './position.ts';
import type { PositionProblem } from './problem.ts';

/** A full state that is consistent with a position. */
export interface RebuiltPosition {
  readonly state: GameState;
  /** The seats whose unknown cards were dealt at random. */
  readonly sampled: readonly Seat[];
  readonly hidden: HiddenCards;
}

type Problem = PositionProblem | null;

const isPlace = (place: number, count: number): boolean =>
  Number.isInteger(place) && place >= 0 && place < count;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** What is wrong with rules, seats, round and score. */
function frameProblem(position: Position): Problem {
  const { rules, seats, seat, dealer, index, past, totals, hands } = position;
  const problems = ruleProblems(rules);
  if (problems.length > 0) return { kind: 'rules', problems };
  const { players } = rules;
  const fits = seats.length === players && hands.length === players;
  if (!fits || !isPlace(seat, players) || !isPlace(dealer, players)) return { kind: 'seat' };
  const sizes = roundSizes(rules);
  if (!isPlace(index, sizes.length)) return { kind: 'round' };
  const isPast = past.every(
    ({ bids, blindNils, tricks }, round) =>
      [bids, blindNils, tricks].every(({ length }) => length === players) &&
      bids.every((bid) => isPlace(bid, (sizes[round] ?? 0) + 1)) &&
      sum(tricks) === sizes[round],
  );
  if (!isPast || (past.length !== 0 && past.length !== index)) return { kind: 'past' };
  const areTotals = totals === null || (past.length === 0 && totals.length === sideCount(rules));
  return areTotals && (totals ?? []).every(Number.isSafeInteger) ? null : { kind: 'totals' };
}

/** What is wrong with the card turned up, or shown by the dealer. */
function shownProblem(position: Position): Problem {
  const { turned, openCard } = position;
  const needed = trumpCardOf(position);
  const turns = needed === 'turned';
  if (turns !== (turned !== null)) return { kind: turns ? 'turned-missing' : 'turned-not-used' };
  const shows = needed === 'open';
  if (shows !== (openCard !== null)) return { kind: shows ? 'open-missing' : 'open-not-used' };
  return null;
}

/** The first card that appears twice. */
const repeated = (cards: readonly Card[]): Card | undefined =>
  cards.find((card, at) => cards.indexOf(card) !== at);

/** A card that is not in the deck or appears twice, or a hand of the wrong size. */
function cardsProblem(position: Position): Problem {
  const { rules, turned, moves, seat: viewer } = position;
  const hands = position.seats.map((_, seat) => knownHand(position, seat));
  const cards = [...hands.flat(), ...(turned === null ? [] : [turned])];
  const deck = new Set(deckOf(rules));
  const foreign = cards.find((card) => !deck.has(card));
  if (foreign !== undefined) return { kind: 'foreign-card', card: foreign };
  // A hand may name cards that it has played, but no card twice; nor is one played twice.
  const played = moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  const twice = repeated(position.hands.flat()) ?? repeated(played) ?? repeated(cards);
  if (twice !== undefined) return { kind: 'card-twice', card: twice };
  const expected = handSizeOf(position);
  for (const [seat, { length: found }] of hands.entries())
    if (found > expected) return { kind: 'hand-size', seat, expected, found };
  return hasLooked(position) ? unknownHand(position, viewer) : null;
}

/** The earlier rounds, scored. */
function recordsOf({ rules, past, dealer, index }: Position): RoundRecord[] {
  const sizes = roundSizes(rules);
  const first = firstDealerFor({ rules, dealer, index });
  let standing = openingStanding(rules);
  return past.map((round, at) => {
    const handSize = sizes[at] ?? 0;
    const score = scoreRound(rules, { ...round, handSize }, standing);
    standing = score.standing;
    return { index: at, handSize, dealer: seatAfter(first, rules.players, at), ...round, ...score };
  });
}

/** Totals by side before the round, as far as they are known; null for none. */
export const totalsBefore = (position: Position): readonly number[] | null =>
  recordsOf(position).at(-1)?.standing.totals ?? position.totals;

/** Who dealt the first round, given that the deal rotates [DEAL-1]. */
function firstDealerFor({
  rules: { players },
  dealer,
  index,
}: Pick<Position, 'rules' | 'dealer' | 'index'>) {
  return (((dealer - index) % players) + players) % players;
}

/** A placeholder on which nothing depends: the cards are given, and playing on takes a seed of its own. */
const NO_SEED = '0000000000000000000000000000000f';

/** The state before the deal of the round. */
function beforeDeal(position: Position): GameState {
  const { rules, seats, totals } = position;
  const firstDealer = firstDealerFor(position);
  const header = {
    format: RECORD_FORMAT,
    rules,
    seats,
    dealSeed: NO_SEED,
    aiSeed: NO_SEED,
    firstDealer,
  } as const;
  const opening = openingState(header, roundSizes(rules), firstDealer);
  const past = recordsOf(position);
  const before = past.at(-1)?.standing ?? opening.standing;
  return { ...opening, past, standing: totals === null ? before : { ...before, totals } };
}

/** The state after the deal of those hands. */
function dealt(position: Position, hands: readonly (readonly Card[])[]): GameState {
  const { rules, index, dealer, turned, openCard } = position;
  const before = beforeDeal(position);
  return evolve(before, {
    type: 'dealt',
    index,
    handSize: before.schedule[index] ?? 0,
    dealer,
    hands,
    turned,
    openCard,
    trump: trumpAfterDeal(rules, index, turned ?? openCard),
    mayDeclare: mayDeclare(before, dealer),
  });
}

/** The engine's command for a move. A sealed bid becomes any legal one, since no view shows it. */
function commandOf(state: GameState, move: PositionMove): Command {
  const { round, header } = state;
  if (move.type === 'sealed') {
    const { seat } = move;
    return allowed(choicesOf(state, seat))[0] ?? { type: 'bid', seat, bid: 0 };
  }
  if (move.type !== 'play' || round.phase !== 'play') return move;
  return isUnseenByHolder(header.rules, round.handSize) ? { ...move, card: UNSEEN } : move;
}

/** A card of the hand that would have been legal instead. Not a joker, which would be with any hand [JOKER-2]. */
function heldInstead(state: GameState, { seat }: PositionMove): Card | null {
  for (const command of allowed(choicesOf(state, seat)))
    if (command.type === 'play' && command.card !== UNSEEN && suitOf(command.card) !== null)
      return command.card;
  return null;
}

/** The state after the moves, and what was known of each hand that played; or the first rejected move. */
function replay(
  opening: GameState,
  moves: readonly PositionMove[],
): Result<{ readonly state: GameState; readonly played: readonly PlayedCard[] }, PositionProblem> {
  const played: PlayedCard[] = [];
  let state = opening;
  for (const move of moves) {
    const { round } = state;
    const stepped = step(state, commandOf(state, move));
    if (!stepped.ok)
      return err({
        kind: 'move',
        move,
        rejection: stepped.error,
        held: heldInstead(state, move),
      });
    if (move.type === 'play' && round.phase === 'play')
      played.push({ ...move, context: playContext(state, round, move.seat) });
    ({ state } = stepped.value);
  }
  const isGuessed = moves.some(({ type }) => type === 'sealed') && state.round.phase !== 'bid';
  return isGuessed ? err({ kind: 'sealed-unknown' }) : ok({ state, played });
}

/** Whether the viewer has looked at its cards: it has not before it decides on blind nil [SP-2]. */
function hasLooked(position: Position): boolean {
  const { seat, dealer, moves } = position;
  return (
    !mayDeclare(beforeDeal(position), dealer).includes(seat) ||
    moves.some((move) => move.type === 'declare' && move.seat === seat)
  );
}

/**
 * A state consistent with a position, or the first problem found. The engine's own rules apply: every move
 * is checked by {@link step}, given all cards that its seat is known to have held. Unknown cards are dealt at
 * random, consistent with all that was played; the viewer's view does not depend on them.
 */
export function rebuildPosition(
  position: Position,
  source: RandomSource,
): Result<RebuiltPosition, PositionProblem> {
  const frame = frameProblem(position);
  if (frame !== null) return err(frame);
  const handSize = handSizeOf(position);
  const wrong = cardsProblem(position) ?? shownProblem(position);
  if (wrong !== null) return err(wrong);
  const known = position.seats.map((_, seat) => knownHand(position, seat));
  const checked = replay(dealt(position, known), position.moves);
  if (!checked.ok) return checked;
  const hidden = hiddenCards(position, handSize, checked.value.played);
  const deal = dealHidden(hidden, source);
  if (deal === null) return err({ kind: 'no-deal-fits' });
  const hands = known.map((hand, seat) => hand.concat(deal[seat] ?? []));
  const replayed = replay(dealt(position, hands), position.moves);
  if (!replayed.ok) return replayed;
  const sampled = hidden.missing.flatMap((count, seat) => (count > 0 ? [seat] : []));
  return ok({ state: replayed.value.state, sampled, hidden });
}

/** The seed of deals that only tell whether there is one. */
const TRIAL_SEED = '0000000000000000000000000000000e';

/** The position with any deal that fits, or why there is none. */
export const trialOf = (position: Position): Result<RebuiltPosition, PositionProblem> =>
  rebuildPosition(position, keyedSource(TRIAL_SEED, []));

/** Why there is no such position; null if there is one. */
export function positionProblem(position: Position): PositionProblem | null {
  const built = trialOf(position);
  return built.ok ? null : built.error;
}
