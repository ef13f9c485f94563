import program from '../../wasm/adviser.ts?wasm';

export type Global = { readonly value: number };

/** What every program of `src/wasm` offers in which nets play: their sizes, chance, and what counts. */
export interface PlayingCore {
  readonly memory: WebAssembly.Memory;
  readonly playNetSize: Global;
  readonly bidNetSize: Global;
  readonly playInputs: Global;
  readonly bidInputs: Global;
  readonly sidePlayInputs: Global;
  readonly sideBidInputs: Global;
  readonly bidsAt: Global;
  readonly tricksAt: Global;
  readonly handsAt: Global;
  allocate(bytes: number): number;
  seedRandom(high: number, low: number): void;
  setSpoiling(weight: number): void;
  setSolo(): void;
  setPartnership(
    perTrick: number,
    bag: number,
    bagLimit: number,
    bagPenalty: number,
    bagCost: number,
    nil: number,
    blindNil: number,
  ): void;
  setStanding(
    total0: number,
    total1: number,
    bags0: number,
    bags1: number,
    target: number,
    last: boolean,
    decision: number,
  ): void;
}

/**
 * What `src/wasm/core.ts` offers. Addresses are bytes in `memory`; cards are suit · 16 + rank; trump
 * is a suit 0 … 3, 4 no trump, 5 every suit but the led one, 6 still to be named.
 */
export interface Core extends PlayingCore {
  readonly deviations: Global;
  readonly pointsAt: Global;
  readonly levelsAt: Global;
  readonly utilitiesAt: Global;
  readonly opponentCostsAt: Global;
  readonly actionValuesAt: Global;
  readonly actionsAt: Global;
  readonly candidatesAt: Global;
  readonly deviationCountsAt: Global;
  readonly probabilitiesAt: Global;
  readonly actionCount: Global;
  readonly candidateCount: Global;
  readonly determinizationCount: Global;
  readonly tricksLeft: Global;
  readonly turn: Global;
  setBlindNils(seats: number): void;
  setOpponentWeight(weight: number): void;
  roundUtility(seat: number): number;
  setUtilitySeat(seat: number): void;
  setTrump(trump: number): void;
  begin(
    players: number,
    handSize: number,
    trump: number,
    mustBreak: boolean,
    opener: number,
    turned: number,
  ): void;
  closeZero(seats: number): void;
  hideOwnCards(hook: boolean, naming: boolean): void;
  hold(seat: number, card: number): void;
  beginHistory(): void;
  replay(card: number): void;
  chooseBid(net: number, seat: number, open: number, sealed: boolean): number;
  chooseTrump(net: number, seat: number): number;
  chooseCard(net: number): number;
  evaluateCard(net: number, card: number): number;
  evaluateBid(net: number, seat: number, bid: number, sealed: boolean): number;
  beginSearch(
    playNet: number,
    bidNet: number,
    sealed: boolean,
    hook: boolean,
    named: boolean,
    margin: number,
    horizon: number,
  ): void;
  continueSearch(): number;
  leader(): number;
  leadInErrors(): number;
  meanOf(candidate: number): number;
  /** Counts the deals that agree with what a seat knows of the position: before they are drawn. */
  countDeterminizations(viewer: number): void;
  /** Puts one of these deals, each as likely as the others, into the hands. */
  determinize(): void;
  legalLow(): number;
  legalHigh(): number;
}

const abort = (): never => {
  throw new Error('the core stopped itself');
};

/** What a program of `src/wasm` offers, with a memory of its own. */
export function begin(bytes: Uint8Array<ArrayBuffer>): object {
  const module = new WebAssembly.Module(bytes);
  return new WebAssembly.Instance(module, { env: { abort } }).exports;
}

/** The opponents' core. */
export const openCore = (): Core => begin(program) as Core;
