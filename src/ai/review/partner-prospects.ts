import {
  type GameState,
  type Header,
  type RoundOutcome,
  type Seat,
  dealtRound,
  scoreRound,
  seatsFromLeftOf,
  sideOf,
  viewFor,
} from '../../engine/index.ts';
import type { Prospects } from '../../engine/review/index.ts';
import { ADVICE_SEED } from '../advice/counsel.ts';
import { decisionChance } from '../chance.ts';
import { setOf } from '../masks.ts';
import type { Core } from '../net/core.ts';
import { endingOf } from '../partners/ending.ts';
import { playOut } from '../partners/thumb.ts';
import { PartnerWorlds, dealAt } from '../partners/worlds.ts';
import { meanDeal } from './mean-deals.ts';

/** Deals that a mean is made from, and worlds that a hand is valued in. */
const DEALS = 1200;
const WORLDS = 160;

/**
 * How good the cards and the seat of partners are, in points of the side: both what it expects with
 * these cards and what it does on average are rounds that everybody bids and plays by the rule of
 * thumb, so that what this is wrong about cancels.
 */
export class PartnerProspects {
  readonly #core: Core;
  /** By rules, hand size and blind nils: how the deals of a mean went. */
  readonly #means = new Map<string, readonly RoundOutcome[]>();

  /** @param core imagines the worlds; it has one memory. */
  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * What a side expects with the hand of a seat that is to bid, or has bid blind; null where nothing
   * is dealt. Yields after every deal.
   * @param worlds in so many the hand is valued.
   */
  *of(
    header: Header,
    state: GameState,
    seat: Seat,
    worlds: number = WORLDS,
  ): Generator<void, Prospects | null> {
    const view = viewFor(state, seat);
    const round = dealtRound(view);
    if (round === null) return null;
    const { rules } = header;
    const order = seatsFromLeftOf(round.dealer, rules.players);
    const blind = order.map((each) => round.blindNils[each] === true);
    const outcomes = yield* this.#outcomes(header, round.handSize, blind);
    // In those deals the seats sit in bidding order; there are two sides.
    const side = sideOf(rules, order.indexOf(seat));
    const { standing } = state;
    const before =
      side === sideOf(rules, seat) ? standing : { ...standing, bags: standing.bags.toReversed() };
    const points = outcomes.map((outcome) => scoreRound(rules, outcome, before).points[side] ?? 0);
    const mean = points.reduce((sum, each) => sum + each, 0) / outcomes.length;

    const imagined = new PartnerWorlds(this.#core, view, round, decisionChance(ADVICE_SEED, view));
    let sum = 0;
    let tried = 0;
    for (; tried < worlds; tried++) {
      const deal = imagined.next();
      if (deal === null) break;
      playOut(deal);
      sum += endingOf(deal, view, round).own;
      yield;
    }
    return tried === 0 ? null : { hand: sum / tried, mean };
  }

  *#outcomes(
    header: Header,
    handSize: number,
    blindNils: readonly boolean[],
  ): Generator<void, readonly RoundOutcome[]> {
    const key = JSON.stringify([header.rules, handSize, blindNils]);
    const known = this.#means.get(key);
    if (known !== undefined) return known;
    const outcomes: RoundOutcome[] = [];
    for (let index = 0; index < DEALS; index++) {
      outcomes.push(outcome(header, handSize, index, blindNils));
      yield;
    }
    this.#means.set(key, outcomes);
    return outcomes;
  }
}

/** How a deal goes when everybody bids and plays by the rule of thumb; seat 0 bids first. */
function outcome(
  header: Header,
  handSize: number,
  index: number,
  blindNils: readonly boolean[],
): RoundOutcome {
  const { players } = header.rules;
  const state = meanDeal(header, handSize, index);
  const view = viewFor(state, 0);
  const round = dealtRound(view);
  if (round === null || state.round.phase === 'ready') throw new Error('nothing was dealt');
  const deal = dealAt(view, round);
  const order = seatsFromLeftOf(round.dealer, players);
  for (const [seat, cards] of state.round.hands.entries()) {
    deal.hands[seat] = setOf(cards);
    deal.bids[seat] = blindNils[order.indexOf(seat)] === true ? 0 : null;
  }
  playOut(deal);
  const inOrder = <T>(bySeat: readonly T[]): T[] => order.map((seat) => bySeat[seat] as T);
  return {
    handSize,
    bids: inOrder(deal.bids.map((bid) => bid ?? 0)),
    blindNils,
    tricks: inOrder(deal.tricks),
  };
}
