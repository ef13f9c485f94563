import {
  type Command,
  type GameState,
  type PlayerView,
  allowed,
  dealtRound,
} from '../../engine/index.ts';
import type { Hindsight } from '../../engine/review/index.ts';
import { setOf } from '../masks.ts';
import { isChoice } from '../choice.ts';
import type { Deal } from '../partners/deal.ts';
import { endingOf } from '../partners/ending.ts';
import { decidedIn } from '../partners/search.ts';
import { Ways } from '../partners/ways.ts';
import { dealAt } from '../partners/worlds.ts';
import type { DealtRound } from '../situation.ts';

/** So many own decisions are tried for all choices together. */
const STEPS = 800;

/** The round with everybody's cards in it. */
function openDeal(state: GameState, view: PlayerView, round: DealtRound): Deal {
  const deal = dealAt(view, round);
  if (state.round.phase !== 'ready')
    for (const [seat, cards] of state.round.hands.entries()) deal.hands[seat] = setOf(cards);
  return deal;
}

/** Who has bid blind after a command. */
const blindAfter = ({ blindNils }: DealtRound, command: Command): readonly boolean[] =>
  command.type === 'declare'
    ? blindNils.map((blind, each) => (each === command.seat ? command.blindNil : blind))
    : blindNils;

/** The round after a command of the seat; who declares blind nil has bid. */
function after(deal: Deal, seat: number, command: Command, blindNils: readonly boolean[]): Deal {
  const next = isChoice(command) ? decidedIn(deal, seat, command) : { ...deal };
  return { ...next, bids: next.bids.map((bid, each) => (blindNils[each] === true ? 0 : bid)) };
}

/**
 * What could have been reached among partners with all cards open: by how much the side leads the
 * other in this round at the end, with what bags will cost. Own ways to bid and play on are tried,
 * the others go on by the rule of thumb, each by its own hand. Yields after every choice.
 */
export function* partnerHindsight(
  state: GameState,
  view: PlayerView,
  made: Command,
): Generator<void, Hindsight | null> {
  const round = dealtRound(view);
  if (round === null) return null;
  const { seat } = view;
  const deal = openDeal(state, view, round);
  const choices = allowed(view.choices);
  const steps = Math.ceil(STEPS / choices.length);
  let isExact = true;

  function reach(command: Command): number {
    const blindNils = blindAfter(round as DealtRound, command);
    const outcome = { ...(round as DealtRound), blindNils };
    const ways = new Ways(seat, (end) => endingOf(end, view, outcome).gain);
    const found = ways.reach(after(deal, seat, command, blindNils), steps);
    isExact &&= found.isExact;
    return found.most;
  }

  const points = reach(made);
  let bestPoints = points;
  let command = made;
  for (const other of choices) {
    if (isSame(other, made)) continue;
    yield;
    const most = reach(other);
    if (most <= bestPoints) continue;
    bestPoints = most;
    command = other;
  }
  return { points, bestPoints, command, isExact };
}

const isSame = (one: Command, other: Command): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
