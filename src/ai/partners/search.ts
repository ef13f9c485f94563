import {
  type PartnershipScoring,
  type PlayerView,
  type RandomSource,
  type RoundScore,
  type Seat,
  type Standing,
  UNSEEN,
  gameEnds,
  resolveScoring,
  scoreRound,
  seatAfter,
  sideOf,
} from '../../engine/index.ts';
import { type MutableCardSet, add, setOf, setSize, trumpNumber } from '../masks.ts';
import type { Core } from '../net/core.ts';
import { type Choice, numberOf } from '../choice.ts';
import { putRound } from '../net/position.ts';
import { PERFECT_MEMORY } from '../memory.ts';
import { type DealtRound, situationOf } from '../situation.ts';
import { cardNumbers, trickInPlay } from '../solo-play.ts';
import type { BestCard } from '../trick-chance.ts';
import { BAG_WEIGHT, bagCost } from './contracts.ts';
import { type Deal, bidWorthsIn, cardWorthsIn, copyOf, playCard, playOut } from './deal.ts';

/** How a round ended for a side, after one choice in one world. */
export interface Ending {
  /** Points of the round for the side, and for the other one. */
  readonly own: number;
  readonly theirs: number;
  /** Points of the side less those of the other one, and what bags to come will cost both. */
  readonly gain: number;
  /** What the choice is made for: the gain, and the game if it is decided. */
  readonly worth: number;
  /** Whether the seat's nil held or, without one, the contract was made. */
  readonly made: boolean;
}

const RANKS = 13;
/** Worlds that are made for one that is played in: the likelier ones are taken. */
const CHOICE = 4;
/** Choices that the rule of thumb thinks so many points worse than the best are not looked into. */
const MARGIN = 45;
const MOST_CHOICES = 8;
/** The rule of thumb's opinion counts like so many worlds. */
const PRIOR_WORLDS = 16;
/** A game won counts like so many points more. */
const DECIDED = 150;
/** Points by which a bidder's judgement differs from the rule of thumb. */
const BIDDING_NOISE = 10;
const LEAST_LIKELY = 0.02;

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

/** Tries every choice among partners in the same worlds, played to the end by the rule of thumb. */
export class PartnerSearch {
  readonly #core: Core;
  readonly #view: PlayerView;
  readonly #round: DealtRound;
  readonly #chance: RandomSource;
  readonly #root: Deal;
  readonly #played: readonly MutableCardSet[];
  readonly choices: readonly Choice[];
  /** By choice, what the rule of thumb thinks of it, in points less than its best. */
  readonly #priors: readonly number[];
  /** By choice, how the round ended in every world. */
  readonly endings: readonly Ending[][];
  /** By choice, and by suit and rank, in how many worlds a card took a trick. */
  readonly #takes: readonly Uint16Array[];
  #fits = true;

  /**
   * @param core imagines the worlds; it has one memory, so one search at a time.
   * @param choices the legal ones of the seat; all are looked into if `all`, else the good ones.
   */
  constructor(
    core: Core,
    view: PlayerView,
    round: DealtRound,
    choices: readonly Choice[],
    chance: RandomSource,
    all: boolean,
  ) {
    this.#core = core;
    this.#view = view;
    this.#round = round;
    this.#chance = chance;
    this.#root = dealAt(view, round);
    this.#played = playedBy(round, view.rules.players);
    const worths = this.#thumb(choices);
    const most = Math.max(...worths);
    const weighed = choices.map((choice, index) => ({
      choice,
      prior: (worths[index] as number) - most,
    }));
    const taken = all
      ? weighed
      : weighed
          .filter(({ prior }) => prior >= -MARGIN)
          .toSorted(
            (one, other) =>
              other.prior - one.prior || numberOf(one.choice) - numberOf(other.choice),
          )
          .slice(0, MOST_CHOICES);
    this.choices = taken.map(({ choice }) => choice);
    this.#priors = taken.map(({ prior }) => prior);
    this.endings = this.choices.map(() => []);
    this.#takes = this.choices.map(() => new Uint16Array(4 * RANKS));
    core.seedRandom(chance.below(2 ** 32), chance.below(2 ** 32));
    putRound(core, view, round);
  }

  get scoring(): PartnershipScoring {
    return this.#root.scoring;
  }

  /** The share of the worlds in which a card took a trick after a choice. */
  takes(choice: number, { suit, rank }: BestCard): number {
    return (this.#takes[choice]?.[suit * RANKS + rank] ?? 0) / this.worlds;
  }

  get worlds(): number {
    return this.endings[0]?.length ?? 0;
  }

  #thumb(choices: readonly Choice[]): number[] {
    const root = this.#root;
    const bidWorth = bidWorthsIn(root, this.#view.seat);
    return choices.map((choice) => {
      if (choice.type === 'bid') return bidWorth(choice.bid);
      if (choice.type === 'nameTrump' || choice.card === UNSEEN) return 0;
      return cardWorthsIn(root, [cardNumbers(choice.card)])[0] as number;
    });
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
    const { blindNils } = this.#round;
    const full = world.hands.map((hand, each): MutableCardSet => {
      const played = this.#played[each] as MutableCardSet;
      return [hand[0] | played[0], hand[1] | played[1], hand[2] | played[2], hand[3] | played[3]];
    });
    const none = full.map(() => 0);
    const counts = full.map(setSize);
    const { turned } = this.#round;
    const before: Deal = {
      ...world,
      hands: full,
      gone: turned === null ? [0, 0, 0, 0] : setOf([turned]),
      counts,
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
        sum += Math.exp(worth(other) / BIDDING_NOISE);
      likelihood *= LEAST_LIKELY + Math.exp(worth(bid) / BIDDING_NOISE) / sum;
    }
    return likelihood;
  }

  /** One world of some, by how well it explains what was bid. */
  #world(): Deal | null {
    const worlds: Deal[] = [];
    const weights: number[] = [];
    let sum = 0;
    for (let each = 0; each < CHOICE; each++) {
      const world = copyOf(this.#root);
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

  #ending(world: Deal, choice: Choice, takes: Uint16Array): Ending {
    const { seat, rules } = this.#view;
    const deal = copyOf(world);
    if (choice.type === 'bid') deal.bids[seat] = choice.bid;
    else if (choice.type === 'nameTrump') deal.trump = trumpNumber(choice.trump);
    else if (choice.card !== UNSEEN) playCard(deal, cardNumbers(choice.card));
    playOut(deal);
    for (let suit = 0; suit < 4; suit++)
      for (let rank = 0; rank < RANKS; rank++)
        if ((deal.takers[suit as 0] >> rank) & 1)
          takes[suit * RANKS + rank] = (takes[suit * RANKS + rank] as number) + 1;
    const { standing, schedule } = this.#view;
    const { index, handSize, blindNils } = this.#round;
    const bids = deal.bids.map((bid) => bid ?? 0);
    const score = scoreRound(rules, { handSize, bids, blindNils, tricks: deal.tricks }, standing);
    const side = sideOf(rules, seat);
    return {
      own: score.points[side] ?? 0,
      theirs: score.points[1 - side] ?? 0,
      gain: this.#gain(score, side),
      worth: this.#gain(score, side) + this.#decided(score, side, schedule.length - index - 1),
      made: isKept(score, seat, side, bids[seat] === 0),
    };
  }

  /** What a round brought a side more than the other, with what their bags will cost. */
  #gain({ points, standing }: RoundScore, side: number): number {
    const before = this.#view.standing;
    const bags = BAG_WEIGHT * bagCost(this.#root.scoring);
    const gained = (each: number): number =>
      (points[each] ?? 0) - bags * (bagsOf(standing, each) - bagsOf(before, each));
    return gained(side) - gained(1 - side);
  }

  /** What a game is worth that the round has decided. */
  #decided({ standing }: RoundScore, side: number, roundsLeft: number): number {
    if (!gameEnds(this.#view.rules, standing.totals, roundsLeft)) return 0;
    return DECIDED * Math.sign((standing.totals[side] ?? 0) - (standing.totals[1 - side] ?? 0));
  }

  /** Tries every choice in one more world; false when no world fits what is known. */
  on(): boolean {
    const world = this.#fits ? this.#world() : null;
    this.#fits = world !== null;
    if (world === null) return false;
    for (const [index, choice] of this.choices.entries())
      this.endings[index]?.push(this.#ending(world, choice, this.#takes[index] as Uint16Array));
    return true;
  }

  /** The mean worth of a choice so far, drawn towards what the rule of thumb thought at first. */
  mean(index: number): number {
    const endings = this.endings[index] ?? [];
    const sum = endings.reduce((total, { worth }) => total + worth, 0);
    return (sum + PRIOR_WORLDS * (this.#priors[index] ?? 0)) / (PRIOR_WORLDS + endings.length);
  }

  /** Index of the best choice so far, of equal ones the first. */
  leader(): number {
    const means = this.choices.map((_, index) => this.mean(index));
    return means.indexOf(Math.max(...means));
  }
}

const bagsOf = ({ bags }: Standing, side: number): number => bags[side] ?? 0;

/** Whether a seat kept its nil or, without one, its side the contract. */
const isKept = ({ ledger }: RoundScore, seat: Seat, side: number, nil: boolean): boolean =>
  ledger.some((item) =>
    nil
      ? item.seat === seat && (item.kind === 'nil-made' || item.kind === 'blind-nil-made')
      : item.side === side && item.kind === 'contract-made',
  );
