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
import { bidWorthsIn } from './thumb.ts';

/** How worlds are chosen by what was bid. */
interface Choosiness {
  /** Worlds that are made for one that is played in: the likelier ones are taken. */
  readonly of: number;
  /** Points by which a bidder's judgement is thought to differ from the rule of thumb. */
  readonly noise: number;
  /** The chance that any bid has whatever the hand. */
  readonly least: number;
}

/** Enough to choose a card by: quick. */
export const ROUGHLY: Choosiness = { of: 4, noise: 10, least: 0.02 };
/**
 * As numbers are made from that people are told: a bid tells how many tricks a hand is good for.
 * Chosen roughly, the worlds gave a partner who bid 5 or more 1.6 tricks too few, and who bid 1 or 2
 * half a trick too many.
 */
export const CLOSELY: Choosiness = { of: 32, noise: 2, least: 0.005 };

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
    takers: [0, 0, 0, 0],
  };
}

/** The cards that each seat has played in the round. */
function playedBy(round: DealtRound, players: number): MutableCardSet[] {
  const played = round.hands.map((): MutableCardSet => [0, 0, 0, 0]);
  for (const { leader, cards } of [...round.taken, round.trick])
    for (const [place, card] of cards.entries())
      add(played[seatAfter(leader, players, place)] as MutableCardSet, card);
  return played;
}

/** Imagines how the unseen cards may lie for the seat of a view, by what was played and bid. */
export class PartnerWorlds {
  readonly #core: Core;
  readonly #view: PlayerView;
  readonly #round: DealtRound;
  readonly #chance: RandomSource;
  readonly #played: readonly MutableCardSet[];
  readonly #choosiness: Choosiness;
  /** Whether a bid of somebody else says anything about a hand. */
  readonly #isTold: boolean;
  /** Where the round stands: nobody but the seat has cards. */
  readonly root: Deal;

  /** @param core makes the worlds; it has one memory, so one of these at a time. */
  constructor(
    core: Core,
    view: PlayerView,
    round: DealtRound,
    chance: RandomSource,
    choosiness: Choosiness,
  ) {
    this.#core = core;
    this.#view = view;
    this.#round = round;
    this.#chance = chance;
    this.#played = playedBy(round, view.rules.players);
    this.#choosiness = choosiness;
    this.root = dealAt(view, round);
    this.#isTold = this.root.bids.some(
      (bid, each) => bid !== null && each !== view.seat && round.blindNils[each] !== true,
    );
    core.seedRandom(chance.below(2 ** 32), chance.below(2 ** 32));
    putRound(core, view, round);
  }

  /** One world of some, by how well it explains what was bid; null where none fits what is known. */
  next(): Deal | null {
    const worlds: Deal[] = [];
    const weights: number[] = [];
    let sum = 0;
    const tries = this.#isTold ? this.#choosiness.of : 1;
    for (let each = 0; each < tries; each++) {
      const world = copyOf(this.root);
      if (!this.#imagine(world)) return null;
      const weight = this.#likelihood(world);
      worlds.push(world);
      weights.push(weight);
      sum += weight;
    }
    let at = (this.#chance.below(2 ** 24) / 2 ** 24) * sum;
    const taken = weights.findIndex((weight) => (at -= weight) < 0);
    return worlds[taken] ?? worlds[0] ?? null;
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

  /** How well the hands explain the bids of the others. */
  #likelihood(world: Deal): number {
    const { seat, rules } = this.#view;
    const { blindNils, turned } = this.#round;
    const { noise, least } = this.#choosiness;
    const full = world.hands.map((hand, each): MutableCardSet => {
      const played = this.#played[each] as MutableCardSet;
      return [hand[0] | played[0], hand[1] | played[1], hand[2] | played[2], hand[3] | played[3]];
    });
    const none = full.map(() => 0);
    const before: Deal = {
      ...world,
      hands: full,
      gone: turned === null ? [0, 0, 0, 0] : setOf([turned]),
      counts: full.map(setSize),
      voids: none,
      tricks: none,
    };
    let likelihood = 1;
    for (let each = 0; each < rules.players; each++) {
      const bid = world.bids[each];
      if (each === seat || bid === null || bid === undefined || blindNils[each] === true) continue;
      const worth = bidWorthsIn(before, each);
      let sum = 0;
      for (let other = 0; other <= world.handSize; other++)
        sum += Math.exp((worth(other) - worth(bid)) / noise);
      likelihood *= least + 1 / sum;
    }
    return likelihood;
  }
}
