import {
  type PartnershipScoring,
  type PlayerView,
  type RandomSource,
  UNSEEN,
} from '../../engine/index.ts';
import { type Choice, numberOf } from '../choice.ts';
import { type MutableCardSet, below, size, trumpNumber } from '../masks.ts';
import type { Core } from '../net/core.ts';
import type { DealtRound } from '../situation.ts';
import type { BestCard } from '../trick-chance.ts';
import { cardNumbers } from '../trick-in-play.ts';
import { type Deal, copyOf, isTwin, playCard } from './deal.ts';
import { type Ending, endingOf } from './ending.ts';
import { choiceWorthsIn, playOut, tryBid } from './thumb.ts';
import { CLOSELY, ROUGHLY } from './bid-likelihood.ts';
import { PartnerWorlds } from './worlds.ts';

const RANKS = 13;
/** Choices that the rule of thumb thinks so many points worse than the best are not looked into. */
const MARGIN = 45;
const MOST_CARDS = 8;
/** A bid takes a whole round to try, and what is far from the rule of thumb's is seldom better. */
const MOST_BIDS = 4;
/** The rule of thumb's opinion counts like so many worlds. */
const PRIOR_WORLDS = 16;

/** A choice with what the rule of thumb thinks of it, in points less than its best. */
interface Weighed {
  readonly choice: Choice;
  readonly prior: number;
}

/** The choices that are worth a look, the most promising first. */
const promising = (weighed: readonly Weighed[]): readonly Weighed[] =>
  weighed
    .filter(({ prior }) => prior >= -MARGIN)
    .toSorted(
      (one, other) => other.prior - one.prior || numberOf(one.choice) - numberOf(other.choice),
    )
    .slice(0, weighed[0]?.choice.type === 'bid' ? MOST_BIDS : MOST_CARDS);

/** The same round after a choice of the seat. */
export function decidedIn(world: Deal, seat: number, choice: Choice): Deal {
  const deal = copyOf(world);
  if (choice.type === 'bid') tryBid(deal, seat, choice.bid);
  else if (choice.type === 'nameTrump') deal.trump = trumpNumber(choice.trump);
  else if (choice.card !== UNSEEN) playCard(deal, cardNumbers(choice.card));
  return deal;
}

/**
 * By choice, the first one that does the same: of cards between which nothing in play lies, one is
 * enough.
 */
function twinsIn(root: Deal, choices: readonly Choice[]): number[] {
  const lowest = (choice: Choice): number => {
    if (choice.type !== 'play' || choice.card === UNSEEN) return numberOf(choice);
    const { suit, rank } = cardNumbers(choice.card);
    const own = (root.hands[root.turn] as MutableCardSet)[suit as 0];
    let low = rank;
    while (isTwin(root, suit, low)) low = 31 - Math.clz32(below(own, low));
    return suit * 16 + low;
  };
  const numbers = choices.map(lowest);
  return numbers.map((number) => numbers.indexOf(number));
}

/** Tries every choice among partners in the same worlds, played to the end by the rule of thumb. */
export class PartnerSearch {
  readonly #view: PlayerView;
  readonly #round: DealtRound;
  readonly #worlds: PartnerWorlds;
  readonly choices: readonly Choice[];
  /** By choice, what the rule of thumb thinks of it, in points less than its best. */
  readonly #priors: readonly number[];
  /** By choice, the first one that does the same. */
  readonly twins: readonly number[];
  /** By choice, how the round ended in every world; those that do the same share them. */
  readonly endings: readonly Ending[][];
  /**
   * By choice, and by suit and rank, in how many worlds the suit took as many tricks as the hand has
   * cards of it from this one up: which of several took one is chance.
   */
  readonly #takes: readonly Uint16Array[];
  readonly #spoiling: number;
  #fits = true;

  /**
   * @param core imagines the worlds; it has one memory, so one search at a time.
   * @param choices the legal ones of the seat; all are looked into if `all`, else the good ones.
   * @param spoiling how much more than an own one a point of the other side counts.
   */
  constructor(
    core: Core,
    view: PlayerView,
    round: DealtRound,
    choices: readonly Choice[],
    chance: RandomSource,
    all: boolean,
    spoiling = 0,
  ) {
    this.#view = view;
    this.#round = round;
    this.#spoiling = spoiling;
    this.#worlds = new PartnerWorlds(core, view, round, chance, all ? CLOSELY : ROUGHLY);
    const worths = choiceWorthsIn(this.#worlds.root, view.seat, choices);
    const most = Math.max(...worths);
    const weighed = choices.map((choice, index) => ({
      choice,
      prior: (worths[index] as number) - most,
    }));
    const taken = all ? weighed : promising(weighed);
    this.choices = taken.map(({ choice }) => choice);
    this.#priors = taken.map(({ prior }) => prior);
    this.twins = all
      ? twinsIn(this.#worlds.root, this.choices)
      : this.choices.map((_, index) => index);
    const endings = this.choices.map((): Ending[] => []);
    this.endings = this.twins.map((twin) => endings[twin] as Ending[]);
    this.#takes = this.choices.map(() => new Uint16Array(4 * RANKS));
  }

  get scoring(): PartnershipScoring {
    return this.#worlds.root.scoring;
  }

  /** The share of the worlds in which a card was good for a trick after a choice. */
  takes(choice: number, { suit, rank }: BestCard): number {
    const takes = this.#takes[this.twins[choice] ?? choice];
    return (takes?.[suit * RANKS + rank] ?? 0) / this.worlds;
  }

  get worlds(): number {
    return this.endings[0]?.length ?? 0;
  }

  #ending(world: Deal, choice: Choice, takes: Uint16Array): Ending {
    const deal = decidedIn(world, this.#view.seat, choice);
    playOut(deal);
    const own = world.hands[this.#view.seat] as MutableCardSet;
    for (let suit = 0; suit < 4; suit++) {
      let cards = own[suit as 0];
      for (let more = size(deal.takers[suit as 0] & cards); more > 0; more--) {
        const rank = 31 - Math.clz32(cards);
        cards &= ~(1 << rank);
        takes[suit * RANKS + rank] = (takes[suit * RANKS + rank] as number) + 1;
      }
    }
    return endingOf(deal, this.#view, this.#round, this.#spoiling);
  }

  /** Tries every choice in one more world; false when no world fits what is known. */
  on(): boolean {
    const world = this.#fits ? this.#worlds.next() : null;
    this.#fits = world !== null;
    if (world === null) return false;
    for (const [index, choice] of this.choices.entries())
      if (this.twins[index] === index)
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
