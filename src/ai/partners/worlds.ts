import {
  type PlayerView,
  type RandomSource,
  resolveScoring,
  seatAfter,
} from '../../engine/index.ts';
import { type MutableCardSet, add, setOf, setSize, trumpNumber } from '../masks.ts';
import { PERFECT_MEMORY } from '../memory.ts';
import type { Core } from '../net/core.ts';
import { putRound } from '../net/position.ts';
import { type DealtRound, situationOf } from '../situation.ts';
import { trickInPlay } from '../trick-in-play.ts';
import { type Deal, copyOf } from './deal.ts';
import { BidLikelihood } from './bid-likelihood.ts';
import type { BestCard } from '../trick-chance.ts';

/** Worlds that are made for one that is played in: the likelier ones are taken. */
const MADE = 4;
/** So often cards may change hands after that, where the bids allow it. */
const SWAPS = 48;

/** Where the round stands, as its seat knows it: nobody else has cards. */
export function dealAt(view: PlayerView, round: DealtRound): Deal {
  const { rules, seat } = view;
  const scoring = resolveScoring(rules.scoring);
  if (scoring.kind !== 'partnership') throw new Error('partners score together');
  const situation = situationOf(view, round, PERFECT_MEMORY, round.trump ?? 'N');
  const trick = trickInPlay(round, situation);
  const finished = setOf(round.taken.flatMap(({ cards }) => cards));
  if (round.turned !== null) add(finished, round.turned);
  const gone: MutableCardSet = [...finished];
  for (const card of round.trick.cards) add(gone, card);
  const { players } = rules;
  return {
    rules,
    scoring,
    handSize: round.handSize,
    opener: seatAfter(round.dealer, players),
    trump: round.trump === null ? null : trumpNumber(round.trump),
    hands: round.hands.map((_, each) => (each === seat ? [...situation.hand] : [0, 0, 0, 0])),
    gone,
    finished,
    counts: [...situation.counts],
    voids: [...situation.voids],
    bids: round.bids.map((bid) => (typeof bid === 'number' ? bid : null)),
    tricks: [...round.tricks],
    broken: round.broken,
    turn: round.phase === 'play' ? seat : seatAfter(round.dealer, players),
    onTable: round.trick.cards.length,
    led: trick.led ?? 0,
    best: trick.best,
    winner: trick.winner,
    believed: null,
    takers: [0, 0, 0, 0],
  };
}

/** A card of a hand by chance; null of an empty one. */
function cardAt({ hands }: Deal, seat: number, chance: RandomSource): BestCard | null {
  const hand = hands[seat] as MutableCardSet;
  const count = setSize(hand);
  if (count === 0) return null;
  let left = chance.below(count);
  for (let suit = 0; suit < 4; suit++)
    for (let ranks = hand[suit as 0]; ranks !== 0; ranks &= ranks - 1)
      if (left-- === 0) return { suit, rank: 31 - Math.clz32(ranks & -ranks) };
  return null;
}

const isVoid = ({ voids }: Deal, seat: number, { suit }: BestCard): boolean =>
  (((voids[seat] as number) >> suit) & 1) === 1;

/** Changes a card of a hand for another one. */
function change({ hands }: Deal, seat: number, away: BestCard, here: BestCard): void {
  const hand = hands[seat] as MutableCardSet;
  hand[away.suit as 0] &= ~(1 << away.rank);
  hand[here.suit as 0] |= 1 << here.rank;
}

/** Imagines how the unseen cards may lie for the seat of a view, by what was played and bid. */
export class PartnerWorlds {
  readonly #core: Core;
  readonly #view: PlayerView;
  readonly #chance: RandomSource;
  readonly #bids: BidLikelihood;
  /** Where the round stands: nobody but the seat has cards. */
  readonly root: Deal;

  /** @param core makes the worlds; it has one memory, so one of these at a time. */
  constructor(core: Core, view: PlayerView, round: DealtRound, chance: RandomSource) {
    this.#core = core;
    this.#view = view;
    this.#chance = chance;
    this.root = dealAt(view, round);
    this.#bids = new BidLikelihood(view, round);
    core.seedRandom(chance.below(2 ** 32), chance.below(2 ** 32));
    putRound(core, view, round);
  }

  /** One world of some, by how well it explains what was bid; null where none fits what is known. */
  next(): Deal | null {
    const worlds: Deal[] = [];
    const weights: number[] = [];
    let sum = 0;
    const tries = this.#bids.isTold ? MADE : 1;
    for (let each = 0; each < tries; each++) {
      const world = copyOf(this.root);
      if (!this.#imagine(world)) return null;
      const weight = this.#bids.likelihood(world);
      worlds.push(world);
      weights.push(weight);
      sum += weight;
    }
    let at = (this.#chance.below(2 ** 24) / 2 ** 24) * sum;
    const taken = weights.findIndex((weight) => (at -= weight) < 0);
    const world = worlds[taken] ?? worlds[0] ?? null;
    if (world !== null && this.#bids.isTold) this.#settle(world);
    return world;
  }

  /**
   * Lets cards change hands where that explains the bids as well or better, sometimes where it does
   * not: a Metropolis walk, each world's its own, so that worlds stay independent.
   */
  #settle(world: Deal): void {
    const chance = this.#chance;
    const factors = world.hands.map((_, each) => this.#bids.factor(world, each));
    const others = world.hands.flatMap((_, each) => (each === this.#view.seat ? [] : [each]));
    for (let swap = 0; swap < SWAPS; swap++) {
      const at = chance.below(others.length);
      const one = others[at] as number;
      const other = others[(at + 1 + chance.below(others.length - 1)) % others.length] as number;
      const given = cardAt(world, one, chance);
      const taken = cardAt(world, other, chance);
      if (given === null || taken === null) continue;
      if (isVoid(world, other, given) || isVoid(world, one, taken)) continue;
      change(world, one, given, taken);
      change(world, other, taken, given);
      const before = (factors[one] as number) * (factors[other] as number);
      const mine = this.#bids.factor(world, one);
      const theirs = this.#bids.factor(world, other);
      if ((chance.below(2 ** 24) / 2 ** 24) * before < mine * theirs) {
        factors[one] = mine;
        factors[other] = theirs;
        continue;
      }
      change(world, one, taken, given);
      change(world, other, given, taken);
    }
  }

  /** Puts one way in which the unseen cards may lie into the hands; false where none was found. */
  #imagine(world: Deal): boolean {
    const { seat } = this.#view;
    if (this.#core.imagine(seat) === 0) return false;
    const lanes = new Uint16Array(this.#core.memory.buffer, this.#core.handsAt.value, 32);
    for (const [each, hand] of world.hands.entries()) {
      if (each === seat) continue;
      for (let suit = 0; suit < 4; suit++) hand[suit as 0] = lanes[each * 4 + suit] as number;
    }
    return true;
  }
}
