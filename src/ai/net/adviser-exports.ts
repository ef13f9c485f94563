// Written by `npm run wasm:types` from src/wasm/adviser.ts.
import type { Global } from './global.ts';

/** The exports of the compiled program. Addresses are bytes in `memory`; documentation is in the sources. */
export interface AdviserExports {
  readonly memory: WebAssembly.Memory;
  // src/wasm/adviser.ts
  readonly optionsAt: Global;
  readonly representativesAt: Global;
  readonly ownPointsAt: Global;
  readonly otherPointsAt: Global;
  readonly packedOutcomesAt: Global;
  readonly madeAt: Global;
  readonly fellShortAt: Global;
  readonly namedAt: Global;
  readonly cardTricksAt: Global;
  readonly trickTakersAt: Global;
  readonly nilBreaksAt: Global;
  // src/wasm/hindsight.ts
  upperBound(option: number): number;
  readonly exact: Global;
  bestReachable(option: number, floor: number, limit: number): number;
  // src/wasm/judge.ts
  pointsOfBid(net: number, seat: number, bid: number, sealedBids: boolean): number;
  // src/wasm/advise.ts
  continueAdvice(): number;
  beginAdvice(kind: number, seat: number, low: number, high: number): void;
  readonly optionCount: Global;
  rolloutRound(): void;
  readonly determinizations: Global;
  readonly maxDeterminizations: Global;
  // src/wasm/core.ts
  allocate(bytes: number): number;
  readonly playNetSize: Global;
  readonly bidNetSize: Global;
  readonly playInputs: Global;
  readonly bidInputs: Global;
  readonly sidePlayInputs: Global;
  readonly sideBidInputs: Global;
  readonly deviations: Global;
  readonly pointsAt: Global;
  readonly utilitiesAt: Global;
  readonly opponentCostsAt: Global;
  readonly levelsAt: Global;
  readonly bidsAt: Global;
  readonly tricksAt: Global;
  readonly handsAt: Global;
  readonly actionValuesAt: Global;
  readonly actionsAt: Global;
  readonly candidatesAt: Global;
  readonly probabilitiesAt: Global;
  begin(players: number, handSize: number, trump: number, opener: number, turned: number): void;
  hold(seat: number, card: number): void;
  evaluateBid(net: number, seat: number, bid: number, sealedBids: boolean): number;
  legalLow(): number;
  legalHigh(): number;
  // src/wasm/decide.ts
  readonly actionCount: Global;
  chooseBid(net: number, seat: number, open: number, sealedBids: boolean): number;
  chooseCard(net: number): number;
  chooseTrump(net: number, seat: number): number;
  // src/wasm/round.ts
  addJoker(card: number): void;
  barZero(toSeats: number): void;
  hideOwnCards(hook: boolean, naming: boolean): void;
  leaveOut(card: number): void;
  setTrump(value: number): void;
  requireBreaking(): void;
  requireHeading(): void;
  requireTrumping(): void;
  requireTrumpLast(): void;
  letHighestBidderLead(): void;
  showCard(seat: number, card: number): void;
  openPlay(): void;
  readonly turn: Global;
  // src/wasm/payoff.ts
  setUtilitySeat(seat: number): void;
  setSpoiling(weight: number): void;
  // src/wasm/likelihood.ts
  setNetSeats(seats: number): void;
  // src/wasm/history.ts
  beginHistory(): void;
  replay(card: number): void;
  // src/wasm/search.ts
  beginBidSearch(seat: number, margin: number, open: number): void;
  beginSearch(margin: number, ownDecisions: number, low: number, high: number): void;
  readonly candidateCount: Global;
  lowestZScore(): number;
  bestCandidate(): number;
  zScoreOver(candidate: number, other: number, bonus: number): number;
  meanOf(candidate: number): number;
  continueSearch(): number;
  readonly determinizationCount: Global;
  // src/wasm/sides.ts
  setBlindNils(seats: number): void;
  setOpponentWeight(weight: number): void;
  setSolo(): void;
  setPartnership(
    pointsPerTrick: number,
    pointsForNil: number,
    pointsForBlindNil: number,
    scale: number,
  ): void;
  setTotals(total0: number, total1: number, bags0: number, bags1: number): void;
  setGameEnd(goal: number, last: boolean, points: number, probability0: number): void;
  setBagScoring(pointsForBag: number, limit: number, penalty: number, cost: number): void;
  // src/wasm/random.ts
  seedRandom(high: number, low: number): void;
  // src/wasm/sample.ts
  setPolicy(forCards: number, forBids: number): void;
  setBidding(sealedBids: boolean, hook: boolean, trumpNamed: boolean): void;
}

/** Parameters of every exported function; null for a global. */
export const ADVISER_ARITY: Readonly<
  Record<Exclude<keyof AdviserExports, 'memory'>, number | null>
> = {
  optionsAt: null,
  representativesAt: null,
  ownPointsAt: null,
  otherPointsAt: null,
  packedOutcomesAt: null,
  madeAt: null,
  fellShortAt: null,
  namedAt: null,
  cardTricksAt: null,
  trickTakersAt: null,
  nilBreaksAt: null,
  upperBound: 1,
  exact: null,
  bestReachable: 3,
  pointsOfBid: 4,
  continueAdvice: 0,
  beginAdvice: 4,
  optionCount: null,
  rolloutRound: 0,
  determinizations: null,
  maxDeterminizations: null,
  allocate: 1,
  playNetSize: null,
  bidNetSize: null,
  playInputs: null,
  bidInputs: null,
  sidePlayInputs: null,
  sideBidInputs: null,
  deviations: null,
  pointsAt: null,
  utilitiesAt: null,
  opponentCostsAt: null,
  levelsAt: null,
  bidsAt: null,
  tricksAt: null,
  handsAt: null,
  actionValuesAt: null,
  actionsAt: null,
  candidatesAt: null,
  probabilitiesAt: null,
  begin: 5,
  hold: 2,
  evaluateBid: 4,
  legalLow: 0,
  legalHigh: 0,
  actionCount: null,
  addJoker: 1,
  setUtilitySeat: 1,
  setNetSeats: 1,
  beginHistory: 0,
  beginBidSearch: 3,
  beginSearch: 4,
  setBlindNils: 1,
  barZero: 1,
  hideOwnCards: 2,
  leaveOut: 1,
  candidateCount: null,
  chooseBid: 4,
  chooseCard: 1,
  chooseTrump: 2,
  lowestZScore: 0,
  bestCandidate: 0,
  zScoreOver: 3,
  meanOf: 1,
  setOpponentWeight: 1,
  setSolo: 0,
  setPartnership: 4,
  replay: 1,
  continueSearch: 0,
  seedRandom: 2,
  setSpoiling: 1,
  setTrump: 1,
  setTotals: 4,
  setGameEnd: 4,
  setBagScoring: 4,
  setPolicy: 2,
  setBidding: 3,
  requireBreaking: 0,
  requireHeading: 0,
  requireTrumping: 0,
  requireTrumpLast: 0,
  letHighestBidderLead: 0,
  showCard: 2,
  openPlay: 0,
  turn: null,
  determinizationCount: null,
};
