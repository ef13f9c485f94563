import {
  type GameState,
  type PlayerView,
  UNSEEN,
  allowed,
  dealtRound,
} from '../../engine/index.ts';
import type { Hindsight } from '../../engine/review/index.ts';
import { beginAdvice } from '../advice/net-counsel.ts';
import { type Choice, isChoice, numberOf } from '../choice.ts';
import { stakesOf } from '../advice/stakes.ts';
import type { NetsAt } from '../net/kept-nets.ts';
import { cardNumber, putPosition } from '../net/position.ts';
import { SPOILING } from '../points.ts';
import type { AdviserCore } from '../advice/core.ts';

/** After so many turns off the first way a choice has been looked into far enough. */
const TURNS = 400;

/** Puts all hands of a state into the core, which has the position of a view, and bids that are sealed. */
function openHands(core: AdviserCore, { round }: GameState): void {
  if (round.phase === 'ready' || round.phase === 'declare') return;
  const bids = new Int32Array(core.memory.buffer, core.bidsAt.value, round.bids.length);
  for (const [seat, bid] of round.bids.entries()) if (typeof bid === 'number') bids[seat] = bid;
  for (const [seat, cards] of round.hands.entries())
    for (const card of cards) core.hold(seat, cardNumber(card));
}

/** The places of choices among those that the core lists. */
function placesOf(core: AdviserCore, choices: readonly Choice[]): number[] {
  const listed = [
    ...new Int32Array(core.memory.buffer, core.optionsAt.value, core.optionCount.value),
  ];
  return choices.map((choice) => listed.indexOf(numberOf(choice)));
}

/**
 * What could have been reached at a decision with all cards open: every own way to play on is tried
 * (those after {@link TURNS} turns are left out), the others play on as the expert does. It knows
 * what no player knew, and is never mixed with advice. Null where the own card is not seen.
 */
export function hindsightOf(
  core: AdviserCore,
  nets: NetsAt,
  state: GameState,
  view: PlayerView,
  made: Choice,
): Hindsight | null {
  const round = dealtRound(view);
  const isHidden = made.type === 'play' && made.card === UNSEEN;
  if (round === null || isHidden) return null;
  const choices = allowed(view.choices).filter(isChoice);
  const { sign } = stakesOf(view, round.handSize);
  core.setSpoiling(SPOILING);
  putPosition(core, view, round);
  openHands(core, state);
  beginAdvice(core, nets, view, choices);
  const places = placesOf(core, choices);
  const own = choices.findIndex((choice) => numberOf(choice) === numberOf(made));
  const reached = core.reach(places[own] as number, -Infinity, TURNS);
  let isExact = core.exact.value !== 0;
  let best = own;
  let most = reached;
  // The most promising first: what is found there spares the rest.
  const others = choices
    .map((_, index) => ({ index, bound: core.boundOf(places[index] as number) }))
    .filter(({ index }) => index !== own)
    .toSorted((a, b) => b.bound - a.bound);
  for (const { index, bound } of others) {
    if (bound <= most) continue;
    const points = core.reach(places[index] as number, most, TURNS);
    isExact &&= core.exact.value !== 0;
    if (points <= most) continue;
    most = points;
    best = index;
  }
  return {
    points: sign * reached,
    bestPoints: sign * most,
    command: choices[best] ?? made,
    isExact,
  };
}
