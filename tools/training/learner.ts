import type { Family } from '@/ai/net/loaded-nets.ts';
import { cardNumber, setPartnership, pointsTable } from '@/ai/net/position.ts';
import { type PartnershipScoring, deckOf } from '@/engine/index.ts';
import { HIDDEN, type Nets, OUTPUTS, SECOND } from '@/ai/net/weights.ts';
import type { Inputs } from './checkpoint.ts';
import { type NetShape, type TrainerCore, openCore, shapeOf } from './core.ts';
import {
  ALL_GUESTS_SHARE,
  BIDS_GUEST_SHARE,
  type Draw,
  GUESTS,
  type RoundSetup,
  POOL_SIZE,
  GUEST_SHARE,
  drawSetup,
} from './curriculum.ts';
import { Guests } from './guests.ts';
import { NEW_INPUT_GUEST_SHARE, drawNewInputSetup } from './rule-setups.ts';

/** Bytes of a 32-bit float. */
const FLOAT = 4;
/** Rounds per setup: same rules, same players. */
const ROUNDS_PER_SETUP = 50;
/** At tables with guests: how often their levels are told, … */
const TOLD_SHARE = 0.65;
/** … how often a guest is of the table's level instead of any, … */
const SAME_LEVEL_SHARE = 0.8;
/** … and how many of the other seats are the learner's, unless they are all guests'. */
const LEARNER_SHARE = 0.35;
/** How many of the other seats are an earlier checkpoint's, … */
const CHECKPOINT_SHARE = 0.15;
/** … and how many the learner's with random errors. */
const ERRING_SHARE = 0.1;
/** The temperature of these errors, in standard points: at least `min`, less than `min + range`. */
const ERROR_TEMPERATURE = { min: 0.5, range: 4 } as const;
/** Weight of the outputs for other seats, or for nils, in the loss. */
const OTHERS_WEIGHT = { solo: 0.2, sides: 0.5 } as const;
/** Levels as the core numbers them. */
const LEVEL_NUMBER = { hard: 1, medium: 2, easy: 3 } as const;

interface Place {
  readonly play: number;
  readonly bid: number;
}

/** A small random source for setups (mulberry32); the core has its own. */
function mulberry(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function gauss(draw: Draw): number {
  return Math.sqrt(-2 * Math.log(draw() + 1e-12)) * Math.cos(2 * Math.PI * draw());
}

function newNet(draw: Draw, inputs: number): Float32Array {
  const layers: readonly (readonly [number, number])[] = [
    [inputs * HIDDEN, 0.12],
    [HIDDEN, 0],
    [HIDDEN * SECOND, Math.sqrt(2 / HIDDEN)],
    [SECOND, 0],
    [SECOND * OUTPUTS, 0.1],
    [OUTPUTS, 0],
  ];
  const net = new Float32Array(layers.reduce((sum, [count]) => sum + count, 0));
  let at = 0;
  for (const [count, spread] of layers)
    for (let left = count; left > 0; left--) net[at++] = gauss(draw) * spread;
  return net;
}

export interface Schedule {
  readonly rate: number;
  readonly bidExploration: number;
  readonly cardExploration: number;
  /** Weight of the outcome in a target, against the net's own later prediction (TD(λ)-like). */
  readonly outcomeWeight: number;
}

/** Statistics of some setups. */
export interface TrainingStatistics {
  readonly rounds: number;
  readonly made: number;
  readonly loss: number;
}

/** Trains nets by self-play against themselves, earlier versions, noisy versions and heuristic guests. */
export class Learner {
  readonly #guests: Guests;
  readonly #core: TrainerCore;
  readonly #own: Place;
  readonly #pool: Place[] = [];
  #pooled = 0;
  #learnsAll = true;
  #onlyBids = false;
  readonly #draw: Draw;
  readonly #family: Family;
  readonly #shape: NetShape;

  constructor(seed: number, family: Family) {
    this.#family = family;
    this.#draw = mulberry(seed);
    this.#guests = new Guests(this.#draw);
    this.#core = openCore(this.#guests);
    this.#shape = shapeOf(this.#core, family);
    this.#guests.meet(this.#core);
    this.#core.seedRandom(seed, 0x5eed);
    this.#own = this.#place();
    for (let k = 0; k < POOL_SIZE; k++) this.#pool.push(this.#place());
  }

  #place(): Place {
    const { playSize, bidSize } = this.#shape;
    return {
      play: this.#core.allocate(playSize * FLOAT),
      bid: this.#core.allocate(bidSize * FLOAT),
    };
  }

  #weights(address: number, size: number): Float32Array {
    return new Float32Array(this.#core.memory.buffer, address, size);
  }

  /** Randomly initialized nets. */
  static newNets(seed: number, family: Family): Nets {
    const { playInputs, bidInputs } = shapeOf(openCore(), family);
    const draw = mulberry(seed);
    return { play: newNet(draw, playInputs), bid: newNet(draw, bidInputs) };
  }

  /** The same nets with room for all inputs: the weights of new inputs are 0. */
  static widened({ play, bid }: Nets, inputs: Inputs, family: Family): Nets {
    const shape = shapeOf(openCore(), family);
    const wide = (net: Float32Array, before: number, size: number): Float32Array => {
      const found = new Float32Array(size);
      const rows = before * HIDDEN;
      found.set(net.subarray(0, rows));
      found.set(net.subarray(rows), size - (net.length - rows));
      return found;
    };
    return {
      play: wide(play, inputs.play, shape.playSize),
      bid: wide(bid, inputs.bid, shape.bidSize),
    };
  }

  #put({ play, bid }: Nets, place: Place): void {
    this.#weights(place.play, play.length).set(play);
    this.#weights(place.bid, bid.length).set(bid);
  }

  setNets(nets: Nets): void {
    this.#put(nets, this.#own);
  }

  /** Freezes all but the weights of inputs beyond these, and trains only on rounds that need them. */
  freeze({ play, bid }: Inputs): void {
    this.#core.freezeInputs(play, bid);
    this.#learnsAll = false;
  }

  /**
   * Trains only the net of bids. All nets at a table are then the same and make no errors, and at most one seat
   * explores: weaker cards of opponents would make contracts look better than they are.
   */
  learnOnlyBids(): void {
    this.#core.recordOnlyBids(true);
    this.#onlyBids = true;
  }

  nets(): Nets {
    const { playSize, bidSize } = this.#shape;
    return {
      play: this.#weights(this.#own.play, playSize).slice(),
      bid: this.#weights(this.#own.bid, bidSize).slice(),
    };
  }

  setPool(pool: readonly Nets[]): void {
    this.#pooled = Math.min(POOL_SIZE, pool.length);
    for (const [k, nets] of pool.slice(0, POOL_SIZE).entries())
      this.#put(nets, this.#pool[k] as Place);
  }

  #guestShare(): number {
    if (this.#onlyBids) return BIDS_GUEST_SHARE;
    return this.#learnsAll ? GUEST_SHARE[this.#family] : NEW_INPUT_GUEST_SHARE;
  }

  /** Seats guests of known or unknown level; returns the seats that are left. */
  #seatGuests(players: number): number[] {
    const core = this.#core;
    const levels = new Int32Array(core.memory.buffer, core.levelsAt.value, players).fill(0);
    const seats = Array.from({ length: players }, (_, seat) => seat);
    if (this.#draw() >= this.#guestShare()) return seats;
    const known = this.#draw() < TOLD_SHARE;
    const tableLevel = Math.floor(this.#draw() * 4);
    const own = Math.floor(this.#draw() * players);
    const learners = this.#draw() < ALL_GUESTS_SHARE ? 0 : LEARNER_SHARE;
    return seats.filter((seat) => {
      if (seat === own || this.#draw() < learners) return true;
      const level =
        GUESTS[this.#draw() < SAME_LEVEL_SHARE ? tableLevel : Math.floor(this.#draw() * 4)] ??
        'hard';
      core.seatPlayer(seat, 0, 0, 0, false);
      this.#guests.sit(seat, level);
      if (known) levels[seat] = LEVEL_NUMBER[level];
      return false;
    });
  }

  #seat(players: number): void {
    for (const seat of this.#seatGuests(players)) {
      const kind = this.#onlyBids ? 1 : this.#draw();
      const old = this.#pool[Math.floor(this.#draw() * this.#pooled)];
      if (kind < CHECKPOINT_SHARE && old !== undefined && this.#pooled > 0)
        this.#core.seatPlayer(seat, old.play, old.bid, 0, false);
      else if (kind < CHECKPOINT_SHARE + ERRING_SHARE) {
        const { min, range } = ERROR_TEMPERATURE;
        const temperature = min + range * this.#draw();
        this.#core.seatPlayer(seat, this.#own.play, this.#own.bid, temperature, false);
      } else this.#core.seatPlayer(seat, this.#own.play, this.#own.bid, 0, true);
    }
  }

  #setScoring({ scoring, spoiling, handSize }: RoundSetup): void {
    const core = this.#core;
    if (scoring.kind === 'partnership') {
      setPartnership(core, scoring);
      core.setTotals(0, 0, this.#bags(scoring), this.#bags(scoring));
      return;
    }
    core.setSolo();
    core.setSpoiling(spoiling);
    const table = pointsTable(scoring, handSize);
    this.#weights(core.pointsAt.value, table.length).set(table);
  }

  /** Bags a side has collected before the round. */
  #bags({ bagLimit }: PartnershipScoring): number {
    return Math.floor(this.#draw() * bagLimit);
  }

  /** Sets the cards in play and the further rules of play. */
  #setOptions({ players, options }: RoundSetup): void {
    const { duty, firstLead, trumpLast, dealersLast } = options;
    const words: [number, number] = [0, 0];
    for (const card of deckOf({ ...options, players })) {
      const number = cardNumber(card, options);
      words[number >> 5 ? 1 : 0] |= 1 << (number & 31);
    }
    this.#core.setPack(...words);
    this.#core.setPlayRules(
      duty === 'must-trump',
      duty === 'must-head',
      trumpLast,
      firstLead === 'highest-bidder',
      dealersLast,
    );
  }

  #begin(setup: RoundSetup): void {
    const core = this.#core;
    const { players, handSize, trump, flips, mustBreak } = setup;
    this.#setOptions(setup);
    core.setRound(players, handSize, trump, flips, mustBreak);
    core.setBidding(setup.sealed, setup.hook, setup.zeroBarredShare, setup.forehead);
    this.#setScoring(setup);
    this.#guests.setRules(setup);
    this.#seat(players);
  }

  /** Plays and trains on `setups` setups. */
  train(
    setups: number,
    { rate, bidExploration, cardExploration, outcomeWeight }: Schedule,
  ): TrainingStatistics {
    const core = this.#core;
    core.setExploration(bidExploration, cardExploration);
    core.resetStatistics();
    for (let k = 0; k < setups; k++) {
      this.#begin(
        this.#learnsAll ? drawSetup(this.#family, this.#draw) : drawNewInputSetup(this.#draw),
      );
      core.train(ROUNDS_PER_SETUP, rate, OTHERS_WEIGHT[this.#family], outcomeWeight);
    }
    return {
      rounds: core.rounds.value,
      made: core.seatMade.value / core.seatRounds.value,
      loss: core.loss.value / core.losses.value,
    };
  }
}
