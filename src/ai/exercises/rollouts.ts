// An independent judgment of a position: rollouts by the rules engine in determinizations of its own. It shares
// neither sampler nor rollouts with advice, and the players of the rollouts can be of any kind.
import {
  type Card,
  type Command,
  type GameRecord,
  type GameState,
  type PlayerView,
  type RandomSource,
  type Seat,
  UNSEEN,
  dealtRound,
  deckOf,
  fold,
  hasPartners,
  sideCount,
  sideOf,
  step,
  stateAfter,
  toAct,
  totalSign,
  viewFor,
} from '../../engine/index.ts';
import { knowledgeOf } from '../../engine/advice/index.ts';
import { type Steps, runSteps } from '../steps.ts';
import { SPOILING, pointScaleOf } from '../heuristic/points.ts';

/** Decides at once for a seat. */
export type Policy = (view: PlayerView, rng: RandomSource) => Command;

/** A card and the seat that holds it; null in the stock. */
interface Slot {
  readonly owner: Seat | null;
  card: Card;
}

/** Swaps between two determinizations: enough to forget the first one. */
const SWAPS_PER_SLOT = 6;

/**
 * Draws deals consistent with what a seat sees: a random walk that swaps two hidden cards wherever voids
 * allow it, so that in the long run all such deals are equally likely.
 */
class DealWalk {
  readonly #slots: Slot[];
  readonly #mayHold: (owner: Seat | null, card: Card) => boolean;
  readonly #hands: readonly (readonly Card[])[];

  /** @param state the true position, where the walk begins. */
  constructor(state: GameState, view: PlayerView) {
    const round = dealtRound(view);
    if (round === null || !('hands' in state.round)) throw new Error('no cards are dealt');
    const { unseen, mayHold } = knowledgeOf(view, round);
    this.#hands = state.round.hands;
    const held = new Set(this.#hands.flat());
    this.#slots = [
      ...this.#hands.flatMap((hand, owner) =>
        round.hands[owner]?.kind === 'seen' ? [] : hand.map((card) => ({ owner, card })),
      ),
      ...deckOf(view.rules)
        .filter((card) => unseen.includes(card) && !held.has(card))
        .map((card) => ({ owner: null, card })),
    ];
    this.#mayHold = (owner, card) => owner === null || mayHold(owner, card);
  }

  /** The hands of the next deal, without cards already played. */
  next(rng: RandomSource): Card[][] {
    const slots = this.#slots;
    for (let swap = SWAPS_PER_SLOT * slots.length; swap > 0; swap--) {
      const one = slots[rng.below(slots.length)] as Slot;
      const other = slots[rng.below(slots.length)] as Slot;
      if (!this.#mayHold(one.owner, other.card) || !this.#mayHold(other.owner, one.card)) continue;
      [one.card, other.card] = [other.card, one.card];
    }
    const hidden = new Set(slots.map(({ owner }) => owner));
    return this.#hands.map((hand, seat) =>
      hidden.has(seat)
        ? slots.flatMap(({ owner, card }) => (owner === seat ? [card] : []))
        : [...hand],
    );
  }
}

/** The likelihood of a bid by its distance from the policy's bid. */
const BID_LIKELIHOOD = [1, 0.4, 0.1, 0.03] as const;

/** After this many deals that do not explain the bids, a deal that does not is accepted. */
const MAX_TRIES = 60;

function commandsOf(record: GameRecord, view: PlayerView): readonly Command[] {
  // Sealed bids are not known: the others bid again in every rollout.
  const isSealed = view.rules.bidding === 'sealed' && view.round.phase === 'bid';
  return isSealed ? record.commands.filter(({ type }) => type !== 'bid') : record.commands;
}

/** A record from its deal on, to be replayed with other hands. */
interface Replay {
  readonly view: PlayerView;
  /** The state after the deal. */
  readonly dealt: GameState;
  /** The cards that each seat has played. */
  readonly played: ReadonlyMap<Seat, readonly Card[]>;
  /** The commands after the deal: up to the last bid, and after it. */
  readonly bidding: readonly Command[];
  readonly play: readonly Command[];
}

function replayOf(record: GameRecord, view: PlayerView): Replay {
  const all = commandsOf(record, view);
  const from = all.findLastIndex(({ type }) => type === 'deal') + 1;
  const commands = all.slice(from);
  const dealt = fold({ header: record.header, commands: all.slice(0, from) });
  if (!dealt.ok || !('hands' in dealt.value.round)) throw new Error('no deal');
  const played = new Map<Seat, Card[]>();
  for (const command of commands)
    if (command.type === 'play' && command.card !== UNSEEN)
      played.set(command.seat, [...(played.get(command.seat) ?? []), command.card]);
  const bids = commands.findLastIndex(({ type }) => type === 'bid') + 1;
  return {
    view,
    dealt: dealt.value,
    played,
    bidding: commands.slice(0, bids),
    play: commands.slice(bids),
  };
}

/**
 * Replays a record with other hands; null if they do not explain the others' bids.
 * @param bidder who bids at the table; null if bids need no explanation.
 */
function replayed(
  { view, dealt, played, bidding, play }: Replay,
  hands: readonly (readonly Card[])[],
  bidder: Policy | null,
  rng: RandomSource,
): GameState | null {
  if (!('hands' in dealt.round)) return null;
  let state: GameState = {
    ...dealt,
    round: {
      ...dealt.round,
      hands: hands.map((hand, seat) => [...hand, ...(played.get(seat) ?? [])]),
    },
  };
  let likelihood = 1;
  for (const command of bidding) {
    if (bidder !== null && command.type === 'bid' && command.seat !== view.seat) {
      const simulated = bidder(viewFor(state, command.seat), rng);
      const off = simulated.type === 'bid' ? Math.abs(simulated.bid - command.bid) : 0;
      likelihood *= BID_LIKELIHOOD[off] ?? 0.01;
    }
    const next = step(state, command);
    if (!next.ok) return null;
    ({ state } = next.value);
  }
  // Most deals are rejected here, before their cards are played.
  if (rng.below(1_000_000) >= likelihood * 1_000_000) return null;
  for (const command of play) {
    const next = step(state, command);
    if (!next.ok) return null;
    ({ state } = next.value);
  }
  return state;
}

/** Points of the viewer, and of the others together as they weigh against them; more is better. */
interface Payoff {
  readonly own: number;
  readonly total: number;
}

function payoffOf({ past, header: { rules } }: GameState, seat: Seat): Payoff {
  const points = past.at(-1)?.points;
  if (points === undefined) throw new Error('no round was scored');
  const sign = totalSign(rules);
  const side = sideOf(rules, seat);
  const own = sign * (points[side] ?? 0);
  const others = sign * points.reduce((sum, each, at) => (at === side ? sum : sum + each), 0);
  const weight = hasPartners(rules) ? 1 : SPOILING;
  return { own, total: own - (weight * others) / (sideCount(rules) - 1) };
}

/** The round played out after a choice. */
function rollout(
  start: GameState,
  choice: Command,
  seat: Seat,
  policy: Policy,
  rng: RandomSource,
): Payoff {
  let command: Command | undefined = choice;
  let state = start;
  while (state.past.length === start.past.length) {
    const next = step(state, command);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    ({ state } = next.value);
    const [turn] = toAct(state);
    if (turn === undefined) break;
    command = policy(viewFor(state, turn), rng);
  }
  return payoffOf(state, seat);
}

/** A mean and its standard error. */
interface Mean {
  readonly mean: number;
  readonly error: number;
}

function meanAndError(values: readonly number[]): Mean {
  const count = values.length;
  const mean = values.reduce((sum, each) => sum + each, 0) / count;
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1);
  return { mean, error: Math.sqrt(variance / count) };
}

/** The lead of the right choice over another one, in standard points. */
export interface Lead {
  readonly choice: Command;
  /** The lead in own points alone, and less the others' share. */
  readonly own: Mean;
  readonly total: Mean;
}

/** How many determinizations to play, at least and at most. */
export interface Effort {
  readonly min: number;
  readonly max: number;
  /** The lead, in standard points and standard errors, over a choice that is tried no further; left out: all are. */
  readonly settled?: { readonly points: number; readonly errors: number };
}

/** Whether a choice is so far behind, for the player as well as in all, that it need not be tried any more. */
const isSettled = ({ own, total }: Lead, { settled }: Effort): boolean =>
  settled !== undefined &&
  [own, total].every(({ mean, error }) => mean >= settled.points && mean >= settled.errors * error);

/** Determinizations between two looks at the result. */
const BATCH = 40;

/** A position, and the choices to compare. */
export interface Question {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly right: Command;
  readonly wrong: readonly Command[];
}

/** A comparison that is complete, or was stopped because it could not succeed. */
export interface RolloutComparison {
  readonly leads: readonly Lead[];
  readonly determinizations: number;
}

/**
 * Compares the right choice with all that are not equivalent to it, in the same determinizations. A step is one of
 * them.
 * @param isDecided whether the leads so far are enough, one way or the other.
 */
export function* rolloutSteps(
  { record, seat, right, wrong }: Question,
  policy: Policy,
  effort: Effort,
  rng: RandomSource,
  isDecided: (leads: readonly Lead[]) => boolean,
): Steps<RolloutComparison> {
  const state = stateAfter(record);
  const view = viewFor(state, seat);
  const { round } = view;
  const scale = pointScaleOf(view, 'handSize' in round ? round.handSize : 0);
  const replay = replayOf(record, view);
  const walk = new DealWalk(state, view);
  for (let warm = 0; warm < 5; warm++) walk.next(rng);
  const { min, max } = effort;
  const own: number[][] = wrong.map(() => []);
  const total: number[][] = wrong.map(() => []);
  let leads: Lead[] = [];
  for (let sample = 1; sample <= max; sample++) {
    let start: GameState | null = null;
    for (let tries = 0; start === null; tries++) {
      if (tries > 100 * MAX_TRIES) throw new Error('no deal fits');
      const bidder = tries < MAX_TRIES ? policy : null;
      start = replayed(replay, walk.next(rng), bidder, rng);
    }
    const best = rollout(start, right, seat, policy, rng);
    for (const [at, choice] of wrong.entries()) {
      const lead = leads[at];
      if (lead !== undefined && isSettled(lead, effort)) continue;
      const other = rollout(start, choice, seat, policy, rng);
      own[at]?.push((best.own - other.own) / scale);
      total[at]?.push((best.total - other.total) / scale);
    }
    yield;
    if (sample % BATCH > 0 && sample < max) continue;
    leads = wrong.map((choice, at) => ({
      choice,
      own: meanAndError(own[at] ?? []),
      total: meanAndError(total[at] ?? []),
    }));
    if (sample >= min && isDecided(leads)) return { leads, determinizations: sample };
  }
  return { leads, determinizations: max };
}

/** The same, computed at once. */
export const compareByRollouts = (
  ...question: Parameters<typeof rolloutSteps>
): RolloutComparison => runSteps(rolloutSteps(...question));
