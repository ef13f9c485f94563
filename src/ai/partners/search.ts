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
import { playOut, tryBid } from './thumb.ts';
import { PartnerWorlds } from './worlds.ts';

const RANKS = 13;
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
  /** By choice, the first one that does the same. */
  readonly twins: readonly number[];
  /** By choice, how the round ended in every world; those that do the same share them. */
  readonly endings: readonly Ending[][];
  /**
   * By choice, and by suit and rank, in how many worlds the suit took as many tricks as the hand has
   * cards of it from this one up: which of several took one is chance.
   */
  readonly #takes: readonly Uint16Array[];
  #fits = true;

  /**
   * @param core imagines the worlds; it has one memory, so one search at a time.
   * @param choices the legal ones of the seat.
   */
  constructor(
    core: Core,
    view: PlayerView,
    round: DealtRound,
    choices: readonly Choice[],
    chance: RandomSource,
  ) {
    this.#view = view;
    this.#round = round;
    this.#worlds = new PartnerWorlds(core, view, round, chance);
    this.choices = choices;
    this.twins = twinsIn(this.#worlds.root, choices);
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
    return endingOf(deal, this.#view, this.#round);
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
}
