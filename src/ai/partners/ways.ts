import type { Seat } from '../../engine/index.ts';
import { type Deal, copyOf } from './deal.ts';
import { move, playUntil, tryBid } from './thumb.ts';

/**
 * What a seat can still reach in a deal in which it sees everything, while all others go on by the
 * rule of thumb, each by its own hand: its own ways are tried, first the one that the rule of thumb
 * likes best, then those that leave it once, twice and so on.
 */
export class Ways {
  readonly #seat: Seat;
  readonly #value: (deal: Deal) => number;
  #stepsLeft = 0;
  #isCut = false;

  /** @param value what the end of a round is worth. */
  constructor(seat: Seat, value: (deal: Deal) => number) {
    this.#seat = seat;
    this.#value = value;
  }

  /**
   * The most that can be reached from here.
   * @param steps so many own decisions are tried; what is left after that is left out.
   */
  reach(deal: Deal, steps: number): { readonly most: number; readonly isExact: boolean } {
    this.#stepsLeft = steps;
    let most = -Infinity;
    for (let turns = 0; ; turns++) {
      this.#isCut = false;
      most = Math.max(most, this.#most(copyOf(deal), turns));
      if (!this.#isCut || this.#stepsLeft <= 0) return { most, isExact: !this.#isCut };
    }
  }

  /** The most from here on when the rule of thumb's choice is left at most so many times. */
  #most(deal: Deal, turns: number): number {
    const moves = playUntil(deal, this.#seat);
    if (moves.length === 0) return this.#value(deal);
    let most = -Infinity;
    for (const [place, chosen] of moves.entries()) {
      if (place > 0 && (turns === 0 || this.#stepsLeft <= 0)) {
        this.#isCut = true;
        break;
      }
      this.#stepsLeft--;
      const next = copyOf(deal);
      if (typeof chosen === 'number') tryBid(next, this.#seat, chosen);
      else move(next, this.#seat, chosen);
      most = Math.max(most, this.#most(next, place === 0 ? turns : turns - 1));
    }
    return most;
  }
}
