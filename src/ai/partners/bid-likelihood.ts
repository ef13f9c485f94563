import { type PlayerView, type Seat, seatAfter } from '../../engine/index.ts';
import { type MutableCardSet, add, setOf, setSize } from '../masks.ts';
import type { DealtRound } from '../situation.ts';
import type { Deal } from './deal.ts';
import { bidWorthsIn } from './thumb.ts';

/**
 * How worlds are chosen by what was bid: a bid tells how many tricks a hand is good for. Chosen with less
 * care, the worlds gave a partner who bid 5 or more 1.6 tricks too few, and who bid 1 or 2 half a trick too
 * many.
 *
 * Points by which a bidder's judgement is thought to differ from the rule of thumb; and how often it is five
 * times as loose, so that a hand that is a little nearer to an odd bid is the likelier one, too.
 */
const NOISE = 2;
const LOOSE = 0.1;
const LOOSELY = 5;

/** The cards that each seat has played in the round. */
function playedBy(round: DealtRound, players: number): MutableCardSet[] {
  const played = round.hands.map((): MutableCardSet => [0, 0, 0, 0]);
  for (const { leader, cards } of [...round.taken, round.trick])
    for (const [place, card] of cards.entries())
      add(played[seatAfter(leader, players, place)] as MutableCardSet, card);
  return played;
}

/** How well imagined hands explain what the others bid. */
export class BidLikelihood {
  readonly #played: readonly MutableCardSet[];
  /** By seat, whether its bid says anything about its hand. */
  readonly #tells: readonly boolean[];
  readonly #gone: MutableCardSet;
  readonly #none: number[];

  constructor(view: PlayerView, round: DealtRound) {
    this.#played = playedBy(round, view.rules.players);
    this.#gone = setOf(round.turned === null ? [] : [round.turned]);
    this.#none = round.hands.map(() => 0);
    this.#tells = round.bids.map(
      (bid, each) =>
        typeof bid === 'number' && each !== view.seat && round.blindNils[each] !== true,
    );
  }

  /** Whether any bid says anything about a hand. */
  get isTold(): boolean {
    return this.#tells.includes(true);
  }

  /** How likely a seat would have bid what it did with its hand in a world. */
  factor(world: Deal, seat: Seat): number {
    if (this.#tells[seat] !== true) return 1;
    const hand = world.hands[seat] as MutableCardSet;
    const played = this.#played[seat] as MutableCardSet;
    const full: MutableCardSet = [
      hand[0] | played[0],
      hand[1] | played[1],
      hand[2] | played[2],
      hand[3] | played[3],
    ];
    const before: Deal = {
      ...world,
      hands: world.hands.map((other, each) => (each === seat ? full : other)),
      gone: this.#gone,
      counts: world.counts.map(() => setSize(full)),
      voids: this.#none,
      tricks: this.#none,
    };
    const worth = bidWorthsIn(before, seat);
    const own = worth(world.bids[seat] ?? 0);
    let sum = 0;
    let looseSum = 0;
    for (let other = 0; other <= world.handSize; other++) {
      const better = worth(other) - own;
      sum += Math.exp(better / NOISE);
      looseSum += Math.exp(better / (LOOSELY * NOISE));
    }
    return (1 - LOOSE) / sum + LOOSE / looseSum;
  }

  /** The same of all seats together. */
  likelihood(world: Deal): number {
    let likelihood = 1;
    for (let each = 0; each < world.hands.length; each++) likelihood *= this.factor(world, each);
    return likelihood;
  }
}
