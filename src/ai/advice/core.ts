import program from '../../wasm/adviser.ts?wasm';
import { type Core, type Global, begin } from '../net/core.ts';

/** What `src/wasm/adviser.ts` offers on top of the opponents' core. */
export interface AdviserCore extends Core {
  readonly optionsAt: Global;
  readonly representativesAt: Global;
  readonly ownPointsAt: Global;
  readonly otherPointsAt: Global;
  readonly packedOutcomesAt: Global;
  readonly madeAt: Global;
  readonly takesAt: Global;
  readonly optionCount: Global;
  readonly determinizations: Global;
  beginAdvice(
    playNet: number,
    bidNet: number,
    about: number,
    seat: number,
    open: number,
    sealed: boolean,
    hook: boolean,
    named: boolean,
  ): void;
  continueAdvice(): number;
  /** Bids, names and plays a round to its end; all hands are in `hands`. */
  rolloutRound(
    playNet: number,
    bidNet: number,
    sealed: boolean,
    hook: boolean,
    named: boolean,
  ): void;
  /** Points of a bid for a side, as the net sees them. */
  pointsOfBid(net: number, seat: number, bid: number, sealed: boolean): number;
  /** Whether the last `reach` went through everything. */
  readonly exact: Global;
  upperBound(option: number): number;
  bestReachable(option: number, floor: number, limit: number): number;
}

export const openAdviserCore = (): AdviserCore => begin(program) as AdviserCore;
