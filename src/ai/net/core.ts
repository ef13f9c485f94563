import program from '../../wasm/adviser.ts?wasm';

export type Global = { readonly value: number };

/** What both programs with nets offer: net sizes, randomness, scoring. */
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
 * What `src/wasm/core.ts` exports. Addresses are bytes in `memory`; cards are suit × 16 + rank; trump is a
 * suit 0–3, 4 no trump, 5 every suit but the led one, 6 not named yet.
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
  /** Counts the determinizations consistent with what a seat knows; to be called before drawing any. */
  countDeterminizations(viewer: number): void;
  /** Draws one of them uniformly, into the hands. */
  determinize(): void;
  legalLow(): number;
  legalHigh(): number;
}

const abort = (): never => {
  throw new Error('the core stopped itself');
};

/** The exports of a compiled program, with a memory of its own. */
export function begin(bytes: Uint8Array<ArrayBuffer>): object {
  const module = new WebAssembly.Module(bytes);
  return new WebAssembly.Instance(module, { env: { abort } }).exports;
}

/** A core for opponents. */
export const openCore = (): Core => begin(program) as Core;
